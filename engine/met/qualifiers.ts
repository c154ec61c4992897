/** The words of a wish that say what kind of thing it is to be: before its name, behind it, and what it is to have. */
import { thingsNamed } from '../brief/named-things.ts';
import { OPENS } from '../brief/whole-phrase.ts';
import type { Called } from '../features/called/called.ts';
import type { Wish } from '../model/brief.ts';
import { escaped } from '../model/escaped.ts';
import { singular } from '../planting/plant-names.ts';
import { plantClassOf } from './plant-classes.ts';

export type Qualifier = {
  /** As it is told back: "L shaped", "with storage". */
  say: string;
  /** Without its joining word: "storage". */
  words: string;
  /** `kind`: a word of its own name, "metal shed"; `head`: its name is another one, "bike hangar"; `clause`: a sentence about it. */
  at: 'before' | 'kind' | 'head' | 'with' | 'in' | 'place' | 'clause';
};

/** What one does there, and no thing: before it nothing is said of a kind, and with it one brings what one likes. */
const DOES = /^(?:to |sit|eat|grow|entertain|dining|sunbathing|washing)/;

/** Said of anything, and nothing that a plan could lack. */
const SAYS_LITTLE = wordSet(`
  nice nice-looking lovely pretty beautiful good great great-looking better best decent proper real simple basic plain ordinary
  normal usual standard useful usable practical attractive interesting special favourite old-fashioned traditional-looking cute
  cosy relaxing peaceful tidy neat cheap affordable inexpensive quality sturdy strong solid hard-wearing bloody absolutely slightly
  soft subtle warm mostly chunky whirly gentle fresh cold laid mown new extra additional main separate own actual easy comfy comfortable
  outdoor outside garden family kids kid's kids' children's
  small smallish little tiny mini big bigger large larger huge enormous massive generous long longer short wide wider narrow thin
  deep medium sized size modest spacious entire whole total full half
  modern contemporary traditional rustic natural informal formal elegant stylish smart classic
  colourful different various mixed matching english
  back front left right far side top bottom middle central other another second third only just
  moved turned become replaced renewed sorted done put`);
/** Behind its name these belong to it and add nothing: a lime tree, a bench seat. */
const GOES_WITH = wordSet(`
  tree trees bush bushes plant plants shrub shrubs flower flowers bed beds border borders seat seats set
  area areas garden gardens space spaces place places bit bits spot zone patch corner feature features system stuff things
  outside outdoors high tall wide long deep big enough too plus only please there here back again each side sides both
  seed seeds somewhere maybe instead next near nearer same itself all round middle everywhere`);

function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/));
}
const norm = (text: string): string =>
  text
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/["“”[\]]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Where in a phrase the thing itself is named, from and to; null where it is not. */
function headIn(
  phrase: string,
  { plant, concept, kind }: Wish,
  called: Called | null,
): [number, number] | null {
  const words =
    kind === 'plant'
      ? [plant ?? concept, ...(plant ?? concept).split(/[ _]/).slice(-1)].map((word) =>
          escaped(singular(word)).replace(/y$/, '(?:y|ie)'),
        )
      : (called?.words.split('|') ?? []).map((word) => escaped(word).replace(/[ -]/g, '[ -]'));
  if (!words.length) return null;
  const found = new RegExp(
    `(?<![\\w-])(?:${[...words].sort((a, b) => b.length - a.length).join('|')})(?:e?s)?(?![\\w-])`,
  ).exec(phrase);
  return found && [found.index, found.index + found[0].length];
}

const WITH = /(?:^|[ (])(?:with|w\/?|including|incl\.?)(?: |(?=\/))(.+)$/;
const CLAUSE =
  /(?:^| )((?:that|which|where|whose)(?:'s|'d)? .+|(?:she|he|i|we|they|you)(?:'s|'d|'ll|'re|'ve)? [a-z].+)$/;
/** What is good, enough or easy about a thing no plan could lack. */
const PRAISED =
  /\b(?:enough|good|work\w*|last\w*|nice|easy|fine|look after|isn'?t|doesn'?t|allowed|like|love|want|play|use|run)\b/;
/** Held by a rule of its own: a way that comes round, the air that a unit wants, how many sit down. */
const MEASURED =
  /\b(?:loop|goes (?:all the way |right )?round|back to|air ?flow|(?:seats?|sits?|holds?|takes?) (?:at least |up to |about |around |all )?(?:\d+|of us|two|three|four|five|six|seven|eight|nine|ten|twelve|everyone|everybody))\b/;
/** What stands for another word. */
const NO_PART =
  /^(?:somewhere|something|it|them|us|me|her|him|that|this|those|one|ones|room|space)\b/;
/** Said of planting, and told by its seasons elsewhere. */
const OF_PLANTING = /\b(?:interest|colour|character|structure|height|texture|season)\b/;
const IN = /(?:^| )in (?:an? )?([a-z]+(?: [a-z]+)?)$/;
const PLACE =
  /(?:^| )((?:along|between|opposite|nearer(?: to)?|(?:at|near) (?:the )?(?:top|bottom|end)(?= |$)|on top of|on|to the|apart from)(?: [a-z].*)?)$/;
/** "On her own" is no place. */
const OWN = /^on (?:my|her|his|our|their|its|your) own\b/;
const VIEW = / ((?:for|with) (?:the|a|its) view.*|and (?:see|look) .+)$/;
const PURPOSE =
  / (?:for|to(?! (?:the|my|our) )|so|because|cos|as|in case|like|please|if|or|and|is|are) .*$/;
const HOUSE = /\b(?:house|home|kitchen|doors?|sliders?|bifolds?|conservatory|orangery|windows?)\b/;

/** Every qualifier of a wish, in the order said; what is tested by a rule of its own (place, number, size) is left out. */
export function qualifiersOf(wish: Wish, called: Called | null): Qualifier[] {
  let phrase = norm(wish.said ?? wish.quote);
  const quote = norm(wish.quote);
  for (const { quote: place } of wish.where ?? [])
    phrase = phrase.replace(norm(place), ' ; ').replace(/ ; $/, '');
  const head = headIn(phrase, wish, called);
  if (!head) return [];
  const out: Qualifier[] = [];
  const add = (at: Qualifier['at'], words: string, say = words): void => {
    if (words && !out.some((one) => one.words === words)) out.push({ at, words, say });
  };
  const [from, to] = head;
  const before = (
    phrase
      .slice(0, from)
      .split(/[.,;:!?()]/)
      .at(-1) ?? ''
  )
    .trim()
    .split(' ');
  const own = before.slice(before.findLastIndex((word) => OPENS.has(word)) + 1);
  // "built in" and "made of" are one
  if (before.at(-1) === 'in' && before.at(-2) === 'built') own.splice(0, own.length, 'built in');
  const opened = before.at(-own.length - 1);
  if (opened === 'to') own.shift();
  if (opened !== 'for' && !(DOES.test(phrase.slice(from, to)) && from > 0))
    for (const run of runsOf(own, wish.kind === 'plant' || called?.name === 'flower beds'))
      add('before', run);
  for (const word of phrase.slice(from, to).split(' ').slice(0, -1)) add('kind', word);
  // "sink a hot tub" says how it is to lie
  const lies = /\b(?:sink|sunk|sunken|bur(?:y|ied))\b/.exec(phrase.slice(0, from));
  if (lies) add('before', lies[0], phrase.slice(lies.index, to));
  const [behind, ...fragments] = phrase.slice(to).split(', ');
  for (const one of fragments)
    if (/^(?:all )?[a-z]+$/.test(one)) add('in', one.replace('all ', ''));
  let rest = behind!;
  // what its own words go on to: a bike hangar is no bike
  const next = /^ ([a-z][a-z-]+)(?!')\b/.exec(rest)?.[1];
  if (
    next &&
    quote.includes(`${phrase.slice(from, to)} ${next}`) &&
    !OPENS.has(next) &&
    !GOES_WITH.has(next) &&
    !SAYS_LITTLE.has(next) &&
    !thingsNamed(next).length &&
    !PLACE.test(rest) &&
    !/(?:ed|ing|ly)$/.test(next)
  ) {
    add('head', next, wish.kind === 'plant' ? next : `${phrase.slice(from, to)} ${next}`);
    rest = rest.slice(next.length + 1);
  }
  if (next?.endsWith('ed') && quote.includes(next) && !OPENS.has(next) && !SAYS_LITTLE.has(next))
    add('before', next);
  const clause = CLAUSE.exec(rest);
  if (clause) {
    rest = rest.slice(0, clause.index);
    const said = clause[1]!;
    if (
      !PRAISED.test(said) &&
      !MEASURED.test(said) &&
      said.split(' ').length > 1 &&
      said !== 'that too'
    )
      add('clause', said);
  }
  const view = VIEW.exec(rest);
  if (view) {
    rest = rest.slice(0, view.index);
    add('clause', view[1]!.replace(/^and /, ''));
  }
  const having = WITH.exec(rest);
  if (having) {
    rest = rest.slice(0, having.index);
    const parts = DOES.test(phrase.slice(from, to))
      ? []
      : having[1]!
          .replace(/ (?:for|to|so|because|cos|as|in case|like|please|if|is|are) .*$/, '')
          .split(/,|&|\/| and | plus /);
    for (const part of parts) {
      const name = part
        .trim()
        .replace(/^(?:an?|the|some|its|lots of|plenty of|about|\d+|two|three|four) /g, '')
        .replace(/ (?:all )?round(?: (?:it|them|that|the edges?))?(?: too)?$/, '');
      if (name && !NO_PART.test(name) && !OF_PLANTING.test(name) && !MEASURED.test(name))
        add('with', name, `with ${name}`);
    }
  }
  // a second thing in one breath that nobody knows
  const beside = /^ (?:and|&) ([a-z]+(?: [a-z]+)?)$/.exec(rest)?.[1];
  if (
    beside &&
    quote.endsWith(beside) &&
    !thingsNamed(beside).length &&
    !OPENS.has(beside.split(' ')[0]!)
  )
    add('head', beside);
  const faces = /(?:^| )(facing [a-z-]+(?: [a-z]+)?)/.exec(rest);
  if (faces && !HOUSE.test(faces[1]!)) add('place', faces[1]!);
  const made = /(?:^| )(?:made )?(?:of|from) (?:an? )?([a-z]+(?: [a-z]+)?)$/.exec(
    rest.replace(PURPOSE, ''),
  );
  if (made) add('in', made[1]!, `of ${made[1]!}`);
  const inside = IN.exec(rest.replace(PURPOSE, ''));
  if (inside && !OPENS.has(inside[1]!.split(' ')[0]!)) add('in', inside[1]!, `in ${inside[1]!}`);
  const place = PLACE.exec(rest.replace(PURPOSE, ''));
  if (
    place &&
    wish.place === null &&
    !wish.where?.length &&
    !HOUSE.test(place[1]!) &&
    !OWN.test(place[1]!)
  )
    add('place', place[1]!);
  return out;
}

/** Words that stand side by side and say something, joined: "cart lodge style". */
function runsOf(words: readonly string[], isPlanting: boolean): string[] {
  const runs: string[][] = [[]];
  for (const word of words) {
    const isIdle =
      !word ||
      (SAYS_LITTLE.has(word) && !(isPlanting && plantClassOf(word))) ||
      /^[\d.,x×'"²-]*(?:m|ft|foot|feet|met(?:re|er)s?|cm|mm|inch(?:es)?|litres?|seater|man|berth|bed|bay)?$/.test(
        word,
      );
    if (isIdle) runs.push([]);
    else runs.at(-1)!.push(word);
  }
  return runs.map((run) => run.join(' ')).filter(Boolean);
}

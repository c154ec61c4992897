/** Things that are told of as standing in the garden and staying there: a greenhouse, a garage, a washing line, a slide. */
import type { StandingSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import { placeIn } from './places.ts';

/** What it is, the words for it, and whether it is so heavy that telling where it is tells that it stays. */
type Kind = { what: StandingSaid['what']; words: string; isFixed?: true };
const KINDS: readonly Kind[] = [
  { what: 'greenhouse', words: 'green ?houses?|glass ?houses?' },
  {
    what: 'garage',
    words:
      '(?:(?:single|double|detached|prefab|concrete|brick|old|asbestos) )*garages?(?! (?:wall|door|roof|conversion|side))',
    isFixed: true,
  },
  {
    what: 'outbuilding',
    words:
      '(?:brick |stone |old )*(?:outhouses?|out ?buildings?|outside (?:loo|toilet|lav)|coal ?(?:bunker|shed|hole|house)|wash ?house|bunker|privy|wash ?house|air[- ]raid shelter|anderson shelter|substation|stables?)',
    isFixed: true,
  },
  {
    what: 'conservatory',
    words: '(?:conservatory|orangery|sun ?room|garden ?porch)',
    isFixed: true,
  },
  { what: 'lean-to', words: '(?:glass |wooden )?lean[- ]tos?(?! greenhouse)', isFixed: true },
  { what: 'summerhouse', words: 'summer ?houses?' },
  {
    what: 'shed',
    words: '(?:(?:big|small|old|brick|wooden|metal|large|little) )*sheds?(?! (?:base|roof|floor))',
  },
  { what: 'log store', words: '(?:log|wood) stores?' },
  { what: 'polytunnel', words: 'poly ?tunnels?' },
  { what: 'washing line', words: '(?:washing|clothes) ?lines?' },
  {
    what: 'rotary line',
    words: 'rotary (?:washing |clothes )?(?:lines?|dri?ers?|airers?)|whirlygigs?|washing whirl',
  },
  { what: 'trampoline', words: 'trampolines?(?! base)' },
  { what: 'climbing frame', words: 'climbing[- ]frames?' },
  { what: 'swing', words: 'swings?(?: set| frame)?(?! seat)' },
  { what: 'slide', words: 'slides?' },
  { what: 'basketball hoop', words: '(?:basket ?ball|netball) (?:hoop|net|post|ring)s?' },
  { what: 'playhouse', words: 'play ?houses?|wendy houses?' },
  { what: 'pergola', words: 'pergolas?' },
  { what: 'raised bed', words: '(?:brick |sleeper )?raised beds?' },
  { what: 'pond', words: '(?:koi |fish |wildlife |small |big )*ponds?' },
  {
    what: 'base',
    words:
      '(?:massive |big |large |old |solid )*(?:concrete|trampoline|shed|garage) (?:base|pad|hard ?standing)',
  },
  {
    what: 'cover',
    words:
      'man ?holes?(?: covers?)?|inspection (?:covers?|chambers?)|drain covers?|septic tanks?(?: lid)?',
    isFixed: true,
  },
  {
    what: 'pole',
    words: 'telegraph poles?|electricity poles?|BT poles?|pylons?',
    isFixed: true,
  },
  { what: 'chicken run', words: '(?:chicken|hen) (?:run|coop|house)s?' },
];
const ANY = new RegExp(`\\b(?:${KINDS.map(({ words }) => words).join('|')})\\b`, 'gi');

const STAYS =
  /\b(?:(?:is|are|that'?s|it'?s|all|both|which|and|to|must|has to|have to|can|will|should) )*(?:stay(?:s|ing)?|remain(?:s|ing)?)\b|\b(?:isn'?t|not|aren'?t|won'?t be) (?:going(?: anywhere| to move)|moving|(?:to be )?moved|coming (?:out|down))\b|\bcan'?t (?:be )?(?:move|go|shift)|\b(?:would|will|to|want to|'?ll) keep\b|\bkeeping (?:that|it|them|this)\b|\bnot for discussion\b|\bbolted down\b|\bconcreted in\b/i;
const KEEPS =
  /\b(?:keep(?:ing)?|retain(?:ing)?|leave|leaving) (?:(?:the|our|my|his|her|this|that|both|old|existing) )*$|\b(?:existing|staying|to stay|to keep|keep|already here)\b[^.;]{0,60}: [^.;]*$|\bexisting $/i;
const IS_THERE =
  /\b(?:there(?:'?s| is| are)(?: also| already)?|we(?:'ve| have)(?: currently)?(?: got| just got)?|i(?:'ve| have)(?: got)?|garden has|it has|already have|comes? with|came with|currently|at present|at the moment)\b[^.;]*$/i;
/** It is wished for, asked about or another's. */
const WISHED =
  /\b(?:want(?:s|ed)?|would like|'?d like|'?d love|love|like|need(?:s|ed)?|wish|new|build|buil[dt]|room for|space for|somewhere|add(?:ing)?|putt?(?:ing)?|get(?:ting)?|could|can we|maybe|perhaps|possibly|thinking|idea|dream|would be|should|instead|replac\w*|for a|fit an?|if|unless|going to|plan|install|where (?:a|the)|no|without|never|not|hide|in bits|end up with|doing in it|used to)\b[^.;]*$/i;
const OTHERS =
  /\b(?:next[- ]door(?:'?s)?|neighbou?r(?:'?s|s'?)?|their|number \d+'?s|opposite(?:'?s)?|last house|friend'?s|mum'?s|sister'?s|vendors?|garden centre|behind us)(?: \w+){0,5} $/i;
const GOES =
  /\b(?:(?:is|are|it'?s|has to|have to|must|can|will|to be|to|needs? to|could|wants?) )?(?:go(?:es)?\b(?! (?:right |all |straight )*(?:across|along|round|around|up|down|to|from|over|through|back|into|under|with|by|the way)\b)|going|gone|move|moved|come (?:out|down)|coming (?:out|down)|removed?|demolish\w*|knocked|knocking|taken|skip(?:ped)?|sold|collapsed|fell|falling down|blew|rotten|dead|broken|used to|down|turned|filled in|base|replaced|too big)\b/i;
const GOING_BEFORE =
  /\b(?:rid of|remov\w+|demolish\w*|los(?:e|ing)|rip\w*|take (?:out|down)|taking (?:out|down)|dead|rotten|broken|knackered|where an?|had the|lost|collapsed|from)(?: \w+){0,3} $/i;
/** Said a little further on: "asbestos roof, coming down", "the garage of the neighbour". */
const GOES_LATER =
  /\b(?:coming down|comes down|come down|in pieces|wants? replacing|has gone|of the neighbou?r)\b/i;
/** Of a part of the house or of another thing: "the garage wall", "against the shed". */
const BESIDE_IT =
  /\b(?:against|behind|onto|to|from|in|inside|off|beside|into|of|on|through|via|at|with|by|under|up)(?: the| our| my| his| a)? (?:side of (?:the |our )?)?$/i;

/** So far before and after its name what is said of a thing is looked for, in characters. */
const BEFORE = 70,
  AFTER = 80;

const SIZE =
  /(\d+(?:\.\d+)?) ?(ft|foot|feet|'|m|metres?)? ?(?:x|by|×) ?(\d+(?:\.\d+)?) ?(ft|foot|feet|'|m\b|metres?)?/i;
/** Without a unit, both figures from this on are feet: sheds are sold as 8 x 6. */
const FEET_FROM = 5;
const LEAST_M = 0.8,
  MOST_M = 12;

/** Both sides in metres, where they stand right beside the name. */
function sizeIn(before: string, after: string): [number, number] | null {
  const found = SIZE.exec(after.slice(0, 32)) ?? SIZE.exec(before.slice(-20));
  if (!found) return null;
  const [, a, unitA, b, unitB] = found,
    unit = unitB ?? unitA,
    isFeet = unit ? /^(?:f|')/i.test(unit) : Math.max(Number(a), Number(b)) >= FEET_FROM;
  const metres = figuresOf(`${a} ${isFeet ? 'ft' : 'm'} by ${b} ${isFeet ? 'ft' : 'm'}`).metres;
  return metres.length === 2 && metres.every((m) => m >= LEAST_M && m <= MOST_M)
    ? [metres[0]!, metres[1]!]
    : null;
}

/** What is said of one thing lies between the names of its neighbours. */
function around(sentence: string, at: number, end: number): { before: string; after: string } {
  const before = sentence.slice(Math.max(0, at - BEFORE), at),
    rest = sentence.slice(end, end + AFTER);
  const next = rest.search(ANY);
  return { before, after: next > 0 ? rest.slice(0, next) : rest };
}

const FROM_HOUSE = new RegExp(
  String.raw`\b(?:at|about|is|some)? ?(${LENGTH})(?: (?:and|&|,) (${LENGTH}))? (?:out |away )?(?:from|off) (?:the )?(?:back wall|house|back door|patio doors?|kitchen)`,
  'i',
);
/** "At 4 m and 11 m from the back wall", which is the house's. */
function distancesIn(after: string): Pick<StandingSaid, 'fromHouseM'> {
  const found = FROM_HOUSE.exec(after);
  if (!found) return {};
  return {
    fromHouseM: found.slice(1, 3).flatMap((one) => (one ? figuresOf(one).metres.slice(0, 1) : [])),
  };
}

const BESIDE =
  /\b(?:near|next to|by|beside|behind|alongside|in front of) (?:the |our |my )?([a-z ]{3,24})/i;
/** What stands by another thing is where that is. */
function besideOthers(out: readonly StandingSaid[], near: ReadonlyMap<StandingSaid, string>): void {
  for (const one of out)
    one.place ??=
      out.find((other) => other !== one && near.get(one)?.startsWith(other.name))?.place ?? null;
}

const ACROSS = /\b(?:full|whole|entire) width\b|\bright across\b|\bacross the (?:whole|full)\b/i;
const DEEP = new RegExp(
  String.raw`(${LENGTH}) (?:deep|back)\b|\b(?:depth (?:of |is )?|takes (?:up )?(?:about )?)(${LENGTH})`,
  'i',
);
/** "Outbuilding at the end full width (3 metre deep": null where it is narrower, or nobody said how deep it is. */
function acrossIn(after: string): Pick<StandingSaid, 'acrossM'> {
  if (!ACROSS.test(after)) return {};
  const deep = DEEP.exec(after),
    metres = deep ? figuresOf((deep[1] ?? deep[2])!).metres[0] : undefined;
  return metres !== undefined && metres >= LEAST_M && metres <= MOST_M ? { acrossM: metres } : {};
}

/** Each thing once, in the order told. */
export function standingIn(text: string): StandingSaid[] {
  const out: StandingSaid[] = [],
    near = new Map<StandingSaid, string>();
  for (const { text: sentence, start } of sentencesIn(text))
    for (const match of sentence.matchAll(ANY)) {
      const kind = KINDS.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(match[0]));
      if (!kind) continue;
      const at = match.index,
        end = at + match[0].length,
        { before, after } = around(sentence, at, end);
      const clause = before.split(/[,;:(]|\bbut\b/).at(-1)!,
        said = after.split(/[,;]| but /)[0]!;
      const stays = STAYS.test(after) || KEEPS.test(before);
      if (OTHERS.test(before) || GOING_BEFORE.test(before)) continue;
      if (
        !stays &&
        (GOES.test(said) || GOES_LATER.test(after) || WISHED.test(before) || /\?/.test(after))
      )
        continue;
      if (stays && /\b(?:no|new|want|not)(?: an?)? $/i.test(clause)) continue;
      const distances = kind.what === 'cover' && FROM_HOUSE.test(after);
      const place =
        placeIn(`${said} `) ?? (stays ? placeIn(after) : null) ?? placeIn(clause.slice(-30));
      const isTold =
        stays ||
        distances ||
        (kind.what === 'base' && /\b(?:a|an|the|and|there'?s|its all)\b/i.test(clause)) ||
        (IS_THERE.test(before) && !BESIDE_IT.test(before)) ||
        (place !== null &&
          (kind.isFixed === true || at <= 2) &&
          !BESIDE_IT.test(clause.replace(/\bnear the $/i, '')));
      if (!isTold) continue;
      const known = out.find((one) => one.what === kind.what);
      const size = sizeIn(before, after);
      if (known) {
        known.place ??= place;
        known.sizeM ??= size;
        known.isKept ||= stays;
        continue;
      }
      const told: StandingSaid = {
        what: kind.what,
        name: match[0].toLowerCase(),
        place,
        sizeM: size,
        isKept: stays,
        ...(place === 'back' ? acrossIn(after) : {}),
        ...(kind.what === 'cover' ? distancesIn(after) : {}),
        quote: sentence.slice(Math.max(0, at - 20), end + 40).trim(),
        start: start + at,
        end: start + end,
      };
      const by = BESIDE.exec(sentence.slice(end, end + AFTER + 40))?.[1];
      if (by && place === null) near.set(told, by.toLowerCase());
      out.push(told);
    }
  besideOthers(out, near);
  return out;
}

/** Things that stand in the garden and stay: named, counted and placed as the text says. */
import type { KeptThing } from '../model/brief.ts';
import { numberAt } from './amounts.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { TextWishes } from './read-wishes.ts';
import { judge } from './stances.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

type Kind = KeptThing['kind'];
const TREES =
  'apple|pear|plum|cherry|damson|fig|birch|silver birch|oak|acer|japanese maple|maple|magnolia|willow|holly|yew|hawthorn|rowan|sycamore|ash|beech|lime|horse chestnut|chestnut|walnut|eucalyptus|olive|palm|fir|pine|conifer|cedar|spruce|mulberry|quince|medlar|crab apple|laburnum|lilac|elder|elm|hazel|poplar|alder|bay|christmas|fruit|cherry blossom|blossom|copper beech|monkey puzzle|greengage|almond|eucalyptus|hornbeam|amelanchier|whitebeam';
export const THINGS = makeDictionary<Kind | ''>([
  [
    TREES.split('|')
      .map((name) => `${name} tree`)
      .join('|'),
    'tree',
  ],
  [
    'pine|pines|fir|firs|cedar|cedars|beeches|maple|maples|apples|bramley|tree|trees|conifers|conifer|silver birch|birch|birches|oak|oaks|acer|acers|japanese maple|magnolia|willow|sycamore|eucalyptus|monkey puzzle|cherry|rowan|copper beech|leylandii|yew|ash|walnut|laburnum|hawthorn|plum|holly|olive',
    'tree',
  ],
  [
    'camellia|camellias|rhododendron|rhododendrons|azalea|hydrangea|hydrangeas|shrub|shrubs|lilac|rose|roses|rose bush|rose bushes|bush|bushes|wisteria|clematis|peony|peonies|fatsia|buddleia|mahonia|rosemary bush|bay bush|pieris|viburnum|pampas grass|fern|ferns|lavender',
    'shrub',
  ],
  [
    'hedge|hedges|hedging|laurel hedge|privet hedge|box hedge|beech hedge|yew hedge|hawthorn hedge|conifer hedge|leylandii hedge|hornbeam hedge',
    'hedge',
  ],
  [
    'shed|garden shed|tool shed|bike shed|workshop|garden room|garden office|summer house|summerhouse|log cabin|outbuilding|studio',
    'shed',
  ],
  ['greenhouse|glasshouse|polytunnel', 'greenhouse'],
  ['patio|terrace|paved area|decking|deck|paving', 'patio'],
  ['pond|fish pond|wildlife pond', 'pond'],
  ['brick wall|garden wall|stone wall|retaining wall|wall', 'wall'],
  [
    'garage|the well|a well|old well|brick well|wishing well|stone well|air raid shelter|anderson shelter|oil tank|telegraph pole|pergola|manhole|air source heat pump|heat pump|coal bunker|statue|pizza oven|arch|arbour|treehouse|tree house',
    'other',
  ],
  [
    'terraced house|terrace house|tree fern|tree surgeon|christmas tree lights|tree lined|wall to wall|wall mounted|wall lights|end of terrace|mid terrace|victorian terrace|patio doors|patio door|patio heater|patio set|patio furniture|pond plants|paving stones|house wall|wall of|terrace of|holly road|fruit trees|ash road|hedgehog|roof terrace',
    '',
  ],
]);
export const ADJECTIVES = new Set([
  'old',
  'mature',
  'big',
  'large',
  'huge',
  'lovely',
  'beautiful',
  'small',
  'little',
  'young',
  'existing',
  'established',
  'gnarled',
  'magnificent',
  'tall',
  'ancient',
  'wonderful',
  'precious',
  'dwarf',
  'japanese',
  'silver',
  'flowering',
  'evergreen',
  'red',
  'white',
  'pink',
  'purple',
  'brick',
  'stone',
  'wooden',
  'weeping',
  'fine',
  'gorgeous',
  'great',
  'good',
  'nice',
  'multi',
  'stem',
  'stemmed',
  'espaliered',
  'climbing',
  'box',
  'laurel',
  'privet',
  'yew',
  'beech',
  'conifer',
  'victorian',
  'garden',
  'fruit',
  'apple',
  'cherry',
  'plum',
  'pear',
  'new',
  'massive',
  'giant',
  'sprawling',
  'twisted',
  'leaning',
  'favourite',
]);
const WORN =
  /\b(?:rotten|rotting|broken|falling|dilapidated|tatty|knackered|ramshackle|tired|crumbling|leaking|leaky|ugly|horrible|hideous|grotty|dead|dying|diseased|cracked|awful|derelict|manky|rickety|collapsing|dangerous|overgrown|wonky|shabby|scruffy|nasty|useless)\b/;

const SPOTS: [RegExp, KeptThing['where']][] = [
  [
    /\b(?:back|far|rear|bottom|top|end)(?: \w+)? ?left\b|\bleft(?: hand)? (?:back|rear|far|bottom)\b|\bleft (?:\w+ )?(?:at|of) the (?:back|bottom|end|far end|rear)\b|\bback on the left\b/,
    'back-left',
  ],
  [
    /\b(?:back|far|rear|bottom|top|end)(?: \w+)? ?right\b|\bright(?: hand)? (?:back|rear|far|bottom)\b|\bright (?:\w+ )?(?:at|of) the (?:back|bottom|end|far end|rear)\b|\bback on the right\b/,
    'back-right',
  ],
  [/\bleft\b/, 'left'],
  [/\bright(?: hand| side|-hand)|\b(?:the|on|to|far) right\b/, 'right'],
  [/\b(?:middle|centre|center|central)\b/, 'middle'],
  [
    /\b(?:by|near|next to|close to|beside|against|outside|in front of) (?:the |our )?(?:back of the )?(?:house|patio|back door|kitchen|patio doors|conservatory|window|extension)\b|\bnear the house\b/,
    'near-house',
  ],
  [/\b(?:back|bottom|far end|end|rear|far|top of the garden|furthest)\b/, 'back'],
];

function whereOf(text: Text, from: number, to: number): KeptThing['where'] {
  const sentence = text.tokens[from]!.sentence;
  let s = '';
  for (
    let i = to;
    i < to + 12 && i < text.tokens.length && text.tokens[i]!.sentence === sentence;
    i++
  ) {
    const { text: word } = text.tokens[i]!;
    if (
      (word === 'and' || word === ',' || word === 'but') &&
      i > to &&
      /^(?:the|a|an|some|two|our|my|i|we)$/.test(text.tokens[i + 1]?.text ?? '')
    )
      break;
    s += `${word} `;
  }
  for (const [pattern, where] of SPOTS) if (pattern.test(s)) return where;
  // "on the left there is an old apple tree"
  const before = text.tokens
    .slice(Math.max(0, from - 12), from)
    .filter((t) => t.sentence === sentence)
    .map((t) => t.text)
    .join(' ');
  const ahead =
    /\b(?:on|at|in) the ((?:\w+ ){1,4})(?:corner |side |of the garden |, )*(?:there is|there's|there are|we have|is|stands|sits)\b/.exec(
      before,
    );
  if (ahead)
    for (const [pattern, where] of SPOTS) if (pattern.test(`the ${ahead[1]!}`)) return where;
  return null;
}

const OWNED =
  /\b(?:have|has|we've|i've|got|existing|already|there is|there's|is there|there are|there|existing|our|my|the|came with|inherited)\b/;
const STAYS_UNASKED = new Set<Kind>([
  'tree',
  'hedge',
  'shed',
  'greenhouse',
  'pond',
  'wall',
  'other',
]);

/** Kept things, at most eight; a thing that is told to go, or is worn out, is not kept. */
export function readKeep(text: Text, stances: Stances, wishes: TextWishes): KeptThing[] {
  const { tokens } = text;
  const out: KeptThing[] = [];
  const gone = new Set<Kind>();
  for (const { value: kind, from, to } of findPhrases(tokens, THINGS)) {
    if (!kind || out.length >= 8) continue;
    const judged = judge(text, stances, from, to);
    const sentence = tokens[from]!.sentence;
    const before = tokens
      .slice(Math.max(0, from - 5), from)
      .filter((t) => t.sentence === sentence)
      .map((t) => t.text)
      .join(' ');
    if (/^trees?$/.test(tokens[from]!.text) && tokens[to]?.text === ':') continue;
    if (judged === 'remove') {
      gone.add(kind);
      continue;
    }
    let first = from;
    while (
      first > 0 &&
      tokens[first - 1]!.sentence === sentence &&
      ADJECTIVES.has(tokens[first - 1]!.text)
    )
      first--;
    const described = text.tokens
      .slice(first, to)
      .map((t) => t.text)
      .join(' ');
    // "a plot with lots of old trees" describes, whatever verb stands before
    const aged =
      (judged === 'bare' || judged === 'want') &&
      kind !== 'patio' &&
      (/\b(?:old|existing|established|gnarled|ancient)\b/.test(described) ||
        (judged === 'bare' && /\bmature\b/.test(described)));
    // "big willow at the end": nobody plants a big one
    const stands =
      judged === 'bare' &&
      (kind === 'tree' || kind === 'hedge') &&
      /\b(?:big|large|huge|massive|tall|giant|enormous)\b/.test(described) &&
      whereOf(text, from, to) !== null;
    if (judged !== 'keep' && judged !== 'exist' && !aged && !stands) continue;
    if (judged === 'exist' && !STAYS_UNASKED.has(kind)) continue;
    // "a pond is the dream" owns none
    if (
      kind === 'pond' &&
      judged === 'exist' &&
      !OWNED.test(
        `${before} ${text.tokens
          .slice(to, to + 6)
          .filter((t) => t.sentence === sentence)
          .map((t) => t.text)
          .join(' ')}`,
      )
    )
      continue;
    if (
      kind === 'pond' &&
      judged !== 'keep' &&
      /\b(?:an?|some) (?:\w+ ){0,3}$/.test(`${before} `) &&
      /^(?:is|would|will|that|to)\b/.test(tokens[to]?.text ?? '')
    )
      continue;
    // "hedge (hawthorn)", "hedge of beech": what the hedge is made of
    if (
      (kind === 'tree' || kind === 'shrub') &&
      /\b(?:hedge|hedges|hedging) (?:\(|of|-|:) (?:\w+ (?:and|&|,|\/) ){0,2}$/.test(`${before} `)
    )
      continue;
    if (
      judged === 'exist' &&
      (kind === 'wall' || kind === 'other' || kind === 'hedge') &&
      stances.at[from] !== 'exist'
    )
      continue;
    if (
      judged === 'exist' &&
      (/\b(?:no|not|any|under|between|overhanging|many|lots of|too many) $/.test(`${before} `) ||
        WORN.test(before) ||
        /\b(?:like|new|of a|size of) $/.test(`${before} `))
    )
      continue;
    if (
      judged === 'exist' &&
      kind === 'shed' &&
      wishes.wanted.some(
        (w) =>
          w.value === 'shed' &&
          /new|bigger|larger|replac/i.test(w.source.kind === 'read' ? w.source.quote : ''),
      )
    )
      continue;
    const count = first > 0 ? numberAt(tokens, first - 1) : null;
    const plural =
      tokens[to - 1]!.text.endsWith('s') && tokens[to - 1]!.stem !== tokens[to - 1]!.text;
    const many =
      count && count.to === first && count.value >= 2
        ? Math.min(4, Math.floor(count.value))
        : plural && kind === 'tree'
          ? 2
          : 1;
    const name = nameOf(text, first, to, many > 1);
    // the same thing said twice is one thing
    if (
      out.some(
        (t) =>
          t.kind === kind &&
          (t.name === name || t.name.endsWith(lastWord(name)) || name.endsWith(lastWord(t.name))) &&
          many === 1,
      )
    )
      continue;
    const cue = stances.cueAt[from] ?? -1;
    const quote = quoteOf(
      text,
      cue >= 0 && from - cue < 7 && tokens[cue]!.sentence === sentence ? cue : first,
      Math.max(to, to),
    );
    const where = whereOf(text, from, to);
    for (let i = 0; i < many && out.length < 8; i++)
      out.push({
        id: `kept-${out.length + 1}`,
        kind,
        name,
        where,
        source: { kind: 'read', quote },
      });
  }
  return out
    .filter(
      (thing) =>
        !(
          gone.has(thing.kind) &&
          thing.kind !== 'tree' &&
          thing.kind !== 'shrub' &&
          /^the |^existing|^shed$|^pond$|^patio$/.test(thing.name)
        ),
    )
    .map((thing, i) => ({ ...thing, id: `kept-${i + 1}` }));
}
const lastWord = (name: string): string => name.split(' ').at(-1)!;

/** The visitor's words for it, in the singular when there are several. */
export function nameOf(text: Text, from: number, to: number, single: boolean): string {
  const words = text.tokens.slice(from, to);
  return (
    words
      .map((t, i) => (single && i === words.length - 1 ? t.stem : t.text))
      .filter((w) => w !== 'existing')
      .join(' ') || words.at(-1)!.text
  );
}

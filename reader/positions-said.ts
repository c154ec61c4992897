/** Where something stands, by how far it is from an edge that is named: "5.5 m out from the house, 3 m in from the left fence". Metres. */
import type { PositionSaid } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';
import { headBefore } from './measure-owners.ts';
import { measuresIn } from './measures-said.ts';

type Edge = 'fromHouseM' | 'fromLeftM' | 'fromRightM' | 'fromBackM';
const FROM = String.raw`^[ ,]*(?:or so )?(?:out |in |away |along |down |up |back )*(?:from|off) (?:the |our |my )?(?:edge of the )?`;
const EDGES: readonly (readonly [RegExp, Edge])[] = [
  [new RegExp(String.raw`${FROM}(?:left|LH)\b`, 'i'), 'fromLeftM'],
  [new RegExp(String.raw`${FROM}(?:right|RH)\b`, 'i'), 'fromRightM'],
  [
    new RegExp(
      String.raw`${FROM}(?:(?:back|rear|bottom|far|end)(?: garden)? (?:fence|hedge|boundary|end)|bottom|end)\b`,
      'i',
    ),
    'fromBackM',
  ],
  [
    new RegExp(
      String.raw`${FROM}(?:house|(?:back|kitchen|patio) doors?|doors?|(?:back|rear) (?:wall|of the house)|kitchen(?: window| wall)?|bi-?folds?|extension|conservatory)\b`,
      'i',
    ),
    'fromHouseM',
  ],
];
/** "At twenty steps on the left", "pear at 11 m RHS": out from the house. */
const AT = /\bat (?:about |around |roughly )?$/i;
const ON_A_HAND = /^[ ,]*(?:on |to )?(?:the |our )?(left|right|LHS|RHS)\b/i;
/** It runs on to another edge: the length of the ground, and no place in it. */
const RUNS_ON =
  /^[^.;,]{0,40}\b(?:to|until|till) (?:the |our )?(?:\w+ )?(?:fence|hedge|wall|boundary|end|bottom|brook|pavement|rear)\b/i;
const NEIGHBOURS = /\b(?:next door|neighbour\w*)\b/i;
const MOST_M = 60;

/** "Pear tree two thirds down": how much of the way from the house. */
const SHARES: readonly (readonly [string, number])[] = [
  ['(?:two|2)[- ]thirds|2/3', 2 / 3],
  ['(?:three|3)[- ]quarters|3/4', 0.75],
  ['half ?-?(?:the )?way|mid ?way', 0.5],
  ['a third|1/3', 1 / 3],
  ['a quarter|1/4', 0.25],
];
const DOWN = SHARES.map(
  ([words, ofDepth]) =>
    [
      new RegExp(
        String.raw`(?<=(?:^|,)[^.;,]{0,60}\w,? (?:(?:is|are|stands|which is|about|maybe|roughly) ){0,2})(?:${words})(?: of)?(?: the way)? (?:down|up|along)\b(?! the (?:lawn|wall|fence|path|drive|bank|steps)\b)`,
        'i',
      ),
      ofDepth,
    ] as const,
);
/** What was wished for has its own words for where it goes. */
const WISHED = /\b(?:want\w*|would like|'d like|seat|bench|somewhere|should|could)\b/i;

function sharesIn(sentence: string, at: number): PositionSaid[] {
  return DOWN.flatMap(([pattern, ofDepth]) => {
    const found = pattern.exec(sentence),
      lead = found ? sentence.slice(0, found.index) : '',
      head = found && !WISHED.test(lead) ? headBefore(lead) : null;
    return head?.of === 'thing'
      ? [{ name: head.name, sentence: at, quote: sentence.slice(0, 140), ofDepth }]
      : [];
  });
}

/** Each thing once, in the order told. */
export function positionsIn(text: string): PositionSaid[] {
  const out: PositionSaid[] = [];
  const plain = text.replace(/[’‘]/g, "'");
  const sentences = sentencesIn(text);
  for (const m of measuresIn(text)) {
    const { text: sentence } = sentences[m.sentence]!;
    if (m.of !== 'thing' || m.name === null || m.metres > MOST_M || NEIGHBOURS.test(sentence))
      continue;
    const after = plain.slice(m.end, m.end + 60).split('\n')[0]!,
      edge = EDGES.find(([pattern]) => pattern.test(after))?.[1] ?? null,
      hand = AT.test(plain.slice(Math.max(0, m.start - 14), m.start))
        ? ON_A_HAND.exec(after)
        : null;
    if ((edge === null && !hand) || RUNS_ON.test(after)) continue;
    const known = out.find((one) => one.name === m.name && one.sentence === m.sentence);
    const one = known ?? {
      name: m.name,
      sentence: m.sentence,
      quote: sentence.slice(0, 140),
    };
    if (!known) out.push(one);
    one[edge ?? 'fromHouseM'] ??= m.metres;
    if (hand) one.side ??= /^l/i.test(hand[1]!) ? 'left' : 'right';
  }
  for (const [i, { text: sentence }] of sentences.entries())
    if (!NEIGHBOURS.test(sentence))
      for (const said of sharesIn(sentence, i))
        if (!out.some(({ name, sentence: of }) => name === said.name && of === i)) out.push(said);
  return out;
}

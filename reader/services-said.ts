/** Sewers, drains, mains and cables that run through a garden, below it or over it, and which way they run. */
import type { ServiceSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';

const KINDS: readonly (readonly [RegExp, ServiceSaid['what']])[] = [
  [
    /\boverhead (?:\w+ ){0,3}?(?:\+ (?:\w+ ){1,2})?(?:cables?|lines?|wires?|BT)\b|\b(?:cables?|wires?|lines?) overhead\b|\bLV overhead\b|\bwires? over (?:that|the|one)\b|\b\d+ ?kv line\b/i,
    'overhead line',
  ],
  [/\b(?:public |shared |foul |main )?sewers?\b/i, 'sewer'],
  [
    /\b(?:land|shared|foul|storm|clay|surface water|main) drains?\b(?! (?:cover|lid))|\bdrains? (?:that )?(?:runs?|goes|crosses|running)\b/i,
    'drain',
  ],
  [/\bgas (?:main|pipe)\b/i, 'gas main'],
  [/\bwater (?:main|pipe)\b/i, 'water main'],
  [/\b(?:armoured|buried|underground|electric(?:ity)?|power) cables?\b/i, 'cable'],
];
/** It is there: it runs, crosses, lies, comes in. */
const IS_THERE =
  /\b(?:cross(?:es)?|runs?|running|run to|goes|lies|comes? in|there(?:'s| is| are)|from (?:the )?(?:pole|kitchen|house)|under|along|existing|diagonal\w*)\b/i;
const NOT_THERE =
  /\b(?:need|want|would|will|run an?|later|could|put|new|for a|be \d|would be|backed up|before|so run)\b[^.;]{0,40}$/i;
const DIAGONAL = /\bdiagonal\w*\b|\bcorner to corner\b|\bat an angle\b/i;
/** It cuts a corner off. */
const CORNER =
  /\b(?:cross(?:es)?|cuts?(?: across| off)?|over|across) (?:the|one|a) (?:\w+ ){0,2}corner\b/i;
const ALONG: readonly (readonly [RegExp, ServiceSaid['course']])[] = [
  [
    /\b(?:along|down|on|in on|by|at)(?: the)? (?:left|LH)\b|\bleft[- ]hand (?:side|boundary)\b/i,
    'left',
  ],
  [
    /\b(?:along|down|on|in on|by|at)(?: the)? (?:right|RH)\b|\bright[- ]hand (?:side|boundary)\b/i,
    'right',
  ],
  [/\b(?:along|at|by|across) the (?:back|rear|bottom|end)\b|\bback (?:fence|boundary)\b/i, 'back'],
  [/\bacross\b|\bcross(?:es)?\b/i, 'across'],
];
const FROM: readonly (readonly [RegExp, ServiceSaid['from']])[] = [
  [/\b(?:back|far|rear|bottom) right\b|\bright[- ]hand (?:back|far) corner\b/i, 'back-right'],
  [/\b(?:back|far|rear|bottom) left\b|\bleft[- ]hand (?:back|far) corner\b/i, 'back-left'],
  [/\bfrom the (?:kitchen|house|downpipe)\b/i, 'house'],
];
const CLEAR = new RegExp(
  String.raw`(${LENGTH}) (?:to )?(?:either|each) side|(?:easement|strip|clear|keep)[^.;]{0,16}?(${LENGTH})`,
  'i',
);
const MOST_CLEAR_M = 6;
/** Two at most of one plan: what lies where is drawn from a survey. */
const MOST = 3;

export function servicesIn(text: string): ServiceSaid[] {
  const out: ServiceSaid[] = [];
  for (const { text: sentence } of sentencesIn(text))
    for (const [pattern, what] of KINDS) {
      const found = pattern.exec(sentence);
      if (!found || out.length >= MOST || out.some((one) => one.what === what)) continue;
      const before = sentence.slice(0, found.index),
        after = sentence.slice(found.index);
      // a cable in the air is no buried one
      if (what === 'cable' && out.some((one) => one.what === 'overhead line')) continue;
      if (!IS_THERE.test(sentence) || NOT_THERE.test(before)) continue;
      const course = DIAGONAL.test(sentence)
        ? 'diagonal'
        : CORNER.test(after)
          ? 'corner'
          : (ALONG.find(([words]) => words.test(after))?.[1] ?? null);
      const clear = CLEAR.exec(sentence),
        metres = figuresOf(clear?.[1] ?? clear?.[2] ?? '').metres[0] ?? null;
      const from = FROM.find(([words]) => words.test(sentence))?.[1] ?? null;
      // of a pipe of which nobody says where it runs there is nothing to draw
      if (course === null && from === null) continue;
      out.push({
        what,
        course,
        from,
        clearM: metres !== null && metres <= MOST_CLEAR_M ? metres : null,
        quote: sentence.slice(0, 140),
      });
    }
  return out;
}

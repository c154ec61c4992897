/** One thing named again: "two oaks stay … something light under the oaks" tells of the same two, and counts once. */
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';
import { kindFamily } from './tag.ts';

const DEFINITE = /^(?:the|that|this|those|these|our|my|said)$/;
/** Several things go by these. */
const BROAD =
  /^(?:other|unnamed|plants|flowers|trees|shrubs|bed|path|wall|fence|gate|seat|steps|patio)$/;
const FATES = /^(?:keep|stands|undecided|going|gone)$/;
const SURE = 0.74;
const BELIEVED = 0.8;
/** Too little to be shown, or asked about. */
const HIDDEN = 0.45;

/** Of a thing whose fate was surely read before, a second mention with an article that is less sure is neither shown nor asked about. */
export function namedAgain({ words: { words } }: Seen, found: readonly RawMention[]): void {
  const known = new Map<string, RawMention>();
  for (const one of [...found].sort((a, b) => a.from - b.from)) {
    if (kindFamily(one.kind) !== 'thing' || BROAD.test(one.concept)) continue;
    const key = `${one.kind}:${one.concept}`;
    const first = known.get(key);
    const isDefinite =
      DEFINITE.test(words[one.from]!.text) || DEFINITE.test(words[one.from - 1]?.text ?? '');
    // no surer than what is half read and believed
    const isSure = one.certainty >= SURE && !(first && isDefinite && one.certainty <= BELIEVED);
    if (isSure) {
      if (!first) known.set(key, one);
      continue;
    }
    if (!first || !isDefinite || !FATES.test(first.status)) continue;
    one.certainty = Math.min(one.certainty, HIDDEN);
  }
}

/** Whether a thing is said to stay, behind its name or in the next sentence. */
import { isBeside, isNamedByItself, type Phrase, phrasesIn } from './noun-phrases.ts';
import { GOES, NOT_A_THING, STAYS } from './stands-here-words.ts';

/** So far after its name what is said of a thing is looked for, characters. */
export const REACH = 110;

/** Where it is said to stay, as far behind its name; null where it is not, or another thing is. */
export function staysAfter(sentence: string, phrases: readonly Phrase[], i: number): number | null {
  const { end } = phrases[i]!,
    said = sentence.slice(end, end + REACH),
    found = STAYS.exec(said);
  if (!found || /[?;]/.test(said.slice(0, found.index))) return null;
  const at = end + found.index;
  // "a seat in the shade of the beech (which is protected)": an aside is of what it stands behind
  const aside = said.slice(0, found.index).lastIndexOf('(');
  if (aside > 1 && !said.slice(aside, found.index).includes(')')) return null;
  // "a bench under the tree which stays": it is the tree
  const nearest = phrases.slice(i + 1).findLast((other) => other.end <= at);
  if (nearest && /^,? ?(?:which|that|who)\b/.test(sentence.slice(nearest.end, at))) return null;
  let last = end;
  for (const other of phrases.slice(i + 1)) {
    if (other.start >= at) break;
    const between = sentence.slice(last, other.start);
    const joins = /^ ?(?:,|and|&|, and)? ?(?:the|our|my|his|her|their|an?|two|both)? ?$/i.test(
      between,
    );
    // what only tells where it is does not stay by itself
    if (!joins && !isBeside(sentence.slice(0, other.start)) && !NOT_A_THING.test(other.head))
      return null;
    last = other.end;
  }
  // "a shed … and to be left alone"
  const tail = said
    .slice(0, found.index)
    .split(/,|\band\b|\bbut\b/)
    .at(-1)!;
  return /\b(?:would|to|i|we|he|she|you|who|should)\b/i.test(tail) &&
    !/\b(?:has|have|had|needs?|is|are|must|ought) to\b|^ ?(?:that|it|they|which|and)? ?to$|^ ?(?:i|we|please|so|but)? ?$/i.test(
      tail.trim(),
    )
    ? null
    : found.index;
}

/** The next sentence spares what the last one told of: "It's cracked and I love it." */
export function spared(next: string): boolean {
  const found = STAYS.exec(next);
  return (
    found !== null &&
    found.index < SPARED_WITHIN &&
    OF_THE_SAME.test(next) &&
    !GOES.test(next) &&
    !phrasesIn(next.slice(0, found.index)).some(({ isBare }) => !isBare)
  );
}
/** A sentence that goes on about what was named before it begins so, and comes to the point this soon, characters. */
const OF_THE_SAME =
    /^(?:it|it'?s|that|they|those|these|she|he|not|don'?t|please|keep|leave|we|i)\b/i,
  SPARED_WITHIN = 70;

/** No other thing is named by itself after it in its sentence. */
export const isLastSubject = (sentence: string, phrases: readonly Phrase[], i: number): boolean =>
  !phrases.slice(i + 1).some((one) => isNamedByItself(sentence, one));

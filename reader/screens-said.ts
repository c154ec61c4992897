/** What is to be hidden from sight: "a view of a substation at the end, so hide that". */
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const HIDES =
  /\b(?:hide|screen(?: off| out)?|block(?: out| off)?|disguise|blot out) (?:(?:the )?oil tank\b|it\b|that\b|this\b|them\b|those\b|next door\b|(?:the|our|their|his|her) (?:\w+ ){0,3}?(?:view|flats?|houses?|substation|pylon|mast|car ?park|garages?|windows?|buildings?|road|street|railway|extension|dormer|loft|neighbou?rs?|factory|warehouse|school|shop|pub|trampoline|oil tank|breeze ?blocks?|blockwork|fence)\b)/gi;
const DENIED = /\b(?:not|cannot|n['’]t|no|never|without)\b[^.;,\n]{0,16}$/i;
const CERTAINTY = 0.8;

/** A screen is wished for where one is not yet; of what has a place of its own (bins, bicycles) that is the wish. */
export function screensSaid(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  return [...text.matchAll(HIDES)].flatMap((match): RawMention[] => {
    if (DENIED.test(text.slice(Math.max(0, match.index - 24), match.index))) return [];
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    if (from < 0 || to <= from) return [];
    const { sentence } = seen.words.words[from]!;
    const isTold = found.some(
      (one) =>
        one.kind === 'feature' &&
        /^(?:screen|bins|store|trellis|hedge)$/.test(one.concept) &&
        seen.words.words[one.from]!.sentence === sentence &&
        one.certainty >= CERTAINTY,
    );
    const isTaken = found.some(
      (one) => one.from < to && from < one.to && one.certainty >= CERTAINTY,
    );
    return isTold || isTaken
      ? []
      : [{ from, to, kind: 'feature', concept: 'screen', status: 'wanted', certainty: CERTAINTY }];
  });
}

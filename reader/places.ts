/** Where in a garden something was said to be, from the words beside it; seen from the house. */
import type { MentionPlace } from '#engine/model/reading.ts';

export const PLACES: readonly (readonly [RegExp, MentionPlace])[] = [
  [/\bleft(?: hand side)? of the (?:back |patio |kitchen )?(?:doors?|bi-?folds?)\b/, 'house-left'],
  [
    /\bright(?: hand side)? of the (?:back |patio |kitchen )?(?:doors?|bi-?folds?)\b/,
    'house-right',
  ],
  [
    /\b(?:back|far|bottom|top|rear|end) (?:left|left[- ]hand)\b|\bleft[- ](?:hand )?(?:back|far|bottom|rear) corner\b|\bleft at the (?:back|bottom|end)\b/,
    'back-left',
  ],
  [
    /\b(?:back|far|bottom|top|rear|end) (?:right|right[- ]hand)\b|\bright[- ](?:hand )?(?:back|far|bottom|rear) corner\b|\bright at the (?:back|bottom|end)\b/,
    'back-right',
  ],
  [
    /\b(?:at|by|near|to|on|against|along|in|across|towards|up) the (?:very )?(?:back|end|bottom|far end|rear|top|foot)\b(?! doors?\b)|\b(?:far|pointy|pointed|narrow|thin) end\b|\bback (?:fence|wall|boundary|corner)\b|\b(?:bottom|end|top|back) of (?:the|our|my) (?:garden|plot)\b|\bat the end\b/,
    'back',
  ],
  [
    /\b(?:on|to|down|along|up) (?:the |our |my )?(?:left|left[- ]hand)(?: side)?\b|\bleft[- ](?:hand )?(?:side|fence|boundary|border|wall|corner)\b|\bon the left\b/,
    'left',
  ],
  [
    /\b(?:on|to|down|along|up) (?:the |our |my )?(?:right|right[- ]hand)(?: side)?\b|\bright[- ](?:hand )?(?:side|fence|boundary|border|wall|corner)\b|\bon the right\b/,
    'right',
  ],
  [
    /\b(?:by|near|against|along|outside|next to|off|beside|close to) (?:the |our |my )?(?:house|back doors?|kitchen|patio doors|bifolds|french doors|french windows|conservatory|doors?|study|(?:dining|sitting|living|front|utility) room|lounge|bay(?: window)?)\b(?! (?:tree|hedge|laurel|leaves))/,
    'house',
  ],
  [
    /\b(?:in|bang in|right in) the (?:middle|centre|center)\b|\bcentral\b|\bdead (?:centre|center)\b|\bnear enough the middle\b/,
    'middle',
  ],
  [/\bcorner\b/, 'corner'],
  [
    /\b(?:at|out) the front\b|\b(?:low )?front wall\b|\bnear the (?:street|road|pavement)\b/,
    'front',
  ],
];

/** The place that the words name first, and where they do; null where they name none. Of two that overlap the narrower holds: "in the bottom left hand corner". */
export function placeAt(words: string): { place: MentionPlace; index: number } | null {
  const low = words.toLowerCase();
  const all = PLACES.flatMap(([pattern, place]) => {
    const match = pattern.exec(low);
    return match ? [{ place, index: match.index, end: match.index + match[0].length }] : [];
  });
  const first = Math.min(...all.map(({ index }) => index)),
    end = Math.max(0, ...all.flatMap((one) => (one.index === first ? [one.end] : [])));
  const found = all.find(({ index }) => index <= end);
  return found ? { place: found.place, index: first } : null;
}

/** The place a few words name; null where they name none. */
export const placeIn = (words: string): MentionPlace | null =>
  PLACES.find(([pattern]) => pattern.test(words.toLowerCase()))?.[1] ?? null;

/** The side that a line begins with: "Right: hawthorn hedge", "- Left side - fence". */
export function sideOfHeading(line: string): MentionPlace | null {
  const found = /^\W*(left|right|back|rear)(?:[- ]hand)?(?: side| boundary)? ?(?::|=| - )/i.exec(
    line,
  )?.[1];
  if (!found) return null;
  return /rear|back/i.test(found) ? 'back' : (found.toLowerCase() as 'left' | 'right');
}

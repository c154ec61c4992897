/** What is said of a thing's place that names a part of the plot and no other thing: by the back door, along the left fence, in the sunny corner. */
import type { Mention, Reading, WhereSaid } from '../model/reading.ts';

/** So far behind a thing its place is still said, characters. */
const REACH = 70;
const DOOR =
  /\b(?:by|at|outside|next to|beside|off|out of) (?:the |our |my )?(?:(?:(?:back|kitchen|patio|french|garden|glass|sliding|bi-?fold(?:ing)?) )*(?:doors?|bi-?folds?)|(?:kitchen|orangery|conservatory|dining room|living room)(?! garden| window))\b/i;
const FENCE =
  /\b(?:along|against|on|by|beside|down|up) (?:the |our |my )?((?:left|right|back|rear|far|bottom|end|top)(?:[- ]hand)?(?: side)?(?: boundary)? (?:fence|wall|hedge|boundary))\b/i;
const SUNNY_CORNER =
  /\bsunn(?:y|iest) (?:\w+ )?corner\b|\bcorner (?:that |which |where )?(?:it |we )?(?:gets?|has|catches|with) (?:the |most )*(?:\w+ )?sun\b/i;
const IN_CORNER = /\bcorner\b/i;

/** The mention with those places added to what the reader found of its place; itself where there is none. */
export function withPlaceWords(m: Mention, { text, mentions }: Reading): Mention {
  const said = wordsOf(m, text, mentions);
  const had = m.where ?? [];
  const add: WhereSaid[] = [];
  const door = DOOR.exec(said);
  if (door && !had.some(({ at, of }) => at === 'beside' && of && /door|fold/i.test(of)))
    add.push({ at: 'beside', of: 'the garden door', quote: door[0] });
  const fence = FENCE.exec(said);
  if (fence && !had.some(({ of }) => of && /fence|wall|hedge|boundary/i.test(of)))
    add.push({ at: 'beside', of: fence[1]!.toLowerCase(), quote: fence[0] });
  const corner = SUNNY_CORNER.exec(said);
  const rest = corner ? had.filter(({ at, hour }) => at !== 'sun' || hour) : had;
  if (corner && IN_CORNER.test(corner[0])) add.push({ at: 'sun', of: 'corner', quote: corner[0] });
  return add.length
    ? { ...m, place: m.place ?? (door ? 'house' : null), where: [...rest, ...add] }
    : m;
}

/** Its own words, and what follows them up to the next thing that is wished for or the end of the sentence. */
function wordsOf(m: Mention, text: string, mentions: readonly Mention[]): string {
  const next = Math.min(
    m.end + REACH,
    ...mentions
      .filter(
        (one) =>
          one !== m && one.kind === 'feature' && one.status === 'wanted' && one.start >= m.end,
      )
      .map(({ start }) => start),
  );
  return text.slice(m.start, m.end) + text.slice(m.end, next).split(/[.,;!?\n]/)[0]!;
}

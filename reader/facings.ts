/** Which way a garden looks, where it is said in so many words. */
import type { Mention } from '#engine/model/reading.ts';
import type { Seen } from './features.ts';
import { opposite, pointOf } from './figures.ts';
import type { RawMention } from './mentions.ts';

/** The words of a stretch of the text; `from` is -1 where there are none. */
export function wordsAt({ words: { words } }: Seen, start: number, end: number) {
  let from = 0;
  for (let beyond = words.length; from < beyond;) {
    const middle = (from + beyond) >> 1;
    if (words[middle]!.end > start) beyond = middle;
    else from = middle + 1;
  }
  if (from === words.length) from = -1;
  let to = from;
  while (to >= 0 && to < words.length && words[to]!.start < end) to++;
  return { from, to };
}

const POINT = String.raw`(?:(?:north|south|east|west)(?:[ -]?(?:north|south))?(?:[ -]?(?:east|west))?|[ns]{1,2}[ew]|[ew][ns][ew]|[nsew])`;
const HOW =
  '(?:due|directly|roughly|about|more|or|less|sort|of|mostly|mainly|pretty|much|almost|nearly|just|towards|to|the|a|bit|bang|on)';
const FACING = new RegExp(
  [
    String.raw`\b(?:fac(?:e|es|ing)|looks?(?: out)?|points?|aspect(?: is)?):?(?: ${HOW})* (?:${POINT}\b|\d{1,3} ?(?:degrees\b|deg\b|°))`,
    String.raw`\b(?:(?:north|south|east|west)(?:[ -]?(?:east|west))?(?:erly)?|[ns][ew]?|[ew])(?:[ -]facing| aspect)\b`,
    // "falling 2 m away from the house to the west"
    String.raw`\b(?:away|back|out|runs?|down) from (?:the |our )?house,? (?:to|towards) (?:the )?${POINT}\b`,
    // "8x20m south garden"
    String.raw`\b(?:north|south|east|west)(?:[ -]?(?:east|west))?(?= (?:back |rear )?(?:garden|yard|courtyard)\b(?! (?:wall|fence|room|gate|centre)))`,
    // among figures and facts: "8.5 m wide, 20 long, Welling, east."
    String.raw`(?<=\d ?(?:m|ft|feet|metres?)?,? |, )(?:due )?(?:north|south|east|west)(?:[ -]?(?:east|west))?(?=\s{0,2}(?:[.;!\n]|$))`,
    String.raw`(?<=, ?)(?:ne|nw|se|sw)(?=\s{0,2}[,.;!\n]|,? (?:i think|ish|-ish|roughly|ish)\b)`,
    // a line of its own: "North east."
    String.raw`(?<=(?:^|[.;!?\n])\s{0,2})(?:due |roughly |about )?(?:north|south|east|west)(?:[ -]?(?:east|west))?(?: side)?(?=\s{0,2}(?:[.;!?\n]|$))`,
  ].join('|'),
  'gi',
);
/** "House at the north end", "house on the NE corner": the garden lies the other way. */
const HOUSE_AT = new RegExp(
  String.raw`(?<!\b(?:from|behind|of) (?:the |our )?)\bhouse (?:is |stands |being )?(?:at|on|to) (?:the |its )?(${POINT}) ?(?:end|side|corner)?\b`,
  'i',
);
/** What is said of facing in so many words is read whether or not it was learnt. */
const FACING_CERTAINTY = 0.9;

export function facings(seen: Seen): RawMention[] {
  const { text } = seen.words;
  const house = HOUSE_AT.exec(text);
  return [...(house ? [house] : []), ...text.matchAll(FACING)].flatMap((match) => {
    const { from, to } = wordsAt(seen, match.index, match.index + match[0].length);
    const concept = HOUSE_AT.test(match[0]) ? opposite(pointOf(match[0])) : pointOf(match[0]);
    if (from < 0 || to <= from || !concept) return [];
    return [
      {
        from,
        to,
        kind: 'orientation',
        concept,
        status: 'fact',
        certainty: FACING_CERTAINTY,
      },
    ];
  });
}

/** What looks to the point, where it is neither garden nor house: "the south wall", "a bed that faces east". */
const PART = '(?:border|fence|side|wall|bed|strip|hedge|boundary|edge|window|corner|end)';
const PART_BEFORE = new RegExp(String.raw`\b${PART}s?(?: \w+){0,3} *$`);
const PART_AFTER = new RegExp(String.raw`^[- ]?(?:facing |hand )?${PART}\b`);

/** Which way a mention of an orientation looks, and what does. */
export function compassOf(seen: Seen, raw: RawMention, quote: string): Mention['compass'] {
  const house = HOUSE_AT.exec(quote);
  if (house) return { point: opposite(pointOf(house[1]!))!, of: 'garden' };
  const { text, words } = seen.words;
  const around = text.slice(
    words[Math.max(0, raw.from - 6)]!.start,
    words[Math.min(words.length, raw.to + 6) - 1]!.end,
  );
  const point = pointOf(quote) ?? pointOf(around);
  if (!point) return null;
  const start = words[raw.from]!.start,
    end = words[raw.to - 1]!.end;
  // commas and full stops part what looks from what is looked at
  const clauses = text
    .slice(Math.max(0, start - 40), start)
    .toLowerCase()
    .split(/[,.;:!?\n(]/);
  const own = clauses.at(-1)!;
  // "the left side, which faces north"
  const before = /^ (?:which|that) $/.test(own) ? `${clauses.at(-2) ?? ''}${own}` : own;
  const after = text
    .slice(end, end + 20)
    .split(/[,.;:!?\n)]/)[0]!
    .toLowerCase();
  const faces = quote.search(/fac(?:e|es|ing)|looks?|points?|aspect/i);
  const saysFacing = faces >= 0;
  if (
    PART_BEFORE.test(before + quote.toLowerCase().slice(0, Math.max(0, faces))) ||
    PART_AFTER.test(after) ||
    (!saysFacing && SIDE_ITSELF.test(quote))
  )
    return { point, of: OWN_SIDE.test(before + quote) ? 'garden' : 'side' };
  // what faces the house looks the other way than the garden
  if (BACK_TO_HOUSE.test(text.slice(Math.max(0, start - 90), start).toLowerCase()))
    return { point: opposite(point)!, of: 'garden' };
  if (isOfAThing(before, quote)) return { point, of: 'other' };
  if (!saysFacing && /\bsun\b/i.test(before + quote + after)) return { point, of: 'sun' };
  if (/\bfront\b/.test(`${before}${quote.toLowerCase()}`) && !/\bback\b/.test(before))
    return { point, of: 'front' };
  return { point, of: 'garden' };
}
const BACK_TO_HOUSE =
  /\b(?:fac\w+|look\w*|point\w*)(?: straight| right)? (?:back )?(?:to|at|towards) (?:the |our )?house\b[^.;]{0,30}$/;
/** "A bit to sit with a beer facing west": a wished thing, and no garden. */
function isOfAThing(before: string, quote: string): boolean {
  if (!/^(?:facing|looking)\b/i.test(quote)) return false;
  return OF_A_THING.test(before);
}
const OF_A_THING =
  /\b(?:sit|seats?|bench(?:es)?|swing|chairs?|loungers?|hammock|planters?|pots?|tulsi|raised beds?|door|doors|windows?|bi-?folds?|balcony doors|greenhouse|summerhouse|conservatory|office|studio|panels?|loft|shed)\b(?:(?! garden\b)[^.;]){0,24}$/;
const SIDE_ITSELF = new RegExp(String.raw`\b${PART}\b`, 'i');
/** "The back of the house faces", "the rear, which is the west side", "kitchen side faces". */
const OWN_SIDE =
  /\b(?:kitchen|back|rear|house|garden|patio|it)(?: of the house)?(?: side| end| wall| door)?(?:,? which)? (?:is |faces |looks |points )/i;

/** Figures, places and counts of a mention, from its own words and those beside it. */
import type { Mention, MentionPlace } from '#engine/model/reading.ts';
import { NO_VALUES } from '#engine/model/no-values.ts';
import { placeIn, sideOfHeading } from './places.ts';
import type { Seen } from './features.ts';
import { compassOf } from './facings.ts';
import { figuresOf } from './figures.ts';
import { agesOf, countOf, poundsOf } from './sums.ts';
import type { RawMention } from './mentions.ts';

type Values = Pick<
  Mention,
  | 'place'
  | 'count'
  | 'metres'
  | 'areaM2'
  | 'sides'
  | 'taperTo'
  | 'isApproximate'
  | 'oneIn'
  | 'range'
  | 'ages'
  | 'compass'
>;

export function valuesOf(seen: Seen, raw: RawMention, quote: string): Values {
  switch (raw.kind) {
    case 'measure':
      return raw.concept === 'level' && GRADIENT.test(quote)
        ? level(seen, raw, quote)
        : measure(seen, raw, quote);
    case 'level':
      return level(seen, raw, quote);
    case 'money':
      return { ...NO_VALUES, range: raw.concept === 'low' ? null : money(seen, raw, quote) };
    case 'time':
      return {
        ...NO_VALUES,
        range: raw.concept === 'upkeep_hours' ? hours(`${quote} ${after(seen, raw, 3)}`) : null,
      };
    case 'person':
    case 'animal': {
      const ages = agesOf(quote);
      // "3 of them", "2 boys 5 and 7": the age may stand just after
      const round = `${quote} ${after(seen, raw, 6)}`;
      return {
        ...NO_VALUES,
        count: countOf(quote),
        ages: ages.length ? ages : raw.kind === 'person' ? nonEmpty(agesOf(round)) : null,
      };
    }
    case 'orientation':
      return { ...NO_VALUES, compass: compassOf(seen, raw, quote) };
    case 'feature':
    case 'plant':
    case 'boundary':
      if (raw.concept === 'manhole') return cover(seen, raw, quote);
      return {
        ...NO_VALUES,
        place: placeOf(seen, raw),
        count: countOf(HOLDS.test(raw.concept) ? quote : quote.replace(FOR_WHOM, '')),
        metres: nonEmpty(figuresOf(quote).metres.filter(() => SIZED.test(quote))),
      };
    default:
      return NO_VALUES;
  }
}

/** "A patio big enough for six" is one patio. */
const FOR_WHOM = /\b(?:for|to (?:seat|fit)|seats?|seating|big enough|wide enough)\b.*$/is;
/** What is as large as what it is for: "a drive for three cars". */
const HOLDS = /^(?:parking|drive|carport|store|bins|shed)$/;
/** "6 or 7 of them" is no size: a figure has its unit, or another figure across. */
const SIZED = /\d\s*(?:m\b|m2|m²|sqm|cm\b|mm\b|met|ft\b|feet|foot|yards?|inch|['’"”]|x|×|by\b)/i;
const GRADIENT = /\b(?:1|one) ?(?:in|:) ?(\d{1,3})\b/i;
/** How far beyond its own words the figure of a slope or a step stands, in words. */
const FIGURE_AFTER = 6;

/** A step or a slope with its height, or as steep as "1 in 20": the figure stands in its words or soon after. */
function level(seen: Seen, raw: RawMention, quote: string): Values {
  const following = after(seen, raw, FIGURE_AFTER);
  const gradient = GRADIENT.exec(`${quote} ${following}`);
  if (gradient) return { ...NO_VALUES, oneIn: Number(gradient[1]) };
  const metres = heightIn(quote) ?? heightIn(following);
  return { ...NO_VALUES, count: metres ? null : countOf(quote), metres };
}
const HEIGHT =
  /(?:\d[\d.,]* ?(?:mm|cm|m\b|metres?|meters?|ft|feet|foot|inch|'|")|\b(?:a|one|two|three|half a) (?:metres?|meters?|foot|feet|yards?)\b)(?! ?(?:wide|across|long|by|x)\b)/i;
const HAS_UNIT =
  /\d ?(?:m|ft|cm|mm|['"’”])|\b(?:m|met(?:re|er)s?|ft|feet|foot|yards?|paces?|steps?|strides?|acres?|cm|mm|sq\w*|panels?)\b/i;
/** "16 foot wide and I think 70 odd long": the figure before it in its sentence is in feet. */
function isInFeetBefore(
  { words: { words, text, sentences } }: Seen,
  { from }: RawMention,
): boolean {
  const { from: first } = sentences[words[from]!.sentence]!;
  const before = text.slice(words[first]!.start, words[from]!.start);
  const last = [...before.matchAll(/\d ?(ft|feet|foot|m|met(?:re|er)s?)\b/gi)].at(-1);
  return last !== undefined && /^f/i.test(last[1]!);
}

/** One length with its unit, that is no width; a bare number is a count, and a step no measure of one. */
function heightIn(text: string): number[] | null {
  const found = HEIGHT.exec(text);
  return found ? nonEmpty(figuresOf(found[0]).metres.slice(0, 1)) : null;
}

const nonEmpty = <T>(list: T[]): T[] | null => (list.length ? list : null);

/** The words of the sentence after a mention, `most` of them. */
function after(seen: Seen, { to }: RawMention, most: number): string {
  const { words, text } = seen.words;
  const last = words[to - 1]!;
  let end = to;
  while (end < words.length && end - to < most && words[end]!.sentence === last.sentence) end++;
  return end > to ? text.slice(last.end, words[end - 1]!.end) : '';
}
function beside(seen: Seen, { from, to }: RawMention, most: number): string {
  const { words, text } = seen.words;
  const { sentence } = words[from]!;
  let a = from;
  let b = to;
  while (a > 0 && from - a < most && words[a - 1]!.sentence === sentence) a--;
  while (b < words.length && b - to < most && words[b]!.sentence === sentence) b++;
  return text.slice(words[a]!.start, words[b - 1]!.end).toLowerCase();
}

const WIDE =
  /\b(?:wide|width|across|side to side|left to right|along the house|frontage|in width)\b/i;
const DEEP = /\b(?:long|length|deep|depth|back|down|front to back|in length|from the house)\b/i;

const ENDS = /\b(?:at|across|by|end|narrow\w*|taper\w*)\b/i;

function measure(seen: Seen, raw: RawMention, quote: string): Values {
  // a unit or a direction just outside the quote belongs to it
  const following = after(seen, raw, 3);
  const unitAfter =
    /^\s*(?:m|metres?|meters?|ft|feet|foot|sq\w*|square|acres?|paces?|yards?|cm|'|")\b/i.test(
      following,
    ) && !/[a-z'"]\s*$/i.test(quote);
  const said = unitAfter ? `${quote} ${following}` : quote;
  const phrase =
    isInFeetBefore(seen, raw) && !HAS_UNIT.test(said) ? said.replace(/\d(?!\d)/g, '$& ft') : said;
  const figures = figuresOf(pairIn(phrase));
  const { areaM2, taperTo, isApproximate } = figures;
  const metres = usualUnits(
    figures.metres,
    phrase,
    raw.concept,
    beside(seen, raw, 6).split(quote.toLowerCase())[0]! + after(seen, raw, 3),
  );
  const square =
    metres.length === 2 &&
    metres[0] === metres[1] &&
    metres[0]! >= 15 &&
    /\bsquare\b/i.test(phrase) &&
    // "50 ft square" is as wide as it is long
    !/(?:\d ?(?:m|ft|')|met(?:re|er)s?|foot|feet|yards?) ?square\b/i.test(phrase);
  return {
    ...NO_VALUES,
    metres: square ? null : nonEmpty(metres.slice(0, 3)),
    // "25 square" is said of an area
    areaM2: square ? metres[0]! : areaM2,
    taperTo,
    // what narrows is the width
    sides:
      taperTo !== null && ENDS.test(quote)
        ? 'w'
        : sidesOf(quote, metres.length, `${quote}${after(seen, raw, 6)}`),
    isApproximate:
      isApproximate ||
      /\b(?:about|approx\w*|roughly|around|maybe|say|nearly|just (?:under|over))\s*$/i.test(
        beside(seen, raw, 2).split(quote.toLowerCase())[0] ?? '',
      ),
  };
}

/** Of more than two lengths, those that are said of one another: "1.2 metres over its length - 10m wide x 22m long". */
function pairIn(phrase: string): string {
  if (figuresOf(phrase).metres.length <= 2) return phrase;
  const pair =
    /[\d.,]+\s*(?:m|metres?|ft|feet|foot|yards?|')?(?:\s+(?:wide|long|deep|across))?\s*(?:x|×|by)\s*[\d.,]+\s*(?:m\b|metres?|ft|feet|foot|yards?|')?(?:\s+(?:wide|long|deep|across))?/i.exec(
      phrase,
    );
  return pair ? pair[0] : phrase;
}

const SOLD_IN_FEET =
  /\b(?:sheds?|green ?houses?|glass ?houses?|summer ?houses?|play ?houses?|log cabins?|cabins?|workshops?|poly ?tunnels?|stores?|trampolines?|pools?)\b/;
/** Figures without a unit: sheds and greenhouses are sold in feet ("8x6"), slabs in millimetres ("600x600"). */
function usualUnits(metres: number[], phrase: string, concept: string, around: string): number[] {
  if (/\d\s*(?:m|cm|mm|f|')|met|foot|feet|pace|yard/i.test(phrase)) return metres;
  if (metres.some((length) => length >= 100)) return metres.map((length) => length / 1000);
  const isSold =
    concept === 'thing' &&
    SOLD_IN_FEET.test(around) &&
    metres.length === 2 &&
    metres.every((length) => length >= 3 && length <= 20 && length % 1 === 0);
  return isSold ? metres.map((length) => Math.round(length * 304.8) / 1000) : metres;
}

/** Which of two lengths is the width: by the word after each, else not said. */
function sidesOf(quote: string, count: number, more: string): Values['sides'] {
  if (count >= 2) {
    // "15m w x 12m d"
    const [first, second] = [...quote.matchAll(/\d ?(?:m|ft|')? ?(w|d|l)\b/gi)].map((match) =>
      match[1]!.toLowerCase(),
    );
    if (first && second && first !== second && (first === 'w' || second === 'w'))
      return first === 'w' ? 'wd' : 'dw';
    const order = /\b(?:wide|width|across)\s*(?:by|x|×)\s*(?:long|length|deep|depth)\b/i.test(more)
      ? 'wd'
      : /\b(?:long|length|deep|depth)\s*(?:by|x|×)\s*(?:wide|width|across)\b/i.test(more)
        ? 'dw'
        : null;
    if (order) return order;
    const parts = quote
      .split(/\s(?:by|x)\s|\s*(?<=[\dmt'"\s])[x×](?![a-z])\s*|,| and | but /i)
      .filter((part) =>
        /\d|one|two|three|four|five|six|seven|eight|nine|ten|teen|(?:twen|thir|fou?r|fif|six|seven|eigh|nine)ty/i.test(
          part,
        ),
      );
    const [a = '', b = ''] = parts;
    const tail = b + more.slice(quote.length);
    if (WIDE.test(a) || (DEEP.test(tail) && !WIDE.test(tail) && parts.length > 1)) return 'wd';
    if (DEEP.test(a) || (WIDE.test(tail) && parts.length > 1)) return 'dw';
    return null;
  }
  // what follows the next number is said of that one: "46 feet down to the fence and 24 feet across"
  const own = quote + (/^\D*/.exec(more.slice(quote.length))?.[0] ?? '');
  if (WIDE.test(own)) return 'w';
  return DEEP.test(own) ? 'd' : null;
}

function money(seen: Seen, raw: RawMention, quote: string): [number, number] | null {
  const found = poundsOf(quote) ?? poundsOf(beside(seen, raw, 5));
  if (!found) return null;
  const [least, most] = found.range;
  // "up to 40", "15 max": thousands go without saying
  const times = most < 100 ? 1000 : 1;
  return [least * times, most * times];
}

function hours(text: string): [number, number] | null {
  const figures = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)|\b(one|two|three|four|five|six|eight|ten|half|an?|couple)\b/gi,
    ),
  ].map(([, digits, word]) =>
    digits ? Number(digits) : (countOf(word ?? '') ?? (/half/i.test(word ?? '') ? 0.5 : 1)),
  );
  if (!figures.length) return null;
  const perWeek =
    /\bday\b/i.test(text) && !/\bweek\b/i.test(text) ? 7 : /\bmonth\b/i.test(text) ? 0.25 : 1;
  const all = figures.slice(0, 2).map((f) => f * perWeek);
  return [Math.min(...all), Math.max(...all)];
}

/** How far from the house a cover lies, and to which side: both are said after it. */
function cover(seen: Seen, raw: RawMention, quote: string): Values {
  const said = `${quote} ${after(seen, raw, 14)}`.toLowerCase();
  const away = /([^,;]*?) (?:out |away )?(?:from|off) (?:the|our|my)\b/.exec(said);
  const [first] = away ? figuresOf(away[1]!).metres : [];
  const side = /\b(left|right)\b/.exec(said)?.[1] as 'left' | 'right' | undefined;
  return {
    ...NO_VALUES,
    count: countOf(quote),
    place:
      placeOf(seen, raw) ?? side ?? (/\b(?:middle|centre|center)\b/.test(said) ? 'middle' : null),
    metres: first !== undefined && first < 30 ? [first] : null,
  };
}

function placeOf(seen: Seen, raw: RawMention): MentionPlace | null {
  const { words, text } = seen.words;
  const clause = seen.clauses[raw.from]!;
  let a = raw.from;
  let b = raw.to;
  while (a > 0 && raw.from - a < 8 && seen.clauses[a - 1] === clause) a--;
  while (b < words.length && b - raw.to < 8 && seen.clauses[b] === clause) b++;
  const own = placeIn(text.slice(words[a]!.start, words[b - 1]!.end));
  if (own) return own;
  // "Right: hawthorn hedge, staying"
  const line = text.slice(0, words[raw.from]!.start).split('\n').at(-1)!;
  return sideOfHeading(line);
}

/** Words as people type them: lower case, without accents, in the singular, and near enough to one that is known. */

const decimal = (value: number): string => String(Number(value.toFixed(3)));
const HALVES: Readonly<Record<string, string>> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅕': '1/5',
};
/** "3½" is one figure, whatever follows it. */
const MIXED = /(?<![\d./])(\d{1,3}) ?([½¼¾⅓⅔⅛⅜⅝⅞⅕])/g;
const MEASURED =
  '(?= ?(?:of )?(?:an? )?(?:acres?|hectares?|m\\b|m2|m²|metres?|meters?|ft\\b|feet|foot|yards?)(?![a-z])| ?(?:x|×|by) ?\\d)';
const FRACTION = new RegExp(
  `(?<![\\d./])(?:(\\d{1,3})(?: | and ))?([1-9])/([2-9])(?![\\d/])(?: ?(?:of )?an?(?= (?:acre|hectare)))?${MEASURED}`,
  'gi',
);
/** "12ft6", "10'6\"", "12 ft 6 in". */
const FEET_INCHES =
  /(?<![\d.])(\d{1,3})(?: ?(?:ft|feet|foot)\.? ?|['’′] ?)(\d{1,2}) ?(?:inch(?:es)?\b|ins?\b|["”″]|'')|(?<![\d.])(\d{1,3})(?:ft|['’′])(\d{1,2})(?![\d.a-z²])(?! ?(?:m|met(?:re|er)s?|ft|feet|cm|mm)\b)/gi;
/** "3m50", "3 m 50 cm"; "5m x 3m 60cm slabs" is none. */
const METRES_CENTIMETRES =
  /(?<![\d.])(\d{1,3})(?:m(\d{2})(?:cm)?(?![\d.a-z²])| ?m(?:et(?:re|er)s?)?(?: and)? ?(\d{2}) ?cm\b(?! ?(?:(?:x|by) ?\d+ ?cm|\w* ?(?:slabs?|tiles?|pavers?|flags?|gravel|bark|deep|wide|high|tall))\b))/gi;

/** Fractions, feet with inches and metres with centimetres as one decimal figure. */
const oneFigure = (text: string): string =>
  text
    .replace(MIXED, (_, whole: string, sign: string) => {
      const [above, below] = HALVES[sign]!.split('/');
      return decimal(Number(whole) + Number(above) / Number(below));
    })
    .replace(
      /[½¼¾⅓⅔⅛⅜⅝⅞⅕]/g,
      (sign, at: number) => `${/\d/.test(text[at - 1] ?? '') ? ' ' : ''}${HALVES[sign]!}`,
    )
    .replace(FRACTION, (_, whole: string | undefined, above: string, below: string) =>
      decimal(Number(whole ?? 0) + Number(above) / Number(below)),
    )
    .replace(
      FEET_INCHES,
      (
        match,
        feet: string | undefined,
        inches: string | undefined,
        feetAlone: string,
        inchesAlone: string,
      ) =>
        Number(inches ?? inchesAlone) < 12
          ? `${decimal(Number(feet ?? feetAlone) + Number(inches ?? inchesAlone) / 12)}ft`
          : match,
    )
    .replace(
      METRES_CENTIMETRES,
      (_, metres: string, close: string | undefined, apart: string) =>
        `${decimal(Number(metres) + Number(close ?? apart) / 100)}m`,
    );

/** Figures as one word: "1,200" and "1 200 m²" as 1200, "3/4 acre" as 0.75, "12ft6" as 12.5ft, and the sign of multiplication as an x. */
export const plainFigures = (text: string): string =>
  oneFigure(text)
    .replaceAll('×', ' x ')
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
    .replace(/(?<![\d.] ?)(\d{1,3}) (\d{3})(?= ?(?:m2|m²|sq|square|met(?:re|er)s? sq))/gi, '$1$2');

/** Lower case letters, figures and single spaces; apostrophes vanish, all else parts words. */
export function normalise(text: string): string {
  return plainFigures(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9£?&]+/g, ' ')
    .replace(/\?/g, ' ')
    .trim();
}

/** The same with apostrophes kept, for phrases such as "doesn't". */
export function softNormalise(text: string): string {
  return plainFigures(text)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/(?<=\w) ?\+ ?(?=\d)/g, ' plus ')
    .replace(/[^a-z0-9'£.]+/g, ' ')
    .trim();
}

/** "tomatoes" as "tomato", "cherries" as "cherry"; words such as "asparagus" and "iris" stay. */
export function singular(word: string): string {
  if (word.length < 4 || /(?:us|is|ss|os)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:oes|ses|xes|ches|shes)$/.test(word))
    return /(?:ises|sses|xes|ches|shes|oes)$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

export const singularText = (text: string): string => text.split(' ').map(singular).join(' ');

/** Edits between two words (insert, delete, change, swap of neighbours); stops counting above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, before[j - 2]! + 1);
      row.push(best);
    }
    if (Math.min(...row) > limit) return limit + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** Two slips make a plant only of a word as long as this: "anymore" is no anemone, and "charged" no chard. */
const LONG_NAME = 9;
/** The known word that a mistyped one most likely stands for, or null. @param isPlant whether a known word names a plant */
export function nearestWord(
  word: string,
  known: readonly string[],
  isPlant: (one: string) => boolean = () => false,
): string | null {
  const limit = word.length >= 7 ? 2 : word.length >= 4 ? 1 : 0;
  if (limit === 0) return null;
  let found: string | null = null;
  let least = limit + 1;
  for (const one of known) {
    if (one[0] !== word[0] || one.length < 4) continue;
    const distance = editDistance(word, one, limit);
    // Two slips are believed only in a long word that begins alike, or harmless words would turn into plants.
    if (
      distance === 2 &&
      (one.slice(0, 2) !== word.slice(0, 2) || (word.length < LONG_NAME && isPlant(one)))
    )
      continue;
    if (distance < least) [found, least] = [one, distance];
  }
  return found;
}

export const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;
export const monthName = (month: number): string => MONTHS[month - 1] ?? '';

/** "May to July and September" from a list of months, 1 to 12; a run over the year's end stays one run. */
export function monthRuns(months: readonly number[]): string {
  const set = new Set(months);
  if (set.size === 0) return '';
  if (set.size === 12) return 'all year';
  const runs: string[] = [];
  for (let month = 1; month <= 12; month += 1) {
    if (!set.has(month) || set.has(month === 1 ? 12 : month - 1)) continue;
    let end = month;
    while (set.has((end % 12) + 1)) end = (end % 12) + 1;
    runs.push(end === month ? monthName(month) : `${monthName(month)} to ${monthName(end)}`);
  }
  return joinAnd(runs);
}

/** "a, b and c". */
export function joinAnd(parts: readonly string[], word = 'and'): string {
  return parts.length < 2
    ? (parts[0] ?? '')
    : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
}

export const pounds = (pence: number): string =>
  `£${Math.round(pence / 100)
    .toString()
    .replace(/\B(?=(\d{3})+(?!\d))/g, ',')}`;

/** The sentences of a text, with their stops. */
export function sentencesOf(text: string): string[] {
  return (
    text.match(/[^.!?]+(?:[.!?](?=\S)[^.!?]*)*[.!?]+/g)?.map((sentence) => sentence.trim()) ?? []
  );
}

/** Amounts in a question: "a 40 m² patio", "30 metres of fence", "12 by 8", "a large garden". */
import { type GardenSize, SIZE_BANDS } from '#content/calculator/price-list.ts';

/** `squareMetres` and `lengthMetres` of the work itself; `size` of the garden. */
export type Measures = {
  size: GardenSize | null;
  squareMetres: number | null;
  lengthMetres: number | null;
};

const SQUARE_FOOT = 0.3048 ** 2;
const SQUARE_YARD = 0.9144 ** 2;
/** Square metres. */
const ACRE = 4046.86;
const SIZES: readonly (readonly [GardenSize, RegExp])[] = [
  ['small', /\b(?:small|smaller|tiny|little|courtyard)\b/],
  ['medium', /\b(?:medium|mid ?sized?|average|normal|standard)\b/],
  ['large', /\b(?:large|larger|big|bigger|huge|massive)\b/],
];
const NUMBER = '(?<!\\d)(?<!\\d\\.)(\\d{1,7}(?:\\.\\d{1,4})?)';
const UNIT = "(?:(mm|cm|m|met(?:re|er)s?|ft|feet|foot|yards?|')(?![a-wyz]))?";
const AREA = new RegExp(
  `${NUMBER} ?(m2|m 2|sqm|sq m\\b|sq\\.? ?met\\w*|square met\\w*|m²|met(?:re|er)s? ?squared?|msq|sq ?ft|square f(?:ee|oo)t|sq\\.? f(?:ee|oo)t|ft2|sq ?yards?|square yards?|acres?\\b|hectares?\\b)`,
);
const SIDES = new RegExp(`${NUMBER} ?${UNIT} ?(?:x|by) ?${NUMBER} ?${UNIT}`, 'g');
const LENGTH = new RegExp(
  `${NUMBER} ?(m|met(?:re|er)s?|ft|feet|foot|yards?)\\b(?! ?(?:2|²|squared?|tall|high|wide|deep))`,
  'g',
);
const SHED = /\b(?:sheds?|greenhouses?|summer ?houses?)\b/;
const FENCE = /\b(?:fenc(?:e|es|ed|ing)|panels?|trellis)\b/;
/** Work that is laid, so that bare sides may be its own and not a shed's. */
const LAID = /\b(?:patios?|paving|terrace|lawns?|turf|grass|decks?|decking|ponds?|paths?)\b/;
/** Said straight after the size of one slab. */
const SLABS =
  /^ ?(?:\w+ )?(?:slabs?|tiles?|pavers?|flags?|flagstones|setts?|porcelain|sandstone|planks?)\b/;
/** The highest fence that is built without asking anybody, and a little over, in metres: more is a length. */
const FENCE_HEIGHT_M = 2.5;
/** A slab is no longer than this, in metres. */
const SLAB_M = 1.2;
/** Sheds and greenhouses are sold by feet of 30 cm: "8 x 6" is 2.4 by 1.8 m. */
const SHED_FOOT = 0.3;
const BARE_SHED_M = 4;
/** No side of a garden has so many metres; a slab has so many millimetres. */
const BARE_SLAB = 100;

/** Between two amounts of the same work. */
const BETWEEN =
  /^(?: ?\b(?:and|plus|also|then|another|other|an?|one|of|at|it|is|its|about|around|the|with|second|first|back|front|rear|left|right|side|end|bottom|top|part|piece|patch|bit|section|area|lawns?|patios?|paving|turf|fenc(?:e|es|ing)|on|along|down|long|for|n)\b)*[ .]*$/;
/** The same of a fence, which may go along several sides. */
const BETWEEN_FENCES = new RegExp(
  BETWEEN.source.replace(
    'and|plus',
    'and|plus|each|both|either|sides|across|garden|house|far|fenced|from',
  ),
);
/** Beside a length that is wanted twice. */
const BOTH_SIDES =
  /\b(?:either|both|each) (?:of (?:the |its )?)?(?:\w+ )?(?:sides?|boundar(?:y|ies))\b/;
const IN_TOTAL = /\b(?:in (?:total|all)|altogether|all together|total(?:ling)? (?:of )?\d)/;
/** "3 lawns of 40 m² each". */
const COUNTED = /\b([2-9]|two|three|four) (?:\w+ )?(?:lawns|patios|decks|terraces|ponds|paths)\b/;
const WORD_NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** On how many sides the one length is wanted: "30 m either side", "3 sides of 10 m each". */
function sidesOfFence(soft: string): number {
  if (!FENCE.test(soft) && (LAID.test(soft) || SHED.test(soft))) return 1;
  const counted =
    /\b([2-4]|two|three|four) (?:\w+ )?(?:sides|fences|runs|lengths|stretches|boundaries)\b/.exec(
      soft,
    )?.[1];
  if (
    counted !== undefined &&
    /\beach\b|\bper side\b|\b(?:sides|fences|runs|lengths|stretches|boundaries) (?:of|at) \d/.test(
      soft,
    )
  )
    return WORD_NUMBERS[counted] ?? Number(counted);
  return BOTH_SIDES.test(soft) && !IN_TOTAL.test(soft) ? 2 : 1;
}

const bandOf = (squareMetres: number): GardenSize =>
  squareMetres <= SIZE_BANDS.small.worked ? 'small' : squareMetres <= 150 ? 'medium' : 'large';
/** Metres in one of a unit; a bare number is of metres. */
const inMetres = (unit: string | undefined): number =>
  unit === 'mm'
    ? 0.001
    : unit === 'cm'
      ? 0.01
      : /^(?:f|')/.test(unit ?? '')
        ? 0.3048
        : unit?.startsWith('y')
          ? 0.9144
          : 1;

/** Two sides in metres, with the words they stand in and where. */
type Sides = { sides: [number, number]; match: string; at: number };
/** @returns null of a slab, which says nothing of the whole */
function sidesOf(match: RegExpMatchArray, soft: string): Sides | null {
  const unit = match[4] ?? match[2];
  const [a, b] = [Number(match[1]), Number(match[3])];
  const after = soft.slice(match.index! + match[0].length);
  if (unit === undefined && a >= BARE_SLAB && b >= BARE_SLAB) return null;
  const isOfShed =
    SHED.test(soft) && (!LAID.test(soft) || new RegExp(`^ ?(?:\\w+ )?${SHED.source}`).test(after));
  const foot =
    isOfShed && (unit === undefined ? Math.max(a, b) > BARE_SHED_M : inMetres(unit) === 0.3048)
      ? SHED_FOOT
      : null;
  const sides: [number, number] = [
    a * (foot ?? inMetres(match[2] ?? unit)),
    b * (foot ?? inMetres(unit)),
  ];
  if (
    unit === 'mm' || unit === 'cm'
      ? Math.max(...sides) <= SLAB_M
      : unit === undefined && Math.min(a, b) >= 20 && SLABS.test(after)
  )
    return null;
  return { sides, match: match[0], at: match.index! };
}

const allSides = (soft: string): Sides[] =>
  [...soft.matchAll(SIDES)].map((match) => sidesOf(match, soft)).filter((one) => one !== null);

function readArea(soft: string): { squareMetres: number; match: string } | null {
  const area = AREA.exec(soft);
  if (area)
    return {
      squareMetres: area[2]!.startsWith('acre')
        ? Math.round(Number(area[1]) * ACRE)
        : Number(area[1]) *
          (area[2]!.startsWith('hectare')
            ? 10_000
            : /f(?:t|ee|oo)/.test(area[2]!)
              ? SQUARE_FOOT
              : /yard/.test(area[2]!)
                ? SQUARE_YARD
                : 1),
      match: area[0],
    };
  const sides = allSides(soft);
  // Of a garden and its patio the patio's sides are meant.
  const ofWork =
    sides.length > 1
      ? sides.filter(
          (one) =>
            !/\b(?:garden|plot|yard)(?: (?:is|of|about|approx|around))* ?$/.test(
              soft.slice(0, one.at),
            ) &&
            !/^ ?(?:back |front |rear )?(?:garden|plot|yard)\b/.test(
              soft.slice(one.at + one.match.length),
            ),
        )
      : sides;
  const [found, ...more] = ofWork.length > 0 ? ofWork : sides;
  if (!found) return null;
  let squareMetres = found.sides[0] * found.sides[1];
  let end = found.at + found.match.length;
  for (const next of more) {
    const between = soft.slice(end, next.at);
    // "4 by 5 or 5 by 6" is not decided yet.
    if (/\bor\b/.test(between)) return null;
    if (!BETWEEN.test(between)) break;
    squareMetres += next.sides[0] * next.sides[1];
    end = next.at + next.match.length;
  }
  return { squareMetres, match: found.match };
}

/** Words between two lengths, parted where they are joined: those of the one before, and those of the next. */
function beside(words: string, isBetween: boolean): { last: string; next: string } {
  const join = isBetween ? /\b(?:and|plus|then)\b/.exec(words) : null;
  return join
    ? { last: words.slice(0, join.index), next: words.slice(join.index) }
    : isBetween
      ? { last: words, next: '' }
      : { last: words, next: words };
}

/** Metres that something is long, on all its sides. Of a fence the height is left out, and of several lengths the one that is called so is taken, else the longest. */
function readLength(soft: string): number | null {
  const isFence = FENCE.test(soft);
  const bare = soft.replaceAll(SIDES, (match) => ' '.repeat(match.length));
  const found = [...bare.matchAll(LENGTH)].flatMap((match) => {
    const metres = Number(match[1]) * inMetres(match[2]);
    const before = bare.slice(0, match.index);
    const after = bare.slice(match.index + match[0].length);
    const isNamed =
      /^ ?(?:long\b|in length|length\b(?! ?(?:of |is )?\d)|of (?:[\w.]+ ){0,3}?(?:fenc|panel)|run\b)/.test(
        after,
      ) || /\b(?:length|long)(?: of| is)? ?$/.test(before);
    // So short a fence is hardly asked for: the amount is how high it is.
    const isHeight =
      metres <= FENCE_HEIGHT_M &&
      (isFence || /\b(?:height|high|tall)(?: of| is)?(?: about)? ?$/.test(before)) &&
      !isNamed;
    return isHeight
      ? []
      : [{ metres, isNamed, at: match.index, end: match.index + match[0].length }];
  });
  // "20 m along the back and 10 m on the left" is one fence of 30, and "15 m each side and 12 m at the back" of 42.
  const between = found.slice(1).map((one, i) => bare.slice(found[i]!.end, one.at));
  const isJoined =
    (isFence || sidesOfFence(soft) > 1) &&
    found.length > 1 &&
    between.every((words) => BETWEEN_FENCES.test(words)) &&
    /\b(?:and|plus|another|then|back|left|right|side|sides)\b/.test(between.join(' '));
  if (isJoined) {
    const ofEach = found.map((_, i) =>
      [
        beside(i === 0 ? bare.slice(0, found[0]!.at) : between[i - 1]!, i > 0).next,
        beside(between[i] ?? bare.slice(found[i]!.end), i < between.length).last,
      ].join(' | '),
    );
    return found.reduce(
      (sum, one, i) =>
        sum + one.metres * (BOTH_SIDES.test(ofEach[i]!) && !IN_TOTAL.test(soft) ? 2 : 1),
      0,
    );
  }
  // Which of several lengths is wanted on how many sides cannot be told: the whole list is shown instead.
  if (found.length > 1 && sidesOfFence(soft) > 1) return null;
  const named = found.find((one) => one.isNamed);
  const metres =
    named?.metres ?? (found.length > 0 ? Math.max(...found.map((one) => one.metres)) : null);
  return metres === null ? null : metres * sidesOfFence(soft);
}

/** "6ft x 30m" of a fence: how high and how long it is. @returns metres; null where the sides are of something else */
function lengthOfSides(soft: string): number | null {
  const [found] = FENCE.test(soft) && !LAID.test(soft) && !SHED.test(soft) ? allSides(soft) : [];
  return found &&
    Math.min(...found.sides) <= FENCE_HEIGHT_M &&
    Math.max(...found.sides) > FENCE_HEIGHT_M
    ? Math.max(...found.sides)
    : null;
}

/** @returns the surface of all that are counted; null where it cannot be told whether it is of one or of all */
function timesCounted(squareMetres: number, soft: string): number | null {
  const counted = COUNTED.exec(soft)?.[1];
  if (counted === undefined || IN_TOTAL.test(soft)) return squareMetres;
  return /\beach\b|\b(?:lawns|patios|decks|terraces|ponds|paths) of \d/.test(soft)
    ? squareMetres * (WORD_NUMBERS[counted] ?? Number(counted))
    : null;
}

/** Into how many parts an acre is cut. */
const PARTS: Readonly<Record<string, number>> = {
  half: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  eighth: 8,
  tenth: 10,
  sixteenth: 16,
  twentieth: 20,
};
const PART_COUNTS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  seven: 7,
};
const PART_OF = new RegExp(
  `\\b(?:(an?|one|two|three|four|five|seven|[1-9]) )?(${Object.keys(PARTS).join('|')})s?(?: of)?(?: an?)? (acre|hectare)s?\\b`,
);

/** Words of land as figures: "three quarters of an acre", "an acre and a half". */
const inFigures = (asked: string): string =>
  asked
    .replace(
      /\b(?:an?|one|(\d{1,3})) (acre|hectare)s? and (?:a )?(half|quarter)\b|\b(\d{1,3}|one|two|three) and (?:a )?(half|quarter) (acre|hectare)s?\b/,
      (
        _,
        some: string | undefined,
        unit: string | undefined,
        part: string | undefined,
        count: string | undefined,
        rest: string,
        last: string,
      ) =>
        `${Number(some ?? WORD_NUMBERS[count ?? ''] ?? (Number(count) || 1)) + ((part ?? rest) === 'half' ? 0.5 : 0.25)} ${unit ?? last}s`,
    )
    .replace(
      PART_OF,
      (_, count: string | undefined, part: string, unit: string) =>
        `${Number(((PART_COUNTS[count ?? ''] ?? (Number(count) || 1)) / PARTS[part.replace(/s$/, '')]!).toFixed(3))} ${unit}s`,
    )
    .replace(/\b(?:an?|one) (acre|hectare)\b/, '1 $1')
    // "20m x 2 sides" is no surface.
    .replace(
      /(?<=\d ?(?:m|ft|feet|met(?:re|er)s?|yards?)) ?(?:x|by|on|times|for) ?(?=(?:[2-4]|two|three|four) (?:sides|boundaries)\b)/,
      ' each ',
    );

/** Metres of a panel, which is 6 ft wide where nothing else is said. */
const PANEL_M = 1.83;
const COUNTS: Readonly<Record<string, number>> = {
  ...WORD_NUMBERS,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const PANELS = new RegExp(
  `(?<![\\d.] ?)\\b(\\d{1,3}|${Object.keys(COUNTS).join('|')})(?: ?(?:x|no|off|lots of|of) ?| )(?:(\\d(?:\\.\\d{1,2})?) ?(ft|feet|foot|'|m\\b|met(?:re|er)s?)?(?: ?(?:x|by) ?\\d(?:\\.\\d{1,2})? ?(?:ft|feet|foot|'|m\\b|met(?:re|er)s?)?)? ?(high|tall)? ?)?(?:\\w+ ){0,3}?panels?\\b`,
);
/** "10 x 6ft fence panels", which are a count and no sides. @returns metres; null where panels are not counted */
function lengthOfPanels(soft: string): number | null {
  const found = FENCE.test(soft) ? PANELS.exec(soft) : null;
  if (!found) return null;
  const [, count, width, unit, high] = found;
  const each =
    width === undefined || high !== undefined
      ? PANEL_M
      : Number(width) * (unit === undefined ? 0.3048 : inMetres(unit));
  const many = COUNTS[count!] ?? Number(count);
  // "6 x 6 panels" names the size of one.
  const isSize = /^ ?(?:\d{1,3}) ?x/.test(found[0]) && unit === undefined && many <= 6;
  return isSize || many < 2 || each < 0.5 || each > FENCE_HEIGHT_M ? null : many * each;
}

/** @param asked the question in lower case, with its figures as typed */
export function readMeasures(asked: string): Measures {
  const soft = inFigures(asked);
  const panels = lengthOfPanels(soft);
  if (panels !== null) return { size: null, squareMetres: null, lengthMetres: panels };
  const fence = lengthOfSides(soft);
  if (fence !== null)
    return { size: null, squareMetres: null, lengthMetres: fence * sidesOfFence(soft) };
  const area = readArea(soft);
  const named = SIZES.find(([, pattern]) => pattern.test(soft))?.[0] ?? null;
  // With several amounts none is taken for all: the whole list is shown instead.
  if ((soft.match(new RegExp(AREA.source, 'g'))?.length ?? 0) > 1)
    return { size: null, squareMetres: null, lengthMetres: null };
  if (area && area.squareMetres > 0) {
    // "A patio in a garden of 100 m²" tells of the garden and not of the patio.
    const at = soft.indexOf(area.match);
    const isGarden =
      /^ ?(?:back |front |rear )?(?:garden|plot|yard)\b/.test(soft.slice(at + area.match.length)) ||
      /\b(?:garden|plot|yard)(?: (?:is|of|thats|that's|about|around|approx|approximately|roughly|which|measures|measuring|size|circa))+ ?$/.test(
        soft.slice(0, at),
      );
    return isGarden
      ? { size: bandOf(area.squareMetres), squareMetres: null, lengthMetres: null }
      : { size: null, squareMetres: timesCounted(area.squareMetres, soft), lengthMetres: null };
  }
  const length = readLength(soft);
  return { size: named, squareMetres: null, lengthMetres: length };
}

export const gardenSizeOf = bandOf;
/** Whether any surface is stated at all. */
export const hasArea = (soft: string): boolean => AREA.test(inFigures(soft));

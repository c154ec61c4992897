/** Amounts in a question: "a 40 m² patio", "30 metres of fence", "12 by 8", "a large garden". */
import { type GardenSize, SIZE_BANDS } from '#content/calculator/price-list.ts';

/** `squareMetres` and `lengthMetres` of the work itself; `size` of the garden. */
export type Measures = { size: GardenSize | null; squareMetres: number | null; lengthMetres: number | null };

const SQUARE_FOOT = 0.3048 ** 2;
const SQUARE_YARD = 0.9144 ** 2;
/** Square metres. */
const ACRE = 4046.86;
const SIZES: readonly (readonly [GardenSize, RegExp])[] = [
  ['small', /\b(?:small|smaller|tiny|little|courtyard)\b/], ['medium', /\b(?:medium|mid ?sized?|average|normal|standard)\b/], ['large', /\b(?:large|larger|big|bigger|huge|massive)\b/],
];
const NUMBER = '(\\d+(?:\\.\\d+)?)';
const UNIT = "(?:(mm|cm|m|met(?:re|er)s?|ft|feet|foot|yards?|')(?![a-wyz]))?";
const AREA = new RegExp(`${NUMBER} ?(m2|m 2|sqm|sq m\\b|sq\\.? ?met\\w*|square met\\w*|m²|met(?:re|er)s? ?squared?|msq|sq ?ft|square f(?:ee|oo)t|sq\\.? f(?:ee|oo)t|ft2|sq ?yards?|square yards?|acres?\\b|hectares?\\b)`);
const SIDES = new RegExp(`${NUMBER} ?${UNIT} ?(?:x|by) ?${NUMBER} ?${UNIT}`, 'g');
const LENGTH = new RegExp(`${NUMBER} ?(m|met(?:re|er)s?|ft|feet|foot|yards?)\\b(?! ?(?:2|²|squared?|tall|high|wide|deep))`, 'g');
const SHED = /\b(?:sheds?|greenhouses?|summer ?houses?)\b/;
const FENCE = /\b(?:fenc(?:e|es|ing)|panels?|trellis)\b/;
/** Work that is laid, so that bare sides may be its own and not a shed's. */
const LAID = /\b(?:patios?|paving|terrace|lawns?|turf|grass|decks?|decking|ponds?|paths?)\b/;
/** Said straight after the size of one slab. */
const SLABS = /^ ?(?:\w+ )?(?:slabs?|tiles?|pavers?|flags?|flagstones|setts?|porcelain|sandstone|planks?)\b/;
/** The highest fence that is built without asking anybody, and a little over, in metres: more is a length. */
const FENCE_HEIGHT_M = 2.5;
/** A slab is no longer than this, in metres. */
const SLAB_M = 1.2;
/** Sheds and greenhouses are sold by feet of 30 cm: "8 x 6" is 2.4 by 1.8 m. */
const SHED_FOOT = 0.3;
const BARE_SHED_M = 4;
/** No side of a garden has so many metres; a slab has so many millimetres. */
const BARE_SLAB = 100;

const bandOf = (squareMetres: number): GardenSize => (squareMetres <= SIZE_BANDS.small.worked ? 'small' : squareMetres <= 150 ? 'medium' : 'large');
/** Metres in one of a unit; a bare number is of metres. */
const inMetres = (unit: string | undefined): number => (unit === 'mm' ? 0.001 : unit === 'cm' ? 0.01 : /^(?:f|')/.test(unit ?? '') ? 0.3048 : unit?.startsWith('y') ? 0.9144 : 1);

/** Two sides in metres, with the words they stand in; null of a slab, which says nothing of the whole. */
function sidesOf(match: RegExpMatchArray, soft: string): { sides: [number, number]; match: string } | null {
  const unit = match[4] ?? match[2];
  const [a, b] = [Number(match[1]), Number(match[3])];
  const after = soft.slice(match.index! + match[0].length);
  if (unit === undefined && a >= BARE_SLAB && b >= BARE_SLAB) return null;
  const isOfShed = SHED.test(soft) && (!LAID.test(soft) || new RegExp(`^ ?(?:\\w+ )?${SHED.source}`).test(after));
  const foot = isOfShed && (unit === undefined ? Math.max(a, b) > BARE_SHED_M : inMetres(unit) === 0.3048) ? SHED_FOOT : null;
  const sides: [number, number] = [a * (foot ?? inMetres(match[2] ?? unit)), b * (foot ?? inMetres(unit))];
  if (unit === 'mm' || unit === 'cm' ? Math.max(...sides) <= SLAB_M : unit === undefined && Math.min(a, b) >= 20 && SLABS.test(after)) return null;
  return { sides, match: match[0] };
}

const allSides = (soft: string): { sides: [number, number]; match: string }[] => [...soft.matchAll(SIDES)].map((match) => sidesOf(match, soft)).filter((one) => one !== null);

function readArea(soft: string): { squareMetres: number; match: string } | null {
  const area = AREA.exec(soft);
  if (area) return { squareMetres: area[2]!.startsWith('acre') ? Math.round(Number(area[1]) * ACRE) : Number(area[1]) * (area[2]!.startsWith('hectare') ? 10_000 : /f(?:t|ee|oo)/.test(area[2]!) ? SQUARE_FOOT : /yard/.test(area[2]!) ? SQUARE_YARD : 1), match: area[0] };
  const [found] = allSides(soft);
  return found ? { squareMetres: found.sides[0] * found.sides[1], match: found.match } : null;
}

/** Metres that something is long. Of a fence the height is left out, and of several lengths the one that is called so is taken, else the longest. */
function readLength(soft: string): number | null {
  const isFence = FENCE.test(soft);
  const bare = soft.replaceAll(SIDES, (match) => ' '.repeat(match.length));
  const found = [...bare.matchAll(LENGTH)].flatMap((match) => {
    const metres = Number(match[1]) * inMetres(match[2]);
    const before = bare.slice(0, match.index);
    const after = bare.slice(match.index + match[0].length);
    const isNamed = /^ ?(?:long\b|in length|length\b(?! ?(?:of |is )?\d)|of (?:[\w.]+ ){0,3}?(?:fenc|panel)|run\b)/.test(after) || /\b(?:length|long)(?: of| is)? ?$/.test(before);
    // So short a fence is hardly asked for: the amount is how high it is.
    const isHeight = metres <= FENCE_HEIGHT_M && (isFence || /\b(?:height|high|tall)(?: of| is)?(?: about)? ?$/.test(before)) && !isNamed;
    return isHeight ? [] : [{ metres, isNamed }];
  });
  const named = found.find((one) => one.isNamed);
  return named?.metres ?? (found.length > 0 ? Math.max(...found.map((one) => one.metres)) : null);
}

/** "6ft x 30m" of a fence: how high and how long it is. @returns metres; null where the sides are of something else */
function lengthOfSides(soft: string): number | null {
  const [found] = FENCE.test(soft) && !LAID.test(soft) && !SHED.test(soft) ? allSides(soft) : [];
  return found && Math.min(...found.sides) <= FENCE_HEIGHT_M && Math.max(...found.sides) > FENCE_HEIGHT_M ? Math.max(...found.sides) : null;
}

/** @param asked the question in lower case, with its figures as typed */
export function readMeasures(asked: string): Measures {
  const soft = asked.replace(/\b(?:half|quarter) (?:of )?an acre\b/, (match) => (match.startsWith('half') ? '0.5 acres' : '0.25 acres')).replace(/\b(?:an|one) acre\b/, '1 acre');
  const fence = lengthOfSides(soft);
  if (fence !== null) return { size: null, squareMetres: null, lengthMetres: fence };
  const area = readArea(soft);
  const named = SIZES.find(([, pattern]) => pattern.test(soft))?.[0] ?? null;
  // With several amounts none is taken for all: the whole list is shown instead.
  if ((soft.match(new RegExp(AREA.source, 'g'))?.length ?? 0) > 1) return { size: null, squareMetres: null, lengthMetres: null };
  if (area && area.squareMetres > 0) {
    // "A patio in a garden of 100 m²" tells of the garden and not of the patio.
    const at = soft.indexOf(area.match);
    const isGarden = /^ ?(?:back |front |rear )?(?:garden|plot|yard)\b/.test(soft.slice(at + area.match.length)) || /\b(?:garden|plot|yard)(?: (?:is|of|thats|that's|about|around|approx|approximately|roughly|which|measures|measuring|size|circa))+ ?$/.test(soft.slice(0, at));
    return isGarden ? { size: bandOf(area.squareMetres), squareMetres: null, lengthMetres: null } : { size: null, squareMetres: area.squareMetres, lengthMetres: null };
  }
  return { size: named, squareMetres: null, lengthMetres: readLength(soft) };
}

export const gardenSizeOf = bandOf;
/** Whether any surface is stated at all. */
export const hasArea = (soft: string): boolean => AREA.test(soft);

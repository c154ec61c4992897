/** Amounts in a question: "a 40 m² patio", "30 metres of fence", "12 by 8", "a large garden". */
import { type GardenSize, SIZE_BANDS } from '#content/calculator/price-list.ts';

/** `squareMetres` and `lengthMetres` of the work itself; `size` of the garden. */
export type Measures = { size: GardenSize | null; squareMetres: number | null; lengthMetres: number | null };

const SQUARE_FOOT = 0.3048 ** 2;
const SQUARE_YARD = 0.9144 ** 2;
const SIZES: readonly (readonly [GardenSize, RegExp])[] = [
  ['small', /\b(?:small|smaller|tiny|little|courtyard)\b/], ['medium', /\b(?:medium|mid ?sized?|average|normal|standard)\b/], ['large', /\b(?:large|larger|big|bigger|huge|massive)\b/],
];
const NUMBER = '(\\d+(?:,\\d{3})*(?:\\.\\d+)?)';
const AREA = new RegExp(`${NUMBER} ?(m2|m 2|sqm|sq m\\b|sq\\.? ?met\\w*|square met\\w*|m²|met(?:re|er)s? ?squared?|msq|sq ?ft|square f(?:ee|oo)t|sq\\.? f(?:ee|oo)t|ft2|sq ?yards?|square yards?)`);
const SIDES = new RegExp(`${NUMBER} ?(m|met(?:re|er)s?|ft|feet|foot|')? ?(?:x|by|×) ?${NUMBER} ?(m|met(?:re|er)s?|ft|feet|foot|')?`);
const LENGTH = new RegExp(`${NUMBER} ?(m|met(?:re|er)s?|ft|feet|foot|yards?)\\b(?! ?(?:2|²|squared?|tall|high|wide|deep))`);

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));
const bandOf = (squareMetres: number): GardenSize => (squareMetres <= SIZE_BANDS.small.worked ? 'small' : squareMetres <= 150 ? 'medium' : 'large');

function readArea(soft: string): { squareMetres: number; match: string } | null {
  const area = AREA.exec(soft);
  if (area) return { squareMetres: toNumber(area[1]!) * (/f(?:t|ee|oo)/.test(area[2]!) ? SQUARE_FOOT : /yard/.test(area[2]!) ? SQUARE_YARD : 1), match: area[0] };
  const sides = SIDES.exec(soft);
  if (!sides) return null;
  return { squareMetres: toNumber(sides[1]!) * toNumber(sides[3]!) * (/^(?:f|')/.test(sides[4] ?? sides[2] ?? '') ? SQUARE_FOOT : 1), match: sides[0] };
}

/** @param soft the question in lower case, with its figures as typed */
export function readMeasures(soft: string): Measures {
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
  const length = LENGTH.exec(soft);
  const metres = length ? toNumber(length[1]!) * (length[2]!.startsWith('f') ? 0.3048 : length[2]!.startsWith('y') ? 0.9144 : 1) : null;
  return { size: named, squareMetres: null, lengthMetres: metres };
}

export const gardenSizeOf = bandOf;
/** Whether any surface is stated at all. */
export const hasArea = (soft: string): boolean => AREA.test(soft);

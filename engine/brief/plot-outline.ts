/** Plots that are said to be an L or a triangle: drawn from their parts, or from their area with a note of what was assumed. */
import type { PlotShape, Problem } from '../model/brief.ts';
import type { Mention, OutlineSaid, Reading } from '../model/reading.ts';
import type { Point } from '../model/shapes.ts';
import { isHere } from '../reading/things.ts';
import { areaOf, extentOf, lShapeOf, scaledToArea, taperOf, triangleOf } from './plot-shape.ts';

/** `quote`: the words whose figures were used. */
export type Outlined = { shape: PlotShape; quote: string; isApproximate: boolean };

/** Of a house's wall this much is left beside an arm that runs past it, metres. */
const LEAST_WALL_M = 3;
/** An arm narrower than this is no ground to design, metres. */
const LEAST_ARM_M = 1;
/** Depth over width of a triangle of which one length is known: as deep as it is wide, and a little more. */
const USUAL_TRIANGLE = 1.2;

const mm = (metres: number): number => Math.round(metres * 1000);
const isGround = (m: Mention): boolean =>
  m.kind === 'measure' && (m.concept === 'plot' || m.concept === 'plotpart') && isHere(m);

/** Across and along, in the order of the words where nobody said which is which. */
type Part = Pick<Mention, 'metres' | 'sides' | 'place'>;
const sidesOf = ({ metres, sides }: Part): [widthM: number, depthM: number] =>
  sides === 'dw' ? [metres![1]!, metres![0]!] : [metres![0]!, metres![1]!];

/**
 * Behind the house `widthM` by `depthM`, and an arm: past the end of the house's wall, or joined to a side at the far end, where
 * it makes the deeper L of the two ways it may be turned.
 */
function lOf(back: Part, arm: Part, besideHouse: boolean): PlotShape | null {
  const [width, depth] = sidesOf(back);
  const isLeft = arm.place === 'left' || arm.place === 'house-left' || arm.place === 'back-left';
  const at = (points: [number, number][]): PlotShape => {
    const ring = points.map(([x, y]): Point => [mm(isLeft ? width - x : x), mm(y)]);
    return { kind: 'polygon', points: isLeft ? ring.reverse() : ring };
  };
  const [short, long] = [Math.min(...arm.metres!), Math.max(...arm.metres!)];
  if (short < LEAST_ARM_M) return null;
  if (besideHouse) {
    // a back as narrow as the house alone has the arm beside both
    const isWithin = width - short >= LEAST_WALL_M,
      wall = isWithin ? width - short : width;
    return at([
      [0, 0],
      [wall, 0],
      [wall, -long],
      [wall + short, -long],
      [wall + short, depth],
      [0, depth],
    ]);
  }
  const notch = (along: number): number => Math.abs(depth - along);
  const [out, along] =
    arm.sides !== null ? sidesOf(arm) : notch(short) >= notch(long) ? [long, short] : [short, long];
  return at([
    [0, 0],
    [width, 0],
    [width, depth - along],
    [width + out, depth - along],
    [width + out, depth],
    [0, depth],
  ]);
}

/** On the house's side, with the other two sides as measured; its far corner is cut as `triangleOf` cuts it. */
function triangleOfSides(base: number, left: number, right: number): PlotShape | null {
  if (base >= left + right || left >= base + right || right >= base + left) return null;
  const x = (base * base + left * left - right * right) / (2 * base);
  return triangleOf(base, Math.sqrt(Math.max(0, left * left - x * x)), x / base);
}

/** "14 m along the house and about 17 m down each side". */
const BOTH_SIDES = /\b(?:each|both|either|the two) (?:other )?sides?$/i;

function triangleFrom(lengths: readonly Mention[], areaM2: number | null): PlotShape | null {
  const all = lengths.flatMap((m) => m.metres ?? []);
  const kinds = [...new Set(all)];
  const alike = lengths.find((m) => m.metres!.length === 2 && BOTH_SIDES.test(m.quote));
  if (alike) return triangleOfSides(alike.metres![0]!, alike.metres![1]!, alike.metres![1]!);
  if (kinds.length === 3 && !lengths.some((m) => m.sides === 'w')) {
    // the side that is spoken of again is told apart from the others: the house's
    const base = kinds.find((one) => all.indexOf(one) !== all.lastIndexOf(one)) ?? kinds[0]!;
    const [left, right] = kinds.filter((one) => one !== base);
    const found = triangleOfSides(base, left!, right!);
    if (found) return found;
  }
  const side = (which: 'w' | 'd') => lengths.find((m) => m.sides === which)?.metres?.[0];
  const pair = lengths.find((m) => m.metres!.length === 2);
  if (pair?.sides) return triangleOf(...sidesOf(pair), 0.5);
  const [wide, deep] = [side('w'), side('d')];
  if (wide === undefined && deep === undefined)
    // two sides of which nobody said more enclose a right angle; gardens are deeper than wide
    return kinds.length >= 2
      ? triangleOf(Math.min(kinds[0]!, kinds[1]!), Math.max(kinds[0]!, kinds[1]!), 0)
      : null;
  const known = wide ?? deep!,
    other = kinds.find((one) => one !== known) ?? (areaM2 === null ? null : (2 * areaM2) / known);
  const width = wide ?? other ?? known / USUAL_TRIANGLE,
    depth = deep ?? other ?? known * USUAL_TRIANGLE;
  return triangleOf(width, depth, 0.5);
}

/** Before its figures, of the arm beside the house. */
const SIDE_PART = /\bside (?:return|passage|alley(?:way)?|bit|part|strip)\b[^.;]{0,24}$/i;

/** The outline drawn from the lengths in the words, and of one length from the area of the form; null where they do not settle it, or nothing is said of an outline. */
export function outlinedPlot(
  { outline, mentions, text }: Reading,
  areaM2: number | null,
): Outlined | null {
  if (outline?.value !== 'triangle' && outline?.value !== 'l-shape') return null;
  const lengths = mentions.filter((m) => isGround(m) && m.metres?.length);
  const pairs = lengths.filter((m) => m.metres!.length === 2);
  const [first, second] = pairs,
    isArmFirst = first !== undefined && SIDE_PART.test(text.slice(0, first.start)),
    [back, arm] = isArmFirst ? [second, first] : [first, second];
  const used = outline.value === 'triangle' ? lengths : pairs.slice(0, 2);
  const shape =
    outline.value === 'triangle'
      ? triangleFrom(lengths, areaM2)
      : back && arm
        ? lOf(back, arm, outline.besideHouse === true)
        : null;
  if (!shape && outline.arms && outline.value === 'l-shape') return lOfArms(outline, areaM2);
  return shape
    ? {
        shape,
        quote: used.map((m) => m.quote).join(' … '),
        isApproximate: used.some((m) => m.isApproximate),
      }
    : null;
}

/** Of the long part its length alone was said: it is as wide as the area leaves it, or as is usual. */
function lOfArms({ arms, besideHouse }: OutlineSaid, areaM2: number | null): Outlined | null {
  const { longM, shortM, quote } = arms!,
    left = areaM2 === null ? 0 : (areaM2 - shortM[0] * shortM[1]) / longM;
  const width = left >= LEAST_WALL_M ? left : Math.max(LEAST_WALL_M, longM / USUAL_L);
  const shape = lOf(
    { metres: [Math.round(width * 100) / 100, longM], sides: 'wd', place: null },
    { metres: [...shortM], sides: null, place: null },
    besideHouse === true,
  );
  return shape && { shape, quote, isApproximate: true };
}
/** A long part of which nobody said the width is this much longer than wide. */
const USUAL_L = 1.6;

/** A plot of which the outline alone is known: as large as `shape`, in the usual proportions of its kind. */
export function inOutline(shape: PlotShape, { value, isSharp }: OutlineSaid): PlotShape {
  const { widthM, depthM } = extentOf(shape),
    m2 = areaOf(shape);
  if (value === 'widens' || value === 'narrows') {
    // the breadth half way is the one that was known
    const by = widthM * (isSharp ? SHARP : SLIGHT) * (value === 'widens' ? -1 : 1),
      least = Math.min(widthM, LEAST_END_M);
    const near = Math.max(least, widthM + by),
      far = Math.max(least, widthM - by);
    return scaledToArea(taperOf(near, far, depthM), m2);
  }
  if (value === 'dog-leg') return scaledToArea(dogLegOf(widthM, depthM), m2);
  return scaledToArea(
    value === 'triangle'
      ? triangleOf(1, Math.min(USUAL_TRIANGLE, depthM / widthM), 0.5)
      : lShapeOf(widthM, depthM, widthM * 0.6, depthM * 0.5, 'left'),
    m2,
  );
}

/** Half of what the wide end has over the narrow one, of the breadth half way. */
const SHARP = 0.42,
  SLIGHT = 0.12,
  LEAST_END_M = 3;
/** The far half of a dog-leg lies so much to one side, of the breadth. */
const ASIDE = 0.35;

/** Two halves of one breadth, the far one to the right. */
function dogLegOf(widthM: number, depthM: number): PlotShape {
  const aside = widthM * ASIDE,
    half = depthM / 2;
  const points: [number, number][] = [
    [0, 0],
    [widthM, 0],
    [widthM, half],
    [widthM + aside, half],
    [widthM + aside, depthM],
    [aside, depthM],
    [aside, half],
    [0, half],
  ];
  return { kind: 'polygon', points: points.map(([x, y]): Point => [mm(x), mm(y)]) };
}

const ASKED: Record<Exclude<OutlineSaid['value'], 'l-shape'>, string> = {
  triangle: 'Give us the length along the house and how far the point is from it',
  widens: 'Give us its width at the house, its width at the far end and its length',
  narrows: 'Give us its width at the house, its width at the far end and its length',
  'dog-leg': 'Give us the width and length of both halves, and to which side the far one lies',
};

/** `given`: the words of a size that was read, where it does not settle the outline. */
export function outlineNote(
  { value, quote, besideHouse, arms }: OutlineSaid,
  isDrawn: boolean,
  given: string | null,
): Problem {
  const asked =
    value !== 'l-shape'
      ? ASKED[value]
      : `Give us both parts, such as “8 × 6 m behind the house and 3 × 5 m ${besideHouse ? 'beside it' : 'to the left'}”`;
  return {
    code: 'plot-outline-assumed',
    severity: 'note',
    field: 'designDescription',
    message: isDrawn
      ? `We have drawn the ${value === 'triangle' ? 'triangle' : 'L'} from the lengths in your words; ${arms ? 'how wide its long part is and ' : ''}which way it turns ${arms ? 'are' : 'is'} to be confirmed on site.`
      : given
        ? `You write “${quote}” and give “${given}”, which does not settle the whole shape, so the rest of it is our guess. ${asked} and we will draw yours.`
        : `You write “${quote}” and we found no measures of it in your words, so the shape is our guess at a common one of that size. ${asked} and we will draw yours.`,
  };
}

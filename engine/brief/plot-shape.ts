/** Shapes of plots and their arithmetic, in metres until the last step. */
import type { PlotShape } from '../model/brief.ts';
import type { Point } from '../model/shapes.ts';
import { ringArea } from '../geometry/region.ts';

const mm = (metres: number): number => Math.round(metres * 1000);
export const rectangleOf = (widthM: number, depthM: number): PlotShape => ({
  kind: 'rectangle',
  widthMm: mm(widthM),
  depthMm: mm(depthM),
});

/** Depth over width that gardens of a size commonly have in Britain: small yards near square, suburban plots one and a half. */
export function usualProportion(areaM2: number): number {
  if (areaM2 <= 40) return 1.15;
  if (areaM2 <= 90) return 1.35;
  if (areaM2 <= 350) return 1.6;
  if (areaM2 <= 800) return 1.75;
  return 1.5;
}

/** A rectangle of a given area and depth : width, sides to 0.05 m except that the area is kept exactly by the depth. */
export function rectangleOfArea(areaM2: number, proportion: number): PlotShape {
  const width = Math.max(0.05, Math.round(Math.sqrt(areaM2 / proportion) * 20) / 20);
  return rectangleOf(width, areaM2 / width);
}

/** Sides of the rectangle with this area and perimeter, short one first; null when no rectangle has them (P < 4√A). */
export function sidesOf(areaM2: number, perimeterM: number): [short: number, long: number] | null {
  const half = perimeterM / 2;
  let under = half * half - 4 * areaM2;
  // a square measured with a tape is a little out
  if (under < 0 && under > -0.02 * half * half) under = 0;
  if (under < 0) return null;
  const long = (half + Math.sqrt(under)) / 2;
  return [under === 0 ? Math.sqrt(areaM2) : areaM2 / long, under === 0 ? Math.sqrt(areaM2) : long];
}

export function areaOf(shape: PlotShape): number {
  if (shape.kind === 'rectangle') return (shape.widthMm * shape.depthMm) / 1e6;
  if (shape.kind === 'l-shape')
    return (
      (shape.widthMm * shape.shoulderMm + shape.legWidthMm * (shape.depthMm - shape.shoulderMm)) /
      1e6
    );
  return Math.abs(ringArea(shape.points)) / 1e6;
}
export function extentOf(shape: PlotShape): { widthM: number; depthM: number } {
  if (shape.kind !== 'polygon')
    return { widthM: shape.widthMm / 1000, depthM: shape.depthMm / 1000 };
  const xs = shape.points.map((p) => p[0]),
    ys = shape.points.map((p) => p[1]);
  return {
    widthM: (Math.max(...xs) - Math.min(...xs)) / 1000,
    depthM: (Math.max(...ys) - Math.min(...ys)) / 1000,
  };
}
/** Stretched across and away from the house; whole millimetres. */
export function scaled(shape: PlotShape, across: number, away: number): PlotShape {
  const x = (value: number) => Math.round(value * across),
    y = (value: number) => Math.round(value * away);
  if (shape.kind === 'rectangle')
    return { kind: 'rectangle', widthMm: x(shape.widthMm), depthMm: y(shape.depthMm) };
  if (shape.kind === 'l-shape')
    return {
      ...shape,
      widthMm: x(shape.widthMm),
      depthMm: y(shape.depthMm),
      legWidthMm: x(shape.legWidthMm),
      shoulderMm: y(shape.shoulderMm),
    };
  return {
    kind: 'polygon',
    points: shape.points.map(([px, py]): Point => [x(px), y(py)]),
    ...(shape.doorX === undefined ? {} : { doorX: x(shape.doorX) }),
  };
}
/** The same figure with another area. */
export function scaledToArea(shape: PlotShape, areaM2: number): PlotShape {
  const factor = Math.sqrt(areaM2 / Math.max(0.01, areaOf(shape)));
  const out = scaled(shape, factor, factor);
  // rounding is taken up by the depth
  return out.kind === 'rectangle'
    ? { ...out, depthMm: Math.round((areaM2 * 1e6) / out.widthMm) }
    : out;
}

/** An L that is full width for `shoulder` from the house, then `leg` wide. */
export function lShapeOf(
  widthM: number,
  depthM: number,
  legM: number,
  shoulderM: number,
  side: 'left' | 'right',
): PlotShape {
  return {
    kind: 'l-shape',
    widthMm: mm(widthM),
    depthMm: mm(depthM),
    legWidthMm: mm(legM),
    shoulderMm: mm(shoulderM),
    side,
  };
}
/** Straight sides from one width at the house to another at the far end; it runs in by one side where that was told, else by both. */
export function taperOf(
  nearM: number,
  farM: number,
  depthM: number,
  side: 'left' | 'right' | null = null,
): PlotShape {
  const by = nearM - farM,
    left = side === 'left' ? by : side === 'right' ? 0 : by / 2;
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [mm(nearM), 0],
      [mm(left + farM), mm(depthM)],
      [mm(left), mm(depthM)],
    ],
  };
}
/** Sides of their own length square to the house; the far end runs from one to the other, as long as it was said where it was. */
export function unevenOf(
  houseM: number,
  leftM: number,
  rightM: number,
  backM: number | null,
): PlotShape {
  const skew = Math.abs(leftM - rightM),
    across = backM !== null && backM > skew ? Math.sqrt(backM * backM - skew * skew) : houseM;
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [mm(houseM), 0],
      [mm(across), mm(rightM)],
      [0, mm(leftM)],
    ],
  };
}
/** Both ends along the house, and both sides as long as they were measured; null where no such plot is as deep as its sides about are. */
export function fourSidedOf(
  houseM: number,
  farM: number,
  leftM: number,
  rightM: number,
): PlotShape | null {
  const by = houseM - farM,
    left = by && (by + (leftM * leftM - rightM * rightM) / by) / 2,
    depth = Math.sqrt(Math.max(0, leftM * leftM - left * left));
  if (by === 0 || depth < LEAST_OF_SIDE * Math.min(leftM, rightM)) return null;
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [mm(houseM), 0],
      [mm(left + farM), mm(depth)],
      [mm(left), mm(depth)],
    ],
  };
}
const LEAST_OF_SIDE = 0.75;

/** One side alone was measured: the square one, the one that runs in, or, where nobody said, one of two that run in alike. */
export function oneSidedOf(
  houseM: number,
  farM: number,
  sideM: number,
  isSquare: boolean,
  straight: 'left' | 'right' | null,
): PlotShape | null {
  const aside = isSquare ? 0 : (houseM - farM) / (straight ? 1 : 2),
    depth = Math.sqrt(Math.max(0, sideM * sideM - aside * aside));
  if (depth < LEAST_OF_SIDE * sideM) return null;
  const runsIn = straight === 'left' ? 'right' : straight === 'right' ? 'left' : null;
  return taperOf(houseM, farM, depth, runsIn);
}

/** A triangle on the house wall, its far corner at `share` of the width and cut off a little, so that it can be reached with a barrow. */
export function triangleOf(widthM: number, depthM: number, share: number): PlotShape {
  const cut = Math.min(1, widthM * 0.12),
    t = 1 - cut / widthM,
    left = widthM * share * t;
  return {
    kind: 'polygon',
    points: [
      [0, 0],
      [mm(widthM), 0],
      [mm(left + cut), mm(depthM * t)],
      [mm(left), mm(depthM * t)],
    ],
  };
}

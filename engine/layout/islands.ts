/** Planting that stands in gravel: a floor of loose stone that is larger than a room is planted through, so that it is a garden and not a yard. */
import type { Region } from '../model/shapes.ts';
import {
  area,
  bounds,
  contains,
  disc,
  distanceToEdge,
  mirrorX,
  rectangle,
  turnedRectangle,
} from '../geometry/region.ts';
import { isRound, snap } from './plan-types.ts';
import type { Roomed } from './stages.ts';

/** Gravel up to this is a room to sit in. */
const OPEN_MM2 = 20e6;
/** Left clear all round an island, to walk. */
const CLEAR_MM = 1250;
const LEAST_HALF_MM = 700,
  MOST_HALF_MM = 1500;
const STEP_MM = 400;
/** The line of the door, or the axis, is kept free to this on either side. */
const FROM_LINE_MM = 600;

/** The largest sound island of the design's lines, to one side of the way out, or a pair about an axis; empty where the gravel has no room for one. */
export function plantedIsland({ site, language, axisX }: Roomed, gravel: Region): Region {
  if (area(gravel) < OPEN_MM2) return [];
  const box = bounds(gravel),
    isPair = language === 'formal',
    line = isPair ? axisX : site.doorX;
  let x = 0,
    y = 0,
    most = LEAST_HALF_MM;
  for (let cy = box.y0 + STEP_MM; cy < box.y1; cy += STEP_MM)
    for (let cx = box.x0 + STEP_MM; cx < (isPair ? line : box.x1); cx += STEP_MM) {
      const beside = Math.abs(cx - line) - FROM_LINE_MM;
      if (beside <= most || !contains(gravel, cx, cy)) continue;
      const half = Math.min(beside, distanceToEdge(gravel, cx, cy) - CLEAR_MM);
      if (half <= most) continue;
      most = half;
      x = Math.round(cx);
      y = Math.round(cy);
    }
  if (most <= LEAST_HALF_MM) return [];
  const half = snap(Math.min(most, MOST_HALF_MM), 50);
  if (isRound(language)) return disc(x, y, half);
  if (language === 'diagonal') return turnedRectangle(x, y, half * 1.7, half * 1.7, 45);
  const island = rectangle(x - half, y - half, x + half, y + half);
  return isPair ? [...island, ...mirrorX(island, 2 * axisX)] : island;
}

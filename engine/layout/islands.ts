/** Planting that stands in gravel: a floor of loose stone that is larger than a room is planted through, so that it is a garden and not a yard. */
import type { Mm, Region } from '../model/shapes.ts';
import {
  area,
  bounds,
  contains,
  disc,
  distanceToEdge,
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
/** The way out of the door is kept free to this side of its line. */
const FROM_DOOR_LINE_MM = 1000;

/** The largest sound island of the design's lines, to one side of the way out; empty where the gravel has no room for one. */
export function plantedIsland({ site, language, axisX }: Roomed, gravel: Region): Region {
  if (area(gravel) < OPEN_MM2) return [];
  const box = bounds(gravel);
  let x = 0,
    y = 0,
    most = CLEAR_MM + LEAST_HALF_MM;
  for (let cy = box.y0 + STEP_MM; cy < box.y1; cy += STEP_MM)
    for (let cx = box.x0 + STEP_MM; cx < box.x1; cx += STEP_MM) {
      if (!contains(gravel, cx, cy)) continue;
      // on the axis of a formal garden it ends the view; elsewhere it stands beside the way
      const half = distanceToEdge(gravel, cx, cy);
      if (half <= most) continue;
      if (language !== 'formal' && Math.abs(cx - site.doorX) < FROM_DOOR_LINE_MM) continue;
      most = half;
      x = cx;
      y = cy;
    }
  if (most <= CLEAR_MM + LEAST_HALF_MM) return [];
  const half = snap(Math.min(most - CLEAR_MM, MOST_HALF_MM), 50);
  return islandAt(
    language === 'formal' && Math.abs(x - axisX) < STEP_MM ? axisX : Math.round(x),
    Math.round(y),
    half,
  );

  function islandAt(mx: Mm, my: Mm, r: Mm): Region {
    if (isRound(language)) return disc(mx, my, r);
    return language === 'diagonal'
      ? turnedRectangle(mx, my, r * 1.7, r * 1.7, 45)
      : rectangle(mx - r, my - r, mx + r, my + r);
  }
}

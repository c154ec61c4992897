/** What climbers are tied to, and how tall one may grow there. */
import { contains, distanceToSegment } from '../geometry/region.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Bed, Job } from './job.ts';

export type Line = { from: Point; to: Point; heightMm: Mm; inset: Mm };
export type Spot = { x: Mm; y: Mm; bed: Bed };

/** Out from the fence, where rain reaches the roots; from the wall of the house, whose footing keeps the soil dry; from a trellis. */
const FROM_FENCE_MM = 400,
  FROM_HOUSE_MM = 450,
  FROM_TRELLIS_MM = 150;
const EAVES_MM = 2600;

/** Fences and walls, the house, trellis. */
export function linesOf({ site, layout }: Pick<Job, 'site' | 'layout'>): Line[] {
  const lines: Line[] = site.edges
    // climbers hang on wires, and wires on fixings
    .filter((edge) => (edge.kind === 'fence' || edge.kind === 'wall') && !edge.noFixings)
    .map((edge) => ({ ...edge, inset: FROM_FENCE_MM }));
  // walls that may not be drilled are listed, let or another's: the house is taken for one of them
  if (!site.edges.some((edge) => edge.kind === 'wall' && edge.noFixings))
    lines.push({
      from: [site.house.x0, 0],
      to: [site.house.x1, 0],
      heightMm: EAVES_MM,
      inset: FROM_HOUSE_MM,
    });
  for (const { kind, line, heightMm, thicknessMm } of layout.screens)
    if (kind === 'trellis')
      for (let i = 1; i < line.length; i++)
        lines.push({
          from: line[i - 1]!,
          to: line[i]!,
          heightMm,
          inset: thicknessMm / 2 + FROM_TRELLIS_MM,
        });
  return lines;
}

/** By how much a climber may outgrow its support, and in a bed of less than this depth: the rest is cut off every summer, mm. */
const OVER_MM = 2200,
  OVER_IN_STRIP_MM = 1300,
  NARROW_MM = 900,
  STEP_MM = 50;
/**
 * As tall as a climber at a spot of bed may grow by the line that it is tied to, mm. The bed is measured out from the line as
 * well as on the raster, whose cells make a strip of 800 mm into 900.
 */
export function tallestOn(job: Job, { from, to, heightMm }: Line, { x, y, bed }: Spot): Mm {
  const [vx, vy] = [to[0] - from[0], to[1] - from[1]],
    along = ((x - from[0]) * vx + (y - from[1]) * vy) / (vx * vx + vy * vy || 1),
    [fx, fy] = [from[0] + vx * along, from[1] + vy * along],
    far = Math.sqrt((x - fx) * (x - fx) + (y - fy) * (y - fy)) || 1;
  const isBed = (out: Mm): boolean =>
    contains(
      bed.area.region,
      Math.round(fx + ((x - fx) * out) / far),
      Math.round(fy + ((y - fy) * out) / far),
    );
  const { grid, front, back } = job.ground,
    k = grid.index(x, y);
  let isDeep = !(k >= 0 && front[k]! + back[k]! < NARROW_MM) && isBed(NARROW_MM - 1);
  for (let out = far; isDeep && out < NARROW_MM; out += STEP_MM) isDeep = isBed(out);
  // what outgrows its fence by more is a sheet over the neighbour's, and in a strip it has no root run
  return heightMm + (isDeep ? OVER_MM : OVER_IN_STRIP_MM);
}

/** How exactly a climber stands out from its line, mm. */
const EXACTLY_MM = 2;
/** As tall as a climber may grow that takes over the place of another, mm; what grows over a pergola is held by no line. */
export const tallestAgain = (job: Job, spot: Spot): Mm =>
  Math.min(
    Infinity,
    ...linesOf(job)
      .filter(
        ({ from, to, inset }) =>
          Math.abs(distanceToSegment(spot.x, spot.y, from, to) - inset) <= EXACTLY_MM,
      )
      .map((line) => tallestOn(job, line, spot)),
  );

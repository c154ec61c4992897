/** Making a piece of ground deeper, wider or larger all round, whatever its outline: its soft neighbours give or take. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area as areaOf, bounds, distanceToEdge, polygon } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import { type Operation, type Side, STUDIO_SIDES } from '../model/operation.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { Outcome } from './apply.ts';
import { movableEdges, PULLED } from './edges.ts';
import { giveGround, takeGround } from './ground.ts';
import { capital, isHeir, keepWays, lower } from './recut.ts';
import { areaAt } from './things.ts';

const MOST_MM = 20_000;

/** True for ground that may be made larger or smaller. */
export const mayBeStretched = ({ id, kind }: Area): boolean =>
  PULLED.has(kind) && !id.startsWith('kept-');

/** An area is stretched away from its opposite side, which stays where it is; 'all' moves its whole outline. */
export function stretchArea(
  model: GardenModel,
  { areaId, side, byMm }: Extract<Operation, { kind: 'stretch' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  if (!own) return { refused: 'That is no longer in the garden.' };
  if (!mayBeStretched(own)) return { refused: `${capital(lower(own))} keeps its size.` };
  if (byMm === 0) return { model };
  if (Math.abs(byMm) > MOST_MM) return { refused: 'That is further than a garden goes.' };
  const next = stretched(own.region, side, byMm);
  if (!next.length)
    return { refused: `That would leave next to nothing of ${lower(own)}. Remove it instead.` };
  if (byMm < 0) {
    const given = subtract(own.region, intersect(own.region, next));
    if (areaOf(given) < 1000) return { model };
    const outcome = giveGround(model, own, given);
    return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
  }
  const outcome = takeGround(model, own, smoothed(own.region, next));
  return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
}

/** Curves that were pulled apart leave no notch where the old outline and the new one cross. */
function smoothed(own: Region, next: Region): Region {
  const whole = unite(own, next);
  const isCurved = own.some((rings) => (rings[0]?.length ?? 0) > CURVED);
  return isCurved
    ? unite(whole, offset(offset(whole, NOTCH_MM, 'round'), -NOTCH_MM, 'round'))
    : whole;
}
/** An outline with more corners is drawn in curves. */
const CURVED = 14;
const NOTCH_MM = 250;

/** Sides that have no straight edge to take hold of, each with the outermost point there; none along the boundary. */
export function openSides(model: GardenModel, area: Area): { side: Side; at: Point }[] {
  if (!mayBeStretched(area)) return [];
  const { x0, y0, x1, y1 } = bounds(area.region);
  const ring = area.region.flatMap((rings) => rings[0] ?? []);
  const edges = movableEdges(model, area);
  const plot: Region = [[model.site.boundary]];
  return STUDIO_SIDES.flatMap((side) => {
    const reach = (x: Mm, y: Mm) =>
      ({ left: x - x0, right: x1 - x, near: y - y0, far: y1 - y })[side];
    if (edges.some(({ from, to }) => reach(...from) < 30 && reach(...to) < 30)) return [];
    const outer = ring.filter(([x, y]) => reach(x, y) < 30);
    const [a, b] = [outer[0]!, outer.at(-1)!];
    const at: Point = [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    return distanceToEdge(plot, at[0], at[1]) < 60 ? [] : [{ side, at }];
  });
}

/** An outline pulled out, or pushed in, away from its opposite side; nothing where none would be left. */
export function stretched(region: Region, side: Side | 'all', by: Mm): Region {
  if (side === 'all') return offset(region, by, 'round');
  const { x0, y0, x1, y1 } = bounds(region);
  const isAcross = side === 'left' || side === 'right';
  const size = isAcross ? x1 - x0 : y1 - y0;
  if (size + by < 300) return [];
  const k = (size + by) / size;
  const fixed = { left: x1, right: x0, far: y0, near: y1 }[side];
  const at = (value: Mm): Mm => Math.round(fixed + (value - fixed) * k);
  return unite(
    ...region.map((rings) => {
      const [outer, ...holes] = rings.map((ring) =>
        polygon(ring.map(([x, y]) => (isAcross ? [at(x), y] : [x, at(y)]))),
      );
      return holes.length ? subtract(outer!, ...holes) : outer!;
    }),
  );
}

/** The side on which an area has most ground to take or give: its deep or its wide way. */
export function freeSide({ site, layout }: GardenModel, area: Area, way: 'depth' | 'width'): Side {
  const { x0, y0, x1, y1 } = bounds(area.region);
  const plot = bounds([[site.boundary]]);
  if (way === 'depth')
    return area.id === 'terrace' || plot.y1 - y1 >= y0 - plot.y0 ? 'far' : 'near';
  const softness = (x: Mm) =>
    [0.15, 0.3, 0.5, 0.7, 0.85].filter((t) => {
      const beside = areaAt(layout, x, Math.round(y0 + (y1 - y0) * t));
      return beside && isHeir(beside);
    }).length;
  const [left, right] = [softness(x0 - 200), softness(x1 + 200)];
  if (left !== right) return left > right ? 'left' : 'right';
  return plot.x1 - x1 >= x0 - plot.x0 ? 'right' : 'left';
}

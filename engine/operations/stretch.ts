/** Making a piece of ground deeper, wider or larger all round, whatever its outline: its soft neighbours give or take. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area as areaOf, bounds, polygon } from '../geometry/region.ts';
import { offset } from '../geometry/trial.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Operation, Side } from '../model/operation.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Outcome } from './apply.ts';
import { PULLED } from './edges.ts';
import { giveGround, takeGround } from './ground.ts';
import { capital, keepWays, lower } from './recut.ts';

const MOST_MM = 20_000;

/** True for ground that may be made larger or smaller. */
export const mayBeStretched = ({ id, kind }: GardenModel['layout']['areas'][number]): boolean =>
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
  const outcome = takeGround(model, own, next);
  return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
}

function stretched(region: Region, side: Side | 'all', by: Mm): Region {
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

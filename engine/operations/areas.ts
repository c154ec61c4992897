/** Taking a piece of ground out of the plan. */
import { unite } from '../geometry/boolean.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Outcome } from './apply.ts';
import { capital, heirOf, keepWays, lower, recut } from './recut.ts';
import { withoutThings } from './things.ts';

/** An area that may go: all but the floor before the door, what is kept, and beds, which are what is left between the rest. */
export const mayBeRemoved = ({ id, kind }: Area): boolean =>
  id !== 'terrace' && !id.startsWith('kept-') && kind !== 'bed' && kind !== 'margin';

export function deleteArea(
  model: GardenModel,
  { areaId }: Extract<Operation, { kind: 'delete-area' }>,
): Outcome {
  const own = model.layout.areas.find((one) => one.id === areaId);
  if (!own) return { refused: 'That is no longer in the garden.' };
  if (!mayBeRemoved(own))
    return { refused: `${capital(lower(own))} stays: the rest is laid out round it.` };
  const heir = heirOf(model, own, own.region);
  if (!heir) return { refused: `No bed or lawn lies beside ${lower(own)} to take its ground.` };
  const bare = withoutThings(
    model,
    model.layout.furnishings.filter((thing) => thing.areaId === own.id),
  );
  const without: GardenModel = {
    ...bare,
    layout: {
      ...bare.layout,
      areas: bare.layout.areas.filter((one) => one !== own),
      stones: bare.layout.stones.filter((stone) => stone.areaId !== own.id),
      trees: bare.layout.trees.filter((spot) => spot.areaId !== own.id),
      routes: bare.layout.routes.filter((route) => route.areaId !== own.id),
    },
    planting: {
      ...bare.planting,
      placements: bare.planting.placements
        .filter((one) => one.areaId !== own.id || one.existing)
        .map((one) => (one.areaId === own.id ? { ...one, areaId: heir.id } : one)),
    },
  };
  const outcome = recut(without, new Map([[heir.id, unite(heir.region, own.region)]]));
  return 'refused' in outcome ? outcome : keepWays(outcome.model, own);
}

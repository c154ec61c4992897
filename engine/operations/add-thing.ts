/** Adding one thing on ground that is there. */
import { nameOfFurnishing } from '../features/names.ts';
import { BUILDINGS } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import type { Operation } from '../model/operation.ts';
import type { Outcome } from './apply.ts';
import { withFreeIds } from './furnish-ground.ts';
import { thingOf } from './palette.ts';
import { areaAt, MOST_THINGS } from './things.ts';

export function addThing(
  model: GardenModel,
  { thing: kind, x, y, turnDeg }: Extract<Operation, { kind: 'add-thing' }>,
): Outcome {
  const thing = thingOf(kind);
  if (!thing) return { refused: `A ${nameOfFurnishing(kind)} is not added by itself.` };
  if (model.layout.furnishings.length >= MOST_THINGS)
    return { refused: 'There is no room for more things in one garden.' };
  const home = areaAt(model.layout, x, y);
  if (!home) return { refused: 'There is no garden there: it has to stand within the boundary.' };
  if (BUILDINGS.has(home.kind) || home.kind === 'pond' || home.kind === 'water')
    return { refused: `The ${home.label.toLowerCase()} is there.` };
  const added: Furnishing = {
    id: kind,
    kind,
    areaId: home.id,
    x,
    y,
    widthMm: thing.width,
    depthMm: thing.depth,
    turnDeg: thing.round ? 0 : ((turnDeg % 360) + 360) % 360,
    heightMm: thing.height,
    round: thing.round ?? false,
    ...(thing.seats ? { seats: thing.seats } : {}),
  };
  return {
    model: {
      ...model,
      layout: {
        ...model.layout,
        furnishings: [...model.layout.furnishings, ...withFreeIds(model, [added])],
      },
    },
  };
}

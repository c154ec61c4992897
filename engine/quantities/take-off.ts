/** Stage 6: what has to be bought and done, measured from the model. */
import { PHASES } from '../model/costing.ts';
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { floorThatStays } from './build-ups.ts';
import { takeOffCovers, takeOffFences } from './boundary.ts';
import { takeOffFinishing } from './finishing.ts';
import { takeOffFittings } from './fittings.ts';
import { takeOffFloors } from './floors.ts';
import { takeOffGround } from './ground.ts';
import { takeOffLevels } from './levels.ts';
import { measureGarden, rebind } from './measure.ts';
import type { Measured } from './measure.ts';
import { takeOffPlanting } from './planting.ts';
import { withCarrying } from './carrying.ts';
import { takeOffRemovals } from './removals.ts';
import { applySavings } from './savings.ts';
import { takeOffRows } from './rows.ts';
import { takeOffScreens } from './screens.ts';
import { takeOffSetUp } from './set-up.ts';
import { takeOffStains } from './stains.ts';
import { takeOffStructures } from './structures.ts';
import { takeOffWalls } from './walls.ts';
import { takeOffWater } from './water.ts';

/**
 * Every quantity of a garden, phase by phase. Each line names the geometry it was measured from
 * (area, furnishing, screen, boundary or plant ids, or 'plot') and the sum in words; nothing without geometry is listed.
 */
export function takeOff(model: GardenModel, catalogue: Catalogue): Quantity[] {
  return takeOffMeasured(model, measureGarden(model.site, model.layout), catalogue);
}

/** The same from measures already made: a change of material or pot moves no edge. */
export function takeOffMeasured(
  model: GardenModel,
  before: Measured,
  catalogue: Catalogue,
): Quantity[] {
  const measured = rebind(before, model);
  const all = [
    ...takeOffSetUp(model, measured),
    ...takeOffRemovals(model.site, measured.plotM2),
    ...takeOffGround(model, measured),
    ...takeOffFloors(model, measured),
    ...takeOffLevels(model, measured),
    ...takeOffWalls(model),
    ...takeOffStructures(model, measured),
    ...takeOffFences(model),
    ...takeOffCovers(model),
    ...takeOffFittings(model),
    ...takeOffScreens(model),
    ...takeOffRows(model),
    ...takeOffFinishing(model, measured),
    ...takeOffStains(model),
    ...takeOffWater(model, measured),
    ...takeOffPlanting(model, measured, catalogue),
  ];
  const savings = model.savings ?? [],
    stays = floorThatStays(model.site) !== null && !savings.includes('keep-floor');
  const lines = applySavings(all, stays ? [...savings, 'keep-floor'] : savings);
  const carried = withCarrying(lines, model.site);
  return PHASES.flatMap((phase) => carried.filter((line) => line.phase === phase));
}

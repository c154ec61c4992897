/**
 * A mend of what is not right about a plan: the least change after which it is right, and nothing else is wrong that was not
 * before. It is an ordinary operation, so that it is undone like any other; what would take something away comes last.
 */
import type { GardenModel } from '../../model/garden.ts';
import type { Given } from '../apply.ts';
import { applyOperation } from '../apply.ts';
import { type Fault, findFaults, newFaults } from '../faults.ts';
import { areaGone, areaMoved, areaNarrowed, areaNotched, floorWidened } from './ground.ts';
import { standingGone } from './standing.ts';
import {
  CLOSE_MM,
  FURTHEST_MM,
  thingGone,
  thingMoved,
  thingSmaller,
  thingTurned,
} from './things.ts';
import type { Mend, Tries } from './tries.ts';
import { treeGone, treeMoved } from './trees.ts';
import { zonePlantsGone } from './zones.ts';
import { wayLaid } from './ways.ts';

/** From the least change to what takes something away; widths in mm. */
const TRIES: readonly Tries[] = [
  thingMoved(0, CLOSE_MM),
  thingTurned,
  floorWidened(600),
  wayLaid,
  treeMoved,
  thingMoved(CLOSE_MM, FURTHEST_MM),
  areaMoved,
  areaNotched,
  areaNarrowed,
  floorWidened(2000),
  thingSmaller,
  thingGone,
  treeGone,
  zonePlantsGone,
  areaGone,
  standingGone,
];
/** Of one kind no more are tried in full: a press is answered at once. */
const MOST_TRIED = 8;

/** @param allows whether a garden may come of it: nothing that is locked is touched. @returns null where nothing puts it right */
export function mendOf(
  model: GardenModel,
  fault: Fault,
  given: Given,
  allows: (after: GardenModel) => boolean = () => true,
): Mend | null {
  const before = findFaults(model);
  for (const tries of TRIES) {
    let tried = 0;
    for (const mend of tries(model, fault, given)) {
      const outcome = applyOperation(model, mend.operation, given);
      if ('refused' in outcome) continue;
      const after = findFaults(outcome.model);
      const isRight = !after.some(({ id }) => id === fault.id) && !newFaults(before, after).length;
      if (isRight && allows(outcome.model)) return mend;
      if (++tried >= MOST_TRIED) break;
    }
  }
  return null;
}

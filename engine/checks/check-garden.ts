/** Stage 8: what England's planning rules and plain good sense say about this plan. */
import type { Brief } from '../model/brief.ts';
import type { Check, GardenModel } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { checkAccess } from './check-access.ts';
import { checkBoundaries } from './check-boundaries.ts';
import { checkBuildings } from './check-buildings.ts';
import { checkFirmWays } from './check-firm-ways.ts';
import { checkLevels } from './check-levels.ts';
import { checkNeighbours } from './check-neighbours.ts';
import { checkPast } from './check-past.ts';
import { checkPaving } from './check-paving.ts';
import { checkPlants } from './check-plants.ts';
import { checkPlay } from './check-play.ts';
import { checkRows } from './check-rows.ts';
import { checkServices } from './check-services.ts';
import { checkSpaces } from './check-spaces.ts';
import { checkBarred } from './check-barred.ts';
import { checkLimits } from './check-limits.ts';
import { checkWalls } from './check-walls.ts';
import { checkTrees } from './check-trees.ts';
import { checkWays } from './check-ways.ts';
import { checkWater } from './check-water.ts';

const ORDER = { warning: 0, advice: 1, info: 2 } as const;

/**
 * Every point worth knowing before work starts, warnings first; each says where on the plan it is and on what kind of rule it rests.
 * A general guide for England: never a decision on a particular address.
 */
export function checkGarden(input: {
  model: GardenModel;
  brief: Brief;
  catalogue: Catalogue;
}): Check[] {
  const checks = [
    checkBoundaries,
    checkRows,
    checkBuildings,
    checkPaving,
    checkLevels,
    checkWalls,
    checkWater,
    checkTrees,
    checkLimits,
    checkBarred,
    checkNeighbours,
    checkPlants,
    checkPlay,
    checkAccess,
    checkWays,
    checkFirmWays,
    checkPast,
    checkSpaces,
    checkServices,
  ].flatMap((rule) => rule(input));
  return checks
    .map((check, i) => ({ check, i }))
    .sort((a, b) => ORDER[a.check.severity] - ORDER[b.check.severity] || a.i - b.i)
    .map(({ check }) => check);
}

/** No border is made of ones and twos: a kind with too few plants for a group gives its places to a neighbour. */
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isKeptClear } from './clearance.ts';
import { roomFor } from './ground.ts';
import { type Bed, type Job, footOf, heightOf, radiusOf } from './job.ts';
import { isMassed } from './kinds.ts';
import { isWanted } from './score-plant.ts';
import { apart2 } from './plant-index.ts';
import { zoneAt, zoneFit } from './zones.ts';

/** The least group; what is broader than this stands alone with good reason, m. */
const LEAST_GROUP = 3,
  STANDS_ALONE_M = 0.85;
const LEAST_OF_MASS = 0.05;
const GROUPED: readonly PlantPlacement['role'][] = ['mid', 'ground'];

/** Gives the places of every kind with fewer than three plants in the beds to the nearest kind that has a group and is at home there. */
export function joinSingles(job: Job): void {
  const standing = job.placements.filter(
      ({ role, existing }) => !existing && GROUPED.includes(role),
    ),
    byKind = Map.groupBy(standing, ({ plantId }) => plantId),
    // where few kinds are meant each is a mass
    least = isMassed(job) ? Math.max(LEAST_GROUP, standing.length * LEAST_OF_MASS) : LEAST_GROUP,
    most = Math.max(7, Math.floor(standing.length * (isMassed(job) ? 0.28 : 0.14)));
  for (const [id, few] of byKind) {
    const plant = job.byId.get(id)!;
    if (few.length >= least || plant.spreadM > STANDS_ALONE_M || isWanted(job, plant)) continue;
    for (const one of few) {
      const bed = job.beds.find(({ area }) => area.id === one.areaId),
        other = bed && nearestGroup(job, bed, one, byKind, most);
      if (!other) continue;
      byKind.get(other.plant.id)!.push(one);
      one.plantId = other.plant.id;
      one.driftId = other.driftId;
      one.radiusMm = Math.round(other.radiusMm);
      one.heightMm = heightOf(other.plant);
      one.role = other.plant.heightM <= 0.42 ? 'ground' : 'mid';
    }
  }
}

type Group = { plant: Plant; driftId: string; radiusMm: number };

function nearestGroup(
  job: Job,
  bed: Bed,
  one: PlantPlacement,
  byKind: ReadonlyMap<string, PlantPlacement[]>,
  most: number,
): Group | null {
  const zone = zoneAt(job, bed, one.x, one.y),
    foot = footOf(job.byId.get(one.plantId)!);
  let best: Group | null = null,
    least = Infinity;
  for (const [id, group] of byKind) {
    if (id === one.plantId || group.length < LEAST_GROUP || group.length >= most) continue;
    const plant = job.byId.get(id)!;
    if (
      zoneFit(plant, zone) < 0.3 ||
      footOf(plant) > foot * 1.6 ||
      heightOf(plant) > Math.max(500, one.heightMm * 1.6) ||
      !isKeptClear(job, plant, one.x, one.y)
    )
      continue;
    for (const near of group) {
      if (near.areaId !== one.areaId) continue;
      const away = apart2(near.x, near.y, one.x, one.y);
      if (away >= least) continue;
      const radiusMm = roomFor(
        job.site,
        bed.area.region,
        one.x,
        one.y,
        Math.min(radiusOf(plant), one.radiusMm * 1.2),
      );
      if (!radiusMm) continue;
      least = away;
      best = { plant, driftId: near.driftId, radiusMm };
    }
  }
  return best;
}

/** Room in a bed for what was asked for by name and found none: a few low plants give way, near the house where it is picked. */
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isKeptClear } from './clearance.ts';
import { roomFor } from './ground.ts';
import { type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { isWanted } from './score-plant.ts';
import { zoneAt, zoneFit } from './zones.ts';

/** What gives way. */
const YIELDS: readonly PlantPlacement['role'][] = ['mid', 'ground', 'bulb'];
const PICKED: readonly Plant['category'][] = ['vegetable', 'herb'];
/** Plants of a small kind, and of one broader than this, m. */
const SMALL = 3,
  BROAD_M = 0.8,
  /** How far its leaves may lie in those of its neighbours, times its own reach. */
  CLOSE = 0.8;

/** Sets up to three of the kind where the ground is right for it; true when one stands. */
export function makeRoomFor(job: Job, plant: Plant): boolean {
  const { grid } = job.ground,
    radius = radiusOf(plant),
    foot = footOf(plant),
    most = plant.spreadM > BROAD_M ? 1 : SMALL;
  const spots = job.beds
    .filter(({ conditions }) => !conditions.leftToPlant)
    .flatMap((bed) => bed.cells.map((k) => ({ bed, x: grid.x(k), y: grid.y(k) })))
    .sort((a, b) => a.y - b.y || a.x - b.x);
  let set = 0;
  const drift = nextDrift(job, `asked-${plant.id}`);
  for (const { bed, x, y } of spots) {
    if (set >= most) break;
    if (zoneFit(plant, zoneAt(job, bed, x, y)) < 0.2 || !isKeptClear(job, plant, x, y)) continue;
    const room = roomFor(job.site, bed.area.region, x, y, radius);
    if (!room) continue;
    const near = job.placements.filter(
      (one) =>
        one.role !== 'climber' &&
        one.role !== 'pot' &&
        apart2(one.x, one.y, x, y) < ((foot + one.radiusMm * 0.5) * CLOSE) ** 2,
    );
    if (
      near.some(
        (one) =>
          one.existing || !YIELDS.includes(one.role) || isWanted(job, job.byId.get(one.plantId)!),
      )
    )
      continue;
    const gone = new Set(near);
    if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
    place(job, plant, {
      x,
      y,
      areaId: bed.area.id,
      driftId: drift,
      role: PICKED.includes(plant.category)
        ? 'crop'
        : plant.category === 'bulb'
          ? 'bulb'
          : plant.category === 'shrub' || plant.category === 'fruit'
            ? 'structure'
            : plant.heightM <= 0.42
              ? 'ground'
              : 'mid',
      radiusMm: room,
    });
    set++;
  }
  return set > 0;
}

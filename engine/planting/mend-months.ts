/** A last look at the year: a month with nothing to see is given bulbs, or a drift of something that shows then. */
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';
import { contains, distanceToEdge } from '../geometry/region.ts';
import { isKeptClear } from './clearance.ts';
import { isMeadowPlant, isOfWalls } from './plant-works.ts';
import { interestByMonth, interestMonths } from './interest.ts';
import { type Bed, type Job, footOf, heightOf, nextDrift, place, radiusOf } from './job.ts';
import { roomFor } from './ground.ts';
import { makeRoomFor } from './make-room.ts';
import { asksLittleEnough, isWanted, tasteScore } from './score-plant.ts';
import { namesPlant } from './plant-names.ts';
import { standsInFor } from './wishes.ts';
import { zoneAt, zoneFit } from './zones.ts';

/** Puts something into every month the catalogue can fill. */
export function mendMonths(job: Job): void {
  for (let guard = 0; guard < 8; guard++) {
    const shown = interestByMonth(
      [...new Set(job.placements.map((placement) => placement.plantId))].map((id) =>
        job.byId.get(id)!,
      ),
    );
    const empty = shown.flatMap((count, i) => (count ? [] : [i + 1]));
    if (!empty.length || !job.beds.some((bed) => bed.cells.length > 0)) return;
    const candidates = job.rooted
      .filter(
        (plant) =>
          ['bulb', 'perennial', 'groundcover', 'fern', 'grass', 'shrub'].includes(plant.category) &&
          !isMeadowPlant(plant) &&
          asksLittleEnough(job, plant) &&
          interestMonths(plant).some((month) => empty.includes(month)),
      )
      .map((plant) => ({
        plant,
        score:
          interestMonths(plant).filter((month) => empty.includes(month)).length * 2 +
          tasteScore(job, plant) * 0.4 +
          (plant.category === 'bulb' ? 1 : 0) -
          plant.spreadM,
      }))
      .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1));
    if (!candidates.some(({ plant }) => putIn(job, plant))) return;
  }
}

/** Gives a place to every plant named in the brief that has none yet; climbers and trees were judged where they are planted. */
export function placeWanted(job: Job, makeRoom = false): void {
  const standing = new Set(job.placements.map((placement) => placement.plantId));
  for (const fact of job.brief.plantsWanted) {
    const named = job.rooted.filter(
      (plant) =>
        namesPlant(plant, fact.value) ||
        standsInFor(fact.value, plant) ||
        job.instead.get(fact.value)?.has(plant.id),
    );
    if (named.some((plant) => standing.has(plant.id))) continue;
    const best = (categories: readonly Plant['category'][]) =>
      named
        .filter((plant) => categories.includes(plant.category))
        .map((plant) => ({ plant, score: tasteScore(job, plant) - plant.spreadM }))
        .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1));
    if (best(BEDDED).some(({ plant }) => !isOfWalls(plant) && putIn(job, plant)) || !makeRoom)
      continue;
    best([...BEDDED, 'vegetable']).some(({ plant }) => makeRoomFor(job, plant));
  }
}
const BEDDED: readonly Plant['category'][] = [
  'bulb',
  'perennial',
  'groundcover',
  'fern',
  'grass',
  'shrub',
  'herb',
  'annual',
  'fruit',
];

/** True of the places where a plant may be put. */
type Where = (x: Mm, y: Mm) => boolean;

/** Gives the plant a drift, or one shrub's place, in the largest bed that has one for it; `where` narrows the places. */
export function putIn(job: Job, plant: Plant, where: Where = () => true): boolean {
  const beds = [...job.beds].sort((a, b) => b.conditions.areaM2 - a.conditions.areaM2);
  return beds.some((bed) =>
    plant.category === 'bulb' && !job.rules.leftToPlant
      ? bulbsInto(job, bed, plant, where)
      : swapInto(job, bed, plant, where),
  );
}

function bulbsInto(job: Job, bed: Bed, plant: Plant, where: Where): boolean {
  const { grid } = job.ground,
    drift = nextDrift(job, `${bed.area.id}-bulb`);
  let put = 0;
  for (let i = 0; i < bed.cells.length && put < 7; i += 3) {
    const k = bed.cells[i]!,
      x = Math.round(grid.x(k)),
      y = Math.round(grid.y(k));
    if (
      !where(x, y) ||
      zoneFit(plant, zoneAt(job, bed, x, y)) < 0.2 ||
      !contains(bed.area.region, x, y) ||
      distanceToEdge(bed.area.region, x, y) < 60
    )
      continue;
    place(job, plant, { x, y, areaId: bed.area.id, driftId: drift, role: 'bulb', footMm: 0 });
    put++;
  }
  return put > 0;
}

/** Gives one drift, or one shrub's place, to the plant, where its size answers to what stood there. */
function swapInto(job: Job, bed: Bed, plant: Plant, where: Where): boolean {
  const role = ['shrub', 'fruit'].includes(plant.category) ? 'structure' : null;
  const counts = new Map<string, number>();
  for (const placement of job.placements)
    counts.set(placement.plantId, (counts.get(placement.plantId) ?? 0) + 1);
  const fits = job.placements.filter(
    (one) =>
      one.areaId === bed.area.id &&
      !one.existing &&
      where(one.x, one.y) &&
      (role ? one.role === role : one.role === 'mid' || one.role === 'ground') &&
      one.radiusMm >= radiusOf(plant) * 0.6 &&
      one.radiusMm <= Math.max(radiusOf(plant) * 1.8, footOf(plant) * 2.2) &&
      zoneFit(plant, zoneAt(job, bed, one.x, one.y)) >= 0.3 &&
      isKeptClear(job, plant, one.x, one.y) &&
      !isWanted(job, job.byId.get(one.plantId)!) &&
      roomFor(
        job.site,
        bed.area.region,
        one.x,
        one.y,
        Math.min(radiusOf(plant), one.radiusMm * 1.25),
      ) > 0,
  );
  const first = fits.sort(
    (a, b) => counts.get(b.plantId)! - counts.get(a.plantId)! || a.x - b.x || a.y - b.y,
  )[0];
  if (!first) return false;
  const drift = role ? [first] : fits.filter((one) => one.driftId === first.driftId).slice(0, 5),
    name = nextDrift(job, `${bed.area.id}-winter`);
  for (const one of drift) {
    one.plantId = plant.id;
    one.driftId = name;
    one.radiusMm = Math.round(
      roomFor(
        job.site,
        bed.area.region,
        one.x,
        one.y,
        Math.min(radiusOf(plant), one.radiusMm * 1.25),
      ),
    );
    one.heightMm = heightOf(plant);
  }
  return true;
}

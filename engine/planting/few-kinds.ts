/** Where nobody gardens the list is short: the kinds with the fewest plants give their places to those that stand in numbers. */
import { areaM2 } from '../geometry/region.ts';
import { isAsked } from './asked-traits.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement, PlantRole } from '../model/planting.ts';
import { HANDFUL } from './cap-kinds.ts';
import { isKeptClear } from './clearance.ts';
import { tallestAgain } from './climber-lines.ts';
import { roomFor } from './ground.ts';
import { interestMonths } from './interest.ts';
import { type Job, footOf, heightOf, isEvergreen, radiusOf } from './job.ts';
import { tallestAt } from './patches.ts';
import { apart2 } from './plant-index.ts';
import { isWanted } from './score-plant.ts';
import { isOfShrubs, mostByStature } from './stature.ts';
import { makesWinter } from './winter-view.ts';
import { suitsHere } from './zones.ts';

/** Kinds of a garden that nobody looks after: a handful in a yard, ten in a great one; trees, climbers, bulbs and pots among them. */
const YARD_KINDS = 6,
  YARD_M2 = 30,
  LEAST_KINDS = 7,
  MOST_KINDS = 8,
  M2_TO_A_KIND = 60;
export const fewKindsOf = (plotM2: number): number =>
  plotM2 < YARD_M2
    ? YARD_KINDS
    : Math.min(MOST_KINDS, Math.round(LEAST_KINDS + (plotM2 - YARD_M2) / M2_TO_A_KIND));

/** What counts towards the list: crops, ponds and meadows are sown and bought by the mixture. */
const LISTED: readonly PlantRole[] = [
  'tree',
  'screening',
  'climber',
  'structure',
  'mid',
  'ground',
  'bulb',
  'pot',
];
const BEDDED: readonly PlantRole[] = ['structure', 'mid', 'ground'];
const HARD_TO_SPARE: readonly PlantRole[] = ['tree', 'screening'];
/** Of these a last kind is left: a bare fence and a spring without a flower are no less work. */
const ONE_LEFT: readonly PlantRole[] = ['climber', 'bulb', 'pot'];

/** Fewer between the shrubs than these cannot hold the beds by their shares; fewer in small ones, m². */
const LEAST_BETWEEN = 4,
  LEAST_OF_SMALL = 3,
  SMALL_BEDS_M2 = 10;
const isBetween = (all: readonly PlantPlacement[]): boolean =>
  all.some(({ role }) => role === 'mid' || role === 'ground');

/** Kinds of shrub that are left for a frame, and in beds larger than that, m², where shrubs hold most of the ground. */
const LEAST_FRAME = 2,
  FRAME_OF_GREAT = 3,
  GREAT_BEDS_M2 = 45,
  /** And where the beds are to be of shrubs; between those, two kinds hold what is left. */
  FRAME_OF_SHRUBS = 4,
  LEAST_UNDER_SHRUBS = 2;
/** True of what is among the last of its work: between the shrubs, or of the frame. */
function isNeeded({ plant, all }: Standing, kinds: readonly Standing[], least: Least): boolean {
  if (isBetween(all)) return kinds.filter((one) => isBetween(one.all)).length <= least.between;
  if (all[0]!.role !== 'structure') return false;
  const frame = kinds.filter((one) => one.all[0]!.role === 'structure');
  return (
    frame.length <= least.frame ||
    // of what is green in January the last stays
    (isEvergreen(plant) && frame.filter((one) => isEvergreen(one.plant)).length <= 1)
  );
}
type Least = { between: number; frame: number };

type Standing = { plant: Plant; all: PlantPlacement[] };

/** Brings the kinds down to what such a garden is given; what was asked for by name and the trees stay. @returns whether the garden is such a one */
export function shortenList(job: Job): boolean {
  if (!job.rules.lowCareOnly) return false;
  const most = fewKindsOf(areaM2([[job.site.boundary]])),
    isGreat = job.bedM2 > GREAT_BEDS_M2,
    least: Least = {
      between: job.rules.shrubsFirst
        ? LEAST_UNDER_SHRUBS
        : job.bedM2 < SMALL_BEDS_M2
          ? LEAST_OF_SMALL
          : LEAST_BETWEEN,
      frame: job.rules.shrubsFirst
        ? FRAME_OF_SHRUBS
        : isGreat || isOfShrubs(job)
          ? FRAME_OF_GREAT
          : LEAST_FRAME,
    };
  for (let guard = 0; guard < 24; guard++) {
    const kinds = standing(job);
    if (kinds.length <= most) return true;
    const spare = kinds
      .filter(
        (one) =>
          (!isWanted(job, one.plant) || isOneOfMany(job, one.plant, kinds)) &&
          !isAsked(
            job,
            one.plant,
            kinds.flatMap(({ plant }) => (plant === one.plant ? [] : [plant])),
          ) &&
          !one.all.some(({ role }) => HARD_TO_SPARE.includes(role)) &&
          !ONE_LEFT.some((role) => one.all[0]!.role === role && isLast(role, kinds)) &&
          !isNeeded(one, kinds, least),
      )
      .sort(
        (a, b) =>
          Number(isAlone(job, a.plant, kinds)) - Number(isAlone(job, b.plant, kinds)) ||
          worth(a) - worth(b) ||
          (a.plant.id < b.plant.id ? -1 : 1),
      );
    if (!spare.length) return true;
    dissolve(job, spare[0]!, kinds);
  }
  return true;
}

function standing(job: Job): Standing[] {
  const kinds = new Map<string, PlantPlacement[]>();
  for (const one of job.placements)
    if (!one.existing && LISTED.includes(one.role))
      kinds.set(one.plantId, [...(kinds.get(one.plantId) ?? []), one]);
  return [...kinds].map(([id, all]) => ({ plant: job.byId.get(id)!, all }));
}

/** Kinds of one name that was asked for ("roses") and are left in a short list. */
const OF_A_NAME = 2;
/** True of a kind of a name that was asked for which more than enough others answer. */
const isOneOfMany = (job: Job, plant: Plant, kinds: readonly Standing[]): boolean =>
  kinds.filter(
    (other) =>
      isWanted(job, other.plant) &&
      other.plant.category === plant.category &&
      other.plant.latinName.split(' ')[0] === plant.latinName.split(' ')[0],
  ).length > OF_A_NAME;

/** Ground that a kind holds, m²: what holds least is missed least. */
const worth = ({ all }: Standing): number =>
  all.reduce((sum, { radiusMm }) => sum + (radiusMm / 1000) ** 2, 0);

const isLast = (role: PlantRole, kinds: readonly Standing[]): boolean =>
  kinds.filter(({ all }) => all[0]!.role === role).length <= 1;

/** True of the only kind that shows in some month, and of what makes the winter where that is to be looked at. */
function isAlone(job: Job, plant: Plant, kinds: readonly Standing[]): boolean {
  if (job.brief.said?.winterView && makesWinter(plant)) return true;
  const others = new Set(
    kinds.filter((one) => one.plant !== plant).flatMap((one) => interestMonths(one.plant)),
  );
  return interestMonths(plant).some((month) => !others.has(month));
}

/** How unlike in size a plant may be that takes over a place. */
const NARROWER = 0.6,
  BROADER = 1.8,
  LOW_M = 0.35,
  TALLER = 1.4,
  LOWER = 0.6;
/** What a millimetre of height counts for, in millimetres of way: the back of a bed stays tall, its front low. */
const OF_HEIGHT = 4;
/** The most of all plants that one kind may be. */
const MOST_SHARE = 0.24;
/** Gives every place of a kind to another that is at home there; a place that nobody takes is mulch. */
function dissolve(job: Job, { plant, all }: Standing, kinds: readonly Standing[]): void {
  const gone = new Set<PlantPlacement>(),
    counts = new Map(kinds.map((one) => [one.plant.id, one.all.length])),
    bedded = kinds.flatMap((one) => one.all).filter(({ role }) => BEDDED.includes(role)).length,
    others = kinds.filter((one) => one.plant !== plant);
  for (const one of all) {
    // the drift beside it grows
    const away = ({ all: own, plant: other }: Standing) =>
      Math.min(...own.map(({ x, y }) => apart2(x, y, one.x, one.y))) +
      (OF_HEIGHT * (heightOf(other) - heightOf(plant))) ** 2;
    const taker = [...others]
      .map((other) => ({ other, d2: away(other) }))
      .sort((a, b) => a.d2 - b.d2 || (a.other.plant.id < b.other.plant.id ? -1 : 1))
      .map(({ other }) => other)
      .find(
        (other) =>
          other.all.some(({ role }) => sameWork(role, one.role)) &&
          (counts.get(other.plant.id) ?? 0) <
            Math.min(mostByStature(job, other.plant), Math.max(HANDFUL, bedded * MOST_SHARE)) &&
          fits(job, one, plant, other.plant),
      );
    if (!taker) {
      gone.add(one);
      continue;
    }
    counts.set(taker.plant.id, (counts.get(taker.plant.id) ?? 0) + 1);
    one.plantId = taker.plant.id;
    one.driftId = `${one.driftId}-few`;
    one.radiusMm = Math.round(Math.min(radiusOf(taker.plant), one.radiusMm * BROADER));
    if (one.role !== 'pot') one.heightMm = heightOf(taker.plant);
    taker.all.push(one);
  }
  if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
}

const sameWork = (a: PlantRole, b: PlantRole): boolean =>
  a === b || (a === 'mid' && b === 'ground') || (a === 'ground' && b === 'mid');

function fits(job: Job, one: PlantPlacement, old: Plant, plant: Plant): boolean {
  const bed = job.beds.find(({ area }) => area.id === one.areaId);
  if (one.role === 'pot' || one.role === 'climber')
    return (
      (one.sunClass
        ? plant.sun.includes(one.sunClass)
        : old.sun.every((sun) => plant.sun.includes(sun))) &&
      (one.role === 'pot' ||
        !bed ||
        job.helped.has(plant.id) ||
        heightOf(plant) <= Math.max(heightOf(old), tallestAgain(job, { x: one.x, y: one.y, bed })))
    );
  if (!isKeptClear(job, plant, one.x, one.y)) return false;
  if (!bed || !suitsHere(job, bed, plant, one.x, one.y)) return false;
  if (one.role === 'bulb') return true;
  return (
    heightOf(plant) <= tallestAt(job, job.ground.grid.index(one.x, one.y)) &&
    plant.heightM <= Math.max(LOW_M, old.heightM * TALLER) &&
    plant.heightM >= old.heightM * LOWER &&
    footOf(plant) >= footOf(old) * NARROWER &&
    footOf(plant) <= footOf(old) * BROADER &&
    roomFor(
      job.site,
      bed.area.region,
      one.x,
      one.y,
      Math.min(radiusOf(plant), one.radiusMm * BROADER),
    ) > 0
  );
}

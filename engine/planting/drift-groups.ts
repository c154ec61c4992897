/** Borders that read as drifts: a scrap of a kind, too small to be seen as a group, is given to the drift beside it. */
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { mostOfAKind } from './cap-kinds.ts';
import { isKeptClear } from './clearance.ts';
import { roomFor } from './ground.ts';
import { type Bed, type Job, heightOf, nextDrift, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { spacingScale } from './scatter.ts';
import { isAskedFor, isWanted } from './score-plant.ts';
import { zoneAt, zoneFit } from './zones.ts';

/** What is broader than this stands alone with good reason, m. */
const STANDS_ALONE_M = 0.85;
/** Plants of a kind no further apart than this, in times their spacing and at least mm, are one drift. */
const REACH = 1.7,
  LEAST_REACH_MM = 650;
/** Between a scrap and the drift that takes it over, mm. */
const BESIDE_MM = 1100;
/** The least and the most that a group has to be before it is left alone, plants. */
const LEAST_GROUP = 3,
  ENOUGH = 9;
/** In beds of more than this a drift is broad, m². */
const GREAT_M2 = 80;
const ROUNDS = 3;
/** Of the most a kind may be, the share that gathering fills: some plants are taken out afterwards. */
const LEFT_OPEN = 1;

/** How far apart plants of a kind may stand and be one drift, mm. */
export const driftReach = (job: Job, plant: Plant): number =>
  Math.max(LEAST_REACH_MM, plant.spacingCm * 10 * REACH * spacingScale(job));

type Group = { plant: Plant; members: PlantPlacement[] };

/** How much broader a drift has to be, by who looks after the garden: broad ones are weeded round, scraps among. */
const BY_HANDS = { none: 1.8, few: 1.4, usual: 1.15, keen: 0.9 } as const;
/** The least a drift of the plant is, in plants: so many as hold ground that is seen from across the garden. */
function leastOf(job: Job, bed: Bed, plant: Plant): number {
  if (plant.spreadM > STANDS_ALONE_M) return 1;
  const areaM2 = bed.conditions.areaM2,
    groundM2 =
      (areaM2 < 8 ? 0.5 : areaM2 < 40 ? 0.9 : areaM2 < GREAT_M2 ? 1.3 : 2.2) *
      BY_HANDS[job.rules.hands],
    spacingM = plant.spacingCm / 100;
  return Math.max(
    LEAST_GROUP,
    Math.min(areaM2 < GREAT_M2 ? ENOUGH : 2 * ENOUGH, Math.round(groundM2 / (spacingM * spacingM))),
  );
}

/** Gathers the scraps of every bed into the drifts beside them, smallest first; numbers the drifts that stand at the end. */
export function gatherDrifts(job: Job): void {
  thinEmergents(job);
  for (const bed of job.beds) {
    for (let round = 0; round < ROUNDS; round++) if (!gather(job, bed)) break;
    dissolve(job, bed);
    leaveOut(job, bed);
    numberDrifts(job, bed);
  }
}
/** Numbers the drifts that stand, and makes small ones odd in number, as gardeners count. */
export function numberDrifts(job: Job, bed: Bed): void {
  const spare = new Set<PlantPlacement>();
  for (const { plant, members } of groupsOf(job, bed)) {
    const drift = nextDrift(job, bed.area.id);
    if (EVEN.includes(members.length) && !isWanted(job, plant)) spare.add(crowded(members));
    for (const one of members) one.driftId = drift;
  }
  if (spare.size) job.placements = job.placements.filter((one) => !spare.has(one));
}
/** Small groups that are planted as threes, fives and sevens, not as these. */
const EVEN = [4, 6, 8];
/** The plant of a group that stands closest among its own: it is missed least. */
function crowded(members: readonly PlantPlacement[]): PlantPlacement {
  const room = (one: PlantPlacement) =>
    Math.min(...members.filter((m) => m !== one).map((m) => apart2(m.x, m.y, one.x, one.y)));
  return members.reduce((a, b) => (room(b) < room(a) ? b : a));
}

/** Herbaceous plants of a bed that are drawn as drifts; what comes up through others stands in threes of its own. */
const isDrifted = (bed: Bed, one: PlantPlacement): boolean =>
  one.areaId === bed.area.id &&
  !one.existing &&
  (one.role === 'mid' || one.role === 'ground') &&
  !one.driftId.includes('-through-');

/** The plants of a bed in groups of neighbours of one kind. */
function groupsOf(job: Job, bed: Bed): Group[] {
  const byKind = Map.groupBy(
    job.placements.filter((one) => isDrifted(bed, one)),
    ({ plantId }) => plantId,
  );
  return [...byKind].flatMap(([id, all]) => {
    const plant = job.byId.get(id)!,
      reach = driftReach(job, plant),
      left = new Set(all),
      groups: Group[] = [];
    for (const first of all) {
      if (!left.delete(first)) continue;
      const members = [first];
      for (let i = 0; i < members.length; i++)
        for (const other of left)
          if (apart2(members[i]!.x, members[i]!.y, other.x, other.y) <= reach * reach) {
            left.delete(other);
            members.push(other);
          }
      groups.push({ plant, members });
    }
    return groups;
  });
}

/** One round over a bed; true when something was moved. */
function gather(job: Job, bed: Bed): boolean {
  const groups = groupsOf(job, bed),
    most = mostOfAKind(job),
    counts = new Map<string, number>();
  for (const one of job.placements)
    if (one.role === 'mid' || one.role === 'ground' || one.role === 'structure')
      counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  const scraps = groups
    .filter(({ plant, members }) => members.length < leastOf(job, bed, plant))
    .sort((a, b) => a.members.length - b.members.length || a.members[0]!.x - b.members[0]!.x);
  const gone = new Set<PlantPlacement>();
  let moved = false;
  for (const scrap of scraps) {
    // the last of what was asked for stays
    if (
      isAskedFor(job, scrap.plant) &&
      (counts.get(scrap.plant.id) ?? 0) <= Math.max(LEAST_GROUP, scrap.members.length)
    )
      continue;
    const beside = groups
      .filter((one) => one !== scrap && one.plant !== scrap.plant && one.members.length)
      .map((group) => ({ group, touching: touching(scrap, group) }))
      .filter(({ group, touching: n }) => n > 0 && group.members.length >= scrap.members.length)
      .sort((a, b) => b.touching - a.touching || (a.group.plant.id < b.group.plant.id ? -1 : 1));
    for (const one of Array.from(scrap.members)) {
      const taker = beside.find(
        ({ group }) =>
          (counts.get(group.plant.id) ?? 0) < most(group.plant) * LEFT_OPEN &&
          isAtHome(job, bed, one, scrap.plant, group),
      );
      if (!taker) continue;
      const { plant, members } = taker.group;
      moved = true;
      scrap.members.splice(scrap.members.indexOf(one), 1);
      counts.set(scrap.plant.id, counts.get(scrap.plant.id)! - 1);
      // a broader kind needs fewer plants for the same ground
      const close = plant.spacingCm * 10 * TOO_CLOSE;
      if (members.some((other) => apart2(other.x, other.y, one.x, one.y) < close * close)) {
        gone.add(one);
        continue;
      }
      counts.set(plant.id, (counts.get(plant.id) ?? 0) + 1);
      turn(job, bed, one, plant);
      members.push(one);
    }
  }
  if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
  return moved;
}
/** In beds of more than this a herbaceous kind of one or two plants is a stray, however broad, m² and m. */
const ROOMY_M2 = 20,
  BROADEST_M = 1.3;
/** True where another kind of its genus was asked for by the same name and stands in numbers. */
const isSecond = (job: Job, plant: Plant, counts: ReadonlyMap<string, number>): boolean =>
  [...counts].some(
    ([id, count]) =>
      id !== plant.id &&
      count > LEAST_GROUP &&
      isWanted(job, job.byId.get(id)!) &&
      job.byId.get(id)!.latinName.split(' ')[0] === plant.latinName.split(' ')[0],
  );

/** What comes up through others does so in several places, or not at all. */
function thinEmergents(job: Job): void {
  if (job.bedM2 < ROOMY_M2) return;
  const kinds = Map.groupBy(
    job.placements.filter(
      ({ role, existing }) => !existing && (role === 'mid' || role === 'ground'),
    ),
    ({ plantId }) => plantId,
  );
  const lone = new Set(
    [...kinds]
      .filter(
        ([id, all]) =>
          all.length <= LEAST_GROUP &&
          all.every((one) => one.driftId.includes('-through-')) &&
          !isWanted(job, job.byId.get(id)!),
      )
      .map(([id]) => id),
  );
  if (lone.size)
    job.placements = job.placements.filter(
      (one) => !lone.has(one.plantId) || !one.driftId.includes('-through-'),
    );
}

/** Kinds of which one or two plants are left give their places to the nearest drift that is at home there; failing that they are left out. */
function dissolve(job: Job, bed: Bed): void {
  const counts = new Map<string, number>();
  for (const one of job.placements)
    if (!one.existing) counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  const groups = groupsOf(job, bed),
    most = mostOfAKind(job),
    gone = new Set<PlantPlacement>();
  for (const { plant, members } of groups) {
    if (
      counts.get(plant.id)! >= LEAST_GROUP ||
      plant.spreadM > (job.bedM2 > ROOMY_M2 ? BROADEST_M : STANDS_ALONE_M) ||
      (isWanted(job, plant) && !isSecond(job, plant, counts))
    )
      continue;
    for (const one of members) {
      const near = (group: Group) =>
        Math.min(...group.members.map((other) => apart2(other.x, other.y, one.x, one.y)));
      const taker = groups
        .filter(
          (group) =>
            group.members.length >= LEAST_GROUP &&
            counts.get(group.plant.id)! < most(group.plant) * LEFT_OPEN &&
            isAtHome(job, bed, one, plant, group, 0.4),
        )
        .sort((a, b) => near(a) - near(b))[0];
      if (!taker) gone.add(one);
      else {
        turn(job, bed, one, taker.plant);
        counts.set(taker.plant.id, counts.get(taker.plant.id)! + 1);
      }
    }
  }
  if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
}
/** In beds larger than this a scrap that no drift beside it could take is left out, m²: mulch is better than a dot. */
const SEEN_WHOLE_M2 = 5;
/** Leaves out what is still alone or in twos, save what was asked for and what stands alone with good reason. */
function leaveOut(job: Job, bed: Bed): void {
  if (bed.conditions.areaM2 < SEEN_WHOLE_M2) return;
  const groups = groupsOf(job, bed);
  const gone = new Set(
    groups
      .filter(
        ({ plant, members }) =>
          members.length < LEAST_GROUP &&
          plant.spreadM <= STANDS_ALONE_M &&
          !isWanted(job, plant) &&
          groups.some((other) => other.plant === plant && other.members.length >= LEAST_GROUP),
      )
      .flatMap(({ members }) => members),
  );
  if (gone.size) job.placements = job.placements.filter((one) => !gone.has(one));
}
/** Nearer than this share of its spacing to its own kind a plant is one too many. */
const TOO_CLOSE = 0.62;

/** How many of a group stand beside a scrap. */
const touching = (scrap: Group, group: Group): number =>
  group.members.filter((other) =>
    scrap.members.some((one) => apart2(one.x, one.y, other.x, other.y) < BESIDE_MM * BESIDE_MM),
  ).length;

/** True when the kind of a drift may take the place of a plant: right for its ground, no taller than the place bears, and as broad. */
function isAtHome(
  job: Job,
  bed: Bed,
  one: PlantPlacement,
  old: Plant,
  { plant }: Group,
  asBroad = 0.75,
): boolean {
  const { x, y } = one,
    zone = zoneAt(job, bed, x, y),
    k = job.ground.grid.index(x, y),
    deep = k < 0 ? 0 : Math.min(2500, job.ground.front[k]!);
  return (
    zoneFit(plant, zone) >= Math.min(0.3, zoneFit(old, zone)) &&
    radiusOf(plant) >= one.radiusMm * asBroad &&
    heightOf(plant) <= Math.max(heightOf(old) * 1.3, 400, 300 + deep * 0.75) &&
    isKeptClear(job, plant, x, y) &&
    roomIn(job, bed, one, plant) > 0
  );
}
const roomIn = (job: Job, bed: Bed, { x, y, radiusMm }: PlantPlacement, plant: Plant): number =>
  roomFor(
    job.site,
    bed.area.region,
    x,
    y,
    Math.min(radiusOf(plant), Math.max(radiusMm * 1.25, 150)),
  );

function turn(job: Job, bed: Bed, one: PlantPlacement, plant: Plant): void {
  one.radiusMm = Math.round(roomIn(job, bed, one, plant));
  one.plantId = plant.id;
  one.heightMm = heightOf(plant);
  one.role = plant.heightM <= 0.42 ? 'ground' : 'mid';
}

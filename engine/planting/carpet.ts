/** What soil is still bare when drifts and gaps are planted: one low kind is laid over it as a carpet, under shrubs as well. */
import { PI } from '../geometry/trig.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isKeptBack } from '../model/hazards.ts';
import { HANDFUL, mostOfAKind, shareOfAKind, trimKinds } from './cap-kinds.ts';
import type { Palette } from './choose-palette.ts';
import { isKeptClear } from './clearance.ts';
import { isEaten } from './filters.ts';
import { kindsLeft } from './kinds.ts';
import { driftReach, numberDrifts } from './drift-groups.ts';
import { coverAgain } from './fill.ts';
import { bareUnder, cover, roomFor } from './ground.ts';
import { type Bed, type Job, footOf, heightOf, nextDrift, place, radiusOf } from './job.ts';
import { tallestAt } from './patches.ts';
import { apart2 } from './plant-index.ts';
import { isForFood } from './for-food.ts';
import { forFood } from './palette-extras.ts';
import { canDo, staysPut } from './plant-works.ts';
import { mostToM2, shuffled, spacingScale } from './scatter.ts';
import { asksLittleEnough, tasteScore } from './score-plant.ts';
import { showsIn } from './show.ts';
import { meanFit, zoneAt, zoneFit } from './zones.ts';

/** Bare share of a bed that mulch is left to. */
const LEFT_BARE = 0.1;
/** Share of its spread that has to be bare before a plant of the carpet is worth its place, and how near its neighbours may be. */
const WORTH = 0.4,
  CLOSE = 0.5;
/** Months in which a border is looked at most. */
const SUMMER = [6, 7, 8] as const;
/** What a millimetre too low or too tall for its place counts: the back of a bed is tall. */
const OF_HEIGHT = 0.016;
/** Fewer than these are no carpet. */
const LEAST = 3;
/** With fewer kinds than this between the shrubs their shares do not add up to a bed. */
const ENOUGH_KINDS = 4;
/** Kinds of carpet that are new to the garden. */
const NEW_KINDS = 1;
/** Liked more where it stands in the garden, or in the bed's own list, already. */
const STANDS = 6,
  LISTED = 4;

type Spot = { x: number; y: number; room: number };

/** Lays carpets over the bare parts of every bed; `palettes` are the kinds of each. At most `news` kinds are new to the garden. */
export function layCarpets(
  job: Job,
  palettes: ReadonlyMap<Bed, Palette>,
  news: number = NEW_KINDS,
): void {
  // kinds of its own only where much is left bare: a carpet of another kind is no part of the scheme
  let fresh =
    bareShare(job) > BARE
      ? Math.min(kindsLeft(job), Math.max(news, news && ENOUGH_KINDS - kindsBetween(job)))
      : 0;
  const low = job.rooted.filter(
    (plant) =>
      staysPut(plant) &&
      (plant.category !== 'herb' || isForFood(job)) &&
      (canDo(plant, 'ground') || canDo(plant, 'front') || canDo(plant, 'mid')) &&
      plant.category !== 'shrub' &&
      asksLittleEnough(job, plant),
  );
  for (const [bed, palette] of palettes) {
    for (let layer = 0; layer < LAYERS; layer++) {
      const bare = bed.cells.filter((k) => !job.ground.covered[k]);
      if (bare.length <= bed.cells.length * LEFT_BARE) break;
      if (densityOf(job, bed) > mostToM2(job)) break;
      const counts = countsOf(job),
        share = Math.max(HANDFUL, Math.floor(shareOfAKind(job))),
        usual = mostOfAKind(job),
        // in great beds the ground under masses is one low kind by its share alone
        most = (plant: Plant) => (job.bedM2 < GREAT_M2 ? usual(plant) : share),
        worthOf = worthOver(job, palette, bed, bare, counts, lacksOf(job));
      const kinds = low
        .filter(
          (plant) =>
            counts.has(plant.id) ||
            isFernHere(job, palette, plant) ||
            // where food is grown the ground is strawberries and thyme
            (fresh > 0 && (isCarpet(plant) || (isForFood(job) && isEaten(plant)))),
        )
        .map((plant) => ({ plant, worth: worthOf(plant) }))
        .filter(({ plant, worth }) => worth > 0 && (counts.get(plant.id) ?? 0) < most(plant))
        .sort((a, b) => b.worth - a.worth || (a.plant.id < b.plant.id ? -1 : 1));
      const laid = kinds
        .slice(0, TRIES)
        .find(({ plant }) => lay(job, bed, bare, plant, most(plant) - (counts.get(plant.id) ?? 0)));
      if (!laid) break;
      if (!counts.has(laid.plant.id)) fresh--;
    }
    numberDrifts(job, bed);
  }
}
/** What gave up its place is closed over by the kinds that are left. */
export function closeOver(job: Job, palettes: ReadonlyMap<Bed, Palette>): void {
  coverAgain(job);
  layCarpets(job, palettes, 0);
  trimKinds(job);
}
/** Ferns of a bed's own list are laid as well where the garden is to be ferny. */
const isFernHere = ({ moods }: Job, palette: Palette, plant: Plant): boolean =>
  plant.category === 'fern' &&
  (moods.includes('ferny') || moods.includes('lush')) &&
  palette.all.includes(plant);
const GREAT_M2 = 80;
const isBetween = ({ role, existing }: PlantPlacement): boolean =>
  !existing && (role === 'mid' || role === 'ground');
const densityOf = (job: Job, { area, conditions }: Bed): number =>
  job.placements.filter((one) => one.areaId === area.id && isBetween(one)).length /
  Math.max(0.1, conditions.areaM2);
/** Share of the ground between the shrubs that is meant to show in each month of summer, and what a lack of all of it counts. */
const SHOWS = 0.42,
  OF_SHOW = 30;
/** What each month of summer wants: 1 where enough shows. */
function lacksOf(job: Job): number[] {
  const border = job.placements.filter(isBetween),
    spread = (some: readonly PlantPlacement[]) =>
      some.reduce((sum, { radiusMm }) => sum + radiusMm * radiusMm, 0);
  return SUMMER.map(
    (month) =>
      1 +
      OF_SHOW *
        Math.max(
          0,
          SHOWS -
            spread(border.filter(({ plantId }) => showsIn(job.byId.get(plantId)!, month))) /
              Math.max(1, spread(border)),
        ),
  );
}
const kindsBetween = ({ placements }: Job): number =>
  new Set(placements.filter(isBetween).map(({ plantId }) => plantId)).size;
const BARE = 0.15;
/** Share of all bed ground that nothing covers. */
function bareShare({ beds, ground }: Job): number {
  const cells = beds.flatMap((bed) => bed.cells);
  return cells.filter((k) => !ground.covered[k]).length / Math.max(1, cells.length);
}
/** Carpets of a bed, one after another, and kinds that are tried for each. */
const LAYERS = 6,
  TRIES = 4;

const isCarpet = (plant: Plant): boolean =>
  !isKeptBack(plant) &&
  plant.maintenance === 'low' &&
  plant.spacingCm >= 25 &&
  plant.spreadM <= 0.9;

function countsOf(job: Job): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { plantId, role, existing } of job.placements)
    if (!existing && (role === 'mid' || role === 'ground' || role === 'structure'))
      counts.set(plantId, (counts.get(plantId) ?? 0) + 1);
  return counts;
}

/** What a kind is worth over the bare cells of a bed: the share it is at home in, and taste. 0 where it is at home in too little. */
function worthOver(
  job: Job,
  palette: Palette,
  bed: Bed,
  bare: readonly number[],
  counts: ReadonlyMap<string, number>,
  lacks: readonly number[],
): (plant: Plant) => number {
  const some = bare.filter((_, i) => i % 5 === 0),
    fitOf = meanFit(job, bed, some),
    heights = some.map((k) => tallestAt(job, k) * 0.7);
  return (plant) => {
    const fit = fitOf(plant),
      height = heightOf(plant);
    if (fit < 0.25) return 0;
    return Math.max(
      0.01,
      20 * fit +
        tasteScore(job, plant) +
        forFood(job, plant) +
        plant.spacingCm / 15 -
        heights.reduce((sum, wished) => sum + Math.abs(wished - height), 0) *
          (OF_HEIGHT / Math.max(1, some.length)) +
        SUMMER.reduce((sum, month, i) => sum + (showsIn(plant, month) ? lacks[i]! : 0), 0) +
        (counts.has(plant.id) ? STANDS : 0) +
        (palette.all.includes(plant) ? LISTED : 0),
    );
  };
}

/** Lays one kind; false where it would come to less than a group. */
function lay(job: Job, bed: Bed, bare: readonly number[], plant: Plant, most: number): boolean {
  const { grid } = job.ground,
    radius = radiusOf(plant),
    foot = footOf(plant) * spacingScale(job),
    step = foot * 2 * 0.86,
    reach = driftReach(job, plant);
  const spots: Spot[] = [];
  for (const k of shuffled(job, bare)) {
    if (job.ground.covered[k]) continue;
    const x = grid.x(k),
      y = grid.y(k);
    if (
      heightOf(plant) > tallestAt(job, k) ||
      spots.some((one) => apart2(one.x, one.y, x, y) < step * step) ||
      zoneFit(plant, zoneAt(job, bed, x, y)) < 0.2 ||
      !isKeptClear(job, plant, x, y) ||
      bareUnder(job.ground, x, y, radius) * grid.cell * grid.cell < PI * radius * radius * WORTH ||
      !job.index.isFree(x, y, foot, CLOSE)
    )
      continue;
    const room = roomFor(job.site, bed.area.region, x, y, radius);
    if (room) spots.push({ x, y, room });
  }
  const own = job.placements.filter(
    (one) => one.plantId === plant.id && one.areaId === bed.area.id && one.role !== 'structure',
  );
  let laid = 0;
  for (const group of groupsOf(spots, reach)) {
    const beside = own.find((one) =>
      group.some((spot) => apart2(one.x, one.y, spot.x, spot.y) < reach * reach),
    );
    if ((group.length < LEAST && !beside) || laid >= most) continue;
    // threes and fives, not fours
    const odd = beside || group.length % 2 ? group : group.slice(1),
      drift = beside?.driftId ?? nextDrift(job, bed.area.id);
    for (const { x, y, room } of odd.slice(0, most - laid)) {
      place(job, plant, {
        x,
        y,
        areaId: bed.area.id,
        driftId: drift,
        role: plant.heightM <= 0.42 ? 'ground' : 'mid',
        radiusMm: room,
        footMm: foot * 0.9,
      });
      cover(job.ground, x, y, room);
      laid++;
    }
  }
  return laid > 0;
}

/** Spots in groups of neighbours. */
function groupsOf(spots: readonly Spot[], reach: number): Spot[][] {
  const left = new Set(spots),
    groups: Spot[][] = [];
  for (const first of spots) {
    if (!left.delete(first)) continue;
    const group = [first];
    for (let i = 0; i < group.length; i++)
      for (const other of left)
        if (apart2(group[i]!.x, group[i]!.y, other.x, other.y) <= reach * reach) {
          left.delete(other);
          group.push(other);
        }
    groups.push(group);
  }
  return groups;
}

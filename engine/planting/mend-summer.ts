/** A last look at the summer: where too little between the shrubs has colour in a month, one kind gives its places to another that has. */
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { isAsked } from './asked-traits.ts';
import { mostOfAKind } from './cap-kinds.ts';
import { isKeptClear } from './clearance.ts';
import { coloursAsked, flowersIn, keepsHalf } from './colour-halves.ts';
import { isForFood } from './for-food.ts';
import { roomFor } from './ground.ts';
import { interestMonths } from './interest.ts';
import { type Bed, type Job, heightOf, radiusOf } from './job.ts';
import { isMassed } from './kinds.ts';
import { forFood } from './palette-extras.ts';
import { tallestAt } from './patches.ts';
import { canDo, staysPut } from './plant-works.ts';
import { asksLittleEnough, feedsWildlife, isWanted, tasteScore } from './score-plant.ts';
import { showsIn } from './show.ts';
import { mostByStature } from './stature.ts';
import { isOfStyle, isStrict } from './styles.ts';
import { zoneAt, zoneFit } from './zones.ts';

const SUMMER = [6, 7, 8] as const;
/** Share by spread of what stands between the shrubs that shows in each month of summer; where beds lie in shade, few kinds are meant or what is eaten comes first. */
const LEAST_SHOW = 0.302,
  LEAST_OF_FEW = 0.202;

/** How unlike in size what takes over may be. */
const NARROWER = 0.7,
  LOWER = 0.4,
  TALLER = 1.7,
  LOW_M = 0.5;
/** Fit that its ground has to be for what takes over. */
const AT_HOME = 0.2;
const ROUNDS = 3;

type Kind = { plant: Plant; all: PlantPlacement[] };
/** A kind that gives way, what takes its places over with the spread that it has at each, and how much shows then in the poorest month. */
type Change = { kind: Kind; plant: Plant; radii: number[]; shows: number };

/** Changes as few kinds as it takes, those that hold least first. */
export function mendSummer(job: Job): void {
  if (job.rules.noFlowers || job.rules.onlyFood) return;
  const least = leastShow(job);
  for (let round = 0; round < ROUNDS; round++) {
    const kinds = between(job),
      now = poorest(kinds);
    if (!kinds.length || now >= least) return;
    const change = bestChange(job, kinds, least);
    if (!change || change.shows <= now) return;
    change.kind.all.forEach((one, i) => turnInto(one, change.plant, change.radii[i]!));
  }
}

function leastShow(job: Job): number {
  const parts = job.beds.flatMap(({ conditions }) => conditions.parts ?? []),
    areaOf = (some: typeof parts) => some.reduce((sum, { areaM2 }) => sum + areaM2, 0);
  return isMassed(job) ||
    isForFood(job) ||
    areaOf(parts.filter(({ sunClass }) => sunClass === 'shade')) > areaOf(parts) / 2
    ? LEAST_OF_FEW
    : LEAST_SHOW;
}

function between(job: Job): Kind[] {
  const beds = new Set(job.beds.map(({ area }) => area.id)),
    standing = job.placements.filter(
      ({ role, areaId }) => (role === 'mid' || role === 'ground') && beds.has(areaId),
    );
  return [...Map.groupBy(standing, ({ plantId }) => plantId)].map(([id, all]) => ({
    plant: job.byId.get(id)!,
    all,
  }));
}

const spreadOf = ({ all }: Kind): number =>
  all.reduce((sum, { radiusMm }) => sum + radiusMm * radiusMm, 0);
/** Of the months of summer, the share that shows in the poorest; `change` is what would be changed. */
function poorest(kinds: readonly Kind[], change?: Omit<Change, 'shows'>): number {
  const held = kinds.map((kind) =>
      kind === change?.kind
        ? {
            plant: change.plant,
            spread: change.radii.reduce((sum, radius) => sum + radius * radius, 0),
          }
        : { plant: kind.plant, spread: spreadOf(kind) },
    ),
    sum = (some: typeof held) => some.reduce((all, { spread }) => all + spread, 0);
  return Math.min(
    ...SUMMER.map(
      (month) => sum(held.filter(({ plant }) => showsIn(plant, month))) / (sum(held) || 1),
    ),
  );
}

/** The first change that is enough, else the one that is most. */
function bestChange(job: Job, kinds: readonly Kind[], least: number): Change | null {
  const pool = takers(job, kinds);
  let best: Change | null = null;
  for (const kind of kinds
    .filter((one) => mayGo(job, one, kinds))
    .sort((a, b) => spreadOf(a) - spreadOf(b) || (a.plant.id < b.plant.id ? -1 : 1))) {
    const months = new Set(
        job.placements.flatMap(({ plantId }) =>
          plantId === kind.plant.id ? [] : interestMonths(job.byId.get(plantId)!),
        ),
      ),
      alone = interestMonths(kind.plant).filter((month) => !months.has(month));
    for (const plant of pool) {
      if (
        !isAlike(job, kind, plant, kinds) ||
        alone.some((month) => !interestMonths(plant).includes(month))
      )
        continue;
      const radii = placesOf(job, kind, plant);
      if (!radii) continue;
      const shows = poorest(kinds, { kind, plant, radii });
      if (shows >= least) return { kind, plant, radii, shows };
      if (!best || shows > best.shows + 0.01) best = { kind, plant, radii, shows };
    }
  }
  return best;
}

/** What may take places over, best first. */
function takers(job: Job, kinds: readonly Kind[]): Plant[] {
  const here = new Set(kinds.map(({ plant }) => plant)),
    strict = job.brief.styles.filter(({ value }) => isStrict(value));
  return job.rooted
    .filter(
      (plant) =>
        staysPut(plant) &&
        (canDo(plant, 'ground') || canDo(plant, 'front') || canDo(plant, 'mid')) &&
        plant.category !== 'shrub' &&
        (plant.category !== 'herb' || isForFood(job)) &&
        (plant.category !== 'grass' || here.has(plant)) &&
        SUMMER.some((month) => showsIn(plant, month)) &&
        asksLittleEnough(job, plant) &&
        (!strict.length || strict.some(({ value }) => isOfStyle(value, plant))),
    )
    .map((plant) => ({
      plant,
      score: tasteScore(job, plant) + forFood(job, plant) + (here.has(plant) ? STANDS : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1))
    .map(({ plant }) => plant);
}
/** Liked more where it stands in the garden already. */
const STANDS = 4;

/** True of what was not asked for, whether by name, by what it does or by its colour. */
function mayGo(job: Job, { plant, all }: Kind, kinds: readonly Kind[]): boolean {
  const others = kinds.flatMap((one) => (one.plant === plant ? [] : [one.plant]));
  return (
    all.every(({ existing }) => !existing) &&
    // shade has its fern
    plant.category !== 'fern' &&
    !isWanted(job, plant) &&
    !isAsked(job, plant, others) &&
    coloursAsked(job.brief, job.rules).every(
      ({ families }) =>
        !flowersIn(plant, families) || others.some((one) => flowersIn(one, families)),
    )
  );
}

/** True where it is near enough in size, and not too many for the garden. */
function isAlike(
  job: Job,
  { plant: old, all }: Kind,
  plant: Plant,
  kinds: readonly Kind[],
): boolean {
  if (
    plant === old ||
    (job.type === 'wildlife' && feedsWildlife(old) && !feedsWildlife(plant)) ||
    job.brief.styles.some(({ value }) => isOfStyle(value, old) && !isOfStyle(value, plant))
  )
    return false;
  const standing = kinds.find((one) => one.plant === plant)?.all.length ?? 0;
  return (
    plant.spreadM >= old.spreadM * NARROWER &&
    plant.heightM >= old.heightM * LOWER &&
    plant.heightM <= Math.max(LOW_M, old.heightM * TALLER) &&
    (!standing || standing + all.length <= mostOfAKind(job)(plant)) &&
    standing + all.length <= mostByStature(job, plant)
  );
}

/** The spread that it would have at each place; null where it is not at home at one. */
function placesOf(job: Job, { all }: Kind, plant: Plant): number[] | null {
  const radii: number[] = [];
  for (const one of all) {
    const { x, y, areaId } = one,
      bed: Bed | undefined = job.beds.find(({ area }) => area.id === areaId);
    if (
      !bed ||
      zoneFit(plant, zoneAt(job, bed, x, y)) < AT_HOME ||
      heightOf(plant) > Math.max(one.heightMm, tallestAt(job, job.ground.grid.index(x, y))) ||
      !isKeptClear(job, plant, x, y) ||
      !keepsHalf(job, plant, x, y)
    )
      return null;
    const room = roomFor(
      job.site,
      bed.area.region,
      x,
      y,
      Math.min(radiusOf(plant), one.radiusMm * 1.15),
    );
    if (!room) return null;
    radii.push(Math.round(room));
  }
  return radii;
}

function turnInto(one: PlantPlacement, plant: Plant, radiusMm: number): void {
  one.plantId = plant.id;
  one.driftId = `${one.driftId}-summer`;
  one.radiusMm = radiusMm;
  one.heightMm = heightOf(plant);
  one.role = plant.heightM <= 0.42 ? 'ground' : 'mid';
}

/** Ground for picking: flowers to cut, and crops that no kitchen garden of the layout holds, in rows of one kind at the sunny end of a bed; and room for what we do not list. */
import type { Plant } from '../model/plant.ts';
import { hasTrait } from '../model/plant-traits.ts';
import { joinList } from '../model/format.ts';
import { isKeptClear } from './clearance.ts';
import { OF_WARM_KITCHENS } from './crops.ts';
import { asksForFood } from './for-food.ts';
import { cover, roomFor } from './ground.ts';
import { type Bed, type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { numberAsked } from './numbers-asked.ts';
import { OWN_GROUND, ownNames } from './own-plants.ts';
import { apart2 } from './plant-index.ts';
import { top } from './top.ts';
import { tasteScore, whim } from './score-plant.ts';
import { traitsAsked } from './traits-asked.ts';
import { isNamed } from './wishes.ts';
import { suitsHere, zoneAt, zoneFit } from './zones.ts';

/** Plants of a kind where no number was named: bunches for a house, or a family's dish. */
const A_ROW = 12,
  /** Kinds of a cutting bed where fewer were named. */
  CUT_KINDS = 5,
  /** Kinds of crop from which they are given rows. */
  LEAST_CROPS = 3,
  /** Kinds of crop in the beds where the garden is to feed people. */
  FOOD_KINDS = 5,
  /** And one more for each of so many m² of beds, where nothing but food is wished. */
  A_KIND_M2 = 12,
  MOST_KINDS = 9;
/** Share of the beds that is given to picking: all that is asked for where numbers were named, and no more than this. */
const SHARE = 0.35,
  SHARE_OF_FOOD = 0.5,
  SHARE_BY_NUMBER = 0.6;
/** Ground beyond the plants' own, for the edges of rows; and the least distance of plants that it is reckoned by, cm. */
const EDGES = 1.3,
  LEAST_APART_CM = 30;
/** At the foot of a fence nothing is picked, mm. */
const FROM_FENCE_MM = 300;
/** Kept for each name that is in no list of ours, m². */
const OWN_M2 = 1.2;
/** Of a bed, where nothing stands but what is picked, m²: less is a clump. */
const LEAST_M2 = 1.5;

const CUT: readonly Plant['category'][] = ['annual', 'perennial', 'bulb', 'grass'];
const EATEN: readonly Plant['category'][] = ['vegetable', 'herb'];

/** Kinds that are grown for picking in a bed, with how many of each were named. */
function pickedKinds(job: Job): Map<Plant, number | null> {
  const { brief, layout } = job,
    hasKitchen =
      layout.areas.some(({ kind }) => kind === 'vegetable') ||
      layout.furnishings.some(({ kind }) => kind === 'raised-bed'),
    asksCut = traitsAsked(job).some(({ trait, at }) => trait === 'cutting' && at === null);
  const named = job.rooted.filter((plant) => isNamed(brief, plant)),
    cut = named.filter(
      (plant) =>
        CUT.includes(plant.category) &&
        hasTrait(plant, 'cutting') &&
        (asksCut || plant.category === 'annual' || (numberAsked(brief, plant) ?? 0) > A_ROW),
    ),
    crops = named.filter(
      (plant) => EATEN.includes(plant.category) && plant.foliage.type === 'annual',
    ),
    // one or two stand in pots
    eaten = hasKitchen || crops.length < LEAST_CROPS ? [] : crops,
    // where the ground is to feed people, much of what would be border is rows as well
    fed = asksForFood(job)
      ? top(
          job.rooted.filter(
            (plant) =>
              plant.category === 'vegetable' &&
              plant.crop?.difficulty !== 'expert' &&
              !OF_WARM_KITCHENS.test(plant.latinName) &&
              !eaten.includes(plant),
          ),
          (plant) => (isNamed(brief, plant) ? 5 : 0) + whim(job, plant) * 2,
          Math.max(0, foodKinds(job) - eaten.length),
        )
      : [];
  const more =
    asksCut && cut.length < CUT_KINDS
      ? top(
          job.rooted.filter(
            (plant) =>
              CUT.includes(plant.category) &&
              hasTrait(plant, 'cutting') &&
              plant.sun.includes('full-sun') &&
              !named.includes(plant),
          ),
          (plant) =>
            tasteScore(job, plant) * 0.5 +
            (plant.category === 'annual' ? 3 : 0) +
            plant.flower.months.length * 0.3,
          CUT_KINDS - cut.length,
        )
      : [];
  const kinds = [...cut, ...eaten, ...fed, ...more].slice(0, MOST_KINDS),
    genusOf = ({ latinName }: Plant) => latinName.split(' ')[0];
  return new Map(
    kinds.map((plant) => {
      // a number is of all the kinds that its name covers
      const number = numberAsked(brief, plant),
        kin = kinds.filter((other) => genusOf(other) === genusOf(plant)).length;
      return [plant, number && Math.ceil(number / kin)];
    }),
  );
}

const foodKinds = ({ rules, bedM2 }: Job): number =>
  FOOD_KINDS + (rules.onlyFood ? Math.floor(bedM2 / A_KIND_M2) : 0);

/** Sets the rows, before anything else takes the ground. @returns what is said of it */
export function plantPicking(job: Job, beds: readonly Bed[]): string[] {
  if (job.contained || job.rules.leftToPlant) return [];
  const kinds = pickedKinds(job),
    own = ownNames(job.brief, [...job.byId.values()]);
  if (!kinds.size && !own.length) return [];
  const eachM2 = (plant: Plant) => EDGES * (Math.max(LEAST_APART_CM, plant.spacingCm) / 100) ** 2,
    wantedM2 =
      [...kinds].reduce((sum, [plant, number]) => sum + (number ?? A_ROW) * eachM2(plant), 0) +
      own.length * OWN_M2;
  const isCounted = [...kinds.values()].some((number) => number !== null && number > A_ROW),
    isFood = [...kinds.keys()].some(({ category }) => EATEN.includes(category)),
    mostM2 = job.bedM2 * (isCounted ? SHARE_BY_NUMBER : isFood ? SHARE_OF_FOOD : SHARE);
  const patch = sunnyPatch(job, beds, [...kinds.keys()], Math.min(wantedM2, mostM2));
  if (!patch || patch.m2 < LEAST_M2) return [];
  const share = Math.min(1, patch.m2 / wantedM2);
  let at = 0;
  for (const [plant, number] of kinds) {
    const cells = Math.round(
      ((number ?? A_ROW) * eachM2(plant) * share * patch.cells.length) / patch.m2,
    );
    setRows(job, patch.bed, plant, patch.cells.slice(at, at + cells), number ?? A_ROW);
    at += cells;
  }
  const { grid } = job.ground;
  for (const k of patch.cells) cover(job.ground, grid.x(k), grid.y(k), grid.cell);
  const taken = new Set(patch.cells);
  patch.bed.cells = patch.bed.cells.filter((k) => !taken.has(k));
  return own.length
    ? [
        `${OWN_GROUND}${joinList(own)}, about ${(OWN_M2 * share).toFixed(1)} m² ${own.length > 1 ? 'each ' : ''}in the sunniest bed, dug and mulched. None of our lists has ${own.length > 1 ? 'them' : 'it'}.`,
      ]
    : [];
}

type Patch = { bed: Bed; cells: number[]; m2: number };

/** The end of the sunniest bed that lies furthest from the door, as large as is wanted; in strips, nearest the end first. */
function sunnyPatch(
  job: Job,
  beds: readonly Bed[],
  kinds: readonly Plant[],
  wantedM2: number,
): Patch | null {
  const { grid } = job.ground,
    cellM2 = (grid.cell * grid.cell) / 1e6;
  const fits = (bed: Bed, k: number): boolean => {
    const zone = zoneAt(job, bed, grid.x(k), grid.y(k));
    if (job.ground.back[k]! < FROM_FENCE_MM) return false;
    return kinds.length
      ? kinds.some((plant) => zoneFit(plant, zone) > 0)
      : zone.sunClass === 'full-sun';
  };
  const best = beds
    .map((bed) => ({ bed, cells: bed.cells.filter((k) => fits(bed, k)) }))
    .toSorted((a, b) => b.cells.length - a.cells.length)[0];
  if (!best?.cells.length) return null;
  const away = (k: number) => apart2(grid.x(k), grid.y(k), job.site.doorX, 0),
    end = best.cells.reduce((far, k) => (away(k) > away(far) ? k : far)),
    [ex, ey] = [grid.x(end), grid.y(end)];
  const cells = best.cells
    .toSorted((a, b) => apart2(grid.x(a), grid.y(a), ex, ey) - apart2(grid.x(b), grid.y(b), ex, ey))
    .slice(0, Math.round(wantedM2 / cellM2));
  return { bed: best.bed, cells, m2: cells.length * cellM2 };
}

/** Plants at their spacing over the cells, row by row. */
function setRows(job: Job, bed: Bed, plant: Plant, cells: readonly number[], most: number): void {
  const { grid } = job.ground,
    driftId = nextDrift(job, `row-${bed.area.id}`),
    foot = footOf(plant);
  let set = 0;
  for (const k of cells.toSorted((a, b) => grid.y(a) - grid.y(b) || grid.x(a) - grid.x(b))) {
    if (set >= most) return;
    const x = grid.x(k),
      y = grid.y(k);
    if (
      !job.index.isFree(x, y, foot, 0.97) ||
      !suitsHere(job, bed, plant, x, y) ||
      !isKeptClear(job, plant, x, y)
    )
      continue;
    const radiusMm = roomFor(
      job.site,
      bed.area.region,
      x,
      y,
      Math.min(radiusOf(plant), foot * 1.1),
    );
    if (!radiusMm) continue;
    place(job, plant, { x, y, areaId: bed.area.id, driftId, role: 'crop', radiusMm, footMm: foot });
    set++;
  }
}

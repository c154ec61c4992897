/** Kinds that a palette is given for what the garden is told to be: ferns in its shade, and a winter to look at. */
import type { Plant } from '../model/plant.ts';
import type { Palette } from './choose-palette.ts';
import { isEaten } from './filters.ts';
import { asksForFood, isForFood } from './for-food.ts';
import type { Job } from './job.ts';
import { feedsWildlife } from './score-plant.ts';
import { type Work, canDo } from './plant-works.ts';
import { makesWinter } from './winter-view.ts';
import { gardenFit, zoneFit } from './zones.ts';

/** Where the winter is looked at from indoors: a shrub and a low kind or a bulb that make it, first of their work. */
export function addWinter(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: ReadonlyMap<string, number>,
): void {
  if (!job.brief.said?.winterView) return;
  const fit = (plant: Plant) => gardenFit(plant, palette.zones, job.bedM2);
  for (const works of WINTER_WORKS) {
    if (works.some((work) => palette.kinds.get(work)!.some(makesWinter))) continue;
    const able = pool.filter(
      (plant) => makesWinter(plant) && fit(plant) > 0.2 && works.some((work) => canDo(plant, work)),
    );
    // what fills a window is broad
    const worth = (plant: Plant) =>
      taste.get(plant.id)! + 6 * fit(plant) + 2 * Math.min(1.5, plant.spreadM);
    const best = able.sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))[0];
    if (!best) continue;
    palette.kinds.get(works.find((work) => canDo(best, work))!)!.unshift(best);
    if (!palette.all.includes(best)) palette.all.push(best);
  }
}
const WINTER_WORKS: readonly (readonly Work[])[] = [
  ['shrub'],
  ['ground', 'front', 'mid'],
  ['bulb'],
];

/** Beds with so few kinds between the shrubs that a third grass would leave no flower beside them, m². */
const TWO_GRASSES_M2 = 40;
/** Kinds of grass among which a garden's are chosen: more than these read as one grey sea. */
export const mostGrasses = ({
  brief,
  rules,
  bedM2,
}: Pick<Job, 'brief' | 'rules' | 'bedM2'>): number =>
  rules.noFlowers
    ? 5
    : brief.styles.some(({ value }) => value === 'naturalistic' || value === 'coastal')
      ? 4
      : bedM2 < TWO_GRASSES_M2
        ? 2
        : 3;

const EATEN_FIRST = 10,
  SERVES_NOBODY = 6,
  /** Where the words ask for food, the bees are fed by what is eaten. */
  SERVES_BEES = 4;
/** What is eaten comes first there, and what is not eaten draws those that set the crop. */
export const forFood = (job: Job, plant: Plant): number =>
  !isForFood(job)
    ? 0
    : isEaten(plant)
      ? EATEN_FIRST
      : feedsWildlife(plant) || plant.flower.scented
        ? asksForFood(job)
          ? -SERVES_BEES
          : 0
        : -SERVES_NOBODY;

/** Kinds of fern a garden carries. */
export const mostFerns = ({ moods, bedM2 }: Job): number =>
  (moods.includes('ferny') ? 3 : 2) + Number(moods.includes('ferny') && bedM2 > 25);
/** Share of the beds in shade from which a fern belongs there. */
const FERNY_SHADE = 0.2;
/** Ferns for shade that is not dust: one kind, and three where the garden is to be ferny. */
export function addFerns(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: ReadonlyMap<string, number>,
): void {
  const ferny = job.moods.includes('ferny') || job.moods.includes('lush'),
    shady = palette.zones.filter(
      ({ sunClass, areaM2 }) =>
        (sunClass === 'shade' || (sunClass === 'partial-sun' && (job.isDim || ferny))) &&
        areaM2 > Math.max(0.6, job.bedM2 * (ferny ? 0.05 : FERNY_SHADE)),
    );
  if (!shady.length) return;
  const want = ferny ? (job.bedM2 < 5 ? 2 : 3) : 1;
  const worth = (plant: Plant) =>
    taste.get(plant.id)! + 6 * Math.max(...shady.map((zone) => zoneFit(plant, zone)));
  const ferns = pool
    .filter(
      (plant) => plant.category === 'fern' && shady.some((zone) => zoneFit(plant, zone) >= 0.5),
    )
    .sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1));
  for (const fern of ferns) {
    if (palette.all.filter(({ category }) => category === 'fern').length >= want) return;
    if (palette.all.includes(fern)) continue;
    const work = (['ground', 'mid', 'front'] as const).find((one) => canDo(fern, one));
    if (work) palette.kinds.get(work)!.unshift(fern);
    if (work) palette.all.push(fern);
  }
}

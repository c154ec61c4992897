/** How many new trees a plot bears, how tall they may grow, and where no crown may hang. */
import { areaM2, contains, distanceToEdge } from '../geometry/region.ts';
import { PI } from '../geometry/trig.ts';
import type { Brief } from '../model/brief.ts';
import type { Furnishing, TreeSpot } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import type { Plant } from '../model/plant.ts';
import type { Site } from '../model/site.ts';
import { isBroad, namesPlant } from './plant-names.ts';
import { distanceToThing } from './thing-distance.ts';
import type { Job } from './job.ts';
import { isNamed } from './wishes.ts';

/** Trees by the size of the plot, m²: below the first size none, unless trees were asked for. */
const BY_PLOT: readonly (readonly [fromM2: number, trees: number])[] = [
  [30, 1],
  [100, 2],
  [180, 3],
  [300, 4],
  [450, 5],
  [650, 7],
  [1000, 9],
  [1600, 12],
];
/** New trees of a plot of that size, kept ones counted apart. */
export const treesByPlot = (plotM2: number): number =>
  BY_PLOT.findLast(([from]) => plotM2 >= from)?.[1] ?? 0;
/** From this share of the plot under kept crowns on, no other tree is set. */
const ENOUGH_CROWN = 0.3;

const speaksOf = (brief: Brief, ...concepts: string[]): boolean =>
  brief.circumstances.some((one) => concepts.includes(one.concept));
const speaksOfTrees = (brief: Brief): boolean =>
  brief.wanted.some(({ value }) => value === 'orchard') ||
  brief.plantsWanted.some(({ value }) => /\b(?:trees?|orchard)\b/i.test(value));
/** True where trees, or one by its name, were asked for. */
export const wantsTrees = ({ brief, rooted }: Job): boolean =>
  speaksOfTrees(brief) ||
  rooted.some(
    (plant) => (plant.category === 'tree' || plant.form.includes('tree')) && isNamed(brief, plant),
  );

/** True where trees were refused, in the list of plants or in words that the list does not hold. */
export const refusesTrees = (brief: Brief): boolean =>
  brief.plantsRefused.some(({ value }) =>
    /^(?:big |tall |large |any |new )?trees?$/i.test(value),
  ) ||
  (brief.said?.trees?.refused === true && !speaksOfTrees(brief));

/** In more than this one tree is a beginning, m². */
const ONE_TREE_MOST_M2 = 300;

/** The tallest that was allowed in words ("nothing over 6ft", "no trees over two metres"), mm; infinite where nothing was said. */
export const saidHeightMm = ({ said }: Brief): Mm =>
  said?.tallestM === undefined ? Infinity : Math.round(said.tallestM * 1000);

const trees = ({ rooted }: Job): Plant[] => rooted.filter(({ category }) => category === 'tree');

/** A tree under this height is a shrub. */
const LEAST_TREE_MM = 2200;
/** Roots are feared: no tree whose grown roots reach the house, whatever the soil. */
export const fearsRoots = (brief: Brief, site: Site): boolean =>
  site.soil.texture === 'clay' ||
  speaksOf(brief, 'roots', 'cracks') ||
  brief.said?.trees?.feared === true;

/** How many of a tree are asked for by its name: the number said, two where it is said of several; 0 where it is not asked for. */
export const askedTrees = ({ wishes }: Brief, plant: Plant): number =>
  wishes.reduce(
    (most, { plant: name, count, quote, held }) =>
      name !== null && !held && !isBroad(name) && namesPlant(plant, name)
        ? Math.max(most, count ?? (/[^s]s$/i.test(quote.trim()) ? SEVERAL : 1))
        : most,
    0,
  );
const SEVERAL = 2;
/** Times the trees of its size that a plot bears where they are asked for by name. */
const ASKED_TIMES = 1.5;
/** Times the usual trees where the garden is to be an edge of woodland: they make it. */
const OF_A_WOOD = 2;

/** How many trees besides those of an orchard are set. */
export function treeLimit(job: Job): number {
  const { site, brief } = job,
    plotM2 = areaM2([[site.boundary]]);
  if (refusesTrees(brief) || saidHeightMm(brief) < LEAST_TREE_MM) return 0;
  const kept = site.existing.filter(({ kind }) => kind === 'tree'),
    shaded = kept.reduce((sum, { radiusMm }) => sum + (PI * radiusMm * radiusMm) / 1e6, 0) / plotM2,
    orchard = job.layout.trees.filter(({ role }) => role === 'orchard').length;
  if (shaded > ENOUGH_CROWN && !wantsTrees(job)) return 0;
  const asked = Math.min(
    Math.max(0, ...trees(job).map((plant) => askedTrees(brief, plant))),
    Math.ceil(treesByPlot(plotM2) * ASKED_TIMES),
  );
  const isWood = brief.styles.some(({ value }) => value === 'woodland'),
    usual = Math.max(treesByPlot(plotM2) * (isWood ? OF_A_WOOD : 1), Number(wantsTrees(job))),
    // people who garden little, and gardens of a few large shapes, have fewer; so has a plot with fruit trees
    wished = job.rules.fewKinds || job.type === 'modern' ? usual * 0.75 : usual,
    lightly = brief.said?.trees?.darken ? 0.5 : 1;
  if (!orchard && usual > 0 && plotM2 < ONE_TREE_MOST_M2 && brief.said?.trees?.one) return 1;
  const screens =
    brief.wanted.some(({ value }) => value === 'privacy') && usual > 0 && !kept.length;
  return Math.max(
    Number((wantsTrees(job) && !orchard) || screens),
    asked,
    Math.round(wished * lightly - kept.length - orchard * 0.5),
  );
}
/** Where people sit and eat: no crown hangs over it, since it drips, drops and shades. */
const SAT_AT: readonly Furnishing['kind'][] = [
  'dining-set',
  'lounge-set',
  'bench',
  'storage-bench',
  'sunlounger',
  'arbour',
  'pergola',
  'canopy',
  'shade-sail',
];
/** Between a crown in ten years and a seat or table: it goes on growing. */
const FROM_SEAT_MM = 300,
  /** Between a crown and the wall of the house. */
  FROM_HOUSE_MM = 600;

/** The largest crown of a spot that hangs over no seat and not against the house, mm; 0 or less where there is none. */
export function openCrown(job: Job, spot: TreeSpot): Mm {
  const { house } = job.site;
  const outX = Math.max(0, house.x0 - spot.x, spot.x - house.x1),
    fromHouse = Math.sqrt(outX * outX + spot.y * spot.y) - FROM_HOUSE_MM;
  let most = Math.min(spot.maxCrownMm, fromHouse);
  for (const thing of job.layout.furnishings)
    if (SAT_AT.includes(thing.kind))
      most = Math.min(most, distanceToThing(thing, spot.x, spot.y) - FROM_SEAT_MM);
  // nor over a garage, a trampoline or a hoop that stays
  for (const { x, y, boxMm, kind } of job.site.existing)
    if (kind === 'other' && boxMm)
      most = Math.min(
        most,
        distanceToThing(
          { x, y, widthMm: boxMm[0], depthMm: boxMm[1], turnDeg: 0, round: false },
          spot.x,
          spot.y,
        ),
      );
  for (const area of job.layout.areas)
    if (area.kind === 'gardenroom')
      most = Math.min(
        most,
        contains(area.region, spot.x, spot.y) ? 0 : distanceToEdge(area.region, spot.x, spot.y),
      );
  return Math.floor(most);
}

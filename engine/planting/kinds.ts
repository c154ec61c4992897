/** How many kinds a garden carries: few in a yard, many in a great garden, and a handful in mass where nobody gardens. */
import { areaM2 } from '../geometry/region.ts';
import type { PlantRole } from '../model/planting.ts';
import { isBeginning } from './effort.ts';
import { quarrels } from './colour-halves.ts';
import type { Job } from './job.ts';
import type { Work } from './plant-works.ts';
import { easyShare, isOfShrubs, mostBroad } from './stature.ts';
import { structureShare } from './structure.ts';
import type { Zone } from './zones.ts';

/** Kinds by the size of the plot, m², trees, climbers and pots among them: a designer repeats a few rather than collects. */
const BY_PLOT: readonly (readonly [plotM2: number, kinds: number])[] = [
  [12, 5],
  [25, 6],
  [50, 8],
  [90, 10],
  [150, 12],
  [300, 15],
  [600, 20],
  [1200, 28],
];
/** Of those, the share that stands in beds; the others are trees, climbers and what fills the pots. */
const IN_BEDS = 0.72;
/** Share of the usual kinds for people who begin. */
const BEGINNERS = 0.8;
/** Beds with fewer kinds than this are a yard's. */
export const YARD_KINDS = 8;
/** Times the usual kinds, by who looks after them. */
const BY_HANDS = { none: 0.7, few: 0.82, usual: 1, keen: 1.3 } as const;
/** Times the usual kinds where hot and soft colours are kept apart: each half has a company of its own. */
const OF_HALVES = 1.3;
/** Times the usual kinds for people who want to grow as many as they can. */
const OF_COLLECTORS = 1.3,
  COLLECTS =
    /\bas many (?:\w+ )?(?:kinds?|sorts?|varieties|different|types?)\b|\b(?:plants?(?:man|woman|aholic)|plants? (?:nut|person|collector))\b/i;
/** Kinds for people who do not garden, in the beds: each in mass. */
const IN_MASS = 6,
  MOST_IN_MASS = 9;

/** On a larger plot most ground is no border, and the borders' own size tells how many kinds they hold: as a plot has that is so many times as large, m². */
const GREAT_PLOT_M2 = 500,
  MODEST_M2 = 250,
  PLOT_TO_BEDS = 3.4;

/** Kinds of a plot of that size, of an ordinary type. */
export function kindsByPlot(plotM2: number): number {
  const next = BY_PLOT.findIndex(([size]) => size >= plotM2);
  if (next <= 0) return BY_PLOT.at(next)![1];
  const [from, few] = BY_PLOT[next - 1]!,
    [to, many] = BY_PLOT[next]!;
  return few + ((many - few) * (plotM2 - from)) / (to - from);
}

/** Times the usual kinds, and kinds beyond that, from which none is brought in for the sake of a share or of bare soil; one is left for an empty month. */
const FULL = 1.1,
  AND_SOME = 4;
const BEDDED: readonly PlantRole[] = ['structure', 'mid', 'ground', 'bulb'];
/** Kinds that the beds may be given beyond those that stand in them. */
export function kindsLeft({ placements, site }: Job): number {
  const standing = new Set(
    placements.flatMap(({ role, existing, plantId }) =>
      !existing && BEDDED.includes(role) ? [plantId] : [],
    ),
  );
  return Math.floor(kindsByPlot(areaM2([[site.boundary]])) * FULL + AND_SOME) - standing.size;
}

/** True where a few kinds are planted in mass: nobody here gardens, it is rented, or there is little to spend. */
export const isMassed = (job: Job): boolean => job.rules.fewKinds;

/** Ground that a kind of shrub holds when there are as many as a garden takes, m² a plant; and kinds of a frame at the most. */
const SHRUB_M2 = 1.3,
  MOST_FRAME_KINDS = 11,
  GREAT_M2 = 65;
/** Kinds of shrub that the frame of larger beds needs, since none is planted by the dozen. */
function frameKinds(job: Job): number {
  if (job.bedM2 < GREAT_M2) return 0;
  const each = mostBroad(job) * SHRUB_M2;
  return Math.min(MOST_FRAME_KINDS, Math.round((job.bedM2 * structureShare(job) * 0.75) / each));
}

/** In more than this even a short list has four kinds between the shrubs: fewer would be too many of each, or leave soil bare, m². */
const SMALL_BEDS_M2 = 10;

/** Share of the kinds that are shrubs where shrubs were asked for. */
const MOSTLY = 0.6;
/** How many kinds of each work the beds carry. */
export function kindsOf(job: Job, zones: readonly Zone[]): Record<Work, number> {
  const unlike = zones.filter((zone) => zone.areaM2 > job.bedM2 * 0.2).length,
    wide = { modern: 0.75, lowmaint: 0.8, family: 1, edible: 0.9, luxury: 1.12, wildlife: 1.2 }[
      job.type
    ],
    // a plot that is all paving has little to hold kinds in
    held = Math.min(1, 0.45 + job.bedM2 / 24) * (isBeginning(job.brief) ? BEGINNERS : 1);
  const sizeM2 = areaM2([[job.site.boundary]]);
  const total = isMassed(job)
    ? Math.min(MOST_IN_MASS, IN_MASS + job.bedM2 / 50)
    : Math.max(
        5,
        kindsByPlot(
          sizeM2 > GREAT_PLOT_M2
            ? Math.max(MODEST_M2, Math.min(sizeM2, job.bedM2 * PLOT_TO_BEDS))
            : sizeM2,
        ) *
          IN_BEDS *
          wide *
          held *
          BY_HANDS[job.rules.hands] *
          (COLLECTS.test(job.brief.description) ? OF_COLLECTORS : 1) *
          (quarrels(job) ? OF_HALVES : 1) *
          (0.96 + 0.04 * unlike),
      );
  const of = (share: number, least: number) => Math.max(least, Math.round(total * share)),
    // in a yard every kind does two works
    isYard = total < YARD_KINDS,
    frame = isMassed(job) ? 0.36 : 0.26,
    shrubs = isOfShrubs(job) ? MOSTLY : frame + (MOSTLY - frame) * easyShare(job),
    isFew = isMassed(job) || job.rules.hands === 'few';
  return {
    dome: job.bedM2 < 14 || isMassed(job) || isYard ? 1 : total > 24 ? 3 : 2,
    shrub: Math.max(of(shrubs, isOfShrubs(job) ? 3 : 1), frameKinds(job)),
    ground: of(0.17, job.bedM2 < 6 ? 1 : 2),
    mid: of(0.18, isYard || (isMassed(job) && job.bedM2 < SMALL_BEDS_M2) ? 1 : 2),
    tall: of(0.14, isYard || isOfShrubs(job) ? 0 : isMassed(job) ? 1 : 2),
    front: isYard || isMassed(job) ? 0 : of(0.11, 1),
    emergent: isYard || isFew ? 0 : of(0.07, 1),
    bulb: of(0.11, job.bedM2 < 15 || isYard || isFew ? 1 : 2),
  };
}

/** Plots with fewer kinds than this are held together by kinds that run through all of them. */
const RUN_THROUGH_KINDS = 16;
/** True where each kind has to be at home in as much of the garden as can be. */
export const runsThrough = (job: Job): boolean =>
  isMassed(job) || kindsByPlot(areaM2([[job.site.boundary]])) < RUN_THROUGH_KINDS;

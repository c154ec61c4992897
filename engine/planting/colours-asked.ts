/** Colours that were named, each to be had: one kind at least flowers in it, and those that quarrel stand in halves of the garden. */
import { bounds } from '../geometry/region.ts';
import { joinList } from '../model/format.ts';
import type { Plant } from '../model/plant.ts';
import type { Palette } from './choose-palette.ts';
import { coloursAsked, flowersIn, isShown, quarrels } from './colour-halves.ts';
import type { Job } from './job.ts';
import { putIn } from './mend-months.ts';
import { type Work, canDo } from './plant-works.ts';
import { tasteScore } from './score-plant.ts';
import { gardenFit } from './zones.ts';

const WORKS: readonly Work[] = ['mid', 'front', 'ground', 'tall', 'shrub'];
/** Fewer plants of a colour than this are not seen. */
const A_GROUP = 3;
const LISTED: readonly Plant['category'][] = ['perennial', 'shrub', 'groundcover', 'bulb'];

/** Brings a kind into the palette for each colour that nothing of it has yet, bulbs apart: they are gone in a fortnight. */
export function addColours(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: ReadonlyMap<string, number>,
): void {
  const fit = (plant: Plant) => gardenFit(plant, palette.zones, job.bedM2),
    worth = (plant: Plant) => taste.get(plant.id)! + 6 * fit(plant);
  for (const { families } of coloursAsked(job.brief, job.rules)) {
    if (palette.all.some((plant) => plant.category !== 'bulb' && flowersIn(plant, families)))
      continue;
    const best = pool
      .filter(
        (plant) =>
          flowersIn(plant, families) &&
          fit(plant) > 0.15 &&
          WORKS.some((work) => canDo(plant, work)),
      )
      .sort((a, b) => worth(b) - worth(a) || (a.id < b.id ? -1 : 1))[0];
    if (!best) continue;
    palette.kinds.get(WORKS.find((work) => canDo(best, work))!)!.unshift(best);
    palette.all.push(best);
  }
}

/** A last look: a colour that was named and flowers nowhere is given a drift. */
export function placeColours(job: Job): void {
  for (const { families } of coloursAsked(job.brief, job.rules)) {
    const own = job.placements.filter(({ plantId }) => {
      const plant = job.byId.get(plantId)!;
      return plant.category !== 'bulb' && flowersIn(plant, families);
    });
    if (own.length >= A_GROUP) continue;
    const able = job.rooted
      .filter((plant) => LISTED.includes(plant.category) && flowersIn(plant, families))
      .map((plant) => ({ plant, score: tasteScore(job, plant) }))
      .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1));
    able.some(({ plant }) => putIn(job, plant));
  }
}

/** What became of the colours, counted: how many of the kinds that flower are in them, what is missing, and where a quarrel is kept apart. */
export function explainColours(job: Job): string[] {
  const asked = coloursAsked(job.brief, job.rules);
  if (!asked.length) return [];
  const standing = [...new Set(job.placements.map(({ plantId }) => job.byId.get(plantId)!))].filter(
      (plant) => isShown(plant),
    ),
    families = asked.flatMap((one) => one.families),
    own = standing.filter((plant) => flowersIn(plant, families)),
    missing = asked.filter((one) => !standing.some((plant) => flowersIn(plant, one.families)));
  if (!standing.length) return [];
  const { site } = job,
    box = bounds([[site.boundary]]),
    isDeep = box.y1 - box.y0 >= box.x1 - box.x0;
  return [
    `You named ${joinList(asked.map(({ word }) => word))}: ${own.length} of the ${standing.length} kinds that flower are of these colours.`,
    ...(missing.length
      ? [
          `Nothing that flowers ${joinList(
            missing.map(({ word }) => word),
            'or',
          )} suits this ground, its light and the rules of the house.`,
        ]
      : []),
    ...(quarrels(job)
      ? [
          `Hot and soft colours quarrel side by side, so the hot ones stand ${isDeep ? 'in the half by the house and the soft ones beyond' : 'to the left and the soft ones to the right'}.`,
        ]
      : []),
  ];
}

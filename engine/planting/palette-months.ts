/** The year of a palette: what was named is in it, and no month is without something to look at. */
import type { Plant } from '../model/plant.ts';
import type { Palette } from './choose-palette.ts';
import { interestMonths } from './interest.ts';
import type { Job } from './job.ts';
import { type Work, canDo } from './plant-works.ts';
import { feedsWildlife, isWanted, whim } from './score-plant.ts';
import { gardenFit } from './zones.ts';

export function add(palette: Palette, work: Work, plant: Plant): void {
  palette.kinds.get(work)!.push(plant);
  if (!palette.all.includes(plant)) palette.all.push(plant);
}

/** Works in which a plant for an empty month may be sought, best first. */
const MENDERS: readonly Work[] = ['shrub', 'ground', 'front', 'mid', 'bulb', 'tall', 'dome'];

/** Fills months in which nothing would show, and adds what the visitor named. */
export function mendMonths(
  job: Job,
  palette: Palette,
  pool: readonly Plant[],
  taste: Map<string, number>,
): void {
  for (const plant of pool) {
    if (
      !isWanted(job, plant) ||
      palette.all.includes(plant) ||
      palette.all.filter((other) => isWanted(job, other)).length > 5
    )
      continue;
    const work = (['shrub', 'tall', 'mid', 'front', 'ground', 'bulb'] as const).find((one) =>
      canDo(plant, one),
    );
    if (work) add(palette, work, plant);
  }
  for (let guard = 0; guard < 6; guard++) {
    const shown = new Set(palette.all.flatMap(interestMonths));
    const empty = [12, 1, 2, 11, 3, 10, 4, 9, 8, 5, 7, 6].filter((month) => !shown.has(month));
    if (!empty.length) return;
    let best: Plant | null = null,
      work: Work = 'shrub',
      most = -Infinity;
    for (const one of MENDERS)
      for (const plant of pool) {
        if (!canDo(plant, one) || palette.all.includes(plant)) continue;
        const filled = interestMonths(plant).filter((month) => empty.includes(month)).length;
        if (!filled) continue;
        const fit = gardenFit(plant, palette.zones, job.bedM2);
        const score =
          filled * 2 +
          whim(job, plant) * 2 +
          taste.get(plant.id)! * 0.7 +
          fit * 4 -
          (one === 'shrub' && plant.spreadM > 1.5 && job.bedM2 < 15 ? 3 : 0) +
          (feedsWildlife(plant) ? 0.3 : 0);
        if (score > most) {
          most = score;
          best = plant;
          work = one;
        }
      }
    if (!best) return;
    add(palette, work, best);
  }
}

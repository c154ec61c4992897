/** The plant the eye ends on: where no tree stands on the line of sight from the door, one good shrub does. */
import type { Plant } from '../model/plant.ts';
import type { Palette } from './choose-palette.ts';
import { isKeptClear } from './clearance.ts';
import { roomFor } from './ground.ts';
import { type Job, heightOf, isEvergreen, nextDrift, radiusOf } from './job.ts';
import { tasteScore } from './score-plant.ts';
import { setStructure } from './structure.ts';
import { suitsHere } from './zones.ts';

/** How the drift of that plant is named. */
export const FOCUS_DRIFT = 'focus-';
/** To either side of the line of sight, and the least of the garden's depth that lies before it. */
const ASIDE_MM = 1200,
  LEAST_DEPTH = 0.55;
/** Lower than this nothing ends a view. */
const LEAST_HEIGHT_MM = 1100;
/** In a bed shallower than this there is no room for it, mm. */
const LEAST_FRONT_MM = 350;

/** Sets it in the middle of the view, as far away as a bed lies; nothing where a tree stands there already. */
export function plantFocus(job: Job, palette: Palette): void {
  const { grid, front } = job.ground,
    { doorX } = job.site;
  const onLine = (x: number) => Math.abs(x - doorX) <= ASIDE_MM;
  const far = Math.max(0, ...job.site.boundary.map(([, y]) => y)) * LEAST_DEPTH;
  if (
    job.bedM2 < 4 ||
    job.placements.some(
      ({ role, x, y }) => (role === 'tree' || role === 'screening') && onLine(x) && y >= far,
    )
  )
    return;
  const kinds = palette.kinds
    .get('shrub')!
    .filter((plant) => heightOf(plant) >= LEAST_HEIGHT_MM)
    .sort((a, b) => worth(job, b) - worth(job, a) || (a.id < b.id ? -1 : 1));
  const spots = job.beds
    .flatMap((bed) => bed.cells.map((k) => ({ bed, k, x: grid.x(k), y: grid.y(k) })))
    .filter(({ k, x, y }) => onLine(x) && y >= far && front[k]! >= LEAST_FRONT_MM)
    .sort((a, b) => b.y - Math.abs(b.x - doorX) - (a.y - Math.abs(a.x - doorX)) || a.k - b.k);
  for (const plant of kinds)
    for (const { bed, x, y } of spots) {
      const wished = Math.round(radiusOf(plant) * 0.9);
      if (
        !suitsHere(job, bed, plant, x, y) ||
        !isKeptClear(job, plant, x, y) ||
        !job.index.isFree(x, y, wished * 0.85, 1)
      )
        continue;
      const radius = roomFor(job.site, bed.area.region, x, y, wished);
      if (!radius) continue;
      setStructure(job, bed, plant, {
        x,
        y,
        radius,
        height: heightOf(plant),
        foot: radius * 0.74,
        drift: nextDrift(job, FOCUS_DRIFT + bed.area.id),
      });
      return;
    }
}

/** Seen in winter, and tall. */
const worth = (job: Job, plant: Plant): number =>
  tasteScore(job, plant) * 0.3 +
  plant.heightM * 1.5 +
  (isEvergreen(plant) ? 1.5 : 0) +
  (plant.otherInterest ? 0.8 : 0);

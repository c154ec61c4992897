/** Rows along a boundary: pleached trees, evergreens, a hedge that was asked for on a side. */
import { distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Screen } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';
import { screenPieces } from '../sunlight/shades.ts';
import { moistureOf } from './conditions.ts';
import { suitsMoisture, sunClassOf } from './filters.ts';
import { cover, nearestArea } from './ground.ts';
import { type Job, heightOf, isEvergreen, nextDrift, place } from './job.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { namesPlant } from './plant-names.ts';
import { sunAt } from './said-shade.ts';
import { tasteScore } from './score-plant.ts';

type Row = NonNullable<Screen['row']>;

/** Sold trained on a frame. */
const PLEACHED =
  /^(?:Carpinus betulus$|Tilia|Fagus sylvatica$|Photinia|Prunus lusitanica|Quercus ilex|Pyrus calleryana|Liquidambar styraciflua|Ligustrum japonicum|Magnolia grandiflora)/;
/** What most of them are, and stands on any soil. */
const USUAL = /^Carpinus betulus$/;
/** Frames stand so far apart, and evergreens to close in two or three years, mm. */
const PLEACHED_MM: Mm = 1200,
  EVERGREEN_MM: Mm = 800,
  CLOSEST_MM: Mm = 300,
  WIDEST_MM: Mm = 700;
const NAMED = 40,
  NAMED_IN_PART = 20;
/** Words that name no kind. */
const NO_KIND =
  /^(?:tree|trees|hedge|hedges|hedging|row|line|screen|screening|evergreen|evergreens|pleached|tall|along|down|both|sides?|back|left|right|fence|wall|the|and|for|with|some|plants?|shrubs?|unnamed|other)$/;

export function plantRow(job: Job, screen: Screen & { row: Row }): void {
  const pieces = screenPieces(screen),
    plant = pieces.length ? rowPlant(job, screen) : null;
  if (!plant || job.contained) return;
  const { of } = screen.row,
    drift = nextDrift(job, of === 'pleached' ? 'tree' : 'hedge');
  const apart =
    of === 'pleached'
      ? PLEACHED_MM
      : of === 'evergreen'
        ? EVERGREEN_MM
        : Math.max(CLOSEST_MM, Math.min(plant.spacingCm * 10, WIDEST_MM));
  for (const [a, b] of pieces) {
    const count = Math.max(1, Math.round(hypot(b[0] - a[0], b[1] - a[1]) / apart));
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count,
        x = a[0] + (b[0] - a[0]) * t,
        y = a[1] + (b[1] - a[1]) * t,
        area = nearestArea(job.layout, Math.round(x), Math.round(y));
      if (!area) continue;
      // heads meet, and stop at the fence
      const radius = Math.min(
          of === 'pleached' ? PLEACHED_MM / 2 : screen.thicknessMm / 2,
          Math.max(120, distanceToEdge([[job.site.boundary]], x, y)),
        ),
        foot = of === 'pleached' ? STEM_MM : radius;
      place(job, plant, {
        x,
        y,
        areaId: area.id,
        driftId: drift,
        role: of === 'pleached' ? 'screening' : 'hedge',
        radiusMm: radius,
        heightMm: screen.heightMm,
        footMm: foot,
      });
      cover(job.ground, x, y, foot);
    }
  }
}
/** Round a stem planting goes on, mm. */
const STEM_MM: Mm = 250;

function rowPlant(job: Job, { line, row, heightMm }: Screen & { row: Row }): Plant | null {
  const middle = line[Math.floor(line.length / 2)]!,
    sunClass = sunClassOf(sunAt(job, middle[0], middle[1])),
    moisture = moistureOf(job.site, job.brief, sunClass);
  const phrases = row.words.split(', '),
    words = row.words.split(/[^a-z]+/).filter((word) => word.length > 2 && !NO_KIND.test(word));
  const namedScore = (plant: Plant): number =>
    phrases.some((phrase) => !NO_KIND.test(phrase) && namesPlant(plant, phrase))
      ? NAMED
      : words.some((word) => namesPlant(plant, word))
        ? NAMED_IN_PART
        : 0;
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of job.rooted) {
    const isFit =
      row.of === 'pleached'
        ? PLEACHED.test(plant.latinName)
        : plant.category === 'hedging' &&
          heightOf(plant) >= heightMm * LEAST_REACH &&
          (row.of === 'hedge' || isEvergreen(plant));
    if (!isFit || !nearlySuitsMoisture(plant, moisture)) continue;
    const score =
      namedScore(plant) +
      (row.of === 'pleached' && USUAL.test(plant.latinName) ? 6 : 0) +
      tasteScore(job, plant, false) +
      (plant.sun.includes(sunClass) ? 2 : -3) +
      (suitsMoisture(plant, moisture) ? 2 : -2);
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  return best;
}
/** The list gives heights at which a hedge is usually kept: it may be let grow a quarter more. */
const LEAST_REACH = 0.8;

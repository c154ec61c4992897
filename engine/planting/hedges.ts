/** Hedges along the layout's hedge screens: one kind to a hedge, or a native mixture for wildlife, at the spacing it is sold for. */
import { distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Screen } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { screenPieces } from '../sunlight/shades.ts';
import { moistureOf } from './conditions.ts';
import { suitsMoisture, sunClassOf } from './filters.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { CLEAR_OF_LEAF_MM } from './clearance.ts';
import { cover, nearestArea, pointsAlong } from './ground.ts';
import { type Job, heightOf, isEvergreen, nextDrift, place } from './job.ts';
import { plantRow } from './rows.ts';
import { sunAt } from './said-shade.ts';
import { tasteScore } from './score-plant.ts';

export function plantHedges(job: Job): void {
  const chosen = new Map<boolean, Plant>(),
    mixture = isForWildlife(job) ? nativeMixture(job) : [];
  for (const screen of job.layout.screens) {
    if (screen.kind !== 'hedge') continue;
    if (screen.row) {
      plantRow(job, { ...screen, row: screen.row });
      continue;
    }
    const pieces = screenPieces(screen);
    if (!pieces.length) continue;
    const low = screen.heightMm <= 1200;
    const mixed = low || mixture.length < LEAST_MIXTURE ? [] : mixture,
      plant = mixed[0] ?? chosen.get(low) ?? hedgePlant(job, screen);
    if (!plant) continue;
    let put = 0;
    chosen.set(low, plant);
    const drift = nextDrift(job, 'hedge');
    for (const [a, b] of pieces) {
      const length = hypot(b[0] - a[0], b[1] - a[1]);
      const spacing = Math.max(250, Math.min(plant.spacingCm * 10, 700)),
        count = Math.max(1, Math.round(length / spacing));
      for (let i = 0; i < count; i++) {
        const t = (i + 0.5) / count,
          x = a[0] + (b[0] - a[0]) * t,
          y = a[1] + (b[1] - a[1]) * t;
        const area = nearestArea(job.layout, Math.round(x), Math.round(y));
        if (!area || job.contained) continue;
        // the last plant of a run stops at the fence
        const radius = Math.min(
          Math.max(screen.thicknessMm / 2, 150),
          Math.max(120, distanceToEdge([[job.site.boundary]], x, y)),
        );
        place(job, mixed.length ? inMixture(mixed, put++) : plant, {
          x,
          y,
          areaId: area.id,
          driftId: drift,
          role: 'hedge',
          radiusMm: radius,
          heightMm: screen.heightMm,
          footMm: radius,
        });
        cover(job.ground, x, y, radius);
      }
    }
  }
}

/** Kinds that make a mixture, and the most of them. */
const LEAST_MIXTURE = 3,
  MOST_MIXTURE = 6;

const isForWildlife = ({ type, brief }: Job): boolean =>
  type === 'wildlife' || brief.wanted.some(({ value }) => value === 'meadow');

/** Native hedging that the place suits, the backbone first: what children and animals of the house may not have near is not among it. */
function nativeMixture(job: Job): Plant[] {
  const { texture } = job.site.soil;
  return job.rooted
    .filter(
      (plant) =>
        plant.category === 'hedging' &&
        plant.nativeUK &&
        !isEvergreen(plant) &&
        plant.soil.textures.includes(texture) &&
        heightOf(plant) >= 1500,
    )
    .map((plant) => ({
      plant,
      score: tasteScore(job, plant, false) + (BACKBONE.test(plant.latinName) ? 20 : 0),
    }))
    .sort((a, b) => b.score - a.score || (a.plant.id < b.plant.id ? -1 : 1))
    .slice(0, MOST_MIXTURE)
    .map(({ plant }) => plant);
}
/** What holds a mixed hedge together; where thorns are kept out, field maple does. */
const BACKBONE = /^(?:Crataegus monogyna|Acer campestre)/;

/** Every other plant is of the first kind; the others follow one another between. */
const inMixture = (kinds: readonly Plant[], i: number): Plant =>
  i % 2 === 0 ? kinds[0]! : kinds[1 + (((i - 1) / 2) % (kinds.length - 1))]!;

function hedgePlant(job: Job, screen: Screen): Plant | null {
  const middle = screen.line[Math.floor(screen.line.length / 2)]!;
  const sunClass = sunClassOf(sunAt(job, middle[0], middle[1])),
    moisture = moistureOf(job.site, job.brief, sunClass);
  const { grid, walked } = job.ground;
  const isBesidePath = screenPieces(screen).some(([a, b]) =>
    pointsAlong(a, b, 500).some(([x, y]) => {
      const k = grid.index(x, y);
      return k >= 0 && walked[k]! < screen.thicknessMm / 2 + CLEAR_OF_LEAF_MM;
    }),
  );
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of job.rooted) {
    const lowShrub =
      screen.heightMm <= 700 && isEvergreen(plant) && plant.form === 'dome' && plant.spreadM <= 0.8;
    if (plant.category !== 'hedging' && !lowShrub) continue;
    if (isKeptBack(plant) && isBesidePath) continue;
    if (!nearlySuitsMoisture(plant, moisture) || heightOf(plant) < screen.heightMm * 0.8) continue;
    if (!plant.sun.includes(sunClass) && !plant.sun.includes('partial-sun')) continue;
    const score =
      tasteScore(job, plant, false) +
      (plant.sun.includes(sunClass) ? 2 : -3) +
      (suitsMoisture(plant, moisture) ? 2 : -2) +
      (plant.category === 'hedging' ? 1.5 : 0) +
      (screen.heightMm <= 1200
        ? (isEvergreen(plant) ? 3 : -2) - (heightOf(plant) > 1600 ? 2.5 : 0)
        : isEvergreen(plant)
          ? 0.6
          : 0.4) -
      (plant.spreadM * 1000 > screen.thicknessMm * 2.5 ? 1 : 0);
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  return best;
}

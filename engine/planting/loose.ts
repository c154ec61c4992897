/** Loose planting outside the beds: wildflower plugs in meadows, self-seeders in gravel. */
import { areaM2, contains, distanceToEdge, distanceToSegment } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';
import { isKeptClear } from './clearance.ts';
import { isMeadowPlant } from './plant-works.ts';
import { moistureOf } from './conditions.ts';
import { sunClassOf, suitsMoisture } from './filters.ts';
import { nearlySuitsMoisture } from './moisture.ts';
import { sunOf } from './said-shade.ts';
import { scatter } from './scatter.ts';
import { type Job, footOf, heightOf, isEvergreen, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { top } from './top.ts';
import { shuffled } from './scatter.ts';
import { tasteScore } from './score-plant.ts';

/** Plugs to a square metre, and the most in one meadow: the seed does the rest. */
const PLUGS_PER_M2 = 5,
  MOST_PLUGS = 260,
  /** Long grass behind borders is sown; a few plugs begin it. */
  LONG_GRASS_PLUGS = 25;
/** Bulbs to a square metre of it, and the most in one piece: drifts that make a show from the house, in grass that is too large to fill. */
const BULBS_PER_M2 = 2,
  MOST_BULBS = 90,
  OF_GREAT_M2 = 0.3,
  MOST_OF_GREAT = 240;
/** Bulbs that come back and increase in turf; alliums and tulips do not. */
const LIVES_IN_GRASS =
    /^(?:Narcissus|Camassia|Fritillaria meleagris|Crocus|Galanthus|Leucojum|Scilla|Muscari|Anemone (?:blanda|nemorosa)|Hyacinthoides|Gladiolus communis|Eranthis)/,
  TALLEST_IN_GRASS_M = 1,
  /** In a larger piece two kinds follow one another, m². */
  TWO_BULBS_M2 = 120;

export function plantMeadows(job: Job): void {
  for (const area of job.layout.areas)
    if (area.kind === 'meadow' && !area.isKept) {
      const sunClass = sunClassOf(sunOf(job, area)),
        moisture = moistureOf(job.site, job.brief, sunClass);
      const suited = (plant: Plant) =>
        plant.sun.includes(sunClass) && nearlySuitsMoisture(plant, moisture);
      const sown = job.rooted.filter((plant) => plant.notes.startsWith('Meadow.') && suited(plant));
      const flowers =
        sown.length >= 3
          ? sown
          : job.rooted.filter(
              (plant) =>
                suited(plant) &&
                (plant.notes.startsWith('Meadow.') ||
                  (plant.category === 'perennial' &&
                    plant.nativeUK &&
                    plant.heightM >= 0.2 &&
                    plant.heightM <= 1.1)),
            );
      const kinds = top(
        flowers,
        (plant) =>
          tasteScore(job, plant, false) +
          (plant.notes.startsWith('Meadow.') ? 6 : 0) +
          plant.flower.months.length * 0.2 +
          (suitsMoisture(plant, moisture) ? 1 : 0),
        7,
      );
      const bulbs = top(
        job.rooted.filter(
          (plant) =>
            plant.category === 'bulb' &&
            LIVES_IN_GRASS.test(plant.latinName) &&
            suited(plant) &&
            plant.heightM <= TALLEST_IN_GRASS_M,
        ),
        (plant) => tasteScore(job, plant, false) + (plant.nativeUK ? 3 : 0),
        areaM2(area.region) > TWO_BULBS_M2 ? 2 : 1,
      );
      plugs(
        job,
        area,
        kinds,
        'meadow',
        area.feature === null
          ? Math.min(LONG_GRASS_PLUGS, Math.round(areaM2(area.region) / 2))
          : Math.min(MOST_PLUGS, Math.round(areaM2(area.region) * PLUGS_PER_M2)),
        120,
      );
      plugs(
        job,
        area,
        bulbs,
        'bulb',
        Math.round(
          Math.max(
            Math.min(MOST_BULBS, areaM2(area.region) * BULBS_PER_M2),
            Math.min(MOST_OF_GREAT, areaM2(area.region) * OF_GREAT_M2),
          ),
        ),
        120,
      );
    }
}

/** Scatters kinds in loose clumps over an area: neighbours tend to be of one kind, none stands on another. */
function plugs(
  job: Job,
  area: Area,
  kinds: readonly Plant[],
  role: 'meadow' | 'bulb',
  count: number,
  inset: number,
): void {
  if (!kinds.length || count < 1) return;
  const cells: number[] = [],
    { grid } = job.ground;
  grid.each(area.region, (k) => {
    if (distanceToEdge(area.region, grid.x(k), grid.y(k)) >= inset) cells.push(k);
  });
  const gap = Math.max(grid.cell, Math.sqrt((areaM2(area.region) * 1e6) / count) * 0.72);
  const clumps = scatter(job, cells, 900).map((k, i) => ({
    x: grid.x(k),
    y: grid.y(k),
    plant: kinds[i % kinds.length]!,
    drift: nextDrift(job, `${role}-${area.id}`),
  }));
  for (const k of scatter(job, cells, gap).slice(0, count)) {
    const x = grid.x(k),
      y = grid.y(k);
    let best = clumps[0]!,
      least = Infinity;
    for (const clump of clumps) {
      const d = apart2(clump.x, clump.y, x, y);
      if (d < least) {
        least = d;
        best = clump;
      }
    }
    // one in four strays from its clump, as seed does
    const stray = job.random.chance(0.25) ? clumps[job.random.index(clumps.length)]! : best;
    if (!isKeptClear(job, stray.plant, x, y)) continue;
    place(job, stray.plant, {
      x,
      y,
      areaId: area.id,
      driftId: stray.drift,
      role,
      radiusMm: Math.min(radiusOf(stray.plant), 250),
      footMm: 0,
    });
  }
}

/** An open floor of gravel from this size on, m², is planted through and not along its beds alone: it would be an empty court. */
const OPEN_M2 = 8;

/** Plants in gravel, in clumps, and low ones along gravel margins; clear of where people walk. In bound gravel they stand in pockets. */
export function plantGravel(job: Job): void {
  for (const area of job.layout.areas) {
    const margin = area.kind === 'margin';
    const size = areaM2(area.region);
    if (area.kind !== 'gravel' && !(margin && area.material !== 'self-binding-gravel')) continue;
    if (size < 0.25) continue;
    const isOpen = !margin && size >= OPEN_M2;
    const kinds = gravelKinds(job, area, margin);
    if (!kinds.length) continue;
    const { grid } = job.ground,
      cells: number[] = [];
    grid.each(area.region, (k) => {
      if (isQuiet(job, area, grid.x(k), grid.y(k), { margin, isOpen })) cells.push(k);
    });
    const centres = scatter(job, cells, margin ? 700 : 1900);
    centres
      .slice(0, Math.min(60, Math.max(2, Math.round(size * (margin ? 2 : isOpen ? 0.55 : 0.3)))))
      .forEach((k, i) => {
        const plant = kinds[i % kinds.length]!,
          drift = nextDrift(job, `gravel-${area.id}`);
        const clump = margin
          ? [k]
          : [
              k,
              ...shuffled(
                job,
                cells.filter(
                  (cell) =>
                    cell !== k && apart2(grid.x(cell), grid.y(cell), grid.x(k), grid.y(k)) < 490000,
                ),
              ),
            ];
        let put = 0;
        for (const cell of clump)
          if (
            put < (margin ? 1 : isOpen ? 5 : 3) &&
            gravelPlant(job, area, plant, grid.x(cell), grid.y(cell), drift)
          )
            put++;
      });
  }
}

function gravelKinds(job: Job, area: Area, margin: boolean): Plant[] {
  const sunClass = sunClassOf(sunOf(job, area)),
    dry = sunClass === 'shade' ? 'well-drained' : 'dry';
  const fits = (plant: Plant) =>
    plant.sun.includes(sunClass) &&
    !isKeptBack(plant) &&
    !isMeadowPlant(plant) &&
    plant.foliage.type !== 'annual' &&
    plant.heightM <= (margin ? 0.35 : 1.9) &&
    plant.spreadM <= 0.75 &&
    ['perennial', 'groundcover', 'grass', 'fern', 'herb'].includes(plant.category);
  const pool = job.rooted.filter((plant) => fits(plant) && suitsMoisture(plant, dry)),
    use = pool.length
      ? pool
      : job.rooted.filter((plant) => fits(plant) && nearlySuitsMoisture(plant, dry));
  const standing = new Set(job.placements.map((one) => one.plantId));
  const liking = (plant: Plant) =>
    tasteScore(job, plant) +
    (plant.tolerates.drought ? 2 : 0) +
    (plant.layer === 'edging' || plant.layer === 'emergent' ? 1 : 0) +
    (isEvergreen(plant) ? 0.5 : 0) +
    (standing.has(plant.id) ? 2.5 : 0);
  return top(use, liking, margin ? 1 : areaM2(area.region) > 14 ? 4 : 3);
}

function gravelPlant(job: Job, area: Area, plant: Plant, x: Mm, y: Mm, driftId: string): boolean {
  const px = Math.round(x),
    py = Math.round(y);
  if (!contains(area.region, px, py) || !job.index.isFree(px, py, footOf(plant), 0.8)) return false;
  const radiusMm = Math.min(
    radiusOf(plant),
    distanceToEdge(area.region, px, py) + 150,
    distanceToEdge([[job.site.boundary]], px, py) + 30,
  );
  place(job, plant, {
    x: px,
    y: py,
    areaId: area.id,
    driftId,
    role: 'ground',
    radiusMm,
    heightMm: heightOf(plant),
  });
  return true;
}

/** True when a bed lies within a stride, looked for along eight bearings on the raster. */
function isBesideBed(job: Job, x: Mm, y: Mm): boolean {
  const { grid, areaAt } = job.ground;
  return [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.7, 0.7],
    [-0.7, 0.7],
    [0.7, -0.7],
    [-0.7, -0.7],
  ].some(([dx, dy]) => {
    const k = grid.index(x + dx! * 850, y + dy! * 850);
    return k >= 0 && job.layout.areas[areaAt[k]!]?.kind === 'bed';
  });
}

/** Ground nobody walks on: off the routes, out from under furniture, and beside a bed where the floor is small. */
function isQuiet(
  job: Job,
  area: Area,
  x: Mm,
  y: Mm,
  { margin, isOpen }: { margin: boolean; isOpen: boolean },
): boolean {
  const edge = distanceToEdge(area.region, x, y);
  if (margin) return edge >= 90;
  if (edge < 180) return false;
  if (
    (!isOpen && (edge > 800 || !isBesideBed(job, x, y))) ||
    job.layout.stones.some((stone) => apart2(stone.x, stone.y, x, y) < 490000)
  )
    return false;
  for (const route of job.layout.routes)
    for (let i = 1; i < route.line.length; i++)
      if (distanceToSegment(x, y, route.line[i - 1]!, route.line[i]!) < route.widthMm / 2 + 300)
        return false;
  return !job.layout.furnishings.some(
    (thing) =>
      Math.abs(thing.x - x) < thing.widthMm / 2 + 600 &&
      Math.abs(thing.y - y) < thing.depthMm / 2 + 600,
  );
}

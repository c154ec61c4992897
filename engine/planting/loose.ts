/** Loose planting outside the beds: wildflower plugs in meadows, self-seeders in gravel. */
import { areaM2, distanceToEdge, distanceToSegment } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import { isMeadowPlant } from './choose-palette.ts';
import { moistureOf } from './conditions.ts';
import { nearlySuitsMoisture, sunClassOf, suitsMoisture } from './filters.ts';
import { scatter } from './drifts.ts';
import { cover } from './ground.ts';
import { type Job, footOf, heightOf, isEvergreen, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { top } from './pots.ts';
import { tasteScore } from './score-plant.ts';

/** Plugs to a square metre, and the most in one meadow: the seed does the rest. */
const PLUGS_PER_M2 = 5, MOST_PLUGS = 260;

export function plantMeadows(job: Job): void {
  for (const area of job.layout.areas) if (area.kind === 'meadow') {
    const sunClass = sunClassOf(job.sun.of(area.id).hours), moisture = moistureOf(job.site, job.brief, sunClass);
    const suited = (plant: Plant) => plant.sun.includes(sunClass) && nearlySuitsMoisture(plant, moisture);
    const sown = job.rooted.filter((plant) => isMeadowPlant(plant) && plant.category !== 'vegetable' && plant.category !== 'aquatic' && suited(plant));
    const flowers = sown.length >= 3 ? sown : job.rooted.filter((plant) => plant.category === 'perennial' && plant.nativeUK && plant.heightM >= 0.2 && plant.heightM <= 1.1 && suited(plant));
    const kinds = top(flowers, (plant) => tasteScore(job, plant, false) + plant.flower.months.length * 0.2 + (suitsMoisture(plant, moisture) ? 1 : 0), 7);
    const bulbs = top(job.rooted.filter((plant) => plant.category === 'bulb' && suited(plant) && plant.heightM <= 0.6), (plant) => tasteScore(job, plant, false) + (plant.nativeUK ? 3 : 0), 1);
    plugs(job, area, kinds, 'meadow', Math.min(MOST_PLUGS, Math.round(areaM2(area.region) * PLUGS_PER_M2)), 120);
    plugs(job, area, bulbs, 'bulb', Math.min(90, Math.round(areaM2(area.region) * 2)), 120);
  }
}

/** Scatters kinds in loose clumps over an area: neighbours tend to be of one kind, none stands on another. */
function plugs(job: Job, area: Area, kinds: readonly Plant[], role: 'meadow' | 'bulb', count: number, inset: number): void {
  if (!kinds.length || count < 1) return;
  const cells: number[] = [], { grid } = job.ground;
  grid.each(area.region, (k) => { if (distanceToEdge(area.region, grid.x(k), grid.y(k)) >= inset) cells.push(k); });
  const gap = Math.max(grid.cell, Math.sqrt((areaM2(area.region) * 1e6) / count) * 0.72);
  const clumps = scatter(job, cells, 900).map((k, i) => ({ x: grid.x(k), y: grid.y(k), plant: kinds[i % kinds.length]!, drift: nextDrift(job, `${role}-${area.id}`) }));
  for (const k of scatter(job, cells, gap).slice(0, count)) {
    const x = grid.x(k), y = grid.y(k);
    let best = clumps[0]!, least = Infinity;
    for (const clump of clumps) {
      const d = apart2(clump.x, clump.y, x, y);
      if (d < least) { least = d; best = clump; }
    }
    // one in four strays from its clump, as seed does
    const stray = job.random.chance(0.25) ? clumps[job.random.index(clumps.length)]! : best;
    place(job, stray.plant, { x, y, areaId: area.id, driftId: stray.drift, role, radiusMm: Math.min(radiusOf(stray.plant), 250), footMm: 0 });
  }
}

/** Self-seeders in gravel gardens and low plants along gravel margins, clear of where people walk. */
export function plantGravel(job: Job): void {
  for (const area of job.layout.areas) {
    if (area.kind !== 'gravel' && area.kind !== 'margin') continue;
    const size = areaM2(area.region), margin = area.kind === 'margin';
    if (size < 0.25) continue;
    const sunClass = sunClassOf(job.sun.of(area.id).hours), dry = sunClass === 'shade' ? 'well-drained' : 'dry';
    const fits = (plant: Plant) => plant.sun.includes(sunClass) && !isMeadowPlant(plant) && plant.foliage.type !== 'annual' && plant.heightM <= (margin ? 0.35 : 1.9) && plant.spreadM <= 0.75 && ['perennial', 'groundcover', 'grass', 'fern', 'herb'].includes(plant.category);
    const pool = job.rooted.filter((plant) => fits(plant) && suitsMoisture(plant, dry)), use = pool.length ? pool : job.rooted.filter((plant) => fits(plant) && nearlySuitsMoisture(plant, dry));
    const kinds = top(use, (plant) => tasteScore(job, plant) + (plant.tolerates.drought ? 2 : 0) + (plant.layer === 'edging' || plant.layer === 'emergent' ? 1 : 0) + (isEvergreen(plant) ? 0.5 : 0) + (used(job, plant) ? 2.5 : 0), margin ? 1 : size > 14 ? 4 : 3);
    if (!kinds.length) continue;
    const { grid } = job.ground, cells: number[] = [];
    grid.each(area.region, (k) => { if (isQuiet(job, area, grid.x(k), grid.y(k), margin)) cells.push(k); });
    const gap = margin ? 700 : 950, most = Math.min(60, Math.max(2, Math.round(size * (margin ? 2 : 0.9))));
    const drifts = kinds.map(() => nextDrift(job, `gravel-${area.id}`));
    scatter(job, cells, gap).slice(0, most).forEach((k, i) => {
      const which = Math.min(kinds.length - 1, Math.floor(job.random.next() * kinds.length * 0.999)), plant = kinds[i < kinds.length ? i : which]!;
      const x = grid.x(k), y = grid.y(k);
      if (!job.index.isFree(x, y, footOf(plant), 0.8)) return;
      place(job, plant, { x, y, areaId: area.id, driftId: drifts[kinds.indexOf(plant)]!, role: 'ground', radiusMm: Math.min(radiusOf(plant), distanceToEdge(area.region, Math.round(x), Math.round(y)) + 150, distanceToEdge([[job.site.boundary]], Math.round(x), Math.round(y)) + 30), heightMm: heightOf(plant) });
      cover(job.ground, x, y, radiusOf(plant));
    });
  }
}
const used = (job: Job, plant: Plant) => job.placements.some((placement) => placement.plantId === plant.id);

/** Ground nobody walks on: near the gravel's edge, off the routes, out from under furniture. */
function isQuiet(job: Job, area: Area, x: number, y: number, margin: boolean): boolean {
  const edge = distanceToEdge(area.region, x, y);
  if (margin) return edge >= 90;
  if (edge < 200 || edge > 1100) return false;
  for (const route of job.layout.routes) for (let i = 1; i < route.line.length; i++) if (distanceToSegment(x, y, route.line[i - 1]!, route.line[i]!) < route.widthMm / 2 + 350) return false;
  return !job.layout.furnishings.some((thing) => Math.abs(thing.x - x) < thing.widthMm / 2 + 600 && Math.abs(thing.y - y) < thing.depthMm / 2 + 600);
}

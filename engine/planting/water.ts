/** Pond plants: marginals in groups round the shelf, oxygenators below, a lily where there is room for one. */
import { waterRisk } from '../model/water-risk.ts';
import { areaM2, centroid, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Area } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import { sunClassOf } from './filters.ts';
import { type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { apart2 } from './plant-index.ts';
import { top } from './top.ts';
import { tasteScore } from './score-plant.ts';
import { shuffled } from './scatter.ts';

type Work = 'lily' | 'oxygenator' | 'marginal';
function workOf(plant: Plant): Work {
  const text = `${plant.latinName} ${plant.commonName} ${plant.notes} ${plant.care}`.toLowerCase();
  if (plant.latinName.startsWith('Nymphaea') || /water ?lily|floating leaves/.test(text))
    return 'lily';
  if (
    /oxygenat|ceratophyllum|callitriche|hottonia|ranunculus aquatilis|myriophyllum|potamogeton|fontinalis/.test(
      text,
    )
  )
    return 'oxygenator';
  return 'marginal';
}

/** Nothing is bought for a pond that is to be covered or filled in. */
export function plantPonds(job: Job): void {
  if (waterRisk(job.brief.household)) return;
  const pool = job.allowed.filter((plant) => plant.category === 'aquatic');
  for (const area of job.layout.areas)
    if (area.kind === 'pond' && pool.length) plantPond(job, area, pool);
}

function plantPond(job: Job, area: Area, pool: readonly Plant[]): void {
  const size = areaM2(area.region),
    formal = area.feature === 'formalpond';
  const [cx, cy] = centroid(area.region),
    sunClass = sunClassOf(job.sun.of(area.id).hours);
  const suited = pool.filter((plant) => plant.sun.includes(sunClass)),
    use = suited.length ? suited : pool.filter((plant) => plant.sun.includes('partial-sun'));
  const pick = (work: Work, count: number) =>
    top(
      use.filter((plant) => workOf(plant) === work),
      (plant) =>
        tasteScore(job, plant) +
        (work === 'lily' ? -Math.abs(plant.spreadM * plant.spreadM - size * 0.25) : 0),
      count,
    );
  const marginals = pick('marginal', formal ? 1 : size < 3 ? 2 : size < 8 ? 3 : 5);
  const free = new Map<string, [number, number, number][]>([
    ['rim', []],
    ['open', []],
  ]);
  const put = (
    plant: Plant,
    x: number,
    y: number,
    drift: string,
    layer: 'rim' | 'open',
    radius = radiusOf(plant),
    foot = footOf(plant),
  ) => {
    const px = Math.round(x),
      py = Math.round(y),
      taken = free.get(layer)!;
    if (
      !contains(area.region, px, py) ||
      taken.some(([tx, ty, tf]) => apart2(tx, ty, px, py) < (tf + foot) * (tf + foot) * 0.8)
    )
      return false;
    taken.push([px, py, foot]);
    place(job, plant, {
      x: px,
      y: py,
      areaId: area.id,
      driftId: drift,
      role: 'water',
      radiusMm: radius,
      footMm: 0,
    });
    return true;
  };
  const lilies = size >= 2 ? pick('lily', 1) : [];
  for (const lily of lilies) {
    const count = Math.max(1, Math.min(6, Math.floor(size / 5))),
      drift = nextDrift(job, 'lily');
    const spots =
      count === 1 ? [[cx, cy] as const] : shuffled(job, innerSpots(job, area, 700)).slice(0, count);
    for (const [x, y] of spots)
      put(
        lily,
        x,
        y,
        drift,
        'open',
        Math.min(
          radiusOf(lily),
          Math.max(250, distanceToEdge(area.region, Math.round(x), Math.round(y)) * 0.8),
        ),
        450,
      );
  }
  const oxygenators = pick('oxygenator', formal ? 1 : 2),
    bunches = Math.min(24, Math.max(3, Math.round(size * 2)));
  const deep = shuffled(job, innerSpots(job, area, 350));
  if (oxygenators.length)
    deep
      .slice(0, bunches)
      .forEach(([x, y], i) =>
        put(oxygenators[i % oxygenators.length]!, x, y, `oxygen-${area.id}`, 'open', 150, 110),
      );
  rim(job, area, marginals, formal, put);
}

/** Points of the water at least `inset` from its edge, on a 200 mm raster. */
function innerSpots(job: Job, area: Area, inset: number): [number, number][] {
  const { grid } = job.ground,
    spots: [number, number][] = [];
  grid.each(area.region, (k) => {
    if (
      distanceToEdge(area.region, grid.x(k), grid.y(k)) >=
      Math.min(inset, 0.3 * Math.sqrt(areaM2(area.region)) * 1000)
    )
      spots.push([grid.x(k), grid.y(k)]);
  });
  return spots;
}

/** Groups of three or five of a kind along half the rim, leaving open shore to look across. */
function rim(
  job: Job,
  area: Area,
  kinds: readonly Plant[],
  formal: boolean,
  put: (plant: Plant, x: number, y: number, drift: string, layer: 'rim' | 'open') => boolean,
): void {
  const ring = area.region[0]?.[0];
  if (!ring || !kinds.length) return;
  const shore: [number, number][] = [];
  for (let i = 0; i < ring.length; i++) {
    const [ax, ay] = ring[i]!,
      [bx, by] = ring[(i + 1) % ring.length]!;
    const length = hypot(bx - ax, by - ay) || 1,
      nx = -(by - ay) / length,
      ny = (bx - ax) / length;
    for (let along = 50; along < length; along += 100)
      shore.push([
        ax + ((bx - ax) * along) / length + nx * 220,
        ay + ((by - ay) * along) / length + ny * 220,
      ]);
  }
  const groups = formal ? 2 : Math.max(2, Math.round(shore.length / 28)),
    start = job.random.index(shore.length);
  for (let g = 0; g < groups; g++) {
    const plant = kinds[g % kinds.length]!,
      drift = nextDrift(job, `marginal-${area.id}`),
      count = g % 2 ? 3 : 5;
    const step = Math.max(3, Math.round((plant.spacingCm * 10) / 100));
    for (let i = 0; i < count; i++) {
      const at =
        shore[(start + Math.round((g * shore.length) / groups) + i * step) % shore.length]!;
      put(plant, at[0], at[1], drift, 'rim');
    }
  }
}

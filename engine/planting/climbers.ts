/** Climbers: a beat along the fences behind beds, over pergolas and arbours, and on trellis. */
import { cos, radians, sin } from '../geometry/trig.ts';
import { contains } from '../geometry/region.ts';
import type { Furnishing } from '../model/layout.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { sunClassOf } from './filters.ts';
import { nearestArea } from './ground.ts';
import { type Job, heightOf, nextDrift, place, radiusOf } from './job.ts';
import { isOfWalls } from './plant-works.ts';
import { sunAt } from './said-shade.ts';
import { isMassed } from './kinds.ts';
import { asksLittleEnough, tasteScore, whim } from './score-plant.ts';
import { isKeptClear } from './clearance.ts';
import { type Line, linesOf, type Spot, tallestOn } from './climber-lines.ts';
import { traitsAsked } from './traits-asked.ts';
import { zoneAt, zoneFit } from './zones.ts';

const FOOT_MM = 170;
/** On plan a climber is as deep as this about its foot; along the fence it goes as far as the catalogue's spread. */
const DEEP_MM = 300;

/** Espaliers, fans and vines against a sunny fence: fruit that takes no ground. */
const isWallFruit = (job: Job, plant: Plant) =>
  plant.category === 'fruit' &&
  (job.type === 'edible'
    ? (plant.form === 'trained-fruit' || plant.form === 'climber') && plant.spreadM >= 1
    : job.helped.has(plant.id) && isOfWalls(plant));
/** Where it was asked for by name, one of what stands on a warm wall is enough. */
const ONE_IS_ENOUGH = 40;

export function plantClimbers(job: Job): void {
  const pool = job.rooted.filter(
    (plant) =>
      (plant.category === 'climber' || isWallFruit(job, plant)) && asksLittleEnough(job, plant),
  );
  if (!pool.length) return;
  const taste = new Map(pool.map((plant) => [plant.id, tasteScore(job, plant)]));
  const used = new Map<string, number>();
  for (const thing of job.layout.furnishings)
    if (thing.kind === 'pergola' || thing.kind === 'arbour')
      overhead(job, thing, pool, taste, used);
  for (const line of linesOf(job)) alongLine(job, line, pool, taste, used);
}

function alongLine(
  job: Job,
  line: Line,
  pool: readonly Plant[],
  taste: Map<string, number>,
  used: Map<string, number>,
): void {
  const dx = line.to[0] - line.from[0],
    dy = line.to[1] - line.from[1],
    length = Math.sqrt(dx * dx + dy * dy);
  if (length < 900) return;
  const beat =
    { family: 3800, modern: 4600, luxury: 3300, wildlife: 3200, edible: 3800, lowmaint: 4800 }[
      job.type
    ] * Math.min(1.5, Math.max(1, Math.sqrt(job.bedM2 / 90)));
  const count = Math.max(1, Math.floor(length / beat)),
    shift = job.random.between(-0.15, 0.15);
  for (let i = 0; i < count; i++) {
    for (const nudge of [0, 400, -400, 800, -800]) {
      const along = ((i + 0.5 + shift) * length) / count + nudge;
      if (along < 300 || along > length - 300) continue;
      const spot = rootedSpot(
        job,
        line.from[0] + (dx * along) / length,
        line.from[1] + (dy * along) / length,
        -dy / length,
        dx / length,
        line.inset,
      );
      if (spot && putClimber(job, spot, line, pool, taste, used)) break;
    }
  }
}

/** A spot of bed beside a line: boundaries run counter-clockwise, so the garden lies to their left; trellis has two sides. */
function rootedSpot(
  job: Job,
  x: number,
  y: number,
  nx: number,
  ny: number,
  inset: number,
): Spot | null {
  for (const side of [1, -1]) {
    const px = Math.round(x + nx * inset * side),
      py = Math.round(y + ny * inset * side);
    const bed = job.beds.find((one) => contains(one.area.region, px, py));
    if (bed && job.index.isFree(px, py, FOOT_MM, 0.8)) return { x: px, y: py, bed };
  }
  return null;
}

function putClimber(
  job: Job,
  spot: Spot,
  line: Line,
  pool: readonly Plant[],
  taste: Map<string, number>,
  used: Map<string, number>,
): boolean {
  const tallest = tallestOn(job, line, spot),
    lineHeight = line.heightMm;
  const zone = zoneAt(job, spot.bed, spot.x, spot.y),
    asksScent = traitsAsked(job).some(({ trait }) => trait === 'scent');
  let best: Plant | null = null,
    most = -Infinity;
  for (const plant of pool) {
    const fit = zoneFit(plant, zone);
    if (fit === 0 || !isKeptClear(job, plant, spot.x, spot.y)) continue;
    if (heightOf(plant) > tallest && !job.helped.has(plant.id)) continue;
    const score = judge(plant, fit, lineHeight);
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  if (!best) return false;
  used.set(best.id, (used.get(best.id) ?? 0) + 1);
  place(job, best, {
    ...spot,
    areaId: spot.bed.area.id,
    driftId: nextDrift(job, 'climber'),
    role: 'climber',
    radiusMm: Math.min(radiusOf(best), DEEP_MM),
    heightMm: Math.min(heightOf(best), lineHeight + 300),
    footMm: FOOT_MM,
  });
  return true;

  function judge(plant: Plant, fit: number, height: number): number {
    const count = used.get(plant.id) ?? 0,
      kinds = used.size;
    // two or three kinds share the fences: repeat what is there once there is enough
    const company = count
      ? (kinds >= climberKinds(job) ? 2.5 : 0) - Math.min(4, count) * 0.3
      : kinds >= climberKinds(job)
        ? -14
        : 0;
    return (
      taste.get(plant.id)! -
      (count && plant.category === 'fruit' && job.type !== 'edible' ? ONE_IS_ENOUGH : 0) +
      whim(job, plant) * 2.4 +
      5 * fit +
      company +
      (asksScent && plant.flower.scented ? SCENTED : 0) +
      (plant.category === 'fruit' ? 2.5 : 0) +
      (isShowy(plant) ? SHOWY : 0) -
      // growth that the support cannot carry is cut off every summer
      Math.max(0, heightOf(plant) - height - 1000) * 0.0017
    );
  }
}
/** Added where scent was asked for: climbers carry it at the height of a nose. */
const SCENTED = 4;
/** Added for a climber that one looks at for its flower, and not only for its leaf. */
const SHOWY = 3;
const isShowy = (plant: Plant): boolean =>
  plant.flower.colours.some((colour) => !/green|brown/.test(colour));
const climberKinds = (job: Job) =>
  isMassed(job) || job.bedM2 < 20 ? 1 : job.bedM2 < 70 ? 2 : job.bedM2 < 200 ? 3 : 4;

/** One climber to every two posts of a pergola, one to an arbour, planted at the foot of the post. */
function overhead(
  job: Job,
  thing: Furnishing,
  pool: readonly Plant[],
  taste: Map<string, number>,
  used: Map<string, number>,
): void {
  const long = Math.max(thing.widthMm, thing.depthMm),
    alongX = thing.widthMm >= thing.depthMm;
  const posts: [number, number][] = [];
  const columns = thing.kind === 'arbour' ? 2 : long > 3600 ? 3 : 2;
  for (let i = 0; i < columns; i++)
    for (const side of [-1, 1]) {
      const u = (i / (columns - 1) - 0.5) * (long - 300),
        v = side * ((alongX ? thing.depthMm : thing.widthMm) / 2 - 150);
      posts.push(alongX ? [u, v] : [v, u]);
    }
  const c = cos(radians(thing.turnDeg)),
    s = sin(radians(thing.turnDeg));
  const area = job.layout.areas.find((one) => one.id === thing.areaId);
  const want = thing.kind === 'arbour' ? 1 : posts.length / 2;
  const hours = sunAt(job, thing.x, thing.y),
    sunClass = sunClassOf(hours * 1.4);
  for (let i = 0; i < want; i++) {
    const [u, v] = posts[(i * 2 + (i % 2)) % posts.length]!;
    const x = Math.round(thing.x + u * c - v * s),
      y = Math.round(thing.y + u * s + v * c);
    let best: Plant | null = null,
      most = -Infinity;
    for (const plant of pool) {
      if (plant.form === 'trained-fruit' || !plant.sun.includes(sunClass) || isKeptBack(plant))
        continue;
      const score =
        taste.get(plant.id)! +
        (plant.flower.scented ? 2 : 0) +
        Math.min(3, plant.heightM - 2) * 0.5 -
        (used.get(plant.id) ?? 0) * 0.3 +
        (used.has(plant.id) ? 1 : 0);
      if (score > most) {
        most = score;
        best = plant;
      }
    }
    const home = area && contains(area.region, x, y) ? area : nearestArea(job.layout, x, y);
    if (!best || !home || (job.contained && home.kind !== 'bed')) return;
    used.set(best.id, (used.get(best.id) ?? 0) + 1);
    place(job, best, {
      x,
      y,
      areaId: home.id,
      driftId: nextDrift(job, 'climber'),
      role: 'climber',
      radiusMm: Math.min(radiusOf(best), DEEP_MM),
      heightMm: thing.heightMm + 150,
      footMm: 60,
    });
  }
}

/** Structure: clipped domes as a rhythm along the front, shrubs as a slower beat against the fence. */
import type { Plant } from '../model/plant.ts';
import { bounds, contains } from '../geometry/region.ts';
import { PI } from '../geometry/trig.ts';
import type { Layout } from '../model/layout.ts';
import { isKeptClear } from './clearance.ts';
import { frontRuns } from './front-runs.ts';
import { cover, roomFor } from './ground.ts';
import { type Bed, type Job, heightOf, isEvergreen, nextDrift, place, radiusOf } from './job.ts';
import { FRAME_SHARE, leftBeds } from './left-to-plant.ts';
import { isMassed } from './kinds.ts';
import { apart2 } from './plant-index.ts';
import type { Palette } from './choose-palette.ts';
import { shuffled } from './scatter.ts';
import { suitsHere, zoneAt, zoneFit } from './zones.ts';

/** Added to the share, by who looks after the garden. */
const BY_HANDS = { none: 0.2, few: 0.12, usual: 0.04, keen: -0.04 } as const;
/** Share of a bed that shrubs and domes hold, a quarter and more: they are the garden in January. */
export function structureShare(job: Job): number {
  if (job.rules.leftToPlant && !leftBeds(job).length) return FRAME_SHARE;
  const base = {
    family: 0.31,
    modern: 0.32,
    luxury: 0.32,
    wildlife: 0.32,
    edible: 0.3,
    lowmaint: 0.38,
  }[job.type];
  // shrubs are what asks least of people who do not garden, and what fills great beds with few plants
  return base + BY_HANDS[job.rules.hands] + Math.min(0.26, Math.max(0, job.bedM2 - 20) / 450);
}
/** Between domes along an edge, mm. */
function domeStep(job: Job): number {
  const step = {
    family: 2700,
    modern: 2500,
    luxury: 2100,
    wildlife: 4200,
    edible: 3000,
    lowmaint: 2300,
  }[job.type];
  return (
    (job.layout.language === 'formal' ? step * 0.85 : step) *
    Math.min(1.4, Math.max(0.8, Math.sqrt(job.bedM2 / 40)))
  );
}

/** The best of the kinds for the ground at a point; null when none may stand there. */
export function bestHere(
  job: Job,
  bed: Bed,
  kinds: readonly Plant[],
  x: number,
  y: number,
  more: (plant: Plant) => number = () => 0,
): Plant | null {
  const zone = zoneAt(job, bed, x, y);
  let best: Plant | null = null,
    most = 0;
  for (const plant of kinds) {
    const fit = zoneFit(plant, zone);
    if (fit === 0 || !isKeptClear(job, plant, x, y)) continue;
    const score = 5 * fit + more(plant) + 10;
    if (score > most) {
      most = score;
      best = plant;
    }
  }
  return best;
}

type Spot = { x: number; y: number; radius: number; height: number; foot: number; drift: string };
/** Puts a structure plant down; in a formal garden its twin too, across the axis, where the ground there is its mirror image. */
export function setStructure(job: Job, bed: Bed, plant: Plant, spot: Spot): void {
  put(job, bed, plant, spot);
  if (job.axisX === null) return;
  const { grid, front, back } = job.ground,
    x = 2 * job.axisX - spot.x;
  const here = grid.index(spot.x, spot.y),
    there = grid.index(x, spot.y);
  if (
    there < 0 ||
    Math.abs(x - spot.x) < spot.radius * 2.2 ||
    Math.abs(front[here]! - front[there]!) > 260 ||
    Math.abs(back[here]! - back[there]!) > 600
  )
    return;
  const other = job.beds.find((one) => contains(one.area.region, x, spot.y));
  if (
    !other ||
    !suitsHere(job, other, plant, x, spot.y) ||
    !isKeptClear(job, plant, x, spot.y) ||
    !job.index.isFree(x, spot.y, spot.foot, 1)
  )
    return;
  const radius = roomFor(job.site, other.area.region, x, spot.y, spot.radius);
  if (radius) put(job, other, plant, { ...spot, x, radius, drift: `${spot.drift}-twin` });
}
function put(job: Job, bed: Bed, plant: Plant, { x, y, radius, height, foot, drift }: Spot): void {
  place(job, plant, {
    x,
    y,
    areaId: bed.area.id,
    driftId: drift,
    role: 'structure',
    radiusMm: radius,
    heightMm: height,
    footMm: foot,
  });
  // ground cover comes in under the skirts, where soil would lie bare until the shrub has grown
  cover(job.ground, x, y, radius * (plant.form === 'dome' || plant.form === 'cube' ? 0.92 : 0.8));
  job.heldM2.set(bed.area.id, heldIn(job, bed) + (PI * radius * radius) / 1e6);
}
const heldIn = (job: Job, bed: Bed): number => job.heldM2.get(bed.area.id) ?? 0;

/** The line a formal layout is symmetrical about: the middle of its lawns, or of what is open. Null in other languages. */
export function axisOf(layout: Layout): number | null {
  if (layout.language !== 'formal') return null;
  const open = layout.areas.filter((area) => area.kind === 'lawn'),
    use = open.length
      ? open
      : layout.areas.filter((area) => area.kind === 'gravel' || area.kind === 'path');
  if (!use.length) return null;
  const box = bounds(use.flatMap((area) => [...area.region]));
  return Math.round((box.x0 + box.x1) / 2);
}

/** Sets evergreen domes at an even beat along the fronts of a bed. */
export function plantDomes(job: Job, palette: Palette, bed: Bed): void {
  const kinds = palette.kinds.get('dome')!;
  const limit = bed.conditions.areaM2 * 0.07,
    step = domeStep(job),
    drift = nextDrift(job, `${bed.area.id}-dome`);
  if (!kinds.length || bed.conditions.areaM2 < 0.8) return;
  for (const polygon of bed.area.region)
    for (const ring of polygon)
      for (const run of frontRuns(job, ring)) {
        const count = Math.round((run.length * 100) / step);
        for (let i = 0; i < count && heldIn(job, bed) < limit; i++) {
          const formal = job.layout.language === 'formal';
          const at =
            run[
              Math.min(
                run.length - 1,
                Math.floor(
                  ((i + 0.5 + (formal ? 0 : job.random.between(-0.12, 0.12))) * run.length) / count,
                ),
              )
            ]!;
          const plant = bestHere(job, bed, kinds, at.x, at.y, (one) =>
            kinds.indexOf(one) === Math.floor(i / 2) % kinds.length ? 0.6 : 0,
          );
          if (!plant) continue;
          const wished =
            Math.min(radiusOf(plant), 550) * (formal ? 0.85 : job.random.between(0.6, 1));
          const x = Math.round(at.x + at.nx * (wished * 0.95 + 40)),
            y = Math.round(at.y + at.ny * (wished * 0.95 + 40)),
            radius = roomFor(job.site, bed.area.region, x, y, wished);
          if (
            !radius ||
            !suitsHere(job, bed, plant, x, y) ||
            !isKeptClear(job, plant, x, y) ||
            !job.index.isFree(x, y, radius, 1)
          )
            continue;
          const dome = (sx: number, sy: number, size: number) =>
            setStructure(job, bed, plant, {
              x: sx,
              y: sy,
              radius: size,
              height: Math.min(plant.heightM * 1000, size * (plant.form === 'cube' ? 1.8 : 1.9)),
              foot: size * 0.86,
              drift,
            });
          dome(x, y, radius);
          // now and then a smaller one leans on it: a rhythm of ones and twos, never a row of skittles
          if (formal || plant.form === 'cube' || job.random.chance(0.45)) continue;
          const side = job.random.chance(0.5) ? 1 : -1,
            small = radius * job.random.between(0.55, 0.72),
            apart = (radius + small) * 0.93;
          const sx = Math.round(x - at.ny * side * apart),
            sy = Math.round(y + at.nx * side * apart),
            room = roomFor(job.site, bed.area.region, sx, sy, small);
          if (
            room &&
            small >= 180 &&
            suitsHere(job, bed, plant, sx, sy) &&
            isKeptClear(job, plant, sx, sy) &&
            job.index.isFree(sx, sy, room * 0.86, 0.98)
          )
            dome(sx, sy, room);
        }
      }
}

/** Sets shrubs towards the back until structure holds its share; domes help out where shrubs find no room. */
export function plantShrubs(job: Job, palette: Palette, bed: Bed, kindsInAll: number): void {
  const shrubs = palette.kinds.get('shrub')!,
    domes = palette.kinds.get('dome')!.filter((plant) => !shrubs.includes(plant));
  const goal = bed.conditions.areaM2 * structureShare(job);
  if (bed.conditions.areaM2 < 1.2) return;
  const all = Math.max(1, kindsInAll);
  setShrubs(job, bed, shrubs, { goal, gap: massed(job) ? 60 : job.bedM2 > 25 ? 250 : 500, all });
  setShrubs(job, bed, domes, { goal: goal * 0.6, gap: 1100, all });
}
/** Great beds are massed in groups of a kind. */
const massed = (job: Job) => job.bedM2 > 45 || isMassed(job) || job.rules.hands === 'few';

/** Times its even share of the frame that one kind of shrub may hold, and the number that is never too many. */
const EVEN_SHARES = 1.5,
  LEAST_MOST = 5;
/** Added for an evergreen while evergreens hold less than half of a bed's shrubs. */
const EVERGREEN_FIRST = 2.5;

/** Kinds repeated at a slow beat, `gap` mm between spreads, until the bed's structure reaches the goal, m²; `all` is the number of shrubs' kinds in the garden. */
function setShrubs(
  job: Job,
  bed: Bed,
  kinds: readonly Plant[],
  { goal, gap, all }: { goal: number; gap: number; all: number },
): void {
  if (!kinds.length) return;
  const { grid, front, back } = job.ground;
  const cells = shuffled(job, bed.cells),
    least = job.depthMm < 900 ? 320 : 450;
  const smallest = Math.min(...kinds.map(radiusOf)) * 0.8 * 0.85;
  let heldEver = 0;
  const shareM2 = (job.bedM2 * structureShare(job) * EVEN_SHARES) / all,
    mostOf = (plant: Plant) =>
      Math.max(LEAST_MOST, Math.round(shareM2 / (PI * plant.spreadM * plant.spreadM * 0.25))),
    standingOf = new Map<string, number>();
  for (const { plantId, role } of job.placements)
    if (role === 'structure') standingOf.set(plantId, (standingOf.get(plantId) ?? 0) + 1);
  const counts = new Map<string, number>(),
    standing: [number, number, number, string][] = [];
  for (const k of cells) {
    const held = heldIn(job, bed);
    if (held >= goal) return;
    if (front[k]! < least) continue;
    const x = grid.x(k),
      y = grid.y(k);
    // most ground is taken: nothing is weighed where not even the smallest has room
    if (!job.index.isFree(x, y, smallest, 1)) continue;
    const plant = bestHere(job, bed, kinds, x, y, (one) => {
      const near = standing.some(([sx, sy, , id]) => id === one.id && apart2(sx, sy, x, y) < 9e6);
      return (
        -(counts.get(one.id) ?? 0) * radiusOf(one) * 0.0012 +
        (massed(job) ? 2 : -1.5) * Number(near) +
        // half of what is seen in January keeps its leaves
        (isEvergreen(one) && heldEver <= held / 2 ? EVERGREEN_FIRST : 0) -
        Math.max(0, radiusOf(one) - front[k]!) * 0.01 -
        // the tall stand behind
        Math.max(0, heightOf(one) - 700 - front[k]! * 0.9) * 0.003 -
        ((standingOf.get(one.id) ?? 0) >= mostOf(one) ? 30 : 0)
      );
    });
    if (!plant) continue;
    // a shrub is kept a little inside its spread by pruning when the bed asks for it
    const room = Math.min(front[k]!, 3000),
      wished = Math.min(radiusOf(plant), Math.max(radiusOf(plant) * 0.8, room));
    if (
      room < wished * 0.85 ||
      (!massed(job) && back[k]! < 3500 && back[k]! > wished * 1.7) ||
      // the first shrub of a small bed may be more than its share
      held + (PI * wished * wished) / 1e6 > goal * (held > 0 ? 1.35 : 2)
    )
      continue;
    if (
      standing.some(
        ([sx, sy, sr]) => apart2(sx, sy, x, y) < (sr + wished + gap) * (sr + wished + gap),
      )
    )
      continue;
    const radius = job.index.isFree(x, y, wished * 0.85, 1)
      ? roomFor(job.site, bed.area.region, x, y, wished)
      : 0;
    if (!radius) continue;
    setStructure(job, bed, plant, {
      x,
      y,
      radius,
      height: heightOf(plant),
      foot: radius * 0.74,
      drift: nextDrift(job, `${bed.area.id}-shrub`),
    });
    if (isEvergreen(plant)) heldEver += (PI * radius * radius) / 1e6;
    standing.push([x, y, radius, plant.id]);
    counts.set(plant.id, (counts.get(plant.id) ?? 0) + 1);
    standingOf.set(plant.id, (standingOf.get(plant.id) ?? 0) + 1);
  }
}

/** Structure: clipped domes as a rhythm along the front, shrubs as a slower beat against the fence. */
import type { Plant } from '../model/plant.ts';
import { bounds, contains } from '../geometry/region.ts';
import { PI } from '../geometry/trig.ts';
import type { Layout } from '../model/layout.ts';
import { isKeptClear } from './clearance.ts';
import { frontRuns } from './front-runs.ts';
import { cover, roomFor } from './ground.ts';
import { type Bed, type Job, nextDrift, place, radiusOf } from './job.ts';
import { FRAME_SHARE, leftBeds } from './left-to-plant.ts';
import type { Palette } from './choose-palette.ts';
import { easyShare, isOfShrubs, mostByStature } from './stature.ts';
import { winterLiking } from './winter-view.ts';
import { suitsHere, zoneAt, zoneFit } from './zones.ts';

/** Added to the share, by who looks after the garden. */
const BY_HANDS = { none: 0.2, few: 0.12, usual: 0.04, keen: -0.04 } as const;
/** Where shrubs were asked for to fill the beds. */
const SHRUBS_SHARE = 0.7;
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
  if (isOfShrubs(job)) return SHRUBS_SHARE;
  // shrubs are what asks least of people who do not garden, and what fills great beds with few plants
  const usual =
    base + BY_HANDS[job.rules.hands] + Math.min(0.18, Math.max(0, job.bedM2 - 20) / 450);
  // border that nobody has the hours for is shrubs, and low plants in mass between them
  return usual + Math.max(0, SHRUBS_SHARE - usual) * easyShare(job);
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
    const score = 5 * fit + more(plant) + winterLiking(job.brief, plant, y) + 10;
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
  if (job.axisX === null || isEnoughOf(job, plant)) return;
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
export const heldIn = (job: Job, bed: Bed): number => job.heldM2.get(bed.area.id) ?? 0;

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

/** True when as many of the kind stand in the frame as the garden takes. */
const isEnoughOf = (job: Job, plant: Plant): boolean =>
  job.placements.filter(({ plantId, role }) => role === 'structure' && plantId === plant.id)
    .length >= mostByStature(job, plant);

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
          if (kinds.every((one) => isEnoughOf(job, one))) return;
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
            isEnoughOf(job, one)
              ? -40
              : kinds.indexOf(one) === Math.floor(i / 2) % kinds.length
                ? 0.6
                : 0,
          );
          if (!plant || isEnoughOf(job, plant)) continue;
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

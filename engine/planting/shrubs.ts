/** Shrubs of the beds: in groups of a kind where gardens are massed, else one by one at a slow beat against the fence. */
import type { Plant } from '../model/plant.ts';
import { PI, TAU, cos, sin } from '../geometry/trig.ts';
import type { Mm } from '../model/shapes.ts';
import { isKeptClear } from './clearance.ts';
import { roomFor } from './ground.ts';
import { type Bed, type Job, heightOf, isEvergreen, nextDrift, radiusOf } from './job.ts';
import { isMassed } from './kinds.ts';
import { apart2 } from './plant-index.ts';
import type { Palette } from './choose-palette.ts';
import { isOfShrubs, mostByStature } from './stature.ts';
import { shuffled } from './scatter.ts';
import { bestHere, heldIn, setStructure, structureShare } from './structure.ts';
import { suitsHere } from './zones.ts';

/** Great beds, and those of people with few hands, are massed in groups of a kind. */
const isGrouped = (job: Job) => job.bedM2 > 45 || isMassed(job) || job.rules.hands === 'few';
/** Between groups, between single shrubs, and between single shrubs in small gardens, spread to spread, mm. */
const GROUP_GAP_MM = 700,
  GAP_MM = 250,
  WIDE_GAP_MM = 500,
  DOME_GAP_MM = 1100;
/** Shrubs of a group in a bed of that size, m²: what is broader than this stands alone or in pairs, m. */
const BY_BED = [
    [12, 2],
    [40, 3],
    [90, 5],
  ] as const,
  MOST_IN_GROUP = 7,
  BROAD_M = 1.5;

/** Sets shrubs towards the back until structure holds its share; domes help out where shrubs find no room. */
export function plantShrubs(job: Job, palette: Palette, bed: Bed, kindsInAll: number): void {
  const shrubs = palette.kinds.get('shrub')!,
    domes = palette.kinds.get('dome')!.filter((plant) => !shrubs.includes(plant));
  const goal = bed.conditions.areaM2 * structureShare(job),
    all = Math.max(1, kindsInAll);
  if (bed.conditions.areaM2 < 1.2) return;
  const gap = isGrouped(job) ? GROUP_GAP_MM : job.bedM2 > 25 ? GAP_MM : WIDE_GAP_MM;
  setShrubs(job, bed, shrubs, { goal, gap, all });
  // what a slow beat leaves room for is filled at a quicker one
  if (isGrouped(job) || heldIn(job, bed) < goal * SHORT)
    setShrubs(job, bed, shrubs, { goal, gap: 60, all });
  // where the beds are to be of shrubs, no even share leaves them short
  if (isOfShrubs(job) && heldIn(job, bed) < goal * FAR_SHORT)
    setShrubs(job, bed, shrubs, { goal, gap: 60, all: 1 });
  setShrubs(job, bed, domes, { goal: goal * 0.6, gap: DOME_GAP_MM, all });
}

/** Times its even share of the frame that one kind of shrub may hold, and the number that is never too many. */
const EVEN_SHARES = 1.5,
  LEAST_MOST = 5;
/** Added for an evergreen while evergreens hold less than half of a bed's shrubs. */
const EVERGREEN_FIRST = 2.5;
/** Beyond its share of the bed by this much no shrub is set; the first of a small bed may be twice it. */
const OVER = 1.35;

/** Of the goal, less than this is a frame that falls short. */
const SHORT = 0.8,
  FAR_SHORT = 0.65;
type Frame = { goal: number; gap: Mm; all: number };
type Standing = { x: Mm; y: Mm; radius: Mm; id: string };

/**
 * Groups repeated at a slow beat until the bed's structure reaches the goal.
 * @param goal m² that shrubs are to hold
 * @param gap mm between the spreads of groups
 * @param all kinds of shrub in the garden
 */
function setShrubs(job: Job, bed: Bed, kinds: readonly Plant[], { goal, gap, all }: Frame): void {
  if (!kinds.length) return;
  const { grid, front, back } = job.ground,
    least = job.depthMm < 900 ? 320 : 450,
    smallest = Math.min(...kinds.map(radiusOf)) * 0.8 * 0.85,
    shareM2 = (job.bedM2 * structureShare(job) * EVEN_SHARES) / all;
  const counts = new Map<string, number>(),
    standing: Standing[] = [];
  let heldEver = 0;
  const inAll = new Map<string, number>();
  for (const { plantId, role } of job.placements)
    if (role === 'structure') inAll.set(plantId, (inAll.get(plantId) ?? 0) + 1);
  const isEnough = (plant: Plant): boolean =>
    (inAll.get(plant.id) ?? 0) >=
    Math.min(
      mostByStature(job, plant),
      Math.max(LEAST_MOST, Math.round(shareM2 / (PI * plant.spreadM * plant.spreadM * 0.25))),
    );
  /** Sets one; false where it has no room. `own` is the group it stands in. */
  const set = (plant: Plant, x: Mm, y: Mm, drift: string, own: readonly Standing[]): boolean => {
    const k = grid.index(x, y);
    if (k < 0 || front[k]! < least) return false;
    // a shrub is kept a little inside its spread by pruning when the bed asks for it
    const room = Math.min(front[k]!, 3000),
      wished = Math.min(radiusOf(plant), Math.max(radiusOf(plant) * 0.8, room)),
      held = heldIn(job, bed);
    if (
      room < wished * 0.85 ||
      (!isGrouped(job) && back[k]! < 3500 && back[k]! > wished * 1.7) ||
      held + (PI * wished * wished) / 1e6 > goal * (held > 0 ? OVER : 2) ||
      standing.some((one) => {
        const reach = one.radius + wished + (own.includes(one) ? -0.12 * wished : gap);
        return apart2(one.x, one.y, x, y) < reach * reach;
      })
    )
      return false;
    const radius = job.index.isFree(x, y, wished * 0.85, 1)
      ? roomFor(job.site, bed.area.region, x, y, wished)
      : 0;
    if (!radius) return false;
    const height = heightOf(plant),
      before = job.placements.length;
    setStructure(job, bed, plant, { x, y, radius, height, foot: radius * 0.74, drift });
    if (isEvergreen(plant)) heldEver += (PI * radius * radius) / 1e6;
    standing.push({ x, y, radius, id: plant.id });
    counts.set(plant.id, (counts.get(plant.id) ?? 0) + 1);
    // its twin across the axis of a formal garden is one of the kind as well
    inAll.set(plant.id, (inAll.get(plant.id) ?? 0) + job.placements.length - before);
    return true;
  };
  for (const k of shuffled(job, bed.cells)) {
    const held = heldIn(job, bed);
    if (held >= goal) return;
    if (front[k]! < least) continue;
    const x = grid.x(k),
      y = grid.y(k);
    // most ground is taken: nothing is weighed where not even the smallest has room
    if (!job.index.isFree(x, y, smallest, 1)) continue;
    const plant = bestHere(
      job,
      bed,
      kinds,
      x,
      y,
      (one) =>
        -(counts.get(one.id) ?? 0) * radiusOf(one) * 0.0012 -
        1.5 * Number(standing.some((s) => s.id === one.id && apart2(s.x, s.y, x, y) < 9e6)) +
        // half of what is seen in January keeps its leaves
        (isEvergreen(one) && heldEver <= held / 2 ? EVERGREEN_FIRST : 0) -
        Math.max(0, radiusOf(one) - front[k]!) * 0.01 -
        // the tall stand behind
        Math.max(0, heightOf(one) - 700 - front[k]! * 0.9) * 0.003 -
        (isEnough(one) ? 30 : 0),
    );
    const drift = nextDrift(job, `${bed.area.id}-shrub`);
    if (plant && isEnough(plant)) continue;
    if (!plant || !set(plant, x, y, drift, [])) continue;
    const group = [standing.at(-1)!];
    for (let i = 0; i < group.length && group.length < groupOf(job, bed, plant); i++)
      for (let turn = 0; turn < 8 && group.length < groupOf(job, bed, plant); turn++) {
        const from = group[i]!,
          step = from.radius + radiusOf(plant) * 0.95,
          angle = (turn * TAU) / 8,
          [nx, ny] = [
            Math.round(from.x + step * cos(angle)),
            Math.round(from.y + step * sin(angle)),
          ];
        if (heldIn(job, bed) >= goal || isEnough(plant)) break;
        if (
          suitsHere(job, bed, plant, nx, ny) &&
          isKeptClear(job, plant, nx, ny) &&
          set(plant, nx, ny, drift, group)
        )
          group.push(standing.at(-1)!);
      }
  }
}

/** How many of a kind stand together. */
function groupOf(job: Job, bed: Bed, plant: Plant): number {
  if (!isGrouped(job)) return 1;
  const usual = BY_BED.find(([size]) => bed.conditions.areaM2 <= size)?.[1] ?? MOST_IN_GROUP;
  return plant.spreadM > BROAD_M ? Math.ceil(usual / 3) : usual;
}

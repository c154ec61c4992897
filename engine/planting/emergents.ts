/** Plants that rise through the drifts: few, in loose groups. */
import type { Plant } from '../model/plant.ts';
import { isKeptClear } from './clearance.ts';
import type { Palette } from './choose-palette.ts';
import { cover, roomFor } from './ground.ts';
import { type Bed, type Job, footOf, nextDrift, place, radiusOf } from './job.ts';
import { bestHere } from './structure.ts';
import { suitsHere } from './zones.ts';
import { contains } from '../geometry/region.ts';
import { cos, sin } from '../geometry/trig.ts';
import { scatter } from './scatter.ts';

/** See-through plants in loose threes and fives through the middle and back of a bed. */
export function plantEmergents(job: Job, palette: Palette, bed: Bed): void {
  const kinds = palette.kinds.get('emergent')!;
  if (!kinds.length || bed.conditions.areaM2 < 2) return;
  const { grid, front, covered } = job.ground;
  const gap =
    { family: 2900, modern: 3200, luxury: 2700, wildlife: 2300, edible: 2900, lowmaint: 3400 }[
      job.type
    ] * Math.min(1.6, Math.max(1, Math.sqrt(job.bedM2 / 60)));
  const used = new Map<string, number>();
  for (const k of scatter(
    job,
    bed.cells.filter((cell) => front[cell]! > 420 && !covered[cell]),
    gap,
  )) {
    const cx = grid.x(k),
      cy = grid.y(k);
    const plant = bestHere(
      job,
      bed,
      kinds,
      cx,
      cy,
      (one) => job.random.next() * 1.5 - (used.get(one.id) ?? 0) * 0.8,
    );
    if (!plant) continue;
    used.set(plant.id, (used.get(plant.id) ?? 0) + 1);
    emergentGroup(job, bed, plant, cx, cy);
  }
}

/** Three of a kind, or five in a wide bed, a stride apart, so that other plants come up between them. */
function emergentGroup(job: Job, bed: Bed, plant: Plant, cx: number, cy: number): void {
  const { grid, front } = job.ground,
    foot = footOf(plant) * 0.6,
    step = Math.max(footOf(plant) * 2, 380),
    turn = job.random.between(0, 6.28);
  const wanted =
      bed.conditions.areaM2 > 9 && plant.spreadM <= 0.5 ? 5 : plant.spreadM <= 0.8 ? 3 : 1,
    drift = nextDrift(job, `${bed.area.id}-through`);
  for (let i = 0, put = 0; i < wanted * 3 && put < wanted; i++) {
    const angle = turn + i * 2.39996,
      reach = i ? step * Math.sqrt(i) * job.random.between(0.85, 1.15) : 0;
    const x = cx + reach * cos(angle),
      y = cy + reach * sin(angle),
      k = grid.index(x, y);
    if (
      k < 0 ||
      front[k]! < 350 ||
      !contains(bed.area.region, Math.round(x), Math.round(y)) ||
      // of the ground where it is set down, in whole millimetres
      !suitsHere(job, bed, plant, Math.round(x), Math.round(y)) ||
      !isKeptClear(job, plant, x, y)
    )
      continue;
    const room = job.index.isFree(x, y, foot, 1)
      ? roomFor(job.site, bed.area.region, x, y, radiusOf(plant))
      : 0;
    if (!room) continue;
    place(job, plant, {
      x,
      y,
      areaId: bed.area.id,
      driftId: drift,
      role: 'mid',
      radiusMm: room,
      footMm: foot,
    });
    cover(job.ground, x, y, room * 0.6);
    put++;
  }
}

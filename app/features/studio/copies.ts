/** Another of what is selected, and what is selected turned, where no operation of its own says so: ground, and what stands already. */
import { hasGround } from '#engine/features/features.ts';
import { bounds } from '#engine/geometry/region.ts';
import { cos, sin, TAU } from '#engine/geometry/trig.ts';
import { BUILDINGS } from '#engine/layout/plan-types.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Area } from '#engine/model/layout.ts';
import { DOOR_TURNS, type Operation } from '#engine/model/operation.ts';
import type { Point } from '#engine/model/shapes.ts';
import { doorOf, mayBeMoved, middleOf } from '#engine/operations/add-ground.ts';
import { isSound, searchable } from '#engine/operations/places.ts';
import { freeStandingId, type Standing } from '#engine/operations/plot/standing.ts';

/** Between one and another of it, mm. */
const BESIDE_MM = 300;

/** A quarter turn for a building, with its door; else by so many degrees, as its outline runs. Null where it stays. */
export function turnedGround(model: GardenModel, area: Area, deg: number): Operation | null {
  if (!mayBeMoved(area)) return null;
  const { x, y } = middleOf(area);
  if (BUILDINGS.has(area.kind)) {
    const at = DOOR_TURNS.indexOf(doorOf(model, area));
    const turnDeg = DOOR_TURNS[(at + (deg < 0 ? 3 : 1)) % 4]!;
    return { kind: 'move-ground', areaId: area.id, x, y, turnDeg };
  }
  const ring = area.region[0]?.[0];
  if (!ring) return null;
  const angle = (deg / 360) * TAU;
  const corners = ring.map(([px, py]): Point => {
    const [dx, dy] = [px - x, py - y];
    return [
      Math.round(x + dx * cos(angle) - dy * sin(angle)),
      Math.round(y + dx * sin(angle) + dy * cos(angle)),
    ];
  });
  return { kind: 'reshape', areaId: area.id, corners };
}

/** Another piece of ground of its kind and size beside it, wherever that is right; null where it is nowhere. */
export function anotherGround(model: GardenModel, area: Area): Operation | null {
  const { feature } = area;
  if (!feature || !hasGround(feature) || !mayBeMoved(area)) return null;
  const box = bounds(area.region);
  const [widthMm, depthMm] = [box.x1 - box.x0, box.y1 - box.y0];
  const { x, y } = middleOf(area);
  const searched = searchable(model);
  const turnDeg = doorOf(model, area);
  for (const [across, deep] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
  ] as const) {
    const operation: Operation = {
      kind: 'add-ground',
      feature,
      x: x + across * (widthMm + BESIDE_MM),
      y: y + deep * (depthMm + BESIDE_MM),
      widthMm,
      depthMm,
      turnDeg,
    };
    if (isSound(searched, operation)) return operation;
  }
  return null;
}

/** Another of what stands already, beside it. */
export const anotherStanding = (model: GardenModel, one: Standing): Standing => ({
  ...one,
  id: freeStandingId(model),
  x: one.x + one.widthMm + BESIDE_MM,
});

/** A quarter turn of what is longer one way than the other; null where that changes nothing. */
export const turnedStanding = (one: Standing): Standing | null =>
  one.widthMm === one.depthMm ? null : { ...one, widthMm: one.depthMm, depthMm: one.widthMm };

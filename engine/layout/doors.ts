/** A building is placed by its door: a clear hard floor lies before it, and the way to the building ends there. */
import type { FeatureId } from '../model/brief.ts';
import type { AreaKind, Furnishing } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { buildingOn, FURNISHINGS } from '../features/features.ts';
import { area, bounds, rectangle, type Box } from '../geometry/region.ts';
import { tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Footprint } from './box-fit.ts';
import { BUILDINGS, type Part } from './plan-types.ts';
import type { Parts, Setting } from './stages.ts';

/** The side of its ground a door is on, as the building's turn: 0 the house side, 90 the +x side, 180 the far side, 270 the -x side. */
export type DoorTurn = 0 | 90 | 180 | 270;
const TURNS: readonly DoorTurn[] = [0, 90, 180, 270];
/** What must be clear before a door; the floor that is laid is a hand larger, so that cutting never takes it below. */
export const DOOR_CLEAR_MM = 1000;
const FLOOR_WIDE_MM = 1100,
  FLOOR_DEEP_MM = 1050;
/** Floors that a door may open on to. */
export const DOOR_FLOORS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'path',
  'terrace',
  'seat',
  'space',
  'gravel',
]);

/** The sides of its ground on which a building may have its door; none where it has no door. */
export function doorTurns(
  on: { kind: AreaKind; feature: FeatureId | null },
  width: Mm,
  depth: Mm,
): readonly DoorTurn[] {
  const built = buildingOn(on),
    door = built && FURNISHINGS[built.furnishing].door;
  if (!door) return [];
  return TURNS.filter((turn) => {
    const across = turn % 180 ? depth - width : width - depth;
    return door === 'any' || (door === 'long' ? across >= 0 : across <= 0);
  });
}

/** The floor before the middle of one side of a building's ground. */
export function doorFloor(
  { x0, y0, x1, y1 }: Box,
  turn: DoorTurn,
  deep = FLOOR_DEEP_MM,
  wide = FLOOR_WIDE_MM,
): Box {
  const half = wide / 2,
    mx = Math.round((x0 + x1) / 2),
    my = Math.round((y0 + y1) / 2);
  switch (turn) {
    case 0:
      return { x0: mx - half, y0: y0 - deep, x1: mx + half, y1: y0 };
    case 90:
      return { x0: x1, y0: my - half, x1: x1 + deep, y1: my + half };
    case 180:
      return { x0: mx - half, y0: y1, x1: mx + half, y1: y1 + deep };
    case 270:
      return { x0: x0 - deep, y0: my - half, x1: x0, y1: my + half };
  }
}
export const floorRegion = (box: Box): Region => rectangle(box.x0, box.y0, box.x1, box.y1);

/** The floor before a part's door: where it was chosen, or else where its place was found for. */
export function floorBefore(part: Part): Region {
  const turn = part.door ?? part.placed?.door;
  return turn === undefined ? [] : floorRegion(doorFloor(bounds(part.region), turn));
}
export const doorFloors = (parts: readonly Part[]): Region[] =>
  parts.map(floorBefore).filter((floor) => floor.length);

export const mirrorDoor = (turn: DoorTurn): DoorTurn => ((360 - turn) % 360) as DoorTurn;

/** Ground of others that a door may not open on to; what is neither this nor a floor is cut. */
const SHUTS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  ...BUILDINGS,
  'pond',
  'water',
  'vegetable',
  'play',
]);
const CUT: ReadonlySet<AreaKind> = new Set<AreaKind>(['lawn', 'meadow', 'orchard']);
/** What a square metre cut out of grass is worth on the way to another door, as ground to walk. */
const CUT_COST_M2 = 6;
const SPECK_MM2 = 1e4;

/** What a door on that side costs beside the way to it; null when the ground before it is not free. */
export function costOfDoor(
  { frame, parts }: Parts & Setting,
  part: Part,
  turn: DoorTurn,
): number | null {
  const floor = floorRegion(doorFloor(bounds(part.region), turn));
  if (area(trySubtract(floor, frame.plot)) > SPECK_MM2) return null;
  if (frame.kept.some((thing) => tryIntersect(floor, thing.blocked).length)) return null;
  let cut = 0;
  for (const other of parts) {
    if (other === part || !(SHUTS.has(other.kind) || CUT.has(other.kind))) continue;
    const shared = area(tryIntersect(floor, other.region));
    if (SHUTS.has(other.kind) && shared > SPECK_MM2) return null;
    cut += shared;
  }
  return (CUT_COST_M2 * cut) / 1e6;
}

/** The parts with their doors, and grass cut back from the floors before them. */
export function openDoors(
  parts: readonly Part[],
  doors: ReadonlyMap<Part, DoorTurn>,
): readonly Part[] {
  const opened = parts.map((part) => {
    const door = doors.get(part);
    return door === undefined ? part : { ...part, door };
  });
  const floors = doorFloors(opened.filter((part) => part.door !== undefined));
  return opened.map((part) =>
    CUT.has(part.kind) && !part.kept
      ? { ...part, region: trySubtract(part.region, ...floors) }
      : part,
  );
}

/** The square that stays clear before the door of a building that stands. */
export function clearBefore(thing: Pick<Furnishing, 'x' | 'y' | 'depthMm' | 'turnDeg'>): Footprint {
  const out = (thing.depthMm + DOOR_CLEAR_MM) / 2,
    [ux, uy] = { 0: [0, -1], 90: [1, 0], 180: [0, 1], 270: [-1, 0] }[thing.turnDeg as DoorTurn];
  return {
    x: thing.x + ux! * out,
    y: thing.y + uy! * out,
    width: DOOR_CLEAR_MM,
    depth: DOOR_CLEAR_MM,
    turn: 0,
  };
}

/** What rounding may leave bare of a floor before a door. */
const SLIVER_MM2 = 5000;

/** True when a part has a door, and no hard floor lies before it. */
export function lacksDoorFloor(parts: readonly Part[], part: Part): boolean {
  const box = bounds(part.region);
  if (part.kept || !doorTurns(part, box.x1 - box.x0, box.y1 - box.y0).length) return false;
  if (part.door === undefined) return true;
  const floors = parts.filter((other) => DOOR_FLOORS.has(other.kind)).map((other) => other.region);
  return area(trySubtract(floorBefore(part), ...floors)) > SLIVER_MM2;
}

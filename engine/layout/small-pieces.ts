/** Ground under 1 m² is neither a floor nor a bed: it becomes part of what it touches most. */
import type { AreaKind } from '../model/layout.ts';
import type { Polygon, Region } from '../model/shapes.ts';
import { unite } from '../geometry/boolean.ts';
import { area, bounds, boxesTouch } from '../geometry/region.ts';
import { offset, tryIntersect } from '../geometry/trial.ts';
import { DOOR_FLOORS, doorFloors } from './doors.ts';
import { readinessOf } from './beds.ts';
import { BUILDINGS, WALKABLE, type Ask, type Part } from './plan-types.ts';

/** Smaller pieces are given away, mm². */
const LEAST_PIECE_MM2 = 1e6;
const LEAST_TOUCH_MM2 = 2000;
const LEAST_SHARE = 0.1;
const HALO_MM = 30;
const ROUNDS = 3;
/** What a neighbour of the same nature, planted or walked on, is worth beside another, and a path that would be widened. */
const LIKE = 1.5,
  UNLIKE = 0.4;
const JOINS: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'bed',
  'margin',
  'lawn',
  'gravel',
  'path',
  'terrace',
  'seat',
  'play',
  'meadow',
  'orchard',
]);
const SOFT: ReadonlySet<AreaKind> = new Set<AreaKind>(['bed', 'margin', 'meadow', 'orchard']);

/** What is too small to be ground of its own. */
export const smallPiecesOf = (region: Region): Region =>
  region.filter((piece) => area([piece]) < LEAST_PIECE_MM2);

/** The parts with no piece under 1 m², but for what only buildings, water and kept things adjoin. A way stays a way. */
export function giveAwaySmallPieces(given: readonly Part[], ask: Ask): readonly Part[] {
  const parts = given.map((part) => ({ ...part })),
    doors = doorFloors(parts.filter((part) => part.door !== undefined));
  let hasChanged = false;
  for (let round = 0; round < ROUNDS; round++) {
    let isDone = true;
    for (const { part, piece } of smallPieces(parts)) {
      // what it was given itself may have changed it
      if (!part.region.includes(piece)) continue;
      const to = bestNeighbour(parts, ask, part, piece, doors);
      if (!to) continue;
      to.region = unite(to.region, [piece]);
      part.region = part.region.filter((each) => each !== piece);
      isDone = false;
    }
    if (isDone) break;
    hasChanged = true;
  }
  if (!hasChanged) return given;
  return parts.filter((part) => part.region.length);
}

/** Smallest first. */
const smallPieces = (parts: readonly Owned[]): { part: Owned; piece: Polygon }[] =>
  parts
    .filter((part) => !part.kept && JOINS.has(part.kind))
    .flatMap((part) =>
      smallPiecesOf(part.region).map((piece) => ({ part, piece, size: area([piece]) })),
    )
    .sort((one, other) => one.size - other.size);

type Owned = { -readonly [K in keyof Part]: Part[K] };
type Neighbour = { part: Owned; touch: number };

function bestNeighbour(
  parts: readonly Owned[],
  ask: Ask,
  from: Part,
  piece: Polygon,
  doors: readonly Region[],
): Owned | null {
  const halo = offset([piece], HALO_MM),
    near = neighboursOf(parts, from, halo);
  const isWalked = from.kind === 'path' && joinsPlaces(near),
    // a way over long grass goes on over it to a shed or a compost heap
    isToBuilding = near.some(({ part }) => BUILDINGS.has(part.kind)),
    isAtDoor =
      DOOR_FLOORS.has(from.kind) && doors.some((door) => tryIntersect([piece], door).length);
  const takes = ({ kind, kept }: Part): boolean =>
    !kept &&
    JOINS.has(kind) &&
    !(isAtDoor && !DOOR_FLOORS.has(kind)) &&
    !(
      isWalked &&
      ((SOFT.has(kind) && !(isToBuilding && isGrass(kind))) ||
        ((kind === 'lawn' || isGrass(kind)) && ask.isRamped))
    );
  const isPlanted = SOFT.has(from.kind) || (from.kind === 'path' && !isWalked && !isAtDoor);
  let best: Owned | null = null,
    most = 0;
  // a crumb has less edge than a piece
  const least = Math.min(LEAST_TOUCH_MM2, area([piece]) * LEAST_SHARE);
  for (const { part, touch } of near) {
    if (touch < least || !takes(part)) continue;
    const worth =
      touch *
      readinessOf(part) *
      (SOFT.has(part.kind) === isPlanted ? LIKE : isPlanted && part.kind === 'path' ? UNLIKE : 1);
    if (worth > most) {
      most = worth;
      best = part;
    }
  }
  return best;
}

/** Long grass that is walked over. */
const isGrass = (kind: AreaKind): boolean => kind === 'orchard' || kind === 'meadow';

function neighboursOf(parts: readonly Owned[], from: Part, halo: Region): Neighbour[] {
  const box = bounds(halo);
  return parts
    .filter((part) => part !== from && boxesTouch(box, bounds(part.region)))
    .map((part) => ({ part, touch: area(tryIntersect(halo, part.region)) }))
    .filter(({ touch }) => touch > 0);
}

/** True when one walks over the ground between its neighbours. */
const joinsPlaces = (near: readonly Neighbour[]): boolean =>
  near.filter(({ part }) => WALKABLE.has(part.kind) || BUILDINGS.has(part.kind)).length > 1;

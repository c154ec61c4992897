/** Where a feature with ground of its own may be added: the best free place. */
import { FURNISHINGS, groundOf } from '../features/features.ts';
import type { GroundFeatureId } from '../features/names.ts';
import { unite } from '../geometry/boolean.ts';
import { bounds, distanceToEdge, type Box } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { boxesCollide, boxInside, type Footprint } from '../layout/box-fit.ts';
import { doorFloor, doorTurns } from '../layout/doors.ts';
import { WALKABLE } from '../layout/plan-types.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Operation } from '../model/operation.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { applyOperation } from './apply.ts';
import { type Fault, findFaults, newFaults } from './faults.ts';
import { isHeir } from './recut.ts';
import { areaAt, footprintOf } from './things.ts';

const STEP_MM = 250;
/** So many of the best places are tried in full. */
const TRIED = 8;
/** A trunk keeps this far from what is built. */
const TRUNK_MM = 400;
/** The share of its crown below which the roots of a tree that stands there are not built over. */
const ROOTS = 0.75;

/** Where it is wished; further weight on what a sentence or a hand asks for. */
export type Wished = (x: Mm, y: Mm) => number;
type AddGround = Extract<Operation, { kind: 'add-ground' }>;

/** A garden as it is searched, worked out once for many things. */
export type Searched = {
  model: GardenModel;
  soft: Region;
  faults: readonly Fault[];
  box: Box;
};
export const searchable = (model: GardenModel): Searched => ({
  model,
  soft: unite(...model.layout.areas.filter(isHeir).map((area) => area.region)),
  faults: findFaults(model),
  box: bounds([[model.site.boundary]]),
});

/** True where a change can be made and nothing is wrong after it that was not before. */
export function isSound({ model, faults }: Searched, operation: Operation): boolean {
  const outcome = applyOperation(model, operation, { plants: new Map() });
  return 'model' in outcome && !newFaults(faults, findFaults(outcome.model)).length;
}

/** The best place for a feature with ground of its own, in the largest size that fits; null where none does. */
export function placeGround(
  searched: Searched,
  feature: GroundFeatureId,
  wished: Wished | null = null,
  only?: readonly [Mm, Mm],
): AddGround | null {
  const { model } = searched;
  const ground = groundOf(feature);
  const sizes = only ? [only] : ground.sizes;
  let best: { operation: AddGround; score: number } | null = null;
  const standing = model.layout.furnishings.map(footprintOf);
  const trunks = trunksOf(model);
  for (const size of sizes) {
    const [long, short] = size;
    const found: { score: number; foot: Footprint }[] = [];
    const ways: [Mm, Mm][] =
      long === short
        ? [[long, short]]
        : [
            [long, short],
            [short, long],
          ];
    for (const [width, depth] of ways)
      for (const { x, y } of grid(searched.box, width, depth)) {
        const foot: Footprint = { x, y, width, depth, turn: 0 };
        if (!boxInside(searched.soft, foot, 20)) continue;
        if (standing.some((one) => boxesCollide(one, foot))) continue;
        if (trunks.some((one) => nearBox(foot, one.x, one.y) < one.clearMm)) continue;
        found.push({ score: liking(searched, feature, foot) + (wished ? wished(x, y) : 0), foot });
      }
    const tried: Footprint[] = [];
    for (const { foot } of found.sort((a, b) => b.score - a.score)) {
      // what lies close beside a place that failed would fail for the same reason
      if (tried.some((other) => hypot(other.x - foot.x, other.y - foot.y) < 2.5 * STEP_MM))
        continue;
      const turn = sideOpen(model, feature, foot);
      if (turn === null) continue;
      const operation: AddGround = {
        kind: 'add-ground',
        feature,
        x: foot.x,
        y: foot.y,
        widthMm: foot.width,
        depthMm: foot.depth,
        turnDeg: turn,
      };
      if (isSound(searched, operation)) {
        if (!wished) return operation;
        // a smaller one that stands where it is wished is better than a large one elsewhere
        const score = wished(foot.x, foot.y) - sizes.indexOf(size) * 0.8;
        if (!best || score > best.score) best = { operation, score };
        break;
      }
      tried.push(foot);
      if (tried.length === TRIED) break;
    }
  }
  return best?.operation ?? null;
}

/** What grows keeps clear ground: roots of a tree that stands there already more than those of one still to be planted. */
const trunksOf = ({ planting, site }: GardenModel) => [
  ...planting.placements
    .filter((one) => one.role === 'tree' || one.role === 'screening')
    .map(({ x, y, radiusMm, existing }) => ({
      x,
      y,
      clearMm: existing ? Math.max(TRUNK_MM, radiusMm * ROOTS) : TRUNK_MM,
    })),
  ...site.existing.map(({ x, y, radiusMm, kind }) => ({
    x,
    y,
    clearMm: kind === 'tree' ? Math.max(TRUNK_MM, radiusMm * ROOTS) : radiusMm,
  })),
];

/** The side on which one may come to it, 0 where any does; null where none does. */
function sideOpen(model: GardenModel, feature: GroundFeatureId, foot: Footprint) {
  const turns = doorTurns({ kind: groundOf(feature).kind, feature }, foot.width, foot.depth);
  if (!turns.length) return meetsWay(model, foot) ? 0 : null;
  return turns.find((side) => isOpenBefore(model, foot, side)) ?? null;
}

function* grid({ x0, y0, x1, y1 }: Box, width: Mm, depth: Mm) {
  for (let y = y0 + depth / 2; y <= y1 - depth / 2; y += STEP_MM)
    for (let x = x0 + width / 2; x <= x1 - width / 2; x += STEP_MM)
      yield { x: Math.round(x), y: Math.round(y) };
}
const nearBox = ({ x, y, width, depth }: Footprint, px: Mm, py: Mm): number =>
  hypot(Math.max(0, Math.abs(px - x) - width / 2), Math.max(0, Math.abs(py - y) - depth / 2));

/** Ground to walk on before a door on that side. */
function isOpenBefore(model: GardenModel, foot: Footprint, side: 0 | 90 | 180 | 270): boolean {
  const box = {
    x0: foot.x - foot.width / 2,
    y0: foot.y - foot.depth / 2,
    x1: foot.x + foot.width / 2,
    y1: foot.y + foot.depth / 2,
  };
  const floor = doorFloor(box, side, 1000, 900);
  const floorFoot = {
    x: (floor.x0 + floor.x1) / 2,
    y: (floor.y0 + floor.y1) / 2,
    width: floor.x1 - floor.x0,
    depth: floor.y1 - floor.y0,
    turn: 0,
  };
  return (
    corners(floor, 30).every(([x, y]) => isWalked(model, x, y)) &&
    isWalked(model, floorFoot.x, floorFoot.y) &&
    !model.layout.furnishings.some(
      (one) => !FURNISHINGS[one.kind].isOverhead && boxesCollide(footprintOf(one), floorFoot),
    )
  );
}
const corners = ({ x0, y0, x1, y1 }: Box, inset: Mm): [Mm, Mm][] => [
  [x0 + inset, y0 + inset],
  [x1 - inset, y0 + inset],
  [x1 - inset, y1 - inset],
  [x0 + inset, y1 - inset],
];
const isWalked = ({ layout }: GardenModel, x: Mm, y: Mm): boolean => {
  const area = areaAt(layout, x, y);
  return area !== null && WALKABLE.has(area.kind);
};
/** Some 600 mm of its rim lie along ground to walk on. */
function meetsWay(model: GardenModel, { x, y, width, depth }: Footprint): boolean {
  let run = 0;
  const rim: [Mm, Mm][] = [];
  for (let t = -0.5; t <= 0.5; t += 0.1) {
    rim.push([x + t * width, y - depth / 2 - 120], [x + t * width, y + depth / 2 + 120]);
    rim.push([x - width / 2 - 120, y + t * depth], [x + width / 2 + 120, y + t * depth]);
  }
  for (const [px, py] of rim) if (isWalked(model, px, py)) run++;
  return run >= 5;
}

/** How a piece of ground likes to lie; plain geometry, as a hand would choose it. */
function liking({ model, box }: Searched, feature: GroundFeatureId, foot: Footprint): number {
  const { likes, gap } = groundOf(feature);
  const { boundary, doorX } = model.site;
  const half = Math.min(foot.width, foot.depth) / 2;
  const toEdge = Math.max(0, distanceToEdge([[boundary]], foot.x, foot.y) - half);
  const deep = (foot.y - box.y0) / (box.y1 - box.y0);
  const toSide = Math.min(foot.x - box.x0, box.x1 - foot.x) - foot.width / 2;
  const toEnd = box.y1 - foot.y - foot.depth / 2;
  const away = hypot(foot.x - doorX, foot.y) / 1000;
  return (
    (likes.far ?? 0) * deep * 2 +
    (likes.close ?? 0) * -away * 0.4 +
    ((likes.edge ?? 0) * -Math.abs(toEdge - gap)) / 1500 +
    ((likes.corner ?? 0) * -(toSide + Math.max(0, toEnd))) / 4000 +
    (likes.middle ? -Math.abs(away - likes.middle) * 0.4 : 0) +
    ((likes.view ?? 0) * -Math.abs(foot.x - doorX)) / 4000 +
    ((likes.centre ?? 0) * -Math.abs(foot.x - (box.x0 + box.x1) / 2)) / 3000 +
    // open ground is best left in one piece
    (isOnLawn(model, foot) ? -1.2 : 0)
  );
}
const isOnLawn = ({ layout }: GardenModel, { x, y }: Footprint): boolean =>
  areaAt(layout, x, y)?.kind === 'lawn';

/** What is seen at a place of the live garden: the first thing, tree or piece of ground that a line of sight meets. */
import { cornersOf } from '#engine/layout/box-fit.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Mm, Point } from '#engine/model/shapes.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { areaAt, footprintOf } from '#engine/operations/things.ts';
import { isSingle, plantAt } from '#engine/operations/single-plants.ts';
import { standsAsTree } from '#engine/operations/tree-places.ts';
import type { Scene } from '#engine/scene/scene.ts';
import type { GrowthYears } from '#app/scene/plants/planting.ts';
import { bedInHand } from './sprigs.tsx';
import type { Selection } from './studio-store.ts';

/** In the garden's frame, mm; z is up. */
export type Place = { x: Mm; y: Mm; z: Mm };
export type Sight = { from: Place; to: Place };

/** A crown and a clump are thinner than their spread. */
const LEAFY = 0.8,
  TRUNK_MM: Mm = 150;

/** @param year how old the planting is that is seen */
export function seenAt(
  model: GardenModel,
  scene: Scene,
  year: GrowthYears,
  sight: Sight,
  selection: Selection | null,
): Selection | null {
  let nearest = groundAt(sight);
  let found: Selection | null = null;
  const ground = at(sight, nearest);
  const area = Number.isFinite(nearest) ? areaAt(model.layout, ground.x, ground.y) : null;
  if (area) found = { kind: 'area', id: area.id };
  const meet = (share: number, what: () => Selection | null) => {
    if (share >= nearest) return;
    const selected = what();
    if (!selected) return;
    nearest = share;
    found = selected;
  };
  for (const thing of scene.things) {
    const { x, y, baseMm, widthMm, depthMm, heightMm, turnDeg, round } = thing;
    const top = baseMm + Math.max(heightMm, 50);
    meet(
      round
        ? throughDrum(sight, x, y, widthMm / 2, baseMm, top)
        : throughBox(sight, { x, y, widthMm, depthMm, turnDeg }, baseMm, top),
      () => ({ kind: 'thing', id: thing.id }),
    );
  }
  const standing = listStanding(model);
  for (const one of standing) {
    const { x, y, widthMm, depthMm, heightMm } = one;
    const isPlant = one.as === 'tree' || one.as === 'shrub';
    meet(
      isPlant
        ? throughCrown(sight, x, y, widthMm / 2, heightMm, one.as === 'tree')
        : throughBox(sight, { x, y, widthMm, depthMm, turnDeg: 0 }, 0, Math.max(heightMm, 50)),
      () => ({ kind: 'standing', id: one.id }),
    );
  }
  const inHand = bedInHand(model, selection);
  for (const { plantId, heightMm, growth, instances } of scene.species)
    for (const one of instances) {
      if (one.existing) continue;
      const share = growth[year],
        r = one.radiusMm * share,
        high = (one.heightMm || heightMm) * share;
      meet(throughCrown(sight, one.x, one.y, r, one.baseMm + high, high > 2500), () =>
        plantSelected(model, { plantId, x: one.x, y: one.y }, inHand),
      );
    }
  return found;
}

/** A tree for itself; of a bed the bed, and a plant of the bed that is in hand. */
function plantSelected(
  model: GardenModel,
  key: { plantId: string; x: Mm; y: Mm },
  inHand: string | null,
): Selection | null {
  const plant = plantAt(model, key);
  if (!plant) return null;
  if (standsAsTree(plant)) return { kind: 'tree', ...key };
  if (plant.role === 'pot') {
    const id = plant.driftId.replace(/^pot-/, '');
    return model.layout.furnishings.some((thing) => thing.id === id) ? { kind: 'thing', id } : null;
  }
  return inHand === plant.areaId && isSingle(plant)
    ? { kind: 'plant', ...key }
    : { kind: 'area', id: plant.areaId };
}

const at = ({ from, to }: Sight, share: number): Place => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  z: from.z + (to.z - from.z) * share,
});

/** Shares of the line of sight; Infinity where it misses. */
function groundAt({ from, to }: Sight): number {
  const share = from.z / (from.z - to.z);
  return share > 0 && share <= 1 ? share : Infinity;
}

/** Where between two shares it is between two values. */
function between(a: number, b: number, low: number, high: number): [number, number] {
  if (Math.abs(b - a) < 1e-9) return a >= low && a <= high ? [0, 1] : [1, 0];
  const [p, q] = [(low - a) / (b - a), (high - a) / (b - a)];
  return [Math.max(0, Math.min(p, q)), Math.min(1, Math.max(p, q))];
}
const first = (...spans: readonly [number, number][]): number => {
  const start = Math.max(...spans.map(([p]) => p)),
    end = Math.min(...spans.map(([, q]) => q));
  return start <= end ? start : Infinity;
};

type Box = { x: Mm; y: Mm; widthMm: Mm; depthMm: Mm; turnDeg: number };
function throughBox({ from, to }: Sight, box: Box, low: Mm, high: Mm): number {
  const turn = (-box.turnDeg * Math.PI) / 180,
    [c, s] = [Math.cos(turn), Math.sin(turn)];
  const own = ({ x, y }: Place): Point => [
    (x - box.x) * c - (y - box.y) * s,
    (x - box.x) * s + (y - box.y) * c,
  ];
  const [a, b] = [own(from), own(to)];
  return first(
    between(a[0], b[0], -box.widthMm / 2, box.widthMm / 2),
    between(a[1], b[1], -box.depthMm / 2, box.depthMm / 2),
    between(from.z, to.z, low, high),
  );
}
function throughDrum({ from, to }: Sight, x: Mm, y: Mm, r: Mm, low: Mm, high: Mm): number {
  const [px, py] = [from.x - x, from.y - y],
    [dx, dy] = [to.x - from.x, to.y - from.y];
  const a = dx * dx + dy * dy,
    b = px * dx + py * dy,
    c = px * px + py * py - r * r;
  const root = b * b - a * c;
  if (root < 0 || a < 1e-9)
    return a < 1e-9 && c <= 0 ? first(between(from.z, to.z, low, high)) : Infinity;
  const span: [number, number] = [
    Math.max(0, (-b - Math.sqrt(root)) / a),
    Math.min(1, (-b + Math.sqrt(root)) / a),
  ];
  return first(span, between(from.z, to.z, low, high));
}
function throughCrown(sight: Sight, x: Mm, y: Mm, r: Mm, high: Mm, isTree: boolean): number {
  const crown = throughDrum(sight, x, y, r * LEAFY, isTree ? high / 3 : 0, high * 0.95);
  return isTree ? Math.min(crown, throughDrum(sight, x, y, TRUNK_MM, 0, high / 3)) : crown;
}

const ROUND = 24;
/** The foot of what is selected, as rings on the ground. */
export function footOf(model: GardenModel, selection: Selection): Point[][] {
  const circle = (x: Mm, y: Mm, r: Mm): Point[] =>
    Array.from({ length: ROUND }, (_, i) => {
      const turn = (i / ROUND) * 2 * Math.PI;
      return [x + r * Math.cos(turn), y + r * Math.sin(turn)];
    });
  switch (selection.kind) {
    case 'thing': {
      const thing = model.layout.furnishings.find(({ id }) => id === selection.id);
      if (!thing) return [];
      return [
        thing.round
          ? circle(thing.x, thing.y, thing.widthMm / 2)
          : [...cornersOf(footprintOf(thing))],
      ];
    }
    case 'area': {
      const area = model.layout.areas.find(({ id }) => id === selection.id);
      return area ? area.region.map(([outer]) => [...outer!]) : [];
    }
    case 'zone': {
      const zone = listZones(model).find(({ id }) => id === selection.id);
      return zone ? [[...zone.outline]] : [];
    }
    case 'standing': {
      const one = listStanding(model).find(({ id }) => id === selection.id);
      if (!one) return [];
      const { x, y, widthMm: width, depthMm: depth } = one;
      return one.as === 'tree' || one.as === 'shrub'
        ? [circle(x, y, width / 2)]
        : [[...cornersOf({ x, y, width, depth, turn: 0 })]];
    }
    default: {
      const plant = plantAt(model, selection);
      return plant ? [circle(plant.x, plant.y, plant.radiusMm)] : [];
    }
  }
}

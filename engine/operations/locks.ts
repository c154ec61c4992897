/** What a person locked: it stays where and as it is, whatever is done by hand or laid out anew. */
import { contains } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import type { PlantPlacement } from '../model/planting.ts';

/** Pieces of ground with all that stands and grows on them, and single trees. */
export type Locks = {
  areas: readonly string[];
  trees: readonly TreeLock[];
};
export type TreeLock = Pick<PlantPlacement, 'plantId' | 'x' | 'y'>;
export const NO_LOCKS: Locks = { areas: [], trees: [] };

export const isSameTree = (a: TreeLock, b: TreeLock): boolean =>
  a.plantId === b.plantId && a.x === b.x && a.y === b.y;

export const withLock = (
  { areas, trees }: Locks,
  key: string | TreeLock,
  isLocked: boolean,
): Locks =>
  typeof key === 'string'
    ? { trees, areas: [...areas.filter((id) => id !== key), ...(isLocked ? [key] : [])] }
    : {
        areas,
        trees: [...trees.filter((one) => !isSameTree(one, key)), ...(isLocked ? [key] : [])],
      };

/** Those that are still in the garden. */
export const standingLocks = ({ layout, planting }: GardenModel, locks: Locks): Locks => ({
  areas: locks.areas.filter((id) => layout.areas.some((area) => area.id === id)),
  trees: locks.trees.filter((tree) => planting.placements.some((one) => isSameTree(one, tree))),
});

/** The first that a change would touch, as an area's id or a tree; null where all stay to the byte. */
export function touchedLock(
  before: GardenModel,
  after: GardenModel,
  locks: Locks,
): string | TreeLock | null {
  const { areas, trees } = standingLocks(before, locks);
  for (const id of areas)
    if (JSON.stringify(onArea(before, id)) !== JSON.stringify(onArea(after, id))) return id;
  const stays = standingLocks(after, { areas: [], trees }).trees;
  return trees.find((tree) => !stays.some((one) => isSameTree(one, tree))) ?? null;
}

/** All of a garden that is locked with a piece of its ground. */
export const onArea = ({ layout, planting }: GardenModel, id: string) => ({
  area: layout.areas.find((area) => area.id === id) ?? null,
  things: layout.furnishings.filter((thing) => thing.areaId === id),
  stones: layout.stones.filter((stone) => stone.areaId === id),
  plants: planting.placements.filter((one) => one.areaId === id),
});

/** A point of a piece of ground to put a mark at: its middle, or else within its widest stretch there. */
export function markOf(region: GardenModel['layout']['areas'][number]['region']): [number, number] {
  const ring = region[0]?.[0] ?? [];
  const xs = ring.map(([x]) => x),
    ys = ring.map(([, y]) => y);
  const [x0, x1] = [Math.min(...xs), Math.max(...xs)],
    y = (Math.min(...ys) + Math.max(...ys)) / 2;
  if (contains(region, (x0 + x1) / 2, y)) return [(x0 + x1) / 2, y];
  const steps = 60;
  let best: [number, number] = [xs[0] ?? 0, ys[0] ?? 0],
    longest = 0,
    run = 0;
  for (let i = 0; i <= steps; i++) {
    const x = x0 + ((x1 - x0) * i) / steps;
    run = contains(region, x, y) ? run + 1 : 0;
    if (run > longest) {
      longest = run;
      best = [x - ((run - 1) * (x1 - x0)) / steps / 2, y];
    }
  }
  return best;
}

/** What a person locked: it stays where and as it is, whatever is done by hand or laid out anew. */
import type { GardenModel } from '../model/garden.ts';
import type { Locks, TreeLock } from '../model/operation.ts';

export type { Locks, TreeLock } from '../model/operation.ts';

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

/** What of the studio still holds after a change. */
import type { GardenModel } from '#engine/model/garden.ts';
import type { StudioView } from '#contracts/studio.ts';
import type { Arrangement, Operation } from '#engine/model/operation.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { plantAt } from '#engine/operations/single-plants.ts';
import type { Selection } from './studio-state.ts';

export const sameList = (a: readonly Operation[], b: readonly Operation[]): boolean =>
  a.length === b.length && JSON.stringify(a) === JSON.stringify(b);

/** A plant that was moved stays selected in its new place, and one that was swapped as what grows there now. */
export function following(selection: Selection | null, operation: Operation): Selection | null {
  if (selection?.kind !== 'plant' && selection?.kind !== 'tree') return selection;
  const { plantId, x, y } = selection;
  if (operation.kind === 'move-plant')
    return operation.plantId === plantId && operation.x === x && operation.y === y
      ? { ...selection, x: operation.toX, y: operation.toY }
      : selection;
  if (operation.kind === 'swap-plant' && operation.plantId === plantId && operation.at)
    return operation.at[0] === x && operation.at[1] === y
      ? { ...selection, plantId: operation.by }
      : selection;
  return selection;
}

export function stillThere(selection: Selection | null, model: GardenModel) {
  if (!selection) return null;
  const { layout } = model;
  const isThere =
    selection.kind === 'thing'
      ? layout.furnishings.some((one) => one.id === selection.id)
      : selection.kind === 'area'
        ? layout.areas.some((one) => one.id === selection.id)
        : selection.kind === 'standing'
          ? listStanding(model).some(({ id }) => id === selection.id)
          : selection.kind === 'zone'
            ? listZones(model).some(({ id }) => id === selection.id)
            : plantAt(model, selection) !== undefined;
  return isThere ? selection : null;
}

/** Ways of laying it out that a list names and that are not known here. */
export const unknownWays = (
  operations: readonly Operation[],
  known: ReadonlyMap<string, unknown>,
): string[] =>
  operations.flatMap((one) => (one.kind === 'arrange' && !known.has(one.id) ? [one.id] : []));

/** Those that a list names and that the server did not send. */
export function unsavedWays(
  operations: readonly Operation[],
  known: ReadonlyMap<string, Arrangement>,
  view: Pick<StudioView, 'arrangements'>,
): Record<string, Arrangement> | undefined {
  const ids = unknownWays(operations, new Map(Object.entries(view.arrangements)));
  return ids.length
    ? Object.fromEntries(
        ids.flatMap((id) => {
          const made = known.get(id);
          return made ? [[id, made]] : [];
        }),
      )
    : undefined;
}

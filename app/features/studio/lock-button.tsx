import { Lock, LockOpen } from 'lucide-react';
import { isSameTree, type Locks, type TreeLock } from '#engine/operations/locks.ts';
import { plantAt } from '#engine/operations/single-plants.ts';
import { nameOfLock } from './names.ts';
import type { Selection, Studio, StudioState } from './studio-store.ts';

export const isLocked = (locks: Locks, key: string | TreeLock): boolean =>
  typeof key === 'string'
    ? locks.areas.includes(key)
    : locks.trees.some((one) => isSameTree(one, key));

/** What is locked with a selection: a thing and a plant are locked with the ground they stand on. */
export function lockOf(
  { model }: Pick<StudioState, 'model'>,
  selection: Selection,
): string | TreeLock | null {
  if (selection.kind === 'standing' || selection.kind === 'zone') return null;
  if (selection.kind === 'area') return selection.id;
  if (selection.kind !== 'thing') {
    const { plantId, x, y } = selection;
    return selection.kind === 'tree'
      ? { plantId, x, y }
      : (plantAt(model, selection)?.areaId ?? null);
  }
  return model.layout.furnishings.find((one) => one.id === selection.id)?.areaId ?? null;
}

export function toggleLock(studio: Studio, state: StudioState, key: string | TreeLock): void {
  const was = isLocked(state.locks, key),
    name = nameOfLock(state, key);
  studio.lock(
    key,
    !was,
    was ? `${name} is not locked any more.` : `${name} is locked: it stays as it is.`,
  );
}

/** Locks a piece of ground or a tree, so that it stays where and as it is. */
export function LockButton({
  studio,
  state,
  of,
  isSmall = false,
}: {
  studio: Studio;
  state: StudioState;
  of: string | TreeLock;
  /** In a list: a picture without words. */
  isSmall?: boolean;
}) {
  const locked = isLocked(state.locks, of),
    Icon = locked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-pressed={locked}
      aria-label={`Lock: ${nameOfLock(state, of)}`}
      onClick={() => toggleLock(studio, state, of)}
      className={
        isSmall
          ? `flex size-10 shrink-0 items-center justify-center hover:bg-stone ${locked ? 'text-clay' : 'text-ink-soft'}`
          : `small inline-flex min-h-9 items-center gap-1.5 border px-2.5 hover:border-ink ${locked ? 'border-clay bg-clay/8 text-clay' : 'border-line-strong'}`
      }
    >
      <Icon aria-hidden size={15} strokeWidth={1.7} />
      {isSmall ? null : locked ? 'Locked' : 'Lock'}
    </button>
  );
}

/** What was changed and is not saved yet, kept on the device: a tab that is killed loses the gesture under way at most. */
import { z } from 'zod';
import { OperationInput } from '#contracts/operations.ts';
import type { Arrangement, Operation } from '#engine/model/operation.ts';
import { type Locks, NO_LOCKS } from '#engine/operations/locks.ts';

export type Draft = {
  /** Of the version on the server that it goes on from. */
  version: number;
  operations: Operation[];
  /** Ways of laying it out that the operations name and the server has not been told of. */
  ways?: Record<string, Arrangement> | undefined;
};

const keyOf = (id: string): string => `plotwright-studio-${id}`;
const Kept = z.object({
  version: z.number().int(),
  operations: z.array(OperationInput),
  ways: z
    .record(
      z.string(),
      z.custom<Arrangement>(
        (value) => typeof value === 'object' && value !== null && 'layout' in value,
      ),
    )
    .optional(),
});

export function readDraft(id: string): Draft | null {
  try {
    return Kept.parse(JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null'));
  } catch {
    return null;
  }
}

/** @returns false where the device keeps nothing */
export function keepDraft(id: string, draft: Draft): boolean {
  try {
    localStorage.setItem(keyOf(id), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function dropDraft(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Nothing was kept.
  }
}

const undoneKeyOf = (id: string): string => `plotwright-studio-undone-${id}`;
const KeptUndone = z.object({ after: z.string(), operations: z.array(OperationInput) });

/** What was undone after these changes and can be done again; none where others stand by now. */
export function readUndone(id: string, standing: readonly Operation[]): Operation[] {
  try {
    const kept = KeptUndone.parse(JSON.parse(localStorage.getItem(undoneKeyOf(id)) ?? 'null'));
    return kept.after === JSON.stringify(standing) ? kept.operations : [];
  } catch {
    return [];
  }
}

export function keepUndone(
  id: string,
  standing: readonly Operation[],
  undone: readonly Operation[],
): void {
  try {
    if (undone.length)
      localStorage.setItem(
        undoneKeyOf(id),
        JSON.stringify({ after: JSON.stringify(standing), operations: undone }),
      );
    else localStorage.removeItem(undoneKeyOf(id));
  } catch {
    // It can be done again until the page is left.
  }
}

const lockKeyOf = (id: string): string => `plotwright-locks-${id}`;
const KeptLocks = z.object({
  areas: z.array(z.string()),
  trees: z.array(z.object({ plantId: z.string(), x: z.number(), y: z.number() })),
});

/** What was locked of a design on this device. */
export function readLocks(id: string): Locks {
  try {
    return KeptLocks.parse(JSON.parse(localStorage.getItem(lockKeyOf(id)) ?? 'null'));
  } catch {
    return NO_LOCKS;
  }
}

export function keepLocks(id: string, locks: Locks): void {
  try {
    if (locks.areas.length + locks.trees.length)
      localStorage.setItem(lockKeyOf(id), JSON.stringify(locks));
    else localStorage.removeItem(lockKeyOf(id));
  } catch {
    // They hold until the page is left.
  }
}

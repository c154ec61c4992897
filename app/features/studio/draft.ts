/** What was changed and is not saved yet, kept on the device: a tab that is killed loses the gesture under way at most. */
import { z } from 'zod';
import { OperationInput } from '#contracts/operations.ts';
import type { Operation } from '#engine/model/operation.ts';

export type Draft = {
  /** Of the version on the server that it goes on from. */
  version: number;
  operations: Operation[];
};

const keyOf = (id: string): string => `plotwright-studio-${id}`;
const Kept = z.object({ version: z.number().int(), operations: z.array(OperationInput) });

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

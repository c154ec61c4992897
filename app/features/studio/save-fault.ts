/** What becomes of changes that could not be saved. */
import type { StandingChanges } from '#contracts/studio.ts';
import type { Operation } from '#engine/model/operation.ts';
import { CallError } from '#app/lib/call-api.ts';
import { sameList } from './standing.ts';
import type { StudioState } from './studio-state.ts';

const TRY_AGAIN_MS = 12_000;

export type SaveFault = {
  state: Pick<StudioState, 'save'> & Partial<Pick<StudioState, 'clash' | 'refusal'>>;
  /** What they go on from now. */
  version?: number;
  /** When they are sent again; null: not by themselves. */
  againMs: number | null;
};

/** @param unanswered lists that were sent and whose answers did not come: what was saved of them is no other window's */
export function saveFault(
  error: unknown,
  unanswered: readonly (readonly Operation[])[],
): SaveFault {
  const call = error instanceof CallError ? error : null;
  const current = call?.problem?.current as StandingChanges | undefined;
  if (call?.status === 409 && current)
    return unanswered.some((sent) => sameList(sent, current.operations))
      ? { state: { save: 'waiting' }, version: current.version, againMs: 0 }
      : { state: { save: 'clash', clash: current }, againMs: null };
  if (call && !call.isUnsure && call.status >= 400 && call.status < 500 && call.status !== 429)
    return { state: { save: 'refused', refusal: call.plain }, againMs: null };
  return {
    state: { save: call && call.status > 0 ? 'busy' : 'offline' },
    againMs: TRY_AGAIN_MS,
  };
}

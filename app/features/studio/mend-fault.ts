/** The least change that puts right what is not, made as one change. */
import type { Fault } from '#engine/operations/faults.ts';
import { touchedLock } from '#engine/operations/locks.ts';
import { mendOf } from '#engine/operations/mends/mend.ts';
import type { Studio } from './studio-store.ts';

/** @returns what was done; null where no one change would put it right */
export function mendFault(studio: Studio, fault: Fault): string | null {
  const { model, plants, locks } = studio.read();
  const found = mendOf(
    model,
    fault,
    { plants },
    (after) => touchedLock(model, after, locks) === null,
  );
  return found && studio.change(found.operation, found.says, true) ? found.says : null;
}

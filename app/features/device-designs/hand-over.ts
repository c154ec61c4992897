/** Gardens that were drawn and changed on this device, once the server has made the same: their changes go on there. */
import { dropDraft, keepDraft, readDraft } from '#app/features/studio/draft.ts';
import { deviceStudioId } from './device-studio-id.ts';

/**
 * What was changed waits for the studio of the design that the server made, which shows and saves it when it is opened.
 * @param ids of the designs that came of the form, in their order
 */
export function handOver(key: string, ids: readonly string[]): void {
  for (const [n, id] of ids.entries()) {
    const here = deviceStudioId(key, n);
    const draft = readDraft(here);
    if (!draft || !draft.operations.length || keepDraft(id, { ...draft, version: 0 }))
      dropDraft(here);
  }
}

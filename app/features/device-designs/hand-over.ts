/** Gardens that were drawn and changed on this device, once the server has made the same: their changes go on there. */
import type { ChangesAnswer, ChangesInput } from '#contracts/studio.ts';
import { STUDIO_API } from '#contracts/studio-paths.ts';
import { dropDraft, keepDraft, readDraft } from '#app/features/studio/draft.ts';
import { callApi } from '#app/lib/call-api.ts';
import { deviceStudioId } from './device-studio-id.ts';

/**
 * What was changed is kept for the design of the server before anything is sent, so that the studio shows it in any case.
 * @param ids of the designs that came of the form, in their order
 */
export async function handOver(
  key: string,
  ids: readonly string[],
  sessionId: string,
): Promise<void> {
  for (const [n, id] of ids.entries()) {
    const here = deviceStudioId(key, n);
    const draft = readDraft(here);
    dropDraft(here);
    if (!draft?.operations.length || !keepDraft(id, { ...draft, version: 0 })) continue;
    try {
      await callApi<ChangesAnswer>(STUDIO_API.changes(id), {
        json: { sessionId, version: 0, operations: draft.operations } satisfies ChangesInput,
      });
      dropDraft(id);
    } catch {
      // The studio of the design saves it, or says why not.
    }
  }
}

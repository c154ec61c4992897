/** What tests of the record of changes begin with: who acts, and the sentences that are told of a record. */
import { expect } from 'vitest';
import { listChangePage, readChange } from '#server/features/changes/use-cases.ts';
import type { TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function trailDesk(of: () => TestServer) {
  const owner = () => of().container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => of().container.contextFor({ kind: 'visitor' }, 'test');
  const parts = () => ({
    queue: of().container.queue,
    origin: 'https://garden.example',
    isMailed: true,
  });

  /** The sentences of the owner's changes to a record, the oldest first, each with the fields that it opens with. */
  async function trailOf(subject: string) {
    const { changes } = await listChangePage({ ctx: owner(), query: { subject, actor: 'owner' } });
    const told = await Promise.all(
      changes.map(async ({ id, sentence, hasDetail }) => {
        const { fields } = await readChange({ ctx: owner(), id });
        expect(hasDetail).toBe(fields.length > 0);
        return [
          sentence,
          ...fields.map(({ field, before, after }) => `${field}: ${before} > ${after}`),
        ];
      }),
    );
    return told.toReversed();
  }
  return { owner, visitor, parts, trailOf };
}

/** What tests of pictures from other sites begin with: a service that names one, the work that is due, and the files. */
import { jobHandlers } from '#server/features/job-handlers.ts';
import { wantPicture } from '#server/features/site-pictures/use-cases.ts';
import type { TestServer } from '#tests/support/server.ts';

/** @param of the server of the test that runs */
export function outsidePictureDesk(of: () => TestServer, at: () => Date) {
  const ctx = (actor: 'owner' | 'system' | 'visitor' = 'owner') =>
    of().container.contextFor({ kind: actor }, 'test');
  const storage = () => of().container.storage;

  /** A service as its form saves it. */
  async function saveService(imageUrl: string, id = 'srv_1'): Promise<void> {
    const row = {
      id,
      title: 'Paving',
      description: 'Laid by hand',
      short_description: 'Paving',
      image_url: imageUrl,
      icon: null,
      position: 1,
      active: 1,
      edited: 1,
      created_at: at().toISOString(),
      updated_at: at().toISOString(),
    };
    await of().container.db.write(async (tx) => {
      await tx
        .insertInto('services')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ image_url: imageUrl }))
        .execute();
      await wantPicture({ ctx: ctx(), tx, queue: of().container.queue, url: imageUrl });
    });
  }
  /** Does everything of a kind that is due. */
  async function work(job: string): Promise<number> {
    const handler = jobHandlers(of().container).find((one) => one[job])![job]!;
    for (let done = 0; ; done += 1) {
      const claimed = await of().container.queue.claim([job]);
      if (!claimed) return done;
      await handler({
        payload: claimed.payload,
        jobId: claimed.id,
        attempt: claimed.attempts,
        signal: new AbortController().signal,
        step: async (_name, run) => run(),
      });
      await of().container.queue.finish(claimed);
    }
  }
  const listKeys = async () => {
    const keys = [];
    for (const folder of ['site/', 'remote/'])
      for await (const { key } of storage().list(folder)) keys.push(key);
    return keys;
  };
  return { ctx, storage, saveService, work, listKeys };
}

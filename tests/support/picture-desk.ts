/** What tests of the designs' pictures begin with: designs, the work on their pictures, and what is stored. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DesignPictures, type DesignRequestInput } from '#contracts/design.ts';
import { createDesignMaker } from '#server/features/designs/create.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import type { TestServer } from '#tests/support/server.ts';

export const INPUT: DesignRequestInput = {
  designDescription: 'A family garden 8 by 10 metres behind our house',
  projectType: 'family',
  preferences: [],
  share: false,
};

export const JSON_TYPE = { 'content-type': 'application/json' };

/** @param of the server of the test that runs */
export function pictureDesk(of: () => TestServer) {
  const context = () => of().container.contextFor({ kind: 'visitor' }, 'req_test');

  async function make(description = INPUT.designDescription, lane?: string): Promise<string[]> {
    const answer = await createDesignMaker(of().container)({
      ctx: context(),
      input: { ...INPUT, designDescription: description },
      ...(lane ? { lane } : {}),
    });
    return (JSON.parse(answer.designResults) as { designs: { id: string }[] }).designs.map(
      (design) => design.id,
    );
  }

  /** Does what waits until nothing is left, or until told to stop. @returns the keys in the order in which they were done */
  async function work({
    until = () => false,
    samples = [] as Parameters<typeof designJobs>[0]['samples'],
  } = {}): Promise<string[]> {
    const { container } = of();
    const handlers = designJobs({ ...container, samples }, (job, jobId) =>
      container.contextFor({ kind: 'job', job }, jobId),
    );
    const done: string[] = [];
    for (;;) {
      const job = until() ? null : await container.queue.claim(Object.keys(handlers));
      if (!job) return done;
      try {
        await handlers[job.kind]!({
          payload: job.payload,
          jobId: job.id,
          attempt: job.attempts,
          signal: new AbortController().signal,
          step: (_name, task) => task(),
        });
        await container.queue.finish(job);
        done.push(job.key);
      } catch (error) {
        await container.queue.fail(job, String(error));
      }
    }
  }

  const get = async (id: string) =>
    DesignPictures.parse((await of().app.inject(`/api/designs/${id}/pictures`)).json());
  const ask = (id: string, kinds: unknown) =>
    of().app.inject({
      method: 'POST',
      url: `/api/designs/${id}/pictures`,
      headers: JSON_TYPE,
      payload: JSON.stringify({ kinds }),
    });
  const files = () =>
    of()
      .container.db.read.selectFrom('files')
      .select(['key', 'doomed_at'])
      .orderBy('key')
      .execute();
  const stored = () =>
    readdirSync(join(of().container.config.dataDir, 'uploads', 'designs')).toSorted();
  return { context, make, work, get, ask, files, stored };
}

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workOf } from '#server/features/job-admin/use-cases.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('failed jobs on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  async function failOne(key: string): Promise<string> {
    const { db, queue } = server.container;
    await db.write((tx) =>
      queue.enqueue(tx, { kind: 'design-render', key, payload: {}, maxAttempts: 1 }),
    );
    const job = (await queue.claim(['design-render']))!;
    await queue.saveStep(job, 'first', 7);
    await queue.fail(job, 'The browser could not be started.');
    return job.id;
  }

  test('a failed job is listed in words, and is done again from where it stopped', async () => {
    const call = await asOwner(server);
    const id = await failOne('one');
    const list = (await call({ url: '/api/admin/jobs?status=failed' })).json<{
      total: number;
      jobs: object[];
    }>();
    expect(list).toMatchObject({
      total: 1,
      jobs: [
        {
          id,
          what: 'Painting a picture of a design',
          status: 'failed',
          error: 'The browser could not be started.',
        },
      ],
    });
    expect((await call({ method: 'POST', url: `/api/admin/jobs/${id}/retry` })).statusCode).toBe(
      200,
    );
    const again = await server.container.queue.claim(['design-render']);
    expect(again).toMatchObject({ id, attempts: 1, steps: { first: 7 } });
    const [row] = await server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `jobs:${id}`)
      .execute();
    expect(row).toMatchObject({ actor: 'owner', action: 'jobs.retry' });
  });

  test('every kind of job is described in its own words', () => {
    const kinds = jobHandlers(server.container).flatMap((handlers) => Object.keys(handlers));
    expect(kinds.length).toBeGreaterThan(10);
    expect(kinds.filter((one) => workOf(one).includes(one))).toEqual([]);
    expect(new Set(kinds.map(workOf)).size).toBe(kinds.length);
  });

  test('what has not failed cannot be done again, and an unknown status is refused', async () => {
    const call = await asOwner(server);
    expect((await call({ method: 'POST', url: '/api/admin/jobs/job_none/retry' })).statusCode).toBe(
      404,
    );
    expect((await call({ url: '/api/admin/jobs?status=lost' })).statusCode).toBe(400);
    expect((await server.app.inject('/api/admin/jobs?status=failed')).statusCode).toBe(401);
  });
});

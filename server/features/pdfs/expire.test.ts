import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { markForDeletion, recordFiles } from '#server/storage/stored-files.ts';
import { expirePostedReports } from '#server/features/pdfs/expire.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { RETENTION_JOB } from '#server/features/retention/jobs.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const NOW = new Date('2026-11-22T09:00:00Z');

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let designId = '';
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => NOW } } });
    designId = (await makeDesigns(server)).ids[0]!;
  });
  afterAll(() => server.close());

  const job = () => server.container.contextFor({ kind: 'job', job: RETENTION_JOB }, 'test');
  async function keep(name: string, days: number, of: string | null = null): Promise<string> {
    const { db, storage } = server.container;
    const key = `reports/${name}.pdf`;
    const at = new Date(NOW.getTime() - days * DAY_MS).toISOString();
    await storage.put(key, new TextEncoder().encode('%PDF'));
    await db.write(async (tx) => {
      await tx
        .insertInto('design_reports')
        .values({ key, design_id: of, fingerprint: name, file_name: `${name}.pdf`, created_at: at })
        .execute();
      await recordFiles(tx, [{ key, bytes: 4 }], at);
    });
    return key;
  }
  const kept = async () =>
    (
      await server.container.db.read
        .selectFrom('design_reports')
        .select('key')
        .orderBy('key')
        .execute()
    ).map((row) => row.key);
  const stored = async () => {
    const keys: string[] = [];
    for await (const { key } of server.container.storage.list('reports/')) keys.push(key);
    return keys.toSorted();
  };

  test('reports of posted fields go after a week by themselves, with their files; those of designs stay as long as these', async () => {
    const stays = [await keep('young', 6.9), await keep('of-a-design', 400, designId)];
    for (let n = 0; n < 250; n += 1) await keep(`old-${n}`, 7.1);
    const handlers: Record<string, JobHandler> = Object.assign(
      {},
      ...jobHandlers(server.container),
    );
    await handlers[RETENTION_JOB]!({
      payload: {},
      jobId: 'job_test',
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, doing) => doing(),
    });
    expect(await kept()).toEqual(stays.toSorted());
    expect(await stored()).toEqual(stays.toSorted());
    expect(
      await server.container.db.read
        .selectFrom('files')
        .select('key')
        .where('key', 'like', 'reports/%')
        .orderBy('key')
        .execute(),
    ).toEqual(stays.toSorted().map((key) => ({ key })));
    expect(
      await server.container.db.read
        .selectFrom('audit')
        .select('detail')
        .where('action', '=', 'designs.expire-reports')
        .execute(),
    ).toHaveLength(2);
  });

  test('a file that cannot be removed now is left to the daily sweep', async () => {
    const key = await keep('stuck', 8);
    const storage = {
      ...server.container.storage,
      remove: async () => {
        throw new Error('no network');
      },
    };
    await expect(expirePostedReports({ ctx: job(), storage })).rejects.toThrow(
      'could not be removed',
    );
    expect(await kept()).not.toContain(key);
    expect(
      await server.container.db.read
        .selectFrom('files')
        .select('doomed_at')
        .where('key', '=', key)
        .execute(),
    ).toEqual([{ doomed_at: NOW.toISOString() }]);
    await server.container.db.write((tx) => markForDeletion(tx, [key], '2026-11-01T00:00:00.000Z'));
  });

  test('only the server itself may do it', async () => {
    await expect(
      expirePostedReports({
        ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
        storage: server.container.storage,
      }),
    ).rejects.toThrow('Only the server itself');
  });
});

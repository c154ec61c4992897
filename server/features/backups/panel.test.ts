import { DAY_MS } from '#contracts/london-time.ts';
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { backupName, listBackupFiles } from '#server/features/backups/folder.ts';
import { backupJobs, deleteBackup, KEPT_BACKUPS } from '#server/features/backups/use-cases.ts';
import type { JobRun } from '#server/jobs/worker.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const run: JobRun = {
  payload: {},
  jobId: 'job_1',
  attempt: 1,
  signal: new AbortController().signal,
  step: (_name, work) => work(),
};

describe('backups of the panel', () => {
  let server: TestServer;
  let now = new Date('2026-11-22T10:00:00.000Z');
  beforeEach(async () => {
    now = new Date('2026-11-22T10:00:00.000Z');
    server = await startTestServer({ parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const jobs = () => {
    const { storage, queue, version } = server.container;
    return backupJobs(
      { storage, queue, version, folder: backupFolder(server.container) },
      (job, id) => server.container.contextFor({ kind: 'job', job }, id),
    );
  };

  test('the owner asks for one, sees that it is coming, and downloads it', async () => {
    const call = await asOwner(server);
    expect((await call({ method: 'POST', url: '/api/admin/backups' })).statusCode).toBe(202);
    expect((await call({ url: '/api/admin/backups' })).json()).toMatchObject({
      isRunning: true,
      backups: [],
      kept: KEPT_BACKUPS,
    });
    const job = (await server.container.queue.claim(['backup-now']))!;
    await jobs()['backup-now']!(run);
    await server.container.queue.finish(job);
    const list = (await call({ url: '/api/admin/backups' })).json<{
      isRunning: boolean;
      backups: { name: string }[];
    }>();
    expect(list).toMatchObject({
      isRunning: false,
      backups: [{ name: backupName(now), madeAt: now.toISOString() }],
    });
    const file = await call({ url: `/api/admin/backups/${list.backups[0]!.name}` });
    expect(file.headers).toMatchObject({
      'content-type': 'application/gzip',
      'cache-control': expect.stringContaining('no-store') as string,
    });
    expect(gunzipSync(file.rawPayload).toString('latin1')).toContain(
      'plotwright-backup/manifest.json',
    );
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/backups/${list.backups[0]!.name}` }))
        .statusCode,
    ).toBe(200);
    expect((await call({ url: '/api/admin/backups' })).json()).toMatchObject({ backups: [] });
  });

  test.each([
    'plotwright.db',
    '..%2Fplotwright.db',
    'plotwright-2026-11-22T10-00-00-000Z.tar.gz.part',
    'x',
  ])('%s is no backup', async (name) => {
    const call = await asOwner(server);
    expect((await call({ url: `/api/admin/backups/${name}` })).statusCode).toBe(404);
    expect((await call({ method: 'DELETE', url: `/api/admin/backups/${name}` })).statusCode).toBe(
      404,
    );
  });

  test('one that is not there, or has made room, cannot be deleted, and the record of changes says nothing of it', async () => {
    const call = await asOwner(server);
    await jobs()['backup-now']!(run);
    const remove = (name: string) => call({ method: 'DELETE', url: `/api/admin/backups/${name}` });
    const rows = () =>
      server.container.db.read
        .selectFrom('audit')
        .select(['action', 'detail'])
        .where('action', '=', 'backups.delete')
        .execute();
    const missing = await remove(backupName(new Date('2026-11-21T10:00:00.000Z')));
    expect([missing.statusCode, missing.json<{ message: string }>().message]).toEqual([
      404,
      'There is no such backup: it may have made room for a newer one.',
    ]);
    expect(await rows()).toEqual([]);
    const name = backupName(now);
    expect([(await remove(name)).statusCode, (await remove(name)).statusCode]).toEqual([200, 404]);
    expect(await rows()).toEqual([{ action: 'backups.delete', detail: JSON.stringify({ name }) }]);
  });

  test('where nothing can be written to the record of changes, the backup stays', async () => {
    await jobs()['backup-now']!(run);
    const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
    const folder = backupFolder(server.container);
    const db = {
      ...ctx.db,
      write: async () => {
        throw new Error('The database is away.');
      },
    };
    await expect(
      deleteBackup({ ctx: { ...ctx, db }, folder, name: backupName(now) }),
    ).rejects.toThrow('away');
    expect(await listBackupFiles(folder)).toHaveLength(1);
  });

  test('what a killed server left half written goes before the next backup; one that is being written stays', async () => {
    const folder = backupFolder(server.container);
    mkdirSync(folder, { recursive: true });
    const [dead, alive, other] = [
      'plotwright-2026-11-20T02-00-00-000Z.tar.gz.part',
      'plotwright-2026-11-21T02-00-00-000Z.tar.gz.part',
      'mine.part',
    ];
    for (const name of [dead!, alive!, other!]) writeFileSync(join(folder, name), 'half');
    const old = new Date(Date.now() - 3_600_000);
    for (const name of [dead!, other!]) utimesSync(join(folder, name), old, old);
    await jobs()['backup-now']!(run);
    expect(readdirSync(folder).toSorted()).toEqual([other, alive, backupName(now)].toSorted());
  });

  test('each night queues the next, and the oldest make room', async () => {
    for (let night = 0; night < KEPT_BACKUPS + 2; night += 1) {
      now = new Date(Date.UTC(2026, 10, 23 + night, 2, 0, 1));
      await jobs()['backup-nightly']!(run);
    }
    const kept = await listBackupFiles(backupFolder(server.container));
    expect(kept).toHaveLength(KEPT_BACKUPS);
    expect(kept[0]!.name).toBe(backupName(now));
    const keys = await server.container.db.read
      .selectFrom('jobs')
      .select('key')
      .where('kind', '=', 'backup-nightly')
      .execute();
    expect(new Set(keys.map((row) => row.key)).size).toBe(KEPT_BACKUPS + 2);
    expect(keys.map((row) => row.key)).toContain(
      `backup-nightly:${new Date(now.getTime() + DAY_MS).toISOString().slice(0, 10)}`,
    );
  });
});

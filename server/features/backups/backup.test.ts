import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import type { Database } from '#server/db/database.ts';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { verifyArchive } from '#server/features/backups/archive.ts';
import { makeBackup } from '#server/features/backups/make-backup.ts';
import { restoreBackup } from '#server/features/backups/restore.ts';
import { enqueueNightlyBackup, requestBackup } from '#server/features/backups/use-cases.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import {
  type DatabaseKind,
  DATABASES,
  openTestDatabase,
  type TestDatabase,
} from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { addRecord, listRecords } from '#server/records/edit.ts';

const NOW = new Date('2026-11-22T03:04:05.678Z');
const service = (title: string) => ({
  title,
  description: 'Ten letters and “more” — ünïcode, 花園.\nSecond line.',
  shortDescription: 'Short words',
  imageUrl: '',
  icon: null,
  order: 1,
  active: true,
});
const pairs = DATABASES.flatMap((from) => DATABASES.map((to) => [from, to] as const));

async function dumpOf(db: Database): Promise<Record<string, unknown[]>> {
  const snapshot = await db.snapshot();
  try {
    const all: Record<string, unknown[]> = {};
    for (const table of await snapshot.tables()) {
      all[table.name] = [];
      for await (const row of snapshot.rows(table))
        all[table.name]!.push(JSON.stringify(row, Object.keys(row).toSorted()));
      all[table.name]!.sort();
    }
    return all;
  } finally {
    await snapshot.close();
  }
}

describe.each(pairs)(
  'a backup of %s brought back into %s',
  (from: DatabaseKind, to: DatabaseKind) => {
    let server: TestServer;
    let path: string;
    const targets: TestDatabase[] = [];
    beforeAll(async () => {
      server = await startTestServer({ kind: from });
      const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
      await addRecord({
        record: serviceRecord,
        ctx,
        queue: server.container.queue,
        input: service('Paving'),
      });
      await server.container.storage.put(
        'site/ab12-1600.jpg',
        new Uint8Array([0xff, 0xd8, 1, 2, 3]),
      );
      await server.container.storage.put('reports/rpt_x.pdf', new Uint8Array(3_000_000).fill(7));
      path = join(server.container.config.dataDir, 'backups', 'one.tar.gz');
    });
    afterAll(() => server.close());
    afterEach(async () => {
      for (const target of targets.splice(0)) await target.close();
    });
    const backUp = async (to = path) => {
      const snapshot = await server.container.db.snapshot();
      const { storage } = server.container;
      const result = await makeBackup({
        snapshot,
        storage,
        kind: from,
        version: '9.9.9',
        now: NOW,
        path: to,
      });
      await snapshot.close();
      return result;
    };
    const openTarget = async () => {
      const target = await openTestDatabase(to, { migrated: false });
      targets.push(target);
      return { target, storage: folderStorage(join(target.dataDir, 'uploads')) };
    };

    test('everything is there again: every row, every file', async () => {
      const before = await dumpOf(server.container.db);
      const manifest = await backUp();
      expect(manifest).toMatchObject({ files: 2, database: from });
      const { target, storage } = await openTarget();
      await restoreBackup({ db: target.db, storage, path });
      const {
        migrations: _then,
        owner_sessions: _live,
        sign_in_attempts: _tries,
        ...rows
      } = await dumpOf(target.db);
      expect(Object.keys(rows).length).toBeGreaterThan(10);
      for (const [table, content] of Object.entries(rows))
        expect(content, table).toEqual(before[table]);
      const file = await storage.open('reports/rpt_x.pdf');
      expect(file?.bytes).toBe(3_000_000);
      file?.stream.destroy();
      const ctx = { ...server.container.contextFor({ kind: 'owner' }, 'test'), db: target.db };
      expect(
        (await listRecords({ record: serviceRecord, ctx })).map((one) => one.description),
      ).toContain(service('').description);
      expect(await readSettings({ ctx })).toEqual(
        await readSettings({ ctx: server.container.contextFor({ kind: 'visitor' }, 'test') }),
      );
    });

    test('the job that was making it is not there again, as one that failed; other work is', async () => {
      const { db, queue } = server.container;
      await requestBackup({ ctx: server.container.contextFor({ kind: 'owner' }, 'test'), queue });
      await enqueueNightlyBackup({
        ctx: server.container.contextFor({ kind: 'system' }, 'test'),
        queue,
      });
      await db.write((tx) =>
        queue.enqueue(tx, { kind: 'other-work', key: 'other-work', payload: {} }),
      );
      const making = (await queue.claim(['backup-now']))!;
      await backUp();
      await queue.finish(making);
      const { target, storage } = await openTarget();
      await restoreBackup({ db: target.db, storage, path });
      const kinds = (await target.db.read.selectFrom('jobs').select('kind').execute()).map(
        (job) => job.kind,
      );
      expect([
        kinds.includes('other-work'),
        kinds.filter((one) => one.startsWith('backup-')),
      ]).toEqual([true, []]);
      await db.write((tx) => queue.drop(tx, ['other-work'], { isForgotten: true }));
    });

    test('what is written while it is being made is not in it', async () => {
      const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
      const snapshot = await server.container.db.snapshot();
      await addRecord({
        record: serviceRecord,
        ctx,
        queue: server.container.queue,
        input: service('Too late'),
      });
      const late = join(server.container.config.dataDir, 'late.tar.gz');
      await makeBackup({
        snapshot,
        storage: server.container.storage,
        kind: from,
        version: '9.9.9',
        now: NOW,
        path: late,
      });
      await snapshot.close();
      const { target, storage } = await openTarget();
      await restoreBackup({ db: target.db, storage, path: late });
      const titles = (
        await listRecords({ record: serviceRecord, ctx: { ...ctx, db: target.db } })
      ).map((one) => one.title);
      expect(titles).toContain('Paving');
      expect(titles).not.toContain('Too late');
    });

    test('a file that was cut short, altered or is something else is refused before anything is touched', async () => {
      await backUp();
      const whole = readFileSync(path);
      const folder = join(server.container.config.dataDir, 'broken');
      mkdirSync(folder, { recursive: true });
      const altered = Buffer.from(whole);
      altered[Math.floor(whole.length / 2)]! ^= 0xff;
      const cases = {
        cut: whole.subarray(0, Math.floor(whole.length * 0.7)),
        last: whole.subarray(0, whole.length - 9),
        altered,
        text: Buffer.from('not a backup'),
        empty: Buffer.alloc(0),
      };
      for (const [name, bytes] of Object.entries(cases)) {
        const file = join(folder, name);
        writeFileSync(file, bytes);
        const { target, storage } = await openTarget();
        await expect(
          restoreBackup({ db: target.db, storage, path: file }),
          name,
        ).rejects.toMatchObject({ code: 'invalid' });
        if (to === 'sqlite')
          expect(existsSync(join(target.dataDir, 'plotwright.db')), name).toBe(false);
        else expect(Object.keys(await dumpOf(target.db)), name).toEqual([]);
      }
    });

    test('a backup of an older version is brought up to date, one of a newer refused', async () => {
      const older = await openTestDatabase(from, { migrated: false });
      targets.push(older);
      await migrate(older.db, MIGRATION_NAMES.slice(0, 4));
      await older.db.write((tx) =>
        tx.insertInto('settings').values({ key: 'a', value: '1', updated_at: '' }).execute(),
      );
      const file = join(server.container.config.dataDir, 'older.tar.gz');
      const { storage: empty } = await openTarget();
      for (const version of ['older', 'newer']) {
        if (version === 'newer')
          await older.db.write((tx) =>
            tx
              .insertInto('migrations')
              .values({ name: '9999-from-the-future', applied_at: '' })
              .execute(),
          );
        const snapshot = await older.db.snapshot();
        await makeBackup({ snapshot, storage: empty, kind: from, version, now: NOW, path: file });
        await snapshot.close();
        const { target, storage } = await openTarget();
        if (version === 'newer')
          await expect(restoreBackup({ db: target.db, storage, path: file })).rejects.toThrow(
            /newer version/,
          );
        else {
          await restoreBackup({ db: target.db, storage, path: file });
          expect((await dumpOf(target.db)).migrations).toHaveLength(MIGRATION_NAMES.length);
        }
      }
    });

    test('a backup that fails leaves no file behind', async () => {
      const { storage } = server.container;
      const snapshot = await server.container.db.snapshot();
      const failing = {
        ...storage,
        open: async () => {
          throw new Error('the disk is gone');
        },
      };
      const file = join(server.container.config.dataDir, 'failed.tar.gz');
      await expect(
        makeBackup({ snapshot, storage: failing, kind: from, version: '', now: NOW, path: file }),
      ).rejects.toThrow('the disk is gone');
      await snapshot.close();
      await expect(verifyArchive(file)).rejects.toMatchObject({ code: 'invalid' });
      expect(() => readFileSync(`${file}.part`)).toThrow('ENOENT');
    });
  },
);

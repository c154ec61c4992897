import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentVersion } from '#server/db/content-version.ts';
import { openSqlite } from '#server/db/database.ts';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const setting = (key: string, value = '1') => ({
  key,
  value,
  updated_at: '2026-01-01T00:00:00.000Z',
});

describe.each(DATABASES)('on %s', (kind) => {
  let test1: TestDatabase;
  beforeAll(async () => {
    test1 = await openTestDatabase(kind);
  });
  afterAll(() => test1.close());

  const keys = async () =>
    (await test1.db.read.selectFrom('settings').select('key').orderBy('key').execute()).map(
      (row) => row.key,
    );

  test('migrating twice applies nothing the second time', async () => {
    expect(await migrate(test1.db)).toEqual([]);
  });

  test('a failed migration leaves nothing behind', async () => {
    const empty = await openTestDatabase(kind, { migrated: false });
    // The first step makes "settings" before "rates", which is in its way.
    const makeTable = (name: string) =>
      empty.db.write((tx) => tx.schema.createTable(name).addColumn('id', 'text').execute());
    await makeTable('rates');
    await expect(migrate(empty.db)).rejects.toThrow(/rates.*already exists/);
    await makeTable('settings');
    await makeTable('migrations');
    await empty.close();
  });

  test('a missing migration is run; migrations of a later version stay in the list', async () => {
    const older = await openTestDatabase(kind, { migrated: false });
    await migrate(older.db, MIGRATION_NAMES.slice(0, -1));
    await older.db.write((tx) =>
      tx
        .insertInto('migrations')
        .values({ name: '9999-of-a-later-version', applied_at: '2026-01-01T00:00:00.000Z' })
        .execute(),
    );
    expect(await migrate(older.db)).toEqual(MIGRATION_NAMES.slice(-1));
    const kept = await older.db.read.selectFrom('migrations').select('name').execute();
    expect(kept.map((row) => row.name).toSorted()).toEqual([
      ...MIGRATION_NAMES,
      '9999-of-a-later-version',
    ]);
    await older.close();
  });

  test('a transaction that throws leaves nothing behind', async () => {
    await expect(
      test1.db.write(async (tx) => {
        await tx.insertInto('settings').values(setting('lost')).execute();
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    expect(await keys()).not.toContain('lost');
  });

  test('a write is visible immediately', async () => {
    await test1.db.write((tx) => tx.insertInto('settings').values(setting('kept')).execute());
    expect(await keys()).toContain('kept');
  });

  test('writes that come together all arrive', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        test1.db.write((tx) =>
          tx
            .insertInto('settings')
            .values(setting(`many-${i}`))
            .execute(),
        ),
      ),
    );
    expect((await keys()).filter((key) => key.startsWith('many-'))).toHaveLength(20);
  });

  test('a session cannot lose the designs that refer to it', async () => {
    await expect(
      test1.db.write((tx) =>
        tx
          .insertInto('design_pictures')
          .values({
            id: 'pic_x',
            design_id: 'dsn_nobody',
            kind: 'plan',
            width: 1,
            height: 1,
            alt: '',
            jpeg_key: 'a.jpg',
            avif: '[]',
            card_key: null,
            created_at: '',
          })
          .execute(),
      ),
    ).rejects.toThrow(/foreign key/i);
  });
});

describe('the embedded database', () => {
  test('its reading side cannot write', async () => {
    const { db, close } = await openTestDatabase('sqlite');
    await expect(db.read.deleteFrom('settings').execute()).rejects.toThrow(/readonly|read-only/i);
    await close();
  });

  test('it waits for the disk at every commit and keeps a write-ahead log', async () => {
    const { db, close } = await openTestDatabase('sqlite');
    const { sql } = await import('kysely');
    await db.write(async (tx) => {
      expect(
        (await sql<{ synchronous: number }>`pragma synchronous`.execute(tx)).rows[0]?.synchronous,
      ).toBe(2);
      expect(
        (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(tx)).rows[0]
          ?.journal_mode,
      ).toBe('wal');
    });
    await close();
  });

  test('a second process is refused with a sentence, and let in when the first has closed', async () => {
    const { db, dataDir, close } = await openTestDatabase('sqlite');
    const root = findRepositoryRoot();
    const open = () =>
      spawnSync(
        process.execPath,
        [
          '--input-type=module',
          '-e',
          `
      const { openSqlite } = await import(${JSON.stringify(join(root, 'server/db/database.ts'))});
      try { const db = openSqlite(${JSON.stringify(dataDir)}); await db.close(); console.log('opened'); } catch (error) { console.log(error.message); }
    `,
        ],
        { encoding: 'utf8', cwd: root },
      ).stdout;
    expect(open()).toMatch(
      /^Another Plotwright process is using the data folder .+: stop it first/,
    );
    await db.close();
    expect(open()).toContain('opened');
    await close();
  });

  test('a data folder that cannot be made is named', () => {
    expect(() => openSqlite('/proc/nowhere')).toThrow(
      /^DATA_DIR is not usable: the folder \/proc\/nowhere/,
    );
  });
});

describe.each(DATABASES)('the version of the content on %s', (kind) => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
  });
  afterAll(() => opened.close());

  const version = () => opened.db.contentVersion();
  const save = (key: string) =>
    opened.db.write((tx) => tx.insertInto('settings').values(setting(key)).execute());
  /** Whether it differs afterwards; on PostgreSQL the local counter shows it at once. */
  const differs = async (work: () => Promise<unknown>) => {
    const before = await version();
    await work().catch(() => undefined);
    return (await version()) !== before;
  };

  test('changes on insert, update and delete', async () => {
    expect(await differs(() => save('seen'))).toBe(true);
    expect(
      await differs(() =>
        opened.db.write((tx) =>
          tx.updateTable('settings').set({ value: '2' }).where('key', '=', 'seen').execute(),
        ),
      ),
    ).toBe(true);
    expect(
      await differs(() =>
        opened.db.write((tx) => tx.deleteFrom('settings').where('key', '=', 'seen').execute()),
      ),
    ).toBe(true);
  });

  test("is unchanged by reads and by the server's own bookkeeping", async () => {
    expect(
      await differs(async () => opened.db.read.selectFrom('settings').selectAll().execute()),
    ).toBe(false);
    expect(
      await differs(() =>
        opened.db.write((tx) =>
          tx
            .insertInto('audit')
            .values({
              id: 'aud_1',
              at: '',
              actor: 'system',
              action: 'x',
              subject: 'x',
              request_id: '',
              detail: '{}',
            })
            .execute(),
        ),
      ),
    ).toBe(false);
  });

  test('stays when the transaction is taken back', async () => {
    expect(
      await differs(() =>
        opened.db.write(async (tx) => {
          await tx.insertInto('settings').values(setting('gone')).execute();
          throw new Error('changed my mind');
        }),
      ),
    ).toBe(false);
  });
});

test('two nodes on one database: a write of one is seen by the other after two seconds at most', async () => {
  const { db, close } = await openTestDatabase('sqlite');
  let now = 0;
  let mark = 0;
  const node = () =>
    contentVersion({ db: db.read, makeMark: () => `mark ${(mark += 1)}`, now: () => now });
  const [one, other] = [node(), node()];
  const before = await other.read();
  await db.write((tx) =>
    one.watch(tx, (watched) => watched.insertInto('settings').values(setting('news')).execute()),
  );
  now = 1999;
  expect(await other.read()).toBe(before);
  now = 2000;
  expect(await other.read()).not.toBe(before);
  await close();
});

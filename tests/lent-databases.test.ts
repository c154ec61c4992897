/** A PostgreSQL database that one test gives back is to the next as if it had just been migrated. */
import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { lendPostgres } from '#tests/support/postgres-databases.ts';

const lend = () => lendPostgres(inject('migratedTemplates').postgresName!);
const addSetting = (db: Database, key: string, value = '1') =>
  db.write((tx) =>
    tx
      .insertInto('settings')
      .values({ key, value, updated_at: '2026-01-01T00:00:00.000Z' })
      .execute(),
  );
const nameOf = async (db: Database) =>
  (await sql<{ name: string }>`select current_database() as name`.execute(db.read)).rows[0]!.name;

async function contentOf(db: Database): Promise<Record<string, unknown[]>> {
  const snapshot = await db.snapshot();
  const content: Record<string, unknown[]> = {};
  for (const table of await snapshot.tables())
    for await (const row of snapshot.rows(table)) (content[table.name] ??= []).push(row);
  await snapshot.close();
  return content;
}

describe.runIf(DATABASES.includes('postgres'))('on postgres', () => {
  test('what was written is gone, little or much, and what the migrations wrote is there', async () => {
    const first = await lend();
    const name = await nameOf(first.db);
    const migrated = await contentOf(first.db);
    await addSetting(first.db, 'little');
    await addSetting(first.db, 'much', 'not to be compressed '.repeat(10));
    await first.db.write((tx) =>
      sql`insert into settings select key || n, value, updated_at from settings, generate_series(1, 3000) n where key = 'much'`.execute(
        tx,
      ),
    );
    await first.db.write((tx) => tx.deleteFrom('migrations').execute());
    await first.giveBack();
    const second = await lend();
    expect(await nameOf(second.db)).toBe(name);
    expect(await contentOf(second.db)).toEqual(migrated);
    expect(await migrate(second.db)).toEqual([]);
    await second.giveBack();
  });

  test('whoever gave it back can neither read it nor write to it', async () => {
    const { db, giveBack } = await lend();
    await nameOf(db);
    await giveBack();
    await expect(nameOf(db)).rejects.toThrow('destroyed');
    await expect(addSetting(db, 'late')).rejects.toThrow('destroyed');
  });

  test('two at one time have two', async () => {
    const [one, other] = await Promise.all([lend(), lend()]);
    expect(await nameOf(one.db)).not.toBe(await nameOf(other.db));
    await Promise.all([one.giveBack(), other.giveBack()]);
  });

  test.each([
    'alter table settings rename to settings_away',
    'create schema stashed create table t (id text)',
  ])(
    'one whose tables are not those of the migrations is lent to nobody: %s',
    async (statement) => {
      const changed = await lend();
      const name = await nameOf(changed.db);
      await changed.db.write((tx) => sql.raw(statement).execute(tx));
      await changed.giveBack();
      const next = await lend();
      expect(await nameOf(next.db)).not.toBe(name);
      await next.giveBack();
    },
  );
});

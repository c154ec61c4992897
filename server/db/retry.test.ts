import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const at = '2026-01-01T00:00:00.000Z';

/** SQLite has one writer: it knows neither deadlocks nor connections. */
describe.runIf(DATABASES.includes('postgres'))('on postgres', () => {
  let opened: TestDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase('postgres');
    await opened.db.write((tx) =>
      tx
        .insertInto('settings')
        .values(['one', 'two'].map((key) => ({ key, value: '0', updated_at: at })))
        .execute(),
    );
  });
  afterAll(() => opened.close());

  const readBoth = async () =>
    (
      await opened.db.read
        .selectFrom('settings')
        .select('value')
        .where('key', 'in', ['one', 'two'])
        .orderBy('key')
        .execute()
    ).map((row) => Number(row.value));

  test('two transactions that deadlock both succeed, the loser at its second try', async () => {
    const arrived: (() => void)[] = [];
    let tries = 0;
    /** Both hold their first row before either asks for its second. */
    const meet = () =>
      new Promise<void>((resolve) => {
        arrived.push(resolve);
        if (arrived.length >= 2) arrived.forEach((go) => go());
      });
    const addToBoth = (keys: readonly string[]) =>
      opened.db.write(async (tx) => {
        tries += 1;
        for (const key of keys) {
          await tx
            .updateTable('settings')
            .set({ value: sql`(value::integer + 1)::text` })
            .where('key', '=', key)
            .execute();
          await meet();
        }
      });
    await Promise.all([addToBoth(['one', 'two']), addToBoth(['two', 'one'])]);
    // on a busy machine somebody may lose twice
    expect(tries).toBeGreaterThanOrEqual(3);
    expect(await readBoth()).toEqual([2, 2]);
  });

  test('a connection that is lost in the middle of a transaction is replaced and the work done once', async () => {
    const before = await readBoth();
    let tries = 0;
    await opened.db.write(async (tx) => {
      tries += 1;
      await tx
        .updateTable('settings')
        .set({ value: sql`(value::integer + 1)::text` })
        .where('key', '=', 'one')
        .execute();
      if (tries === 1) await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
    });
    expect(tries).toBe(2);
    expect(await readBoth()).toEqual([before[0]! + 1, before[1]]);
  });

  test('a transaction that deadlocks every time fails after a bounded number of tries', async () => {
    let tries = 0;
    await expect(
      opened.db.write(async (tx) => {
        tries += 1;
        await sql`do $$ begin raise exception 'stuck' using errcode = '40P01'; end $$`.execute(tx);
      }),
    ).rejects.toThrow('stuck');
    expect(tries).toBe(4);
  });

  test('an error of the work itself is not retried', async () => {
    let tries = 0;
    await expect(
      opened.db.write(async () => {
        tries += 1;
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(tries).toBe(1);
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sharedCounts } from '#server/db/shared-counts.ts';
import { DATABASES, openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

describe.each(DATABASES)('counts that nodes share on %s', (kind) => {
  let test_: TestDatabase;
  let now = 1_000_000;
  beforeEach(async () => {
    test_ = await openTestDatabase(kind);
  });
  afterEach(() => test_.close());
  const minute = { name: 'a call', client: 'one', amount: 1, windowMs: 60_000 };

  test('two nodes count together, each client and each call by itself, until the window has ended', async () => {
    const [here, there] = [sharedCounts(test_.db, () => now), sharedCounts(test_.db, () => now)];
    expect(await here.add(minute)).toEqual({ amount: 1, until: now + 60_000 });
    now += 10_000;
    expect(await there.add(minute)).toEqual({ amount: 2, until: now + 50_000 });
    expect((await there.add({ ...minute, client: 'two' })).amount).toBe(1);
    expect((await there.add({ ...minute, name: 'another' })).amount).toBe(1);
    now += 50_000;
    expect((await here.add(minute)).amount).toBe(1);
  });

  test('what is given back is not counted, and many at once are all counted', async () => {
    const here = sharedCounts(test_.db, () => now);
    await Promise.all(Array.from({ length: 20 }, () => here.add(minute)));
    expect((await here.add({ ...minute, amount: -5 })).amount).toBe(15);
    expect((await here.add({ ...minute, client: 'never seen', amount: -5 })).amount).toBe(0);
  });
});

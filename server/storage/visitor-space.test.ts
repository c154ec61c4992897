import { expect, test, vi } from 'vitest';
import { leastFreeBytes, storesOnDisk, visitorSpace } from '#server/storage/visitor-space.ts';

const GB = 1_000_000_000;
const MB = 1_000_000;
const DISK = { freeBytes: 500 * GB, totalBytes: 1_000 * GB };
const clock = { now: () => new Date('2026-11-22T22:00:00.000Z') };

test('with less than 1 GB free, visitors can store nothing and are told so; the disk is read every few seconds', async () => {
  let now = Date.parse('2026-11-22T23:59:00.000Z');
  let disk: typeof DISK | null = DISK;
  let asked = 0;
  const space = visitorSpace({
    clock: { now: () => new Date(now) },
    readDisk: async () => {
      asked += 1;
      return disk;
    },
  });
  for (let call = 0; call < 100; call += 1) await space.requireRoom();
  expect([asked, await space.hasRoom()]).toEqual([1, true]);
  disk = { ...DISK, freeBytes: GB - 1 };
  now += 5_000;
  await expect(space.requireRoom()).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('has not been kept'),
  });
  await expect(space.takePhotograph({ client: 'a', key: 'one', bytes: 1 })).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(await space.hasRoom()).toBe(false);
  now += 5_000;
  disk = null;
  await expect(space.requireRoom()).resolves.toBeUndefined();
});

test('on a small disk a tenth is kept free, so that a new site works from the first day', async () => {
  expect([1_000 * GB, 10 * GB, 8 * GB, GB].map(leastFreeBytes)).toEqual([
    GB,
    GB,
    0.8 * GB,
    0.1 * GB,
  ]);
  const on = (freeBytes: number) =>
    visitorSpace({ clock, readDisk: async () => ({ freeBytes, totalBytes: 8 * GB }) }).hasRoom();
  expect([await on(0.8 * GB), await on(0.8 * GB - 1)]).toEqual([true, false]);
});

test('the disk is not checked if PostgreSQL and S3 are both used, and is otherwise', () => {
  const s3 = {
    kind: 's3',
    endpoint: 'https://s3.example.com',
    bucket: 'b',
    accessKeyId: 'abc',
    secretAccessKey: 'abc',
    region: 'auto',
  } as const;
  const folder = { kind: 'folder' } as const;
  const databaseUrl = 'postgres://localhost/plot';
  expect(
    [
      { databaseUrl, storage: s3 },
      { databaseUrl, storage: folder },
      { databaseUrl: null, storage: s3 },
      { databaseUrl: null, storage: folder },
    ].map(storesOnDisk),
  ).toEqual([false, true, true, true]);
});

test('photographs are limited to 2 GB a day for all visitors and 200 MB for one client', async () => {
  let now = new Date('2026-11-22T22:00:00.000Z');
  const space = visitorSpace({ clock: { now: () => now }, readDisk: async () => DISK });
  const take = (client: string, key: string, bytes: number) =>
    space.takePhotograph({ client, key: `${client}-${key}`, bytes });
  for (let n = 0; n < 10; n += 1) await take('greedy', String(n), 20 * MB);
  await expect(take('greedy', 'more', 1)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringMatching(/from here.*tomorrow/),
  });
  for (let client = 1; client < 10; client += 1) await take(`client ${client}`, 'all', 200 * MB);
  await expect(take('late', 'one', 1)).rejects.toMatchObject({
    code: 'unavailable',
    message: expect.stringContaining('tomorrow'),
  });
  await expect(space.requireRoom()).resolves.toBeUndefined();
  now = new Date('2026-11-23T00:00:01.000Z');
  await expect(take('greedy', 'next day', 200 * MB)).resolves.toBeUndefined();
});

test('a deleted photograph is credited once, to its client, and not on the next day', async () => {
  let now = new Date('2026-11-22T22:00:00.000Z');
  const space = visitorSpace({ clock: { now: () => now }, readDisk: async () => DISK });
  const take = (client: string, key: string) =>
    space.takePhotograph({ client, key, bytes: 100 * MB });
  await take('a', 'one');
  await take('a', 'two');
  await expect(take('a', 'three')).rejects.toMatchObject({ code: 'unavailable' });
  space.giveBackPhotograph('one');
  space.giveBackPhotograph('one');
  space.giveBackPhotograph('nobody knows it');
  await take('a', 'three');
  await expect(take('a', 'four')).rejects.toMatchObject({ code: 'unavailable' });
  now = new Date('2026-11-23T00:00:01.000Z');
  space.giveBackPhotograph('two');
  await take('a', 'five');
  await take('a', 'six');
  await expect(take('a', 'seven')).rejects.toMatchObject({ code: 'unavailable' });
});

test('clients with photographs are forgotten when the day is over, even if no other is sent', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T22:00:00.000Z') });
  try {
    const space = visitorSpace({ clock: { now: () => new Date() }, readDisk: async () => DISK });
    await space.takePhotograph({ client: 'a', key: 'one', bytes: MB });
    await space.takePhotograph({ client: 'b', key: 'two', bytes: MB });
    vi.advanceTimersByTime(7_199_000);
    expect(space.rememberedClients()).toBe(2);
    vi.advanceTimersByTime(1_100);
    expect(space.rememberedClients()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});

import { expect, test } from 'vitest';
import { visitorSpace } from '#server/visitor-space.ts';

const GB = 1_000_000_000;

test('below 1 GB nothing of a visitor is kept, which is said in plain words; the disk is asked every few seconds', async () => {
  let now = Date.parse('2026-11-22T23:59:00.000Z');
  let free: number | null = 5 * GB;
  let asked = 0;
  const space = visitorSpace({ clock: { now: () => new Date(now) }, readFreeBytes: async () => { asked += 1; return free; } });
  for (let call = 0; call < 100; call += 1) await space.requireRoom();
  expect(asked).toBe(1);
  free = GB - 1;
  now += 5_000;
  await expect(space.requireRoom()).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('has not been kept') });
  await expect(space.takePhotograph(1)).rejects.toMatchObject({ code: 'unavailable' });
  now += 5_000;
  free = null;
  await expect(space.requireRoom()).resolves.toBeUndefined();
});

test('all visitors together send no more than 2 GB of photographs a day', async () => {
  let now = new Date('2026-11-22T22:00:00.000Z');
  const space = visitorSpace({ clock: { now: () => now }, readFreeBytes: async () => 50 * GB });
  for (let photograph = 0; photograph < 20; photograph += 1) await space.takePhotograph(GB / 10);
  await expect(space.takePhotograph(1)).rejects.toMatchObject({ code: 'unavailable', message: expect.stringContaining('tomorrow') });
  await expect(space.requireRoom()).resolves.toBeUndefined();
  now = new Date('2026-11-23T00:00:01.000Z');
  await expect(space.takePhotograph(GB)).resolves.toBeUndefined();
});

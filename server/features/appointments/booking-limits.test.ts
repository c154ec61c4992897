import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bookingTurns } from '#server/features/appointments/booking-limits.ts';

const HOUR_MS = 3_600_000;
const clock = { now: () => new Date() };

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const book = async (admit: () => Promise<void>) => {
  await admit();
  return { isNew: true };
};

test('who booked is forgotten a day later, even if no one books again', async () => {
  const turns = bookingTurns({ clock, perDay: 2 });
  await turns.take('a', book);
  vi.advanceTimersByTime(HOUR_MS);
  await turns.take('b', book);
  vi.advanceTimersByTime(22 * HOUR_MS);
  await turns.take('a', book);
  expect(turns.remembered()).toBe(3);
  await expect(turns.take('a', book)).rejects.toMatchObject({ code: 'too-many' });
  vi.advanceTimersByTime(HOUR_MS + 100);
  expect(turns.remembered()).toBe(2);
  vi.advanceTimersByTime(HOUR_MS);
  expect(turns.remembered()).toBe(1);
  vi.advanceTimersByTime(22 * HOUR_MS + 100);
  expect(turns.remembered()).toBe(0);
});

test('of a booking that failed, or was there before, nothing is remembered', async () => {
  const turns = bookingTurns({ clock });
  await turns.take('a', async (admit) => {
    await admit();
    return { isNew: false };
  });
  await expect(
    turns.take('a', async (admit) => {
      await admit();
      throw new Error('taken');
    }),
  ).rejects.toThrow('taken');
  expect(turns.remembered()).toBe(0);
});

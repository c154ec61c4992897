import { expect, test } from 'vitest';
import {
  endOf,
  HOUR_PX,
  hoursShown,
  minuteAt,
  minuteOf,
  movedBy,
  partOnDay,
} from './grid-geometry.ts';

const at = (startsAt: string, endsAt: string, state: string) =>
  ({ startsAt, endsAt, state }) as never;
const span = (startsAt: string, endsAt: string) => ({ startsAt, endsAt });

test('minutes are those of the clock, in summer time too', () => {
  expect(minuteOf('2026-11-24T10:30:00.000Z')).toBe(630);
  expect(minuteOf('2026-06-16T10:30:00.000Z')).toBe(690);
});

test('of what reaches over midnight each day has its part', () => {
  const block = span('2026-11-24T16:00:00.000Z', '2026-11-26T09:00:00.000Z');
  expect(
    ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((date) =>
      partOnDay(block, date),
    ),
  ).toEqual([null, { from: 960, to: 1440 }, { from: 0, to: 1440 }, { from: 0, to: 540 }, null]);
  expect(
    partOnDay(span('2026-11-24T16:00:00.000Z', '2026-11-25T00:00:00.000Z'), '2026-11-25'),
  ).toBeNull();
});

test('the grid extends to appointments outside opening hours, except cancelled ones', () => {
  const week = [{ weekday: 2, from: '08:00', to: '17:00' }];
  expect(hoursShown({ week, appointments: [] }, ['2026-11-24'])).toEqual({ first: 8, last: 18 });
  expect(
    hoursShown(
      {
        week,
        appointments: [
          at('2026-11-24T06:45:00.000Z', '2026-11-24T07:15:00.000Z', 'booked'),
          at('2026-11-24T19:30:00.000Z', '2026-11-24T20:15:00.000Z', 'done'),
        ],
      },
      ['2026-11-24'],
    ),
  ).toEqual({ first: 6, last: 21 });
  expect(
    hoursShown(
      {
        week,
        appointments: [at('2026-11-24T19:30:00.000Z', '2026-11-24T20:15:00.000Z', 'cancelled')],
      },
      ['2026-11-24'],
    ),
  ).toEqual({ first: 8, last: 18 });
});

test('moving goes by quarter hours and by days of the clock, over the change of the clocks too', () => {
  expect(movedBy('2026-11-24T10:00:00.000Z', { days: 0, minutes: 15 })).toBe(
    '2026-11-24T10:15:00.000Z',
  );
  expect(movedBy('2026-11-24T10:05:00.000Z', { days: 0, minutes: -15 })).toBe(
    '2026-11-24T09:45:00.000Z',
  );
  expect(movedBy('2026-11-24T10:05:00.000Z', { days: 1, minutes: 0 })).toBe(
    '2026-11-25T10:05:00.000Z',
  );
  expect(movedBy('2026-03-28T10:00:00.000Z', { days: 1, minutes: 0 })).toBe(
    '2026-03-29T09:00:00.000Z',
  );
  expect(movedBy('2026-11-24T00:00:00.000Z', { days: 0, minutes: -15 })).toBe(
    '2026-11-24T00:00:00.000Z',
  );
  expect(
    endOf(span('2026-11-24T10:00:00.000Z', '2026-11-24T10:45:00.000Z'), '2026-11-25T08:00:00.000Z'),
  ).toBe('2026-11-25T08:45:00.000Z');
});

test('a press means the quarter hour it lies in', () => {
  expect(minuteAt(0, { first: 8, last: 18 })).toBe(480);
  expect(minuteAt(HOUR_PX * 1.3, { first: 8, last: 18 })).toBe(555);
  expect(minuteAt(-10, { first: 0, last: 18 })).toBe(0);
});

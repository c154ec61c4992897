import { expect, test } from 'vitest';
import { londonParts, weekdayOf } from '#contracts/london-time.ts';
import { replyByOf } from '#server/features/enquiries/reply-by.ts';

const WEEK = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
const working = { week: WEEK, daysOff: [] };

test.each([
  ['a Monday morning', '2026-11-23T09:00:00.000Z', '2026-11-25T17:00:00.000Z'],
  ['a Monday night', '2026-11-23T23:30:00.000Z', '2026-11-25T17:00:00.000Z'],
  ['a Friday', '2026-11-20T12:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  ['a Saturday', '2026-11-21T12:00:00.000Z', '2026-11-24T17:00:00.000Z'],
  [
    'Christmas Eve, with two bank holidays and the day they move to',
    '2026-12-24T12:00:00.000Z',
    '2026-12-30T17:00:00.000Z',
  ],
  [
    'a summer evening, by the clocks of London',
    '2026-07-06T22:59:00.000Z',
    '2026-07-08T16:00:00.000Z',
  ],
] as const)(
  'what comes on %s is answered by the end of the second working day after',
  (_when, since, replyBy) => {
    expect(replyByOf(since, working)).toBe(replyBy);
  },
);

test('days off are no working days, and a break at noon does not end the day', () => {
  expect(
    replyByOf('2026-11-23T09:00:00.000Z', {
      week: WEEK,
      daysOff: [{ from: '2026-11-24', to: '2026-11-27' }],
    }),
  ).toBe('2026-12-01T17:00:00.000Z');
  const split = [2, 3].flatMap((weekday) => [
    { weekday, from: '13:00', to: '18:30' },
    { weekday, from: '08:00', to: '12:00' },
  ]);
  expect(replyByOf('2026-11-23T09:00:00.000Z', { week: split, daysOff: [] })).toBe(
    '2026-11-25T18:30:00.000Z',
  );
});

test('a firm without any hours still has an end to its time', () => {
  expect(replyByOf('2026-11-23T09:00:00.000Z', { week: [], daysOff: [] })).toBe(
    '2027-01-22T17:00:00.000Z',
  );
});

test('over two years, asking later is never due earlier, and it is due on a day that is worked', () => {
  let before = '';
  for (let hours = 0; hours < 2 * 365 * 24; hours += 7) {
    const since = new Date(Date.UTC(2026, 0, 1) + hours * 3_600_000).toISOString();
    const replyBy = replyByOf(since, working);
    expect(replyBy > since && replyBy >= before).toBe(true);
    expect(weekdayOf(londonParts(replyBy).date)).toBeLessThanOrEqual(5);
    before = replyBy;
  }
});

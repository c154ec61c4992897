import { expect, test } from 'vitest';
import {
  addDays,
  dateInWords,
  daysBetween,
  isDate,
  londonParts,
  londonToUtc,
  momentInWords,
  momentOf,
  weekdayOf,
} from './london-time.ts';

test.each([
  ['2026-01-15', '09:00', '2026-01-15T09:00:00.000Z'],
  ['2026-07-15', '09:00', '2026-07-15T08:00:00.000Z'],
  // The clocks go forward at 01:00 on 29 March 2026 and back at 02:00 on 25 October 2026.
  ['2026-03-29', '00:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29', '01:30', '2026-03-29T01:30:00.000Z'],
  ['2026-03-29', '02:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25', '00:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25', '01:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25', '02:00', '2026-10-25T02:00:00.000Z'],
  ['2028-02-29', '12:00', '2028-02-29T12:00:00.000Z'],
])('%s at %s is %s', (date, time, iso) => {
  expect(momentOf(date, time)).toBe(iso);
});

test("the clocks are those of the world's own tables", () => {
  const table = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/London',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  for (let ms = Date.UTC(2024, 0, 1); ms < Date.UTC(2037, 0, 1); ms += 19.3 * 3_600_000) {
    const { day, month, year, hour, minute } = Object.fromEntries(
      table.formatToParts(ms).map(({ type, value }) => [type, Number(value)]),
    );
    expect(londonParts(ms)).toMatchObject({ day, month, year, hour, minute });
  }
});

test('the minutes of three years lead back to a moment at which the clocks show them', () => {
  for (let ms = Date.UTC(2026, 0, 1); ms < Date.UTC(2029, 0, 1); ms += 181 * 60_000) {
    const parts = londonParts(ms);
    const again = londonToUtc(parts);
    expect(londonParts(again)).toEqual(parts);
    // The hour that comes twice leads to its first time.
    expect([0, 3_600_000]).toContain(ms - Date.parse(again));
  }
});

test("days are counted over both clock changes, the leap day and the year's end", () => {
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(daysBetween('2027-01-01', '2026-12-31')).toBe(-1);
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(weekdayOf('2026-11-22')).toBe(7);
});

test('a date that does not exist is not a date', () => {
  expect(['2026-02-29', '2026-13-01', '2026-1-1', 'x'].map(isDate)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(isDate('2028-02-29')).toBe(true);
});

test('days and moments in words', () => {
  expect(dateInWords('2026-11-24')).toBe('Tuesday 24 November 2026');
  expect(momentInWords('2026-07-01T09:30:00.000Z')).toBe('Wednesday 1 July 2026, 10:30');
});

import { expect, test } from 'vitest';
import { periodMonths, writePeriod } from '#content/calendar/periods.ts';
import { monthsBetween, pressMonth } from './months-field.tsx';

const YEAR = Array.from({ length: 12 }, (_, i) => i + 1);
const sorted = (months: readonly number[]) => months.toSorted((a, b) => a - b);

test('pressing a month adds it, and pressing it again removes it, leaving others unchanged', () => {
  for (const others of [[], [3, 4], [1, 12], YEAR]) {
    for (const month of YEAR) {
      const once = pressMonth(others, month, null);
      expect(once.includes(month)).toBe(!others.includes(month));
      expect(sorted(pressMonth(once, month, null))).toEqual(sorted(others));
      expect(periodMonths(writePeriod(once))).toEqual(sorted(once));
    }
  }
});

test('with Shift all months from the last one pressed come in, round the year’s end too', () => {
  expect(monthsBetween(10, 2)).toEqual([10, 11, 12, 1, 2]);
  expect(monthsBetween(5, 5)).toEqual([5]);
  expect(monthsBetween(1, 12)).toEqual(YEAR);
  expect(writePeriod(pressMonth([10], 2, 10))).toBe('October - February');
  expect(writePeriod(pressMonth([3], 5, 3))).toBe('March - May');
});

import { MONTH_NAMES } from '#engine/model/format.ts';
import { describe, expect, it } from 'vitest';
import {
  isInMonth,
  periodBars,
  periodIncludes,
  periodMonths,
  periodStart,
  writePeriod,
  yearChart,
} from './periods.ts';

describe('month matching', () => {
  it.each<[string, number[]]>([
    ['March - April', [3, 4]],
    ['March - July', [3, 4, 5, 6, 7]],
    ['June', [6]],
    ['October - February', [1, 2, 10, 11, 12]],
    ['November - March', [1, 2, 3, 11, 12]],
    ['December - January', [1, 12]],
    ['January - December', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['may - JUNE', [5, 6]],
    ['March-May', [3, 4, 5]],
    ['March – May', [3, 4, 5]],
    ['Late March, then September', [3, 9]],
    ['March - May - July', [3, 5, 7]],
    ['after frost - October', [10]],
    ['spring', []],
    ['', []],
    ['   ', []],
  ])('reads "%s"', (period, months) => {
    expect(periodMonths(period)).toEqual(months);
  });

  it('never matches an absent period, nor a month that is none', () => {
    for (const month of MONTH_NAMES.keys()) {
      expect(periodIncludes(undefined, month + 1)).toBe(false);
      expect(periodIncludes(null, month + 1)).toBe(false);
    }
    expect(periodIncludes('January - December', 0)).toBe(false);
    expect(periodIncludes('January - December', 13)).toBe(false);
  });

  it.each<[string, number | undefined]>([
    ['October - February', 10],
    ['March - April', 3],
    ['January - March', 1],
    ['December - January', 12],
    ['January - December', 1],
    ['', undefined],
  ])('knows where "%s" begins', (period, start) => {
    expect(periodStart(period)).toBe(start);
  });
});

describe('writing a period', () => {
  const subsets = Array.from({ length: 2 ** 12 }, (_, bits) =>
    MONTH_NAMES.map((_name, i) => i + 1).filter((month) => bits & (1 << (month - 1))),
  );

  it('takes in exactly the months that were picked, whichever they are', () => {
    expect(subsets).toHaveLength(4096);
    for (const months of subsets)
      expect(periodMonths(writePeriod(months)), writePeriod(months)).toEqual(months);
  });

  it('is a single month or a range wherever that says it, and begins where the months begin', () => {
    for (const months of subsets) {
      const text = writePeriod(months);
      const starts = months.filter((month) => !months.includes(month === 1 ? 12 : month - 1));
      if (months.length === 12 || starts.length === 1) {
        expect(text).toMatch(/^[A-Z][a-z]+( - [A-Z][a-z]+)?$/);
        expect(periodStart(text)).toBe(months.length === 12 ? 1 : starts[0]);
      }
    }
  });

  it.each<[number[], string]>([
    [[3, 4], 'March - April'],
    [[6], 'June'],
    [[1, 2, 10, 11, 12], 'October - February'],
    [[12, 1], 'December - January'],
    [[3, 6, 7], 'March, June, July'],
    [[], ''],
    [[5, 5, 13, 0], 'May'],
  ])('writes %j as "%s"', (months, text) => {
    expect(writePeriod(months)).toBe(text);
  });
});

describe('the year chart', () => {
  const garlic = { plantingPeriod: 'October - February', harvestingPeriod: 'June - August' };

  it('flags each month', () => {
    const chart = yearChart({ ...garlic, sowingPeriod: 'May' });
    expect(chart).toHaveLength(12);
    expect(chart.filter((row) => row.plant).map((row) => row.month)).toEqual([1, 2, 10, 11, 12]);
    expect(chart.filter((row) => row.harvest).map((row) => row.month)).toEqual([6, 7, 8]);
    expect(chart.filter((row) => row.sow).map((row) => row.month)).toEqual([5]);
  });

  it('breaks a bar at the end of the year', () => {
    expect(periodBars('October - February')).toEqual([
      { first: 1, last: 2 },
      { first: 10, last: 12 },
    ]);
    expect(periodBars('June')).toEqual([{ first: 6, last: 6 }]);
    expect(periodBars('')).toEqual([]);
  });

  it('says whether there is work in a month', () => {
    expect(MONTH_NAMES.map((_, i) => isInMonth(garlic, i + 1))).toEqual([
      true,
      true,
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

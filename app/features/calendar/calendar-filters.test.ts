import { describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import {
  initialsOf,
  isViewAsked,
  monthInLondon,
  partOf,
  plantsOfMonth,
  plantsWithTask,
  readCategory,
  readMonth,
  searchPlants,
  setPeriod,
  setQuotes,
} from './calendar-filters.ts';

const now = new Date('2026-11-22T12:00:00Z');
const params = (text: string) => new URLSearchParams(text);

describe('what the address asks for', () => {
  test('differs from a cached page of another URL or a past month', () => {
    const view = {
      month: 11,
      today: 11,
      category: 'all',
      part: { found: 200, page: 1, pages: 2 },
    } as const;
    expect(isViewAsked(view, '', now)).toBe(true);
    expect(isViewAsked({ ...view, month: 5 }, '?month=5', now)).toBe(true);
    for (const search of ['?month=5', '?category=herbs', '?page=2'])
      expect(isViewAsked(view, search, now), search).toBe(false);
    expect(isViewAsked(view, '', new Date('2026-12-01T12:00:00Z'))).toBe(false);
  });
  test.each([
    ['', 11],
    ['month=5', 5],
    ['month=05', 5],
    ['month=0', 11],
    ['month=13', 11],
    ['month=5.5', 11],
    ['month=May', 11],
    ['month=-3', 11],
  ])('"%s" is month %i', (query, month) => {
    expect(readMonth(params(query), now)).toBe(month);
  });
  test.each([
    ['', 'all'],
    ['category=herbs', 'herbs'],
    ['category=all', 'all'],
    ['category=trees', 'all'],
  ])('"%s" is %s', (query, category) => {
    expect(readCategory(params(query))).toBe(category);
  });
  test('the month is London’s, also an hour before it begins in Greenwich time', () => {
    expect(monthInLondon(new Date('2026-06-30T23:30:00Z'))).toBe(7);
    expect(monthInLondon(new Date('2026-12-31T23:30:00Z'))).toBe(12);
  });
});

describe('a long list in pages', () => {
  const list = Array.from({ length: 301 }, (_, i) => i);
  test.each([
    ['', 1, 0],
    ['page=2', 2, 150],
    ['page=3', 3, 300],
    ['page=4', 3, 300],
    ['page=0', 1, 0],
    ['page=-1', 1, 0],
    ['page=one', 1, 0],
    ['page=99999999', 1, 0],
  ])('"%s" is page %i of three, from %i', (query, page, first) => {
    const { shown, part } = partOf(list, 150, params(query));
    expect([part, shown[0]]).toEqual([{ found: 301, page, pages: 3 }, first]);
  });
  test('nothing found is one empty page', () => {
    expect(partOf([], 150, params('page=7'))).toEqual({
      shown: [],
      part: { found: 0, page: 1, pages: 1 },
    });
  });
});

describe('what is shown', () => {
  const bean = {
    category: 'vegetables' as const,
    sowingPeriod: 'April - May',
    plantingPeriod: 'May - June',
    harvestingPeriod: 'July - October',
  };
  const garlic = {
    category: 'vegetables' as const,
    sowingPeriod: null,
    plantingPeriod: 'October - February',
    harvestingPeriod: 'June - August',
  };
  test('sowing, planting and harvesting each bring a plant in, over the year’s end too', () => {
    const months = (plant: typeof bean | typeof garlic) =>
      Array.from({ length: 12 }, (_, i) => i + 1).filter(
        (month) => plantsOfMonth([plant], 'all', month).length === 1,
      );
    expect(months(bean)).toEqual([4, 5, 6, 7, 8, 9, 10]);
    expect(months(garlic)).toEqual([1, 2, 6, 7, 8, 10, 11, 12]);
    expect(plantsOfMonth([bean, garlic], 'herbs', 6)).toEqual([]);
    expect(plantsWithTask([bean, garlic], 'plant', 1)).toEqual([garlic]);
    expect(plantsWithTask([bean, garlic], 'sow', 1)).toEqual([]);
  });
  test('every sample plant has its months', () => {
    for (const plant of calendarRows)
      expect(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].some(
          (month) => plantsOfMonth([plant], plant.category, month).length === 1,
        ),
        plant.id,
      ).toBe(true);
  });
  test('a search reads both names', () => {
    expect(searchPlants(calendarRows, 'BETA vulg').map((plant) => plant.name)).toContain(
      'Beetroot',
    );
    expect(searchPlants(calendarRows, 'zeppelin')).toEqual([]);
    expect(searchPlants(calendarRows, '  ')).toHaveLength(calendarRows.length);
  });
  test.each([
    ['Runner bean', 'RB'],
    ['Leek', 'L'],
    ["Apple 'Discovery'", 'AD'],
    ['Love-in-a-mist', 'LI'],
    ['3', ''],
  ])('%s has the initials %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
  test.each([
    ["Apple 'Bramley's Seedling'", 'Apple ‘Bramley’s Seedling’'],
    [
      "'Cobra' climbs (so does 'Hunter'). Don't dig.",
      '‘Cobra’ climbs (so does ‘Hunter’). Don’t dig.',
    ],
  ])('%s is set as %s', (text, set) => {
    expect(setQuotes(text)).toBe(set);
  });
  test('a period is set with a dash', () =>
    expect(setPeriod('March - April')).toBe('March – April'));
});

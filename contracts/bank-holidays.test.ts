import { expect, test } from 'vitest';
import { bankHolidays, easterOf, holidaysOf } from './bank-holidays.ts';
import { weekdayOf } from './london-time.ts';

test.each([
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2285, '2285-03-22'],
])('Easter %i', (year, date) => {
  expect(easterOf(year)).toBe(date);
});

/** As published for England and Wales. */
test.each([
  [
    2026,
    [
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-28',
    ],
  ],
  [
    2027,
    [
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-03',
      '2027-05-31',
      '2027-08-30',
      '2027-12-27',
      '2027-12-28',
    ],
  ],
  [
    2021,
    [
      '2021-01-01',
      '2021-04-02',
      '2021-04-05',
      '2021-05-03',
      '2021-05-31',
      '2021-08-30',
      '2021-12-27',
      '2021-12-28',
    ],
  ],
  [
    2016,
    [
      '2016-01-01',
      '2016-03-25',
      '2016-03-28',
      '2016-05-02',
      '2016-05-30',
      '2016-08-29',
      '2016-12-26',
      '2016-12-27',
    ],
  ],
  [
    2028,
    [
      '2028-01-03',
      '2028-04-14',
      '2028-04-17',
      '2028-05-01',
      '2028-05-29',
      '2028-08-28',
      '2028-12-25',
      '2028-12-26',
    ],
  ],
])('the holidays of %i', (year, dates) => {
  expect(bankHolidays(year).map((one) => one.date)).toEqual(dates);
});

test('each year has eight, none at a weekend, no two on one day', () => {
  for (let year = 2020; year < 2120; year += 1) {
    const dates = bankHolidays(year).map((one) => one.date);
    expect(new Set(dates).size, String(year)).toBe(8);
    expect(
      dates.filter((date) => weekdayOf(date) > 5),
      String(year),
    ).toEqual([]);
  }
});

test.each([
  [2026, ['2026-12-26 Boxing Day']],
  [2027, ['2027-12-25 Christmas Day', '2027-12-26 Boxing Day']],
  [2016, ['2016-12-25 Christmas Day']],
  [2028, ['2028-01-01 New Year’s Day']],
  [2025, []],
])('in %i the days themselves are kept besides their substitutes', (year, own) => {
  const published = bankHolidays(year);
  expect(
    holidaysOf(year)
      .filter(({ date }) => !published.some((one) => one.date === date))
      .map(({ date, name }) => `${date} ${name}`),
  ).toEqual(own);
});

test('each year keeps its bank holidays, Christmas Day, Boxing Day and New Year’s Day, each once and in their order', () => {
  for (let year = 2020; year < 2120; year += 1) {
    const dates = holidaysOf(year).map((one) => one.date);
    expect(dates, String(year)).toEqual(
      [
        ...new Set([
          ...bankHolidays(year).map((one) => one.date),
          `${year}-01-01`,
          `${year}-12-25`,
          `${year}-12-26`,
        ]),
      ].toSorted(),
    );
  }
});

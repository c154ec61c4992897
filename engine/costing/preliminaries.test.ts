import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { billOf, price } from '#tests/support/price.ts';
import type { GardenModel } from '../model/garden.ts';
import { FIXTURES, fixtureGarden, plainGarden } from './fixtures/sample-gardens.ts';
import { teamDaysOf } from './breakdown.ts';
import { remeasureWeeks } from './preliminaries.ts';
import { makePricer } from './price-lines.ts';

const WEEKLY = ['site-welfare', 'site-haulage', 'site-supervision', 'site-clearing'];
const weeksOf = (model: GardenModel, rates = sampleRateBook) =>
  billOf(model, rates)
    .filter((line) => WEEKLY.includes(line.rateKey))
    .map((line) => line.net);

test('weeks on site are the hours of the work at seventy a week for two', () => {
  for (const name of FIXTURES) {
    const model = fixtureGarden(name),
      { of } = makePricer(sampleRateBook),
      hours = billOf(model)
        .filter((line) => !WEEKLY.includes(line.rateKey) && line.rateKey !== 'aftercare')
        .reduce((sum, line) => sum + line.net * of(line.rateKey).labourHours, 0),
      weeks = Math.round((100 * hours) / 70) / 100;
    expect(weeksOf(model), name).toEqual([weeks, weeks, weeks, weeks]);
    const line = billOf(model).find((one) => one.rateKey === 'site-welfare')!;
    expect(line.source.formula).toBe(
      `${hours.toFixed(1)} hours of work / 70 hours a week for a team of two`,
    );
    // hire is charged by the working day
    expect(Math.abs(line.gross * 5 - Math.round(line.gross * 5))).toBeLessThan(1e-6);
    expect(line.gross).toBeGreaterThanOrEqual(weeks);
  }
});

test('days of a team and weeks on site are the same time', () => {
  for (const name of FIXTURES) {
    const model = fixtureGarden(name),
      { teamDays, phases } = price(model);
    // each phase is rounded up to the half day
    expect(Math.abs(teamDays - weeksOf(model)[0]! * 5), name).toBeLessThanOrEqual(
      0.5 * phases.length + teamDaysOf(1),
    );
  }
});

test('slower hands stay longer, and a household that helps saves the weeks of its work', () => {
  const model = plainGarden(),
    slower = {
      ...sampleRateBook,
      rates: sampleRateBook.rates.map((rate) =>
        rate.key === 'sandstone' ? { ...rate, labourHours: rate.labourHours + 1 } : rate,
      ),
    };
  expect(weeksOf(model, slower)[0]! - weeksOf(model)[0]!).toBeCloseTo(24 / 70, 1);
  expect(weeksOf({ ...model, savings: ['own-clearance'] })[0]).toBeLessThan(weeksOf(model)[0]!);
});

test('a household that lends a lavatory and tidies pays for neither', () => {
  const model: GardenModel = { ...plainGarden(), savings: ['lean-site'] };
  expect(
    billOf(model)
      .map((line) => line.rateKey)
      .filter((key) => WEEKLY.includes(key)),
  ).toEqual(['site-haulage', 'site-supervision']);
});

test('preliminaries are between 10 and 18 % of the net', () => {
  for (const [name, model] of [
    ...FIXTURES.map((one) => [one, fixtureGarden(one)] as const),
    ['plain', plainGarden()] as const,
  ]) {
    const { lines, netPence } = price(model),
      share =
        lines
          .filter((line) => line.rateKey.startsWith('site-') || line.rateKey === 'handover')
          .reduce((sum, line) => sum + line.totalPence, 0) / netPence;
    expect(share, name).toBeGreaterThan(0.1);
    expect(share, name).toBeLessThan(0.18);
  }
});

test('a bill whose weeks are reckoned anew is the same bill', () => {
  const bill = billOf(plainGarden());
  expect(remeasureWeeks(bill, sampleRateBook)).toEqual(bill);
});

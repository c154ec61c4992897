import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook as rates } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '../../tests/fixtures/briefs/golden-briefs.ts';
import { designGarden } from '../index.ts';
import { takeOff } from '../quantities/take-off.ts';
import { customerPrices } from '../model/customer-prices.ts';
import { priceForCustomer } from './customer-prices.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';

const prices = customerPrices(rates);

test(
  'a garden comes to what the rate book makes of it, to a hundredth',
  { timeout: 240_000 },
  () => {
    for (const { input } of goldenBriefs.slice(0, 1)) {
      const { designs } = designGarden({
        brief: input,
        place: placeOf(input.postcode ?? null).place!,
        catalogue,
        rates,
        seed: 7,
        weights: designWeights,
      });
      for (const { model } of designs) {
        const exact = priceLines(
          withPreliminaries(takeOff(model, catalogue), model, rates),
          rates,
        ).totalPence;
        const here = priceForCustomer(model, catalogue, prices);
        expect(Math.abs(here - exact) / exact).toBeLessThan(0.01);
      }
    }
  },
);

test('neither the hourly rate, the markup nor any hours stand in it, and other hours at another rate give the same list', () => {
  const text = JSON.stringify(prices);
  expect(Object.keys(prices)).toEqual(['priceDate', 'units', 'plants', 'siteShare']);
  expect(text).not.toContain('labour');
  const doubled = {
    ...rates,
    labourPencePerHour: rates.labourPencePerHour * 2,
    rates: rates.rates.map((one) => ({ ...one, labourHours: one.labourHours / 2 })),
  };
  expect(customerPrices(doubled).units).toEqual(prices.units);
});

import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { customerPrices } from '#engine/model/customer-prices.ts';
import { designGarden } from '#engine/index.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { bookOf } from './price-book.ts';

test(
  'by what a customer pays a device draws the three gardens that the server draws, for the same price to a hundredth',
  { timeout: 240_000 },
  () => {
    const { input } = goldenBriefs[2]!;
    const made = (rates: typeof sampleRateBook) =>
      designGarden({
        brief: input,
        place: placeOf(input.postcode ?? null).place!,
        catalogue,
        rates,
        weights: designWeights,
        seed: 7,
      }).designs;
    const there = made(sampleRateBook),
      here = made(bookOf(customerPrices(sampleRateBook)));
    expect(here.map(({ words }) => words.title)).toEqual(there.map(({ words }) => words.title));
    for (const [i, { model, costing }] of here.entries()) {
      expect(model.layout.areas).toEqual(there[i]!.model.layout.areas);
      const exact = there[i]!.costing.totalPence;
      expect(Math.abs(costing.totalPence - exact) / exact).toBeLessThan(0.01);
    }
  },
);

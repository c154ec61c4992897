/** Recycling boxes and a caddy stand in a small store, and wheelie bins in one of their own size. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { designGarden } from '../index.ts';

const storesFor = (bins: string) =>
  designGarden({
    brief: markedInput(
      `A yard, {5 m by 4 m|measure:plot|fact}. We want {${bins}|feature:bins|wanted}.`,
    ),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  }).designs.flatMap(({ model, costing }) =>
    model.layout.furnishings
      .filter(({ kind }) => kind === 'store')
      .map(({ id, widthMm, depthMm }) => ({
        m2: (widthMm * depthMm) / 1e6,
        pence: costing.lines.find(({ source }) => source.ids.includes(id))!.totalPence,
      })),
  );

test('a small need gets a small store at its own price', () => {
  const small = ['two recycling boxes and a food caddy', 'recycling (2 boxes + food bin)'].flatMap(
      storesFor,
    ),
    large = ['3 wheelie bins', 'bins'].flatMap(storesFor);
  expect(small).toHaveLength(6);
  expect(large).toHaveLength(6);
  for (const { m2 } of small) expect(m2).toBeLessThan(0.6);
  for (const { m2 } of large) expect(m2).toBeGreaterThan(1);
  expect(Math.max(...small.map(({ pence }) => pence))).toBeLessThan(
    Math.min(...large.map(({ pence }) => pence)) / 2,
  );
});

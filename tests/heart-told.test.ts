/** The main feature of every design is the heart of the letter, by its own name. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { withReading } from '#server/reader.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { sampled } from '#tests/support/sampled.ts';

/** Wishes as they are written, and the word that has to be in the main feature. */
const WISHES = [
  ['{somewhere to sit|feature:seat|wanted}', /sit\b/i],
  ['{a play area|feature:play|wanted}', /play area/i],
  ['{a greenhouse|feature:greenhouse|wanted}', /greenhouse/i],
  ['{a pond|feature:pond|wanted}', /pond/i],
  ['{a trampoline|feature:trampoline|wanted}', /trampoline/i],
  ['{a lawn|feature:lawn|wanted}', /lawn/i],
  ['{a place to eat|feature:dining|wanted}', /place to eat|dining/i],
  ['{vegetable beds|feature:veg|wanted}', /vegetable beds/i],
  ['{a shed|feature:shed|wanted}', /shed/i],
  ['{flower beds|feature:bed|wanted}', /flower beds/i],
] as const;

test('each of the three names what was asked for first, whatever else there is', () => {
  for (const [wish, named] of sampled(WISHES, 4)) {
    const { designs } = designGarden({
      brief: markedInput(
        `{12 m by 16 m|measure:plot|fact}. We want ${wish}. {A patio|feature:patio|wanted} would be good too.`,
        { preferences: ['seating', 'waterfeature'] },
      ),
      place: placeOf(null).place!,
      catalogue,
      rates: sampleRateBook,
      weights: designWeights,
      seed: 5,
    });
    for (const { words } of designs) {
      expect(words.mainFeature, wish).toMatch(named);
      // its size is said once
      const sizes = words.mainFeature.match(/[\d.]+ m²/g) ?? [];
      expect(new Set(sizes).size, words.mainFeature).toBe(sizes.length);
    }
  }
});

test('what was asked for first is bought first, a plant too, and nothing stands above all that there is', () => {
  const { designs } = designGarden({
    brief: withReading({
      description:
        'Our front garden is 6m wide and 5m deep. We want roses and a seat. £1,500 and not a penny over.',
      projectType: 'family',
      preferences: ['seating'],
    }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  });
  expect(designs).toHaveLength(3);
  for (const { costing, outcomes, words } of designs) {
    expect(costing.totalPence, words.title).toBeLessThanOrEqual(150_000);
    expect(outcomes!.find(({ name }) => name === 'roses')?.result, words.title).toBe('met');
  }
});

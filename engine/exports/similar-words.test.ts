import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { withReading } from '#server/reader.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { designGarden, readBrief } from '../index.ts';
import { similarWords } from './similar-words.ts';

const models = goldenBriefs.slice(0, 6).flatMap(({ id, input }) => {
  const { designs } = designGarden({
    brief: { ...input, settled: settledBriefs[`golden ${id}`]! },
    place: placeOf(input.postcode ?? null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
  return designs.map(({ model }) => model);
});
const place = placeOf(null).place!;
const readOf = (description: string) =>
  readBrief(withReading({ description, projectType: 'family', preferences: [] }), place);

describe('words that lead to a garden like a given one', () => {
  test('are read as wishes for what it has', () => {
    const missed = models.flatMap((model) => {
      const words = similarWords(model, { withPlot: true });
      const wished = new Set(readOf(words).wishes.map(({ feature }) => feature));
      return model.layout.areas.flatMap(({ feature, id }) =>
        feature && !id.startsWith('kept-') && !wished.has(feature) ? [`${feature}: ${words}`] : [],
      );
    });
    expect(missed).toEqual([]);
  });

  test('tell its measures where they are to be told, and nowhere else', () => {
    for (const model of models) {
      expect(similarWords(model, { withPlot: false })).not.toMatch(/\d|our garden|faces/i);
      expect(similarWords(model, { withPlot: true })).toMatch(/^Our garden is .* faces /);
    }
  });
});

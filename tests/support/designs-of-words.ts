/** The designs made of a description alone, with everything else as it is without a form. */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { withReading } from '#server/reader.ts';

export const designsOfWords = (description: string, seed = 1) =>
  designGarden({
    brief: withReading({ description, projectType: 'family', preferences: [] }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed,
  });

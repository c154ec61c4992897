/** What was named to play on and finds no place is told with the ground that it would need. */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { withReading } from '#server/reader.ts';
import { expect, test } from 'vitest';
import { seedFrom } from '../geometry/random.ts';
import { designGarden } from '../index.ts';

const WORDS =
  'Garden 6 m by 8 m. Climbing wall, swing, playhouse and climbing frame, a shed, a pond, a big lawn.';

test('a climbing wall has its back to an edge, so it asks for no clear ground on every side', () => {
  const { designs } = designGarden({
    weights: designWeights,
    brief: withReading({ description: WORDS, projectType: 'family', preferences: [] }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: seedFrom(WORDS),
  });
  const why = designs.flatMap(({ model }) => model.layout.areas.flatMap((area) => area.why));
  const clear = why.filter((line) => line.includes('clear on every side'));
  expect(clear.some((line) => line.startsWith('the climbing frame needs'))).toBe(true);
  expect(clear.filter((line) => line.startsWith('the climbing wall needs'))).toEqual([]);
  expect(why.filter((line) => line.startsWith('the swing needs'))).toContain(
    'the swing needs 4.5 × 3.8 m, 1.5 m of it clear on every side, and no such place is left',
  );
});

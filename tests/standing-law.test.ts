/** Whatever stands in a garden and has a place is on every plan, and nothing is drawn over it. */
import { expect, test } from 'vitest';
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import type { Corrections } from '#engine/model/brief.ts';
import { brokenLaws } from './support/laws.ts';

const designs = (description: string, corrections: Corrections = {}) => {
  const input = { projectType: 'family' as const, preferences: [], description, corrections };
  return designGarden({
    brief: withReading(input),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
};
const WISHES =
  'We would like a table for six, a lawn for the children, a seat in the sun and flowers. Faces south.';

test.each([
  [
    '8 m wide and 20 m long. I keep pigeons: the loft is on the right hand side about two thirds down, 12 foot by 6, and it isn’t moving.',
    ['loft'],
  ],
  [
    '11 m wide by 16 m deep. My neighbour upstairs has dug the far right corner for twenty years, roughly 4m x 5m. Not up for discussion.',
    ['vegetable plot'],
  ],
  [
    '12 m wide and 15 m deep. Two beehives, currently halfway along the west fence. My brother’s dinghy, eleven feet of it, is along the left hand fence.',
    ['two beehives', 'dinghy'],
  ],
  [
    '7 m by 14 m. There is a kiln in the far left corner. The outbuilding at the end takes 8 foot and goes right across.',
    ['kiln', 'outbuilding'],
  ],
  [
    '6 m wide, 9 m long. There’s an old stone trough on the left, 1.2 x 0.6 m, not to be moved.',
    ['old stone trough'],
  ],
])('%s', (text, names) => {
  const { brief, designs: three } = designs(`${text} ${WISHES}`);
  for (const design of three) {
    expect(design.model.site.existing.map(({ name }) => name)).toEqual(
      expect.arrayContaining(names),
    );
    expect(brokenLaws(design, brief, catalogue)).toEqual([]);
  }
});

test('what nobody said is to stay is asked about, and stays until they answer', () => {
  const text = `10 m by 16 m. There is a kiln in the far left corner. ${WISHES}`,
    { brief } = designs(text);
  expect(brief.keep.map(({ name }) => name)).toContain('kiln');
  const asked = brief.questions.find(({ text }) => text.includes('kiln'));
  expect(asked?.text).toContain('does it stay or go?');
  expect(asked?.answers.map(({ label }) => label)).toEqual([
    'It stays',
    'It goes',
    'It isn’t there',
  ]);

  // by the question or by its chip
  const { brief: after, designs: three } = designs(text, asked!.answers[1]!.corrections);
  expect(after.keep.map(({ name }) => name)).not.toContain('kiln');
  expect(after.removals?.map(({ name }) => name)).toContain('kiln');
  for (const { model } of three) expect(model.site.existing).toEqual([]);
});

/** Plots of 4 to 12 m²: light wells, balconies, roofs and strips, designed by the same laws as any other. */
import { expect, test } from 'vitest';
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { brokenLaws } from './support/laws.ts';

const design = (description: string, seed: number) =>
  designGarden({
    weights: designWeights,
    brief: withReading({ description, projectType: 'lowmaint', preferences: [] }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed,
  });

const KINDS = ['balcony', 'tiny back yard', 'front garden', 'roof terrace', 'courtyard', 'garden'];
const SIZES = ['4 m by 1.2 m', '2 m by 2 m', '1 m by 6 m', '3 m by 3 m', '2.2 m by 5 m'];
const LONG = process.env.LONG === '1';
const cases = KINDS.flatMap((kind, k) => SIZES.map((size, s) => ({ kind, size, n: k + s })));

test.each(LONG ? cases : cases.filter(({ n }) => n % 3 === 0))(
  'a $kind of $size gives three sound designs',
  ({ kind, size }) => {
    const set = design(`Our ${kind} is ${size}. Somewhere to sit for two, and planting.`, 3);
    expect(set.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    expect(set.designs).toHaveLength(3);
    for (const one of set.designs) expect(brokenLaws(one, set.brief, catalogue)).toEqual([]);
    // of four square metres a table for two takes all but the pots
    if (set.brief.areaM2.value > 4)
      expect(set.designs.some((one) => one.model.planting.placements.length > 0)).toBe(true);
  },
);

test('under four square metres the answer is a sentence', () => {
  const { designs, problems } = design('Our yard is 1.5 m by 2 m.', 3);
  expect(designs).toEqual([]);
  expect(problems.find(({ severity }) => severity === 'error')?.message).toContain('4 to 2,500');
});

test('in a small yard what was asked for in words comes before what was ticked', () => {
  const { designs } = designGarden({
    weights: designWeights,
    brief: withReading({
      description:
        'Our back garden is 7 m long and 3 m wide. I would like a herb bed and vegetable beds.',
      projectType: 'edible',
      preferences: ['seating'],
    }),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: 5,
  });
  expect(designs).toHaveLength(3);
  for (const { model } of designs)
    expect(model.layout.areas.map(({ feature }) => feature)).toEqual(
      expect.arrayContaining(['herbs', 'veg2']),
    );
});

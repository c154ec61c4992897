/** What a design says became of each wish: the true reason, and never that room was wanting where it was not. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { markedInput } from '#tests/support/marked-reading.ts';

const outcomesOf = (marked: string) =>
  designGarden({
    brief: markedInput(`{12 m by 18 m|measure:plot|fact}, south-facing. ${marked}`),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  }).designs.flatMap(({ outcomes }) => outcomes ?? []);

test('a pond that a toddler rules out is not said to want room', () => {
  const ponds = outcomesOf(
    'We have {a toddler|person:toddler|fact} and want {a pond|feature:pond|wanted}.',
  );
  expect(ponds).toHaveLength(3);
  for (const { result, why, takes } of ponds) {
    expect(result).not.toBe('met');
    expect(why).toContain('danger to a small child');
    expect(takes).toBe('It can be added when the youngest is six.');
  }
});

test('vegetable beds are met by a kitchen garden, and scent by the planting', () => {
  const found = outcomesOf(
    'We want {vegetable beds|feature:veg|wanted}, {a kitchen garden of four beds|feature:veg|wanted} and {something that smells nice|plant:scented|wanted}.',
  );
  expect(found.length).toBeGreaterThan(5);
  for (const one of found) expect(one, one.name).toMatchObject({ result: 'met' });
});

test('a wish that names no plant is not said to be a plant we do not grow', () => {
  const [one] = outcomesOf('We want {something up the wall|plant:unnamed|wanted}.');
  expect(one).toMatchObject({
    result: 'partly',
    why: expect.stringContaining('No plant is named'),
  });
});

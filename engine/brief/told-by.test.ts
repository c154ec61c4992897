/** Wishes that are told by what they are for, and rows that nobody can answer. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (description: string) =>
  readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );
const wanted = (text: string) => briefOf(text).wanted.map(({ value }) => value);
const wishes = (text: string) => briefOf(text).wishes.map(({ quote }) => quote);

test('two crops that are named want beds of their own', () => {
  expect(
    wanted('We would like beds for tomatoes, peppers and onions. Garden 8m by 10m.'),
  ).toContain('veg2');
});

test('a frame with a vine on it is a pergola', () => {
  expect(
    wanted(
      'I would like grape on top of metal or wood frame, so we sit under it. Garden 8m by 10m.',
    ),
  ).toContain('pergola');
});

test('ground to kick about on is grass, and what a patio is not to be is no wish', () => {
  const text =
    "I'd love one flat area big enough to kick about, a patio near the kitchen that isn't a trench. 12m by 25m.";
  expect(wanted(text)).toContain('lawn');
  expect(wishes(text)).not.toContain('a trench');
});

test('plants that would harm a pet are refused for their poison', () => {
  const { plantsRefused } = briefOf(
    'We have a tortoise. No slug pellets obviously and no plants that will kill him. 32 foot by 28 foot.',
  );
  expect(plantsRefused.map(({ value }) => value)).toContain('poisonous plants');
});

test('ages are no seats, and a space by the kerb is a car’s', () => {
  const text =
    'My daughter comes on Sundays with her two, who are nine and six. I would like a bench.';
  expect(briefOf(text).household.seatsFor.value).not.toBe(9);
  const front = briefOf(
    'Front garden, 8.2m wide and 6.4m deep. One space, kept on the right where the kerb is dropped. The three bins need to live somewhere.',
  );
  expect(front.parking?.value).toBe(true);
  expect(front.surroundings?.kerbSide?.value).toBe('right');
  expect(front.wanted.map(({ value }) => value)).toContain('bins');
});

test('of a garden of which only the first part is ours, that part is drawn', () => {
  const { shape } = briefOf(
    "The garden's 13m long and 5.1 wide but only the first 9m is ours, upstairs have the end.",
  );
  expect(shape.value).toMatchObject({ widthMm: 5100, depthMm: 9000 });
});

test('a rise that is told as a thing of its own is the ground’s', () => {
  const { surroundings, slope } = briefOf(
    "It goes uphill from the moment you step out. 12m wide, about 25m long, and I'd put the rise at 3m or a bit over.",
  );
  expect(slope.value).toBe('up');
  expect(surroundings?.levels?.fallMm?.value).toBe(3000);
});

test('a bench by the roses that stay asks for no roses', () => {
  const text =
    'Her roses are in the long bed on the left, and I would not want them moved. I would like a bench by the roses. 10m by 22m.';
  expect(wishes(text).some((one) => one.startsWith('a bench'))).toBe(true);
  expect(wishes(text)).not.toContain('the roses');
});

test('shade over a table is a roof, and a patio with its size is kept', () => {
  expect(wanted("I'd like shade over a table for four. Yard 6m by 7m.")).toContain('pergola');
  const { keep } = briefOf(
    'Garden 7m x 19m. The patio by the kitchen is fine, 7 x 3 sandstone, keep.',
  );
  expect(keep.map(({ kind }) => kind)).toEqual(['patio']);
});

test('of a courtyard the old floor that stays is the whole ground, and everything grows on it', () => {
  const brief = briefOf(
    'Courtyard 3.6 by 5.4 metres, looks north. The York stone floor is original and stays. We want ferns and the sound of water.',
  );
  expect(brief.noDigging?.value).toBe(true);
});

test('a kerb that somebody else of the household would like is no parking, and stairs are no slope', () => {
  const brief = briefOf(
    'Front garden of our semi, 7 m by 6 m. My husband wants a dropped kerb, I do not. Everything goes up two flights of stairs.',
  );
  expect(brief.parking?.value ?? false).toBe(false);
  expect(brief.slope.value).toBe('level');
});

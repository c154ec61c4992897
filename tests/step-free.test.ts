/** Gardens for people who do no steps, on flat, sloped and stepped ground. */
import { expect, test } from 'vitest';
import { levelsOf } from '#engine/levels/levels.ts';
import { brokenAccess } from './support/access-laws.ts';
import { designsOfWords } from './support/designs-of-words.ts';
import { sampled } from './support/sampled.ts';

const WHEELS = 'My wife uses a wheelchair.',
  FRAME = 'My mother walks with a frame and cannot do steps.',
  KNEES = 'I have bad knees and I don’t do steps well.';
const WISHES = 'We would like a seat in the sun, a shed and some flowers.';

/** Ground on which every way can be had without a step. */
const EASY = [
  [
    'flat, with a drop at the door',
    WHEELS,
    'The garden is 9m wide and 14m long. There is a 30cm drop from the back door.',
  ],
  [
    'flat and small',
    FRAME,
    'The garden is 7m wide and 10m long, and level. There is a 15cm step at the door.',
  ],
  [
    'gently falling',
    WHEELS,
    'The garden is 8.5m wide and 14m long and drops about half a metre to the end.',
  ],
  ['rising', KNEES, 'The garden is 10m wide and 18m long and slopes up away from the house by 1m.'],
] as const;
/** Ground on which some may not. */
const HARD = [
  ['steep', FRAME, 'The garden is 8m wide and 15m long and slopes down from the house by 3m.'],
  [
    'on two levels',
    WHEELS,
    'The garden is 9m wide and 16m long, on two levels with a wall 90cm high between them.',
  ],
  [
    'with a high door',
    KNEES,
    'The garden is 6m wide and 9m long. It is four steps down from the back door, 60cm.',
  ],
] as const;

const designsFor = (people: string, ground: string) =>
  designsOfWords(`${people} ${ground} ${WISHES}`);

test.each(sampled(EASY, 2))('%s ground has no step on any way', (_name, people, ground) => {
  const { designs, brief } = designsFor(people, ground);
  expect(designs.length).toBe(3);
  expect(designs.map(({ model }) => levelsOf(model).flights.length)).toEqual([0, 0, 0]);
  expect(designs.flatMap((design) => brokenAccess(design, brief))).toEqual([]);
});

test.each(sampled(HARD, 2))(
  '%s ground says with its figures where a way has steps',
  (_name, people, ground) => {
    const { designs, brief } = designsFor(people, ground);
    expect(designs.length).toBe(3);
    expect(designs.flatMap((design) => brokenAccess(design, brief))).toEqual([]);
  },
);

test('ramps keep to the slope that was asked for', () => {
  const { designs, brief } = designsFor(
    WHEELS,
    'The garden is 8.5m wide and 14m long and drops about half a metre to the end, 1:20 please, not 1:12.',
  );
  expect(brief.household.rampOneIn?.value).toBe(20);
  for (const { model } of designs)
    for (const { slopedMm, slopedOverMm } of levelsOf(model).stretches)
      expect(Math.abs(slopedMm)).toBeLessThanOrEqual(slopedOverMm / 20 + 20);
});

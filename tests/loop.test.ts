/** A path that goes all the way round is one that can be walked round: with the terrace it closes about ground of its own. */
import { expect, test } from 'vitest';

import { offset, opened, tryUnite } from '#engine/geometry/trial.ts';
import { designsOfWords } from './support/designs-of-words.ts';

test.each([
  [
    'Our garden is 10 m wide and 14 m long. She has dementia and wanders, so we want a path that goes round in a loop and back to the door, and a seat.',
    1150,
  ],
  [
    'The garden is 12m by 12m. Two greyhounds. There is a racetrack worn round the edge, why not make it a path for them. No lawn.',
    950,
  ],
  [
    'The garden is 10m wide and 20m long. Two greyhounds have worn a racetrack round the edge, make it a path.',
    1150,
  ],
])('%s', (words, widthMm) => {
  const { designs } = designsOfWords(words, 3);
  expect(designs).toHaveLength(3);
  for (const { model, outcomes } of designs) {
    const ways = model.layout.areas.filter(({ kind }) => kind === 'path' || kind === 'terrace');
    const round = opened(tryUnite(...ways.map(({ region }) => offset(region, 5))), widthMm / 2);
    expect(round.some((rings) => rings.length > 1)).toBe(true);
    expect(outcomes!.map(({ result, why }) => `${result}: ${why}`).join('\n')).toMatch(
      /met: .*goes all the way round, [2-6]\d(?:\.\d)? m long/,
    );
  }
});

test.each([
  'Our garden is 10 m wide and 14 m long. My dad has dementia and walks all day. He needs a bench.',
  "The garden is 9m by 12m and all lawn. Mum has Alzheimer's. A seat in the shade please.",
])('who may lose their way has a round that was not asked for: %s', (words) => {
  const { designs } = designsOfWords(words, 3);
  expect(designs).toHaveLength(3);
  for (const { model } of designs) {
    const ways = model.layout.areas.filter(({ kind }) => kind === 'path' || kind === 'terrace');
    const round = opened(tryUnite(...ways.map(({ region }) => offset(region, 5))), 475);
    expect(round.some((rings) => rings.length > 1)).toBe(true);
  }
});

import { expect, test } from 'vitest';
import { changedWords } from './picture-words.ts';

const saved = { alt: 'A bench', focal: { x: 0.5, y: 0.5 } };

test('only what was changed here is sent, so that what another window changed stays', () => {
  expect(changedWords({ alt: 'A bench by the wall' }, saved)).toEqual({
    alt: 'A bench by the wall',
  });
  expect(changedWords({ focal: { x: 0.5, y: 0.6 } }, saved)).toEqual({ focal: { x: 0.5, y: 0.6 } });
  expect(changedWords({ alt: '', focal: null }, saved)).toEqual({ alt: '', focal: null });
});

test('what says the same again is not sent', () => {
  expect([
    changedWords({}, saved),
    changedWords({ alt: ' A bench ' }, saved),
    changedWords({ focal: { x: 0.5, y: 0.5 } }, saved),
    changedWords({ focal: null }, { alt: '', focal: null }),
  ]).toEqual([null, null, null, null]);
});

/** Who is promised a path that goes round. */
import { expect, test } from 'vitest';
import { briefOf } from '../../tests/support/read-words.ts';
import { loopAsked } from './loop.ts';

const asks = (text: string) => loopAsked(briefOf(text)) !== null;

test.each([
  "I'd love him to have a proper way round that comes back to where it started.",
  'We want a path that goes all the way round the garden.',
  'What I want is to walk round it on my own, not with somebody holding my elbow.',
])('a round is asked for: %s', (text) => expect(asks(text)).toBe(true));

test.each([
  'We want a path round the side to the bins.',
  'We would like a round lawn and a path to the shed.',
])('no round is asked for: %s', (text) => expect(asks(text)).toBe(false));

test.each([
  ['We want a loop for our daughter’s bike.', true],
  ['He goes round. On his bike, round and round the garden, two hours sometimes.', true],
  ['We want a path that goes all the way round, past the roses.', false],
])('a round that is ridden has wide curves: %s', (text, isRidden) =>
  expect(loopAsked(briefOf(text))).toMatchObject({ isRidden }),
);

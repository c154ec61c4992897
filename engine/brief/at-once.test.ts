/** Who is offered no stages. */
import { expect, test } from 'vitest';
import { isAtOnce } from './at-once.ts';

test.each([
  "it's got to be done in ONE go, five days at half term",
  'If he comes home to half a garden, God help us.',
  'We want it all at once.',
  'No stages please.',
])('at once: %s', (text) => expect(isAtOnce(text)).toBe(true));

test.each([
  "It doesn't have to be all at once.",
  'We cannot afford to do it in one go.',
  'We would do it bit by bit rather than in one go.',
  'It flowers all at once in June, and then there is nothing.',
  'We only have half a garden, the rest is next door’s.',
])('not at once: %s', (text) => expect(isAtOnce(text)).toBe(false));

import { expect, test } from 'vitest';
import { askedParts, leansOn } from './parts.ts';

const textsOf = (message: string) => askedParts(message).map(({ text }) => text);

test.each([
  ['do u come to Brentwood and whats the charge', ['do u come to Brentwood', 'whats the charge']],
  [
    'How tall does it get? can i plant it in may also is it evergreen',
    ['How tall does it get?', 'can i plant it in may', 'is it evergreen'],
  ],
  ['a stem with red spots, is it knotweed', ['a stem with red spots, is it knotweed']],
  [
    'Please tell me whether the hedge is poisonous.',
    ['Please tell me whether the hedge is poisonous.'],
  ],
  // Two choices are one question.
  ['Is it better by the house or by the fence?', ['Is it better by the house or by the fence?']],
] as const)('%s', (message, texts) => {
  expect(textsOf(message)).toEqual(texts);
});

test.each([
  'We would like a pond and a bench.',
  'Lavender?',
  'the fence is ours and the hedge is theirs',
  '',
])('nothing is asked by: %s', (message) => {
  expect(textsOf(message)).toEqual([]);
});

test('a part stands where it says that it does', () => {
  const message = 'Yes.  Is it poisonous, and does it seed? Can it stay';
  for (const { text, start, end } of askedParts(message))
    expect(message.slice(start, end)).toBe(text);
  expect(askedParts(message).map(({ isMarked }) => isMarked)).toEqual([true, true, false]);
});

test('a part that names nothing leans on what was said before', () => {
  expect(leansOn('is it evergreen')).toBe(true);
  expect(leansOn('is holly evergreen')).toBe(false);
});

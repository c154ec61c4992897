import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { asksForGround, ownGroundOf } from './own-ground.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (description: string) =>
  readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );

test('ground that is asked for by a name of its own is kept, and called by that name', () => {
  const brief = briefOf(
    'Garden 18m by 30m, looks south. I want borders and somewhere to put the model railway.',
  );
  expect(brief.wanted.map(({ value }) => value)).toContain('clearing');
  expect(ownGroundOf(brief.wishes)).toBe('model railway');
});

test.each([
  'somewhere for logs',
  'a place to sit',
  'room for the kids to play',
  'space for 2 bins',
])('what is stored or sat in asks for no open ground: %s', (words) => {
  expect(asksForGround(words)).toBe(false);
});

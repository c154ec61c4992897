import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { withReading } from '#server/reader.ts';
import { returnBrief } from '../words/return-brief.ts';
import { readBrief } from './read-brief.ts';

const briefOf = (description: string) =>
  readBrief(
    withReading({ description, projectType: 'family', preferences: [] }),
    placeOf(null).place!,
  );

test('what is made out from the sun is said once: no note says that south-west was taken', () => {
  for (const text of [
    'It is about 45 foot long by 30 wide, and the sun is at the back of the house for most of the day.',
    'The garden is 5 m by 8 m. Sun is there from 10 to around 5.',
    'The yard is 4 m by 5 m. It gets sun on the right hand wall at lunchtime.',
  ]) {
    const brief = briefOf(text);
    expect(brief.facing.source.kind, text).toBe('assumed');
    expect(
      brief.problems.filter(({ code }) => code === 'facing-assumed'),
      text,
    ).toEqual([]);
  }
  expect(briefOf('A garden of 5 m by 8 m.').problems.map(({ code }) => code)).toContain(
    'facing-assumed',
  );
});

test('where a hand is lit the step from it to the facing is shown', () => {
  const brief = briefOf('The yard is 4 m by 5 m. It gets sun on the right hand wall at lunchtime.');
  expect(brief.facing.value).toBe('W');
  expect(returnBrief(brief).join(' ')).toMatch(
    /we take it that the sun falls on the right then: the garden then looks west/,
  );
});

test('a house that faces north has its garden on the sunny side, where that is said', () => {
  const facing = (text: string) => briefOf(text).facing.value;
  expect(facing('8 by 6 m. The house faces north so the garden is the sunny side.')).toBe('S');
  expect(facing('8 by 6 m. The back of the house faces north.')).toBe('N');
  expect(
    facing('8 by 6 m. The back of the house faces north, sun on the patio at lunchtime.'),
  ).toBe('N');
});

test('before a house a note says whose left and right the plan has', () => {
  const codes = (text: string) => briefOf(text).problems.map(({ code }) => code);
  expect(codes('Front garden, 7.5 m by 6 m. The front door is on the right.')).toContain(
    'hands-of-front',
  );
  expect(codes('Front garden, 7.5 m by 6 m.')).not.toContain('hands-of-front');
  expect(codes('Back garden, 7.5 m by 6 m. The patio doors are on the right.')).not.toContain(
    'hands-of-front',
  );
});

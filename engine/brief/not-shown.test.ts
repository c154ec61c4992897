import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from './read-brief.ts';

const noteOf = (marked: string): string | undefined =>
  readBrief(
    { ...markedInput(`{10 m by 14 m|measure:plot|fact}. ${marked}`), projectType: 'family' },
    placeOf(null).place!,
  ).problems.find(({ code }) => code === 'told-not-shown')?.message;

test('what stands and has no place on a plan is told back, and not dropped', () => {
  expect(noteOf('There is {a hoop by the garage|feature:goal|keep}.')).toBe(
    'You also tell of “a hoop by the garage”, which we did not place on the plans: we look at it with you at the visit.',
  );
  expect(noteOf('{bamboo|plant:bamboo|stands} and {a hoop|feature:goal|stands}')).toMatch(
    /“bamboo” and “a hoop”, .* look at them/,
  );
});

test('what is kept, wished for or plain ground needs no note', () => {
  expect(noteOf('{The old apple tree|plant:apple|keep} stays.')).toBeUndefined();
  expect(
    noteOf('{a pond|feature:pond|wanted} and {the lawn|feature:lawn|stands}.'),
  ).toBeUndefined();
});

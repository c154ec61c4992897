import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const liked = (text: string) =>
  readDescription(text)
    .mentions.filter(({ kind, status }) => kind === 'colour' && status === 'wanted')
    .map(({ concept }) => concept);

test('colours that are liked are wished for, through the whole list', () => {
  expect(
    liked('Garden 12 m by 6 m. I like blues and purples and things that move. Two cats.'),
  ).toEqual(['blue', 'purple']);
});

test('colours that are not liked are none of them', () => {
  expect(liked("Garden 12 m by 6 m. I don't like yellow or orange. We love the sun.")).toEqual([]);
});

import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';

const leftOf = (text: string): string[] => {
  const { parts = [], text: own } = readDescription(text);
  return parts
    .filter(({ use }) => use === 'not-understood')
    .map(({ start, end }) => own.slice(start, end));
};

test('a clause that says something beside one that is used is told back', () => {
  expect(
    leftOf(
      'I want a shed at the back, with power and a bit of sound deadening as the neighbour works nights.',
    ),
  ).toEqual(['with power and a bit of sound deadening as the neighbour works nights']);
});

test('greetings, thanks and names are no part of the garden', () => {
  expect(
    leftOf('Good afternoon. I would like a patio and a lawn. Thank you for your patience.\nPettit'),
  ).toEqual([]);
});

test('every word that is spoken lies in one part, in order', () => {
  const { parts = [], text } = readDescription(
    'Small yard, 5 m by 4 m; bikes and bins. No grass!\n- one tree (an apple)\n- cheap',
  );
  let at = 0;
  for (const { start, end } of parts) {
    expect(text.slice(at, start)).not.toMatch(/[\p{L}\d]/u);
    at = end;
  }
  expect(text.slice(at)).not.toMatch(/[\p{L}\d]/u);
});

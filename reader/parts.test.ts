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
      'I want a shed at the back, with a bit of sound deadening as the neighbour works nights.',
    ),
  ).toEqual(['with a bit of sound deadening as the neighbour works nights']);
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

test('when it is to be and what it is to be like are told back, and not asked about as things', () => {
  const asked = (text: string): string[] => {
    const { parts = [], text: own } = readDescription(text);
    return parts.filter(({ asks }) => asks).map(({ start, end }) => own.slice(start, end));
  };
  expect(asked('We want a lawn. I want it pretty pretty pretty.')).toEqual([]);
  expect(asked('We want a lawn. It needs to be this year.')).toEqual([]);
  expect(asked('We want a lawn. I can lay slabs and edge them.')).toEqual([]);
  expect(asked("We want a lawn. He'll be on a bigger bike by next summer.")).toEqual([]);
  // questions are answered, and a word or two is no wish
  expect(
    asked('We want a lawn. My questions: how many years until the vine makes real shadow?'),
  ).toEqual([]);
  expect(asked('We want a lawn. When would one need to start, to be swimming by June?')).toEqual(
    [],
  );
  // and what has no name is a wish in its own words
  expect(
    readDescription('We want a lawn. We need one bit to take a shot from.').mentions.some(
      ({ status, quote }) => status === 'wanted' && quote.includes('one bit'),
    ),
  ).toBe(true);
});

import { expect, test } from 'vitest';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from './read-brief.ts';

const seats = (words: string) => {
  const { value, source } = readBrief(
    markedInput(`{10 m by 14 m|measure:plot|fact}. ${words}`),
    placeOf(null).place!,
  ).household.seatsFor;
  return [value, source.kind === 'read' ? source.quote : null];
};

test.each([
  ['Big patio, table for eight.', 8, 'table for eight'],
  ['A table where we all sit on Sunday, it will be 8 to 10 persons.', 10],
  ['A table and 6 chairs.', 6, 'table and 6 chairs'],
  ['We are a family of 12 round the table at Christmas.', 12],
  ['We like having eight people over.', 8],
  ['Space to sit eight.', 8],
  ['Somewhere for drinks, like 8 people on a good night.', 8, '8 people on a good night'],
  ['Dining 8, corner sofa.', 8],
  ['A big table for my family, 12 at Christmas, say 8 in the summer.', 8],
  ['A patio for 6, please.', 6],
  ['Somewhere for one chair. OK two chairs.', 2, 'two chairs'],
  ['One chair and a small table.', 1, 'One chair'],
  ['We agree on the patio, sandstone, six people, by the house.', 6],
  ['Seven people living in the house.', 7],
  ['We are a family of five.', 5, 'family of five'],
] as const)('who sit down in “%s”', (words, value, quote?: string) => {
  const [said, from] = seats(words);
  expect(said).toBe(value);
  if (quote) expect(from).toBe(quote);
  expect(words).toContain(from);
});

test.each([
  ['My {husband|person:couple|fact} and I, {kids are 6 and 9|person:child|fact}.', 4],
  ['My wife and I have {three boys|person:child|fact}.', 6],
  ['Just the two of us.', 4],
  ['{boy 10 girl 7|person:child|fact}', 4],
  ['{im 15|person:teen|fact} and mum and dad.', 4],
  ['I have lived alone since he died.', 2],
  ['We have {six children|person:child|fact}.', 6],
  ['Nothing is said of people.', 4],
] as const)('a table for those who are told of: “%s”', (words, value) => {
  expect(seats(words)).toEqual([value, null]);
});

test('slabs that are counted do not sit down', () => {
  expect(
    seats('The slabs could be relaid, {theres about 40 of them|person:visitor|fact}.'),
  ).toEqual([4, null]);
});

test('those who are to slouch at the far end are not counted at the table', () => {
  expect(
    seats(
      '{Somewhere outside|feature:seat|wanted} at the end, with cushions, for 6 or 7 of them to slouch.',
    ),
  ).toEqual([4, null]);
});

test.each([
  'A patio for six weeks of sun.',
  'My parents come for six weeks every summer.',
  'A terrace of 28 square metres, paved for 2 cars.',
  'A table of 1.5 m by 2.',
  'The restaurant next door has a table for 20.',
])('nobody is counted in “%s”', (words) => {
  expect(seats(words)[1]).toBeNull();
});

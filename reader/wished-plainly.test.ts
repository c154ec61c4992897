import { expect, test } from 'vitest';
import { briefOf, sureOf } from '#tests/support/read-words.ts';

test('little money is read where it is said of the whole', () => {
  expect(sureOf('Bikes, bins, one tree. No grass. Cheap please.')).toContain('money:low:fact');
  expect(sureOf('A new fence is cheaper than a wall.')).not.toContain('money:low:fact');
});

test('what ground is kept for is wished for by its name', () => {
  const { wanted } = briefOf('My husband wants a small smoke house for sausages.');
  expect(wanted.map(({ value }) => value)).toContain('smokehouse');
  expect(
    briefOf('We have no swimming pool and want none.').wanted.map(({ value }) => value),
  ).not.toContain('pool');
});

test('where a thing is going it is to be put, and what is being filled in goes', () => {
  expect(sureOf('The bare patch is where a huge climbing frame is going.')).toContain(
    'feature:climbingframe:wanted',
  );
  expect(sureOf("There's a pond outside the house and that's being filled in.")).toContain(
    'feature:pond:going',
  );
});

test('what is named and stands is read, unless the words beside it say otherwise', () => {
  expect(sureOf('An old camellia and a magnolia stand between the shed and the fence.')).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^plant:camellia:(?:stands|keep)$/),
      expect.stringMatching(/^plant:magnolia:(?:stands|keep)$/),
    ]),
  );
  expect(
    sureOf('There was a giant bay and a redwood, and nearly all of that came out.').filter((one) =>
      /redwood:(?:stands|keep)/.test(one),
    ),
  ).toEqual([]);
});

test('animals and grown children are what they are called, and what is out is refused', () => {
  expect(sureOf('What comes already: hedgehogs (two, at least) and foxes.')).not.toContain(
    'animal:dog:stands',
  );
  expect(sureOf('Two adult sons, often with friends.')).not.toContain('person:child:fact');
  expect(sureOf('They wee on everything so box hedge is out.').join()).toMatch(
    /(?:plant:box|feature:hedge):refused/,
  );
});

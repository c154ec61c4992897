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

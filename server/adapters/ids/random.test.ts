import { expect, test } from 'vitest';
import { randomIds } from '#server/adapters/ids/random.ts';

test('an id says what it is of, carries 128 bits and never comes twice', () => {
  const ids = Array.from({ length: 2000 }, () => randomIds.make('dsn'));
  expect(ids.every((id) => /^dsn_[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2000);
});

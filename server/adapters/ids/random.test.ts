import { expect, test } from 'vitest';
import { randomIds } from '#server/adapters/ids/random.ts';

test('ids have a type prefix and 128 random bits and are unique', () => {
  const ids = Array.from({ length: 2000 }, () => randomIds.make('dsn'));
  expect(ids.every((id) => /^dsn_[A-Za-z0-9_-]{22}$/.test(id))).toBe(true);
  expect(new Set(ids).size).toBe(2000);
});

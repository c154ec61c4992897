import { expect, test } from 'vitest';
import { STORED_ITEMS } from '#content/policies/storage-keys.ts';
import { isOurs } from './clear-device.ts';

test.each(STORED_ITEMS.map(({ name }) => name))('one press clears %s', (name) =>
  expect(isOurs(name)).toBe(true),
);
test('what another site of the same address keeps stays', () => {
  expect(isOurs('somebody-elses')).toBe(false);
});

import { afterEach, expect, test, vi } from 'vitest';
import { makeId } from './make-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids are of the form of a UUID and differ, without randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, makeId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

import { afterEach, expect, test, vi } from 'vitest';
import { makeId, requestKeys } from './make-id.ts';

afterEach(() => vi.unstubAllGlobals());

test('ids are of the form of a UUID and differ, without randomUUID', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const ids = Array.from({ length: 500 }, makeId);
  expect(new Set(ids).size).toBe(500);
  for (const id of ids)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

test('the same words keep their key, changed words get a new one', () => {
  let count = 0;
  const keyOf = requestKeys(() => `key-${(count += 1)}`);
  const request = { kind: 'site-assessment', message: 'A slope.' };
  expect([
    keyOf(request),
    keyOf({ ...request }),
    keyOf({ ...request, message: 'A slope and a wall.' }),
    keyOf({ ...request, kind: 'general-consultation' }),
  ]).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

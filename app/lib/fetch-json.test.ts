import { afterEach, expect, test, vi } from 'vitest';
import { fetchJson } from './fetch-json.ts';

const answer =
  (body: string, status: number, type: string, statusText = '') =>
  () =>
    Promise.resolve(new Response(body, { status, statusText, headers: { 'content-type': type } }));
afterEach(() => vi.unstubAllGlobals());

test('a failed call throws its status and the plain words of a problem', async () => {
  vi.stubGlobal(
    'fetch',
    answer(
      JSON.stringify({ message: 'There is no such design.', status: 404 }),
      404,
      'application/problem+json',
    ),
  );
  await expect(fetchJson('/x')).rejects.toThrow('404: There is no such design.');
});

test('a failed call without a problem throws its text, or its status text when it has none', async () => {
  vi.stubGlobal('fetch', answer('out to lunch', 503, 'text/plain'));
  await expect(fetchJson('/x')).rejects.toThrow('503: out to lunch');
  vi.stubGlobal('fetch', answer('', 401, 'text/plain', 'Unauthorized'));
  await expect(fetchJson('/x')).rejects.toThrow('401: Unauthorized');
});

test('a call sends cookies and answers with the parsed JSON', async () => {
  const fetch = vi.fn(answer('{"designs":[]}', 200, 'application/json'));
  vi.stubGlobal('fetch', fetch);
  await expect(fetchJson('/x')).resolves.toEqual({ designs: [] });
  expect(fetch).toHaveBeenCalledWith('/x', expect.objectContaining({ credentials: 'include' }));
});

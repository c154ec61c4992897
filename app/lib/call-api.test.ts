import { afterEach, expect, test, vi } from 'vitest';
import { callApi, CallError } from './call-api.ts';

const answer =
  (body: string, status: number, type = 'application/json', statusText = '') =>
  async () =>
    new Response(body, { status, statusText, headers: { 'content-type': type } });
const failureOf = async (fetch: () => Promise<Response>) => {
  vi.stubGlobal('fetch', fetch);
  return callApi('/x', { json: {} }).then(
    () => null,
    (error: unknown) => error as CallError,
  );
};
afterEach(() => vi.unstubAllGlobals());

test('a refusal carries the words and the fields of its problem document', async () => {
  const errors = [{ field: 'name', message: 'Please tell us your name' }];
  const body = JSON.stringify({ message: 'Please tell us your name', errors });
  const error = await failureOf(answer(body, 400, 'application/problem+json'));
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({
    kind: 'refused',
    status: 400,
    message: '400: Please tell us your name',
    plain: 'Please tell us your name',
    fields: errors,
    isUnsure: false,
  });
});

test('a refusal without a problem document has its text or status text in the message, and plain words', async () => {
  expect(await failureOf(answer('out to lunch', 500, 'text/plain'))).toMatchObject({
    message: '500: out to lunch',
    plain: 'Something went wrong on our side. Please try again.',
  });
  expect(await failureOf(answer('', 401, 'text/plain', 'Unauthorized'))).toMatchObject({
    message: '401: Unauthorized',
  });
});

test.each([502, 503, 504])(
  'after a bare %i it is not known whether the call arrived',
  async (status) => {
    expect(await failureOf(answer('<html>Bad gateway</html>', status, 'text/html'))).toMatchObject({
      isUnsure: true,
      plain: 'We could not be reached. Please check your internet connection and try again.',
    });
  },
);

test('a lost connection, an answer in no time and an answer that is not JSON differ in kind', async () => {
  const plain = 'We could not be reached. Please check your internet connection and try again.';
  expect(await failureOf(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    kind: 'unreachable',
    plain,
  });
  expect(
    await failureOf(() => Promise.reject(new DOMException('late', 'TimeoutError'))),
  ).toMatchObject({ kind: 'timeout', plain });
  expect(await failureOf(answer('<html>', 200, 'text/html'))).toMatchObject({
    kind: 'unreadable',
    plain: 'Something went wrong on our side. Please try again.',
  });
});

test('a call the caller gives up fails with the reason of the caller', async () => {
  const stop = new AbortController();
  stop.abort('left the page');
  vi.stubGlobal('fetch', (_url: string, init: RequestInit) => Promise.reject(init.signal!.reason));
  await expect(callApi('/x', { signal: stop.signal })).rejects.toBe('left the page');
});

test('a call sends cookies and JSON, and answers with the parsed JSON', async () => {
  const fetch = vi.fn(answer('{"designs":[]}', 200));
  vi.stubGlobal('fetch', fetch);
  await expect(callApi('/x', { json: { a: 1 } })).resolves.toEqual({ designs: [] });
  expect(fetch).toHaveBeenCalledWith(
    '/x',
    expect.objectContaining({ method: 'POST', credentials: 'include', body: '{"a":1}' }),
  );
});

test('an answer without content is undefined', async () => {
  vi.stubGlobal('fetch', async () => new Response(null, { status: 204 }));
  await expect(callApi('/x', { method: 'DELETE' })).resolves.toBeUndefined();
});

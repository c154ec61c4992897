import { afterEach, expect, test, vi } from 'vitest';
import { readKind } from './appointment-kinds.ts';
import { type BookingRequest, RequestRefused, requestKeys, sendRequest } from './send-request.ts';

const request: BookingRequest = {
  kind: 'site-assessment',
  name: 'Ada Field',
  email: 'ada@example.org',
  message: 'A slope.',
};
const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify(body), { status })),
  );
afterEach(() => vi.unstubAllGlobals());

test('the same words keep their key, changed words get a new one', () => {
  let count = 0;
  const keyOf = requestKeys(() => `key-${(count += 1)}`);
  expect([
    keyOf(request),
    keyOf({ ...request }),
    keyOf({ ...request, message: 'A slope and a wall.' }),
    keyOf({ ...request, kind: 'general-consultation' }),
  ]).toEqual(['key-1', 'key-1', 'key-2', 'key-3']);
});

test('an answer gives its reference', async () => {
  answer(201, { success: true, reference: 'AB12CD', message: 'Thank you.' });
  expect(await sendRequest(request, 'key-12345678')).toEqual({
    reference: 'AB12CD',
    message: 'Thank you.',
  });
  const [, init] = vi.mocked(fetch).mock.calls[0]!;
  expect(JSON.parse(String(init!.body))).toEqual({ ...request, requestKey: 'key-12345678' });
});

test('a refusal is told in the server’s words, field by field', async () => {
  answer(400, {
    message: 'Please tell us your name',
    errors: [{ field: 'name', message: 'Please tell us your name' }],
  });
  const refusal = await sendRequest(request, 'key-12345678').catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(RequestRefused);
  expect(refusal).toMatchObject({
    message: 'Please tell us your name',
    fields: [{ field: 'name' }],
  });
});

test('a server that answers with something else, or not at all, is told in plain words', async () => {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response('<html>Bad gateway</html>', { status: 502 })),
  );
  await expect(sendRequest(request, 'key-12345678')).rejects.toThrow(
    'Something went wrong on our side. Please try again.',
  );
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => {
      throw new TypeError('Failed to fetch');
    }),
  );
  await expect(sendRequest(request, 'key-12345678')).rejects.toThrow(
    'We could not be reached. Please check your internet connection and try again.',
  );
});

test('the address chooses the appointment', () => {
  expect(
    ['', 'kind=project-followup', 'kind=nonsense'].map((text) =>
      readKind(new URLSearchParams(text)),
    ),
  ).toEqual(['general-consultation', 'project-followup', 'general-consultation']);
});

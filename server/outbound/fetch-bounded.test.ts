import { expect, test } from 'vitest';
import { ProviderError } from '#server/errors.ts';
import { fetchBounded, readJson } from '#server/outbound/fetch-bounded.ts';
import { ILLNESSES, json, refusingUrl, startOutside } from '#tests/support/outside-server.ts';

const options = (limitMs = 5_000) => ({
  signal: AbortSignal.timeout(limitMs),
  maxBytes: 10_000,
  accept: /\bjson\b/,
});
const SECRET = 'key=topsecret';

test('a complete answer is returned', async () => {
  const outside = await startOutside(json({ a: 1 }));
  const { status, bytes } = await fetchBounded(outside.url, options());
  expect([status, readJson(bytes)]).toEqual([200, { a: 1 }]);
  await outside.close();
});

const KINDS: Record<string, string> = {
  hangs: 'unavailable',
  'hangs half-way': 'unavailable',
  'drops the line': 'unavailable',
  'answers 500': 'unavailable',
  'answers 429': 'rate-limited',
  'answers with HTML': 'bad-output',
  'sends us elsewhere': 'bad-output',
  'sends far too much': 'too-long',
  'says it is too long': 'too-long',
};
test.each(Object.entries(KINDS))(
  'a service that %s is a failure of the kind %s that gives no address away',
  async (illness, kind) => {
    const outside = await startOutside(ILLNESSES[illness]!);
    const error = await fetchBounded(
      `${outside.url}/?${SECRET}`,
      options(illness.startsWith('hangs') ? 50 : 5_000),
    ).then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ProviderError);
    expect((error as ProviderError).kind).toBe(kind);
    expect(`${(error as Error).message} ${(error as Error).stack}`).not.toContain('topsecret');
    await outside.close();
  },
);

test('a refused connection is a failure', async () => {
  await expect(fetchBounded(await refusingUrl(), options())).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

test('an accepted status returns its body; invalid JSON is refused', async () => {
  const outside = await startOutside(json({ error: 'Postcode not found' }, 404));
  await expect(fetchBounded(outside.url, options())).rejects.toMatchObject({ kind: 'refused' });
  expect((await fetchBounded(outside.url, { ...options(), alsoStatus: [404] })).status).toBe(404);
  expect(() => readJson(new TextEncoder().encode('{"a":'))).toThrow(ProviderError);
  expect(() => readJson(new Uint8Array([0xff, 0xfe]))).toThrow(ProviderError);
  await outside.close();
});

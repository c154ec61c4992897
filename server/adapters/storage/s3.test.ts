import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { s3Storage } from '#server/adapters/storage/s3.ts';
import { describeStorage } from '#server/adapters/storage/storage.contract.ts';
import type { Storage } from '#server/ports/storage.ts';
import { type Answer, refusingUrl, startOutside, text } from '#tests/support/outside-server.ts';
import { startS3 } from '#tests/support/s3-server.ts';

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const KEY = 'site/a-480.avif';
const bytes = new Uint8Array([1, 2, 3]);
/** Storage with a working or failing server; returns the requests with the outcome. */
async function withServer<T>(
  answer: Answer,
  use: (storage: Storage) => Promise<T>,
  limitMs = 2_000,
): Promise<{ result: unknown; heard: string[] }> {
  const outside = await startOutside(answer);
  const storage = s3Storage({ ...s3.options, endpoint: outside.url, retryMs: 1, limitMs });
  const result = await use(storage).catch((error: unknown) => error);
  await outside.close();
  return { result, heard: outside.heard };
}

describe('a bucket of a real S3 server', () => {
  describeStorage(() => s3Storage(s3.options));

  test('a key that is refused says which variables to check', async () => {
    const storage = s3Storage({ ...s3.options, accessKeyId: 'WRONG' });
    await expect(storage.put(KEY, bytes)).rejects.toMatchObject({
      name: 'ProviderError',
      kind: 'misconfigured',
      message: expect.stringContaining('S3_SECRET_ACCESS_KEY') as string,
    });
  });

  test('a bucket that is not there is named', async () => {
    const storage = s3Storage({ ...s3.options, bucket: 'elsewhere' });
    await expect(storage.put(KEY, bytes)).rejects.toMatchObject({
      kind: 'misconfigured',
      message: expect.stringContaining('elsewhere') as string,
    });
    await expect(storage.list('site/')[Symbol.asyncIterator]().next()).rejects.toMatchObject({
      kind: 'misconfigured',
    });
    expect(await storage.open(KEY)).toBeNull();
  });

  test('reading streams the file', async () => {
    const storage = s3Storage(s3.options);
    await storage.put('site/large.png', new Uint8Array(5_000_000));
    const file = await storage.open('site/large.png');
    expect(file?.bytes).toBe(5_000_000);
    file?.stream.destroy();
    expect(file?.stream.destroyed).toBe(true);
  });
});

test('temporary failures are retried, up to three attempts', async () => {
  let calls = 0;
  const shaky: Answer = (_request, response) => {
    calls += 1;
    response.writeHead(calls < 3 ? 500 : 200).end('picture');
  };
  const { result } = await withServer(shaky, async (storage) => (await storage.open(KEY))?.bytes);
  expect([calls, result]).toEqual([3, 7]);
  const down = await withServer(text('no', 'text/plain', 503), (storage) =>
    storage.put(KEY, bytes),
  );
  expect([down.heard.length, down.result]).toEqual([
    3,
    expect.objectContaining({ kind: 'rate-limited' }),
  ]);
});

test('a refusal is not retried', async () => {
  const { heard, result } = await withServer(text('<Error/>', 'application/xml', 400), (storage) =>
    storage.put(KEY, bytes),
  );
  expect([heard.length, result]).toEqual([1, expect.objectContaining({ kind: 'refused' })]);
});

test.each<[string, Answer, string]>([
  ['hangs', () => undefined, 'unavailable'],
  ['drops the line', (request) => void request.socket.destroy(), 'unavailable'],
  [
    'sends us elsewhere',
    (_request, response) => void response.writeHead(307, { location: 'http://127.0.0.1:9/' }).end(),
    'misconfigured',
  ],
])(
  'a storage that %s is a failure of the kind that it is, with no secret in it',
  async (_name, answer, kind) => {
    const uses: ((storage: Storage) => Promise<unknown>)[] = [
      (storage) => storage.put(KEY, bytes),
      (storage) => storage.open(KEY),
      (storage) => storage.remove(KEY),
    ];
    for (const use of uses) {
      const { result } = await withServer(answer, use, 60);
      expect(result).toMatchObject({ name: 'ProviderError', kind });
      expect(String((result as Error).stack)).not.toMatch(/S3RVER|Signature/);
    }
  },
);

test('a storage that is not there at all is unavailable', async () => {
  const storage = s3Storage({ ...s3.options, endpoint: await refusingUrl(), retryMs: 1 });
  await expect(storage.put(KEY, bytes)).rejects.toMatchObject({ kind: 'unavailable' });
});

test('an invalid list is an error', async () => {
  const { result } = await withServer(text('<html>welcome</html>', 'text/html'), async (storage) =>
    storage.list('site/')[Symbol.asyncIterator]().next(),
  );
  expect(result).toMatchObject({ kind: 'bad-output' });
});

test('a list that hangs half-way is given up', async () => {
  const half: Answer = (_request, response) =>
    void response.writeHead(200, { 'content-type': 'application/xml' }).write('<ListBucketResult>');
  const { result } = await withServer(
    half,
    async (storage) => storage.list('site/')[Symbol.asyncIterator]().next(),
    60,
  );
  expect(result).toMatchObject({ kind: 'unavailable' });
});

test('other files in a list are ignored', async () => {
  const entry = (key: string) =>
    `<Contents><Key>${key}</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified><Size>5</Size></Contents>`;
  const xml = `<?xml version="1.0"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>false</IsTruncated>${entry('site/a.jpg')}${entry('site/a&amp;b.jpg')}${entry('../x.jpg')}${entry('site/notes.txt')}</ListBucketResult>`;
  const { result, heard } = await withServer(text(xml, 'application/xml'), async (storage) => {
    const keys = [];
    for await (const { key } of storage.list('site/')) keys.push(key);
    return keys;
  });
  expect(result).toEqual(['site/a.jpg']);
  expect(heard[0]).toMatch(/^GET \/uploads\?list-type=2&max-keys=1000&prefix=site%2F\n/);
});

import { afterEach, expect, test } from 'vitest';
import { fetchPublic, type FetchPublicOptions } from '#server/outbound/fetch-public.ts';
import { isPublicAddress } from '#server/outbound/public-address.ts';
import {
  type Answer,
  type OutsideServer,
  refusingUrl,
  startOutside,
} from '#tests/support/outside-server.ts';

const open: OutsideServer[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});
async function start(answer: Answer): Promise<{ port: number; heard: string[] }> {
  const outside = await startOutside(answer);
  open.push(outside);
  return { port: Number(new URL(outside.url).port), heard: outside.heard };
}
const picture =
  (bytes = 'picture', type = 'image/jpeg'): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': type }).end(bytes);
const sendOn =
  (location: string, status = 302): Answer =>
  (_request, response) =>
    void response.writeHead(status, { location }).end();

/** The test site is local: its address and ports count as public; all other addresses are checked as usual. */
const near = (
  ports: number[],
  resolve: (host: string) => Promise<readonly string[]> = async () => ['127.0.0.1'],
  more: Partial<FetchPublicOptions> = {},
): FetchPublicOptions => ({
  maxBytes: 10_000,
  limitMs: 5_000,
  accept: /^image\//,
  resolve,
  mayConnect: (address, port) =>
    (address === '127.0.0.1' && ports.includes(port)) ||
    (isPublicAddress(address) && (port === 80 || port === 443)),
  ...more,
});
const strict = (
  resolve: (host: string) => Promise<readonly string[]> = async () => ['93.184.216.34'],
): FetchPublicOptions => ({ maxBytes: 10_000, limitMs: 2_000, accept: /^image\//, resolve });

test('a picture is fetched by host name from the checked address', async () => {
  const { port, heard } = await start(picture());
  const asked: string[] = [];
  const bytes = await fetchPublic(
    `http://pictures.example:${port}/a%20b.jpg?x=1`,
    near([port], async (host) => {
      asked.push(host);
      return ['127.0.0.1'];
    }),
  );
  expect([new TextDecoder().decode(bytes), asked]).toEqual(['picture', ['pictures.example']]);
  expect(heard[0]).toMatch(/^GET \/a%20b\.jpg\?x=1\n/);
  expect(heard[0]).toContain(`"host":"pictures.example:${port}"`);
  expect(heard[0]).not.toMatch(/cookie|authorization|referer/i);
});

test('DNS rebinding after the check has no effect', async () => {
  const { port, heard } = await start(picture());
  const answers = [['127.0.0.1'], ['127.0.0.9'], ['127.0.0.9']];
  await fetchPublic(
    `http://rebinding.example:${port}/`,
    near([port], async () => answers.shift()!),
  );
  expect([heard.length, answers.length]).toEqual([1, 2]);
});

test.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'https://127.0.0.1:443/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://127.1/',
  'http://134744072/',
  'http://0/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://100.64.0.1/',
  'http://192.0.2.1/',
  'http://224.0.0.1/',
  'http://255.255.255.255/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[2001:0:4136:e378::1]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://[2001:db8::1]/',
  'http://8.8.8.8:8080/',
  'https://example.com:22/',
  'http://example.com:6379/',
  'http://user:word@example.com/',
  'ftp://example.com/',
  'file:///etc/passwd',
  'gopher://example.com/',
  'javascript:alert(1)',
  'nonsense',
])('%s is not fetched', async (url) => {
  const resolve = async (host: string) =>
    host === 'localhost' ? ['127.0.0.1', '::1'] : ['93.184.216.34'];
  await expect(fetchPublic(url, strict(resolve))).rejects.toMatchObject({
    name: 'ProviderError',
    kind: 'refused',
  });
});

test.each([
  ['10.0.0.1'],
  ['93.184.216.34', '127.0.0.1'],
  ['2a00:1450::1', '::1'],
  ['::ffff:10.0.0.1'],
  ['169.254.169.254'],
])('a name that leads to %s is not fetched', async (...addresses) => {
  await expect(
    fetchPublic(
      'http://inner.example/',
      strict(async () => addresses),
    ),
  ).rejects.toMatchObject({ kind: 'refused' });
});

test('redirects are followed and each is checked', async () => {
  const last = await start(picture('there'));
  const first = await start(sendOn(`http://second.example:${last.port}/b.jpg`, 307));
  const asked: string[] = [];
  const bytes = await fetchPublic(
    `http://first.example:${first.port}/a.jpg`,
    near([first.port, last.port], async (host) => {
      asked.push(host);
      return ['127.0.0.1'];
    }),
  );
  expect([new TextDecoder().decode(bytes), asked]).toEqual([
    'there',
    ['first.example', 'second.example'],
  ]);
});

test('a redirect may be relative', async () => {
  const { port } = await start((request, response) =>
    request.url === '/a' ? sendOn('/b')(request, response) : picture('b')(request, response),
  );
  expect(
    new TextDecoder().decode(await fetchPublic(`http://a.example:${port}/a`, near([port]))),
  ).toBe('b');
});

test.each([
  'http://127.0.0.1:1/',
  'http://10.0.0.1/',
  'http://[::1]/',
  'http://inner.example/',
  'file:///etc/passwd',
  'http://169.254.169.254/',
])('a redirect to %s leads nowhere', async (location) => {
  const { port } = await start(sendOn(location));
  await expect(
    fetchPublic(
      `http://a.example:${port}/`,
      near([port], async (host) => (host === 'inner.example' ? ['10.1.2.3'] : ['127.0.0.1'])),
    ),
  ).rejects.toMatchObject({ kind: 'refused' });
});

test('endless redirects are abandoned', async () => {
  const { port, heard } = await start((request, response) =>
    sendOn(`/${Number(request.url!.slice(1)) + 1}`)(request, response),
  );
  await expect(fetchPublic(`http://a.example:${port}/1`, near([port]))).rejects.toMatchObject({
    kind: 'refused',
  });
  expect(heard.length).toBe(4);
});

test.each<[string, Answer, string]>([
  [
    'sends far too much',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end('x'.repeat(100_000)),
    'too-long',
  ],
  [
    'says it is too long',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-length': '99999999' })
        .write('x'),
    'too-long',
  ],
  ['answers with a page', picture('<h1>', 'text/html'), 'bad-output'],
  [
    'says nothing of what it sends',
    (_request, response) => void response.writeHead(200).end('x'),
    'bad-output',
  ],
  [
    'packs what it sends',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
        .end('x'),
    'bad-output',
  ],
  ['has nothing', (_request, response) => void response.writeHead(404).end(), 'refused'],
  ['does not share it', (_request, response) => void response.writeHead(403).end(), 'refused'],
  [
    'is asked too often',
    (_request, response) => void response.writeHead(429).end(),
    'rate-limited',
  ],
  ['is broken', (_request, response) => void response.writeHead(502).end(), 'unavailable'],
  ['drops the line', (request) => void request.socket.destroy(), 'unavailable'],
  [
    'breaks off',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png', 'content-length': '100' }).write('x');
      setImmediate(() => response.destroy());
    },
    'unavailable',
  ],
  ['sends on to nowhere', (_request, response) => void response.writeHead(302).end(), 'bad-output'],
])('a site that %s is a failure of the kind that it is', async (_name, answer, kind) => {
  const { port } = await start(answer);
  await expect(fetchPublic(`http://a.example:${port}/`, near([port]))).rejects.toMatchObject({
    name: 'ProviderError',
    kind,
  });
});

test.each<[string, Answer]>([
  ['hangs', () => undefined],
  [
    'hangs half-way',
    (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).write('x'),
  ],
  [
    'drips for ever',
    (_request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' });
      const timer = setInterval(() => response.write('x'), 5);
      response.on('close', () => clearInterval(timer));
    },
  ],
])('a site that %s is given up after the whole time', async (_name, answer) => {
  const { port } = await start(answer);
  await expect(
    fetchPublic(`http://a.example:${port}/`, near([port], undefined, { limitMs: 80 })),
  ).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a silent name server and an unknown name are temporary failures', async () => {
  await expect(
    fetchPublic('http://a.example/', {
      ...strict(() => new Promise(() => undefined)),
      limitMs: 30,
    }),
  ).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(
    fetchPublic(
      'http://a.example/',
      strict(async () => {
        throw new Error('ENOTFOUND');
      }),
    ),
  ).rejects.toMatchObject({ kind: 'unavailable' });
  await expect(
    fetchPublic(
      'http://a.example/',
      strict(async () => []),
    ),
  ).rejects.toMatchObject({ kind: 'unavailable' });
});

test('a closed port is a temporary failure', async () => {
  const port = Number(new URL(await refusingUrl()).port);
  await expect(fetchPublic(`http://a.example:${port}/`, near([port]))).rejects.toMatchObject({
    kind: 'unavailable',
  });
});

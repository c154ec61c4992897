import { mkdirSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.container.storage.put('designs/abc-640.avif', new Uint8Array([1, 2, 3]));
  await server.container.storage.put(
    'designs/drawing.svg',
    new TextEncoder().encode(
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    ),
  );
  const { dataDir } = server.container.config;
  writeFileSync(`${dataDir}/secret.jpg`, 'secret');
  mkdirSync(`${dataDir}/uploads/folder.jpg`);
});
afterAll(() => server.close());

test('a stored file is served with its type and cached for ever', async () => {
  const answer = await server.app.inject('/uploads/designs/abc-640.avif');
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload).toEqual(Buffer.from([1, 2, 3]));
  expect(answer.headers).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
});

test('HEAD sends no body', async () => {
  const answer = await server.app.inject({ method: 'HEAD', url: '/uploads/designs/abc-640.avif' });
  expect([answer.statusCode, answer.rawPayload.length, answer.headers['content-length']]).toEqual([
    200,
    0,
    '3',
  ]);
});

test('a stored drawing cannot run a script', async () => {
  const { headers } = await server.app.inject('/uploads/designs/drawing.svg');
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  );
});

test.each([
  '../secret.jpg',
  '..%2fsecret.jpg',
  '%2e%2e/secret.jpg',
  'designs/../../secret.jpg',
  'designs/..%5c..%5csecret.jpg',
  '/etc/passwd',
  'designs/none.jpg',
  'folder.jpg',
  '',
  'designs/',
  '../plotwright.db',
  'designs/abc-640.avif%00.jpg',
  `${'a/'.repeat(30)}x.jpg`,
])('%s leads to no file', async (path) => {
  const answer = await server.app.inject(`/uploads/${path}`);
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('secret');
});

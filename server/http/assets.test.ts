import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerAssets } from '#server/http/assets.ts';
import { registerProblems } from '#server/http/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'plotwright-assets-'));
const app = fastify();
beforeAll(async () => {
  for (const path of ['assets/root-abc123.js', 'botanical/leek-320.avif', 'favicon.svg']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }
  registerProblems(app);
  await registerAssets(app, folder);
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

test.each([
  ['/assets/root-abc123.js', 'public, max-age=31536000, immutable'],
  ['/botanical/leek-320.avif', 'public, max-age=604800, stale-while-revalidate=31536000'],
  ['/favicon.svg', 'no-cache'],
])('%s is kept as long as its name allows', async (url, cache) => {
  const answer = await app.inject(url);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, cache]);
});

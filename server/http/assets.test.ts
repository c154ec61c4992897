import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnerDoor } from '#server/features/owner/door.ts';
import { registerAssets } from '#server/http/assets.ts';
import { registerProblems } from '#server/http/problems.ts';

const folder = mkdtempSync(join(tmpdir(), 'plotwright-assets-'));
const app = fastify();
const SESSION = {
  id: 'own_1',
  signedInAt: '2026-11-22T09:00:00.000Z',
  endsAt: '2026-11-22T11:00:00.000Z',
};
const door = {
  readSession: async (request: FastifyRequest) =>
    request.headers.cookie === 'plotwright-owner=good' ? SESSION : null,
  hasCookie: () => false,
} as unknown as OwnerDoor;

beforeAll(async () => {
  for (const path of [
    'assets/root-abc123.js',
    'assets/admin/dashboard-abc123.js',
    'assets/admin/dashboard-abc123.js.br',
    'botanical/leek-320.avif',
    'favicon.svg',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), 'x');
  }
  registerProblems(app);
  app.decorateRequest('owner', null);
  await registerAssets(app, folder, door);
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

test.each(['GET', 'HEAD'] as const)(
  'a file of the back office is given to a live session and kept nowhere (%s)',
  async (method) => {
    const answer = await app.inject({
      method,
      url: '/assets/admin/dashboard-abc123.js',
      headers: { cookie: 'plotwright-owner=good', 'accept-encoding': 'br' },
    });
    expect([
      answer.statusCode,
      answer.headers['cache-control'],
      answer.headers['x-robots-tag'],
      answer.headers['content-encoding'],
    ]).toEqual([200, 'private, no-store', 'noindex, nofollow', 'br']);
  },
);

test.each([
  '/assets/admin/dashboard-abc123.js',
  '/assets/admin/dashboard-abc123.js.br',
  '/assets/admin/../admin/dashboard-abc123.js',
  '/assets/%61dmin/dashboard-abc123.js',
  '/assets//admin/dashboard-abc123.js',
  '/assets/x/..%2fadmin/dashboard-abc123.js',
  '/assets/./admin/dashboard-abc123.js',
  '/assets/admin%2fdashboard-abc123.js',
  '/assets/Admin/dashboard-abc123.js',
])('without a session %s gives nothing', async (url) => {
  const answer = await app.inject({ url, headers: { cookie: 'plotwright-owner=forged' } });
  expect([401, 404]).toContain(answer.statusCode);
  expect(answer.body).not.toBe('x');
});

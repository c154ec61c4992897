import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { chromiumPool, type ChromiumPool } from './chromium-pool.ts';

let pool: ChromiumPool | null = null;
afterEach(() => pool?.close());

test('a browser that can give no picture is replaced and the page made again; twice is unavailable, and not a fault of ours', async () => {
  const root = findRepositoryRoot();
  pool = chromiumPool({
    root,
    unpackDir: join(root, '.cache'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
  });
  const refusal = () =>
    new Error(
      'page.screenshot: Protocol error (Page.captureScreenshot): Unable to capture screenshot',
    );
  let tries = 0;
  await expect(
    pool.run({
      use: async () => {
        if (tries++ === 0) throw refusal();
        return 'made';
      },
    }),
  ).resolves.toBe('made');
  expect(tries).toBe(2);
  await expect(
    pool.run({
      use: async () => {
        throw refusal();
      },
    }),
  ).rejects.toMatchObject({ kind: 'unavailable' });
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { shortNameOf } from '#server/http/app-manifest.ts';
import { startTestServer } from '#tests/support/server.ts';

type Picture = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = {
  name: string;
  short_name: string;
  display: string;
  start_url: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { url: string; icons: Picture[] }[];
};

test('the manifest names the firm and is never cached', async () => {
  const server = await startTestServer();
  const answer = await server.app.inject('/manifest.json');
  const settings = (await server.container.db.read.selectFrom('settings').selectAll().execute())
    .map((row) => JSON.stringify(row))
    .join();
  await server.close();
  expect(answer.headers['content-type']).toContain('application/manifest+json');
  expect(answer.headers['cache-control']).toBe('no-cache');
  const manifest = answer.json<Manifest>();
  expect(settings).toContain(manifest.name);
  expect(manifest).toMatchObject({ display: 'standalone', start_url: '/' });
  expect(
    manifest.icons.filter((icon) => icon.purpose === 'maskable').map((icon) => icon.sizes),
  ).toEqual(['192x192', '512x512']);
  expect(manifest.shortcuts.map((shortcut) => shortcut.url)).toEqual([
    '/ai-design',
    '/planting-calendar',
    '/cost-calculator',
  ]);

  const pictures = [
    ...manifest.icons,
    ...manifest.screenshots,
    ...manifest.shortcuts.flatMap((shortcut) => shortcut.icons),
  ];
  for (const picture of pictures) {
    const path = join(findRepositoryRoot(), 'public', picture.src);
    expect(existsSync(path), picture.src).toBe(true);
    if (picture.sizes === 'any') continue;
    const { width, height, format } = await sharp(readFileSync(path)).metadata();
    expect(`${width}x${height} image/${format}`, picture.src).toBe(
      `${picture.sizes} ${picture.type}`,
    );
  }
});

test('maskable icons keep their drawing within the central 80%', async () => {
  const { data, info } = await sharp(join(findRepositoryRoot(), 'public/icons/maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const ground = data.subarray(0, 3);
  let farthest = 0;
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      const at = (y * info.width + x) * 3;
      if (Math.abs(data[at]! - ground[0]!) > 24)
        farthest = Math.max(farthest, Math.hypot(x - 255.5, y - 255.5));
    }
  }
  expect(farthest).toBeGreaterThan(100);
  expect(farthest).toBeLessThanOrEqual(0.4 * 512);
});

test.each([
  ['Oakmere & Vale Garden Design', 'Oakmere & Vale'],
  ['Green', 'Green'],
  ['The Gardens and Company', 'The Gardens'],
  ['Landschaftsgaertnerei', 'Landschaftsgae'],
])('%s is called %s under its icon', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

/** One picture from the real renderer in the real browser, from a garden to its files. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleRenderPage } from '#app/scene/render-page/bundle.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { chromiumPool, type ChromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { pictures } from '#server/adapters/picture/pictures.ts';
import { shotOf } from '#server/features/designs/picture-kinds.ts';
import type { Picture, ScenePictures } from '#server/ports/picture.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { makeSample } from '../scripts/sample-garden.ts';

const root = findRepositoryRoot();
const SMALL = { width: 320, height: 200, samples: 1, detail: 0.3 };
const label = { mark: 'AI concept', description: 'AI concept: “Test & more” seen from above' };
let folder = '';
let browser: ChromiumPool;
let picture: Picture;
let made: ScenePictures;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'plotwright-render-'));
  browser = chromiumPool({
    root,
    unpackDir: join(root, '.cache'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
  });
  picture = pictures({ root, browser, renderPage: await bundleRenderPage({ out: folder }) });
  const { scene } = makeSample(sampleBriefs.find((sample) => sample.slug === 'courtyard-hackney')!);
  made = await picture.renderScene({
    scene: scene.json,
    shot: { ...shotOf({ kind: 'aerial', quality: 'full' }), ...SMALL },
    isQuick: false,
    ...label,
  });
}, 180_000);
afterAll(async () => {
  await picture.close();
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

test('a garden becomes a JPEG, AVIF of no more than its pixels, a card and a placeholder', async () => {
  expect([made.jpeg.width, made.jpeg.height]).toEqual([320, 200]);
  expect(made.avif.map((file) => file.width)).toEqual([320]);
  expect([made.card?.width, made.card?.height]).toEqual([1200, 630]);
  expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
  expect(made.placeholder.length).toBeLessThanOrEqual(700);
});

test('the picture shows a garden on paper: much green in its middle, none in its upper corners', async () => {
  const { data, info } = await sharp(made.jpeg.bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const greens = (x0: number, x1: number, y0: number, y1: number) => {
    let count = 0;
    for (let y = y0; y < y1; y++)
      for (let x = x0; x < x1; x++) {
        const i = (y * info.width + x) * 3;
        if (data[i + 1]! > data[i]! + 8 && data[i + 1]! > data[i + 2]! + 8) count++;
      }
    return count / ((x1 - x0) * (y1 - y0));
  };
  expect(greens(80, 240, 40, 170)).toBeGreaterThan(0.1);
  expect(greens(0, 16, 0, 16)).toBe(0);
});

test('what it is stands in the files of every form', async () => {
  for (const file of [made.jpeg, made.card!, ...made.avif]) {
    const { exif, xmp } = await sharp(file.bytes).metadata();
    expect(exif?.toString('utf8')).toContain('AI concept: ');
    expect(xmp?.toString('utf8')).toContain('digitalsourcetype/algorithmicMedia');
  }
});

test('a card made again from the finished picture is the same size and says what it is', async () => {
  const card = await picture.makeCard({ jpeg: made.jpeg.bytes, ...label });
  expect([card.width, card.height]).toEqual([1200, 630]);
  expect((await sharp(card.bytes).metadata()).xmp?.toString('utf8')).toContain('algorithmicMedia');
});

test("a scene that is none is a failure that says so, and the version is of the renderer's page", async () => {
  await expect(
    picture.renderScene({
      scene: '{}',
      shot: { ...shotOf({ kind: 'eye', quality: 'quick' }), ...SMALL },
      isQuick: true,
      ...label,
    }),
  ).rejects.toThrow(/./);
  expect(await picture.rendererVersion()).toMatch(/^[0-9a-f]{16}$/);
  const none = pictures({ root, browser, renderPage: join(folder, 'missing.html') });
  await expect(none.rendererVersion()).rejects.toMatchObject({
    kind: 'misconfigured',
    message: expect.stringContaining('npm run build'),
  });
});

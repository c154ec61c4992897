/** Same seed, same bytes, in Node and in the browser: the engine is bundled and run in both. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { designGarden } from '#engine/index.ts';
import { goldenBriefs } from '../fixtures/briefs/golden-briefs.ts';

test(
  'the browser makes the same designs as the server, byte for byte',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    const folder = mkdtempSync(join(tmpdir(), 'plotwright-engine-'));
    await build({
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        minify: false,
        lib: {
          entry: 'engine/index.ts',
          formats: ['iife'],
          name: 'Engine',
          fileName: () => 'engine.js',
        },
      },
    });
    const code = readFileSync(join(folder, 'engine.js'), 'utf8');
    rmSync(folder, { recursive: true });
    await page.goto('about:blank');
    await page.addScriptTag({ content: code });
    for (const brief of [0, 5, 11].map((index) => goldenBriefs[index]!)) {
      const input = {
        brief: withReading(brief.input),
        place: placeOf(brief.input.postcode ?? null).place!,
        catalogue,
        rates: sampleRateBook,
        weights: designWeights,
        seed: 42,
      };
      const here = createHash('sha256')
        .update(JSON.stringify(designGarden(input)))
        .digest('hex');
      const text = await page.evaluate(
        (given) =>
          JSON.stringify(
            (
              globalThis as unknown as { Engine: { designGarden(i: unknown): unknown } }
            ).Engine.designGarden(given),
          ),
        input,
      );
      expect(createHash('sha256').update(text).digest('hex')).toBe(here);
    }
  },
);

/** The committed pictures of the samples show what the engine designs today. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { readManifest } from '#server/adapters/sample-pictures/manifest.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { kindsOf, makeSample } from '../scripts/sample-garden.ts';

const folder = join(findRepositoryRoot(), 'content', 'samples', 'pictures');
const LIMIT_BYTES = 22_000_000;
/** Until they have been made for the first time there is nothing to hold them to. */
const areCommitted = existsSync(join(folder, 'manifest.json'));

test.runIf(areCommitted)(
  'every sample has its pictures, of the garden that the engine designs from its brief: run npm run samples',
  { timeout: 60_000 },
  async () => {
    const { pictures } = await readManifest(folder);
    const wanted = sampleBriefs.flatMap((sample) => {
      const { hash } = makeSample(sample).scene;
      return kindsOf(sample).map((kind) => `${sample.slug} ${kind} of scene ${hash}`);
    });
    expect(
      pictures.map((one) => `${one.slug} ${one.kind} of scene ${one.sceneHash}`),
      'the sample pictures are old: run npm run samples',
    ).toEqual(wanted);
  },
);

test.runIf(areCommitted)(
  'every file of the manifest is there in its size, and all of them are not too much to carry',
  async () => {
    const files = (await readManifest(folder)).pictures.flatMap(({ jpeg, avif }) => [
      jpeg,
      ...avif,
    ]);
    for (const file of files)
      expect([
        file.name,
        existsSync(join(folder, file.name)) ? statSync(join(folder, file.name)).size : null,
      ]).toEqual([file.name, file.bytes]);
    expect(files.reduce((sum, file) => sum + file.bytes, 0)).toBeLessThan(LIMIT_BYTES);
  },
);

test("a sample's scene is the same each time it is made", () => {
  const sample = sampleBriefs[1]!;
  expect(makeSample(sample).scene.hash).toBe(makeSample(sample).scene.hash);
});

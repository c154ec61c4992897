/** The samples are what the engine designs today: their committed pictures, and what the portfolio says of them. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { portfolioSamples } from '#content/portfolio/sample-projects.ts';
import { type SampleBrief, sampleBriefs } from '#content/samples/sample-briefs.ts';
import { PORTFOLIO_CATEGORIES } from '#contracts/site-words.ts';
import { ringArea } from '#engine/geometry/region.ts';
import { readManifest } from '#server/adapters/sample-pictures/manifest.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { sampled } from './support/sampled.ts';
import { kindsOf, makeSample, type SampleGarden, sceneOf } from '../scripts/sample-garden.ts';

const folder = join(findRepositoryRoot(), 'content', 'samples', 'pictures');
const LIMIT_BYTES = 22_000_000;
/** Until they have been made for the first time there is nothing to hold them to. */
const areCommitted = existsSync(join(folder, 'manifest.json'));

/** The gate designs every third sample anew; the long run all. */
const looked = new Set(sampled(sampleBriefs, 3).map(({ slug }) => slug));
const isLooked = ({ slug }: { slug: string }) => looked.has(slug);

const made = new Map<string, SampleGarden>();
/** Made once: pictures and portfolio are held to the same garden. */
function sampleOnce(sample: SampleBrief): SampleGarden {
  if (!made.has(sample.slug)) made.set(sample.slug, makeSample(sample));
  return made.get(sample.slug)!;
}

test.runIf(areCommitted)(
  'every sample has its pictures, of the garden that the engine designs from its brief: run npm run samples',
  { timeout: 120_000 },
  async () => {
    const { pictures } = await readManifest(folder);
    const pictureOf = (slug: string, kind: string, scene: string) =>
      isLooked({ slug }) ? `${slug} ${kind} of scene ${scene}` : `${slug} ${kind}`;
    const wanted = sampleBriefs.flatMap((sample) => {
      const scene = isLooked(sample) ? sampleOnce(sample).scene.hash : '';
      return kindsOf(sample).map((kind) => pictureOf(sample.slug, kind, scene));
    });
    expect(
      pictures.map(({ slug, kind, sceneHash }) => pictureOf(slug, kind, sceneHash)),
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

// that the same brief is the same design to the byte is proved by engine-laws.test.ts
test("a sample's scene is the same each time it is made", () => {
  const sample = sampleBriefs[2]!,
    { design, scene } = sampleOnce(sample);
  const again = process.env.LONG ? makeSample(sample).scene : sceneOf(design.model);
  expect(again.hash).toBe(scene.hash);
});

/** Words of a tag that the design's own texts must contain. */
const SAID: Record<string, RegExp> = {
  Porcelain: /porcelain/i,
  'Bubble fountain': /bubble fountain/i,
  'Oak pergola': /green oak.*pergola/i,
  'Garden room': /garden room/i,
  'Hardwood deck': /hardwood decking/i,
  'Play area': /play area/i,
  Sandstone: /sandstone/i,
  'Raised beds': /raised beds/i,
  Greenhouse: /greenhouse/i,
  Orchard: /orchard/i,
  'Wildlife pond': /pond/i,
  Pond: /pond|the water covers/i,
  Meadow: /meadow/i,
  'Permeable gravel': /lets the rain through/i,
};

test('the portfolio shows three gardens of each kind', () => {
  expect(
    PORTFOLIO_CATEGORIES.map(
      (one) => portfolioSamples.filter(({ category }) => category === one).length,
    ),
  ).toEqual([3, 3, 3]);
});

describe.each(portfolioSamples.filter(isLooked))(
  'what the portfolio says of $title',
  ({ slug, description, tags }) => {
    test('was drawn', () => {
      const sample = sampleBriefs.find((one) => one.slug === slug)!;
      const { model, words } = sampleOnce(sample).design;
      const said = [
        words.concept,
        words.mainFeature,
        ...words.materials.map((one) => `${one.name} ${one.application}`),
      ].join(' ');
      // The plot itself, to the square metre.
      const plot = tags.find((tag) => tag.endsWith(' m²'))!;
      expect(`${Math.round(Math.abs(ringArea(model.site.boundary)) / 1e6)} m²`).toBe(plot);
      for (const figure of description.match(/[\d.]+ m²/g) ?? [])
        expect(said, figure).toContain(figure);
      for (const tag of tags.filter((one) => SAID[one])) expect(said, tag).toMatch(SAID[tag]!);
      for (const tag of tags.filter((one) => /loam|clay|chalk|soil/i.test(one)))
        expect(model.site.soil.name.toLowerCase()).toContain(
          tag.toLowerCase().replace('chalky boulder clay', 'boulder clay'),
        );
    });
  },
);

/** What the portfolio says of its sample gardens is what the engine drew for them. */
import { seedFor } from '#server/features/designs/create.ts';
import { designWeights } from '#content/design/weights.ts';
import { describe, expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { portfolioSamples } from '#content/portfolio/sample-projects.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { PORTFOLIO_CATEGORIES } from '#contracts/site-words.ts';
import { DesignRequestInput } from '#contracts/design.ts';
import { ringArea } from '#engine/geometry/region.ts';
import { designGarden } from '#engine/index.ts';

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
  Pond: /pond/i,
  Meadow: /meadow/i,
  'Permeable gravel': /lets the rain through/i,
};

test('three gardens of each kind', () => {
  expect(
    PORTFOLIO_CATEGORIES.map(
      (one) => portfolioSamples.filter(({ category }) => category === one).length,
    ),
  ).toEqual([3, 3, 3]);
});

describe.each(portfolioSamples)('$title', ({ slug, description, tags }) => {
  test('says what was drawn', () => {
    const sample = sampleBriefs.find((one) => one.slug === slug)!;
    const { input } = sample;
    const request = DesignRequestInput.parse({
      designDescription: input.description,
      projectType: input.projectType,
      preferences: input.preferences,
      postcode: input.postcode,
      area: input.areaM2,
      perimeter: input.perimeterM,
      corrections: input.corrections,
    });
    const { place } = placeOf(request.postcode ?? null);
    const { designs } = designGarden({
      weights: designWeights,
      brief: input,
      place: place!,
      catalogue,
      rates: sampleRateBook,
      seed: seedFor(request),
    });
    const { model, words } = designs[Math.min(sample.pick, designs.length - 1)]!;
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
});

/**
 * What a mason and a gardener would mend, counted over the sample gardens. A figure may fall and may not rise: whoever makes
 * one better lowers its bound here.
 */
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { expect, test } from 'vitest';
import { readBrief } from '#engine/brief/read-brief.ts';
import { layOut } from '#engine/layout/lay-out.ts';
import { makeSite } from '#engine/site/make-site.ts';
import { siteSun } from '#engine/sunlight/site-sun.ts';
import { layoutFigures, type LayoutFigures } from './support/layout-figures.ts';

const GARDENS = 6;

function figures(): LayoutFigures[] {
  return sampleBriefs.slice(0, GARDENS).flatMap(({ input }) => {
    const place = placeOf(input.postcode ?? null).place!,
      brief = readBrief(input, place),
      site = makeSite(brief, place);
    const { layouts } = layOut({
      site,
      brief,
      sun: siteSun(site),
      seed: 5,
      weights: designWeights.layout,
    });
    return layouts.map((layout) => layoutFigures({ site, layout }));
  });
}

test('edges, corners, scraps and strips stay as few as they are', () => {
  const all = figures(),
    count = (of: (one: LayoutFigures) => readonly unknown[]) =>
      all.reduce((sum, one) => sum + of(one).length, 0),
    mean = (of: (one: LayoutFigures) => number) =>
      all.reduce((sum, one) => sum + of(one), 0) / all.length;
  const measured = {
    leftovers: count((one) => one.leftovers),
    jogs: count((one) => one.jogs),
    acute: count((one) => one.acute),
    thin: mean((one) => one.thin),
    deep: mean((one) => one.deep),
  };
  expect(measured.leftovers, 'pieces under 1 m²').toBeLessThanOrEqual(1);
  expect(measured.jogs, 'edges under 300 mm').toBeLessThanOrEqual(7);
  expect(measured.acute, 'paved corners under 60°').toBeLessThanOrEqual(5);
  expect(measured.thin, 'share of beds under 0.9 m').toBeLessThanOrEqual(0.1);
  expect(measured.deep, 'share of beds over 2.5 m with no step into it').toBeLessThanOrEqual(0.18);
});

/** Ground that customers say has to be left free, from their words to the sheets. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { drawWorkingSheet } from '#engine/drawing/sheets/draw-sheet.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { centroid } from '#engine/geometry/region.ts';
import type { BarredKind } from '#engine/model/barred.ts';
import { thingFaults } from '#engine/operations/faults.ts';
import { BARRED_RULES } from '#engine/site/barred-rules.ts';
import { designsOfWords } from './support/designs-of-words.ts';
import { sampled } from './support/sampled.ts';
import { brokenZones, plantedZones } from './support/zones.ts';

const LETTERS: readonly (readonly [BarredKind, string])[] = [
  [
    'right of way',
    'Garden 6m wide by 14m long. Next door have a right of way across the bottom of our garden, 1.2 metres wide, and it has to stay open. We want a lawn, a table for four, climbers and a shed.',
  ],
  [
    'flood strip',
    "Garden 12m wide and 20m long. The Environment Agency won't let us build within 8m of the river at the bottom, it is a byelaw strip. We want a shed, a pergola, a pond and trees.",
  ],
  [
    'wall to reach',
    "Garden 8m wide x 12m. The wall on the right is the neighbour's wall and he needs to be able to paint it, so we leave a metre free along it. We want climbers, beds and a water feature.",
  ],
  [
    'ground of others',
    'Garden of 10m x 11m. The last 2 metres at the back is not in our lease and we can not dig there. We want a lawn, a veg patch and an apple tree.',
  ],
  [
    'right of way',
    "Garden 6m wide and 9m long. There's a shared path along the backs of the houses, right past our back door, and next door walk across it. We want a table for two and lots of plants.",
  ],
];

test.each(sampled(LETTERS, 4))('%s', (kind, words) => {
  const { designs, returnBrief } = designsOfWords(words);
  const { label, phrase, isLeft } = BARRED_RULES[kind];
  expect(returnBrief.join(' ')).toContain(`We leave free ${phrase}`);
  expect(designs.length).toBe(3);
  for (const { model, checks, quantities } of designs) {
    const { site, layout, planting } = model;
    expect(site.barred?.map((zone) => zone.kind)).toEqual([kind]);
    expect(brokenZones(layout, site)).toEqual([]);
    expect(plantedZones(planting.placements, site)).toEqual([]);
    const [zone] = site.barred!,
      check = checks.find(({ id }) => id === `barred:${zone!.id}`);
    expect(check?.text).toContain(zone!.quote.replace(/\.$/, ''));
    // what stays as it is is neither cleared nor laid
    if (isLeft && layout.areas.some(({ id }) => id === `kept-${zone!.id}`))
      expect(JSON.stringify(quantities)).toContain(`kept-${zone!.id}`);
    const [thing] = layout.furnishings,
      [x, y] = centroid([[zone!.outline]]),
      moved = { ...thing!, x: Math.round(x), y: Math.round(y), kind: 'fire-pit' as const };
    expect(
      thingFaults({ ...model, layout: { ...layout, furnishings: [moved] } }).map(
        ({ text }) => text,
      ),
    ).toContain(`The fire pit stands on ${phrase}, which is to be left free.`);
    const plan = toSvg(drawPlan({ model, catalogue, view: 'sheet', title: 'A garden' }));
    expect(JSON.stringify(plan)).toContain(label);
    for (const view of ['planting', 'setting-out'] as const)
      expect(
        JSON.stringify(toSvg(drawWorkingSheet({ model, catalogue, view, paper: 'A3' }))),
      ).toContain('Hatched:');
  }
});

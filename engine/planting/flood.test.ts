import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { plantOf } from '#tests/support/grow.ts';
import { rectangle } from '../geometry/region.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

/** From here to the far end the river comes over, mm. */
const FROM_MM = 8000;
const SOILS = [
  ['clay', 'impeded'],
  ['sandy', 'free'],
] as const;

function growByRiver(garden: TestGarden) {
  const site = testSite(garden);
  const strip = {
    id: 'strip',
    kind: 'flood strip' as const,
    outline: rectangle(0, FROM_MM, 9000, 13_000)[0]![0]!,
    bars: [...BARRED_RULES['flood strip'].bars],
    quote: 'the river comes over the end of the garden',
  };
  return plantGarden({
    weights: designWeights.taste,
    site: { ...site, barred: [strip] },
    brief: testBrief(garden),
    layout: testLayout(garden),
    catalogue,
    seed: 3,
  }).planting.placements.filter(({ role }) => !['tree', 'hedge', 'pot'].includes(role));
}
/** What lives with its roots in water for days, whatever the soil of the garden. */
const bearsWater = (id: string): boolean => {
  const { tolerates, soil, category } = plantOf(id);
  return (
    tolerates.wetClay ||
    soil.moisture.includes('wet') ||
    (category === 'bulb' && soil.moisture.includes('moist'))
  );
};

test.each(SOILS)(
  'on a strip that floods only what bears water is planted, on %s too, and the rest of the garden is as it was',
  (texture, drainage) => {
    for (const type of ['family', 'wildlife'] as const) {
      const grown = growByRiver({ texture, drainage, type, borderMm: 1700 });
      const there = grown.filter(({ y }) => y > FROM_MM);
      expect(there.length, `${texture} ${type}`).toBeGreaterThan(20);
      expect(there.filter(({ plantId }) => !bearsWater(plantId)).map((one) => one.plantId)).toEqual(
        [],
      );
      expect(grown.some(({ y, plantId }) => y < FROM_MM && !bearsWater(plantId))).toBe(true);
    }
  },
);

test('a plant of dry ground that is asked for by name stands where it does not flood', () => {
  const lavender = growByRiver({
    texture: 'sandy',
    drainage: 'free',
    borderMm: 1700,
    plantsWanted: ['lavender'],
  }).filter(({ plantId }) => plantId.startsWith('lavandula'));
  expect(lavender.length).toBeGreaterThan(0);
  expect(Math.max(...lavender.map(({ y }) => y))).toBeLessThanOrEqual(FROM_MM);
});

import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { plantOf } from '#tests/support/grow.ts';
import { areaM2, rectangle } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const GREAT: TestGarden = {
  widthMm: 24_000,
  depthMm: 36_000,
  borderMm: 2400,
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
};
const grove = rectangle(9000, 12_000, 17_000, 20_000);

function growWithGrove(garden: TestGarden) {
  const bare = testLayout({
    ...garden,
    rooms: [{ id: 'grove-1', kind: 'bed', feature: null, region: grove }],
  });
  const layout: Layout = {
    ...bare,
    areas: bare.areas.map((area) =>
      area.id === 'grove-1' ? { ...area, isGrove: true as const } : area,
    ),
  };
  return plantGarden({
    weights: designWeights.taste,
    site: testSite(garden),
    brief: testBrief(garden),
    layout,
    catalogue,
    seed: garden.seed ?? 1,
  }).planting;
}

test('a grove is shrubs of a few kinds in masses, one of them green in winter, and nothing small', () => {
  for (const type of ['family', 'lowmaint', 'wildlife', 'luxury'] as const)
    for (const seed of [1, 2]) {
      const { placements } = growWithGrove({ ...GREAT, type, seed }),
        own = placements.filter(({ areaId, role }) => areaId === 'grove-1' && role !== 'tree'),
        kinds = [...new Set(own.map(({ plantId }) => plantId))].map(plantOf);
      expect(new Set(own.map(({ role }) => role)), type).toEqual(new Set(['structure']));
      expect(kinds.length, type).toBeLessThanOrEqual(4);
      expect(kinds.every(({ category }) => category === 'shrub')).toBe(true);
      expect(kinds.some(({ foliage }) => foliage.type === 'evergreen')).toBe(true);
      expect(own.length / areaM2(grove), type).toBeGreaterThan(0.2);
      expect(own.length / areaM2(grove), type).toBeLessThan(1.4);
    }
});

import { expect, test } from 'vitest';
import { grow, plantOf } from '#tests/support/grow.ts';
import type { TestGarden } from './test-garden.ts';
import { sample } from '#tests/support/unlike-gardens.ts';

/** Beds under this carry no frame to speak of, m². */
const WITH_A_FRAME_M2 = 14;

// of evergreen shrubs that harm nobody the catalogue has none that bears clay standing wet in winter
const isStarved = ({ drainage, wet, toddler, dog }: TestGarden) =>
  (drainage === 'poor' || wet === true) && (toddler === true || dog === true);

test('every frame has something green in January, on whatever soil and for whatever household', () => {
  let framed = 0;
  for (const garden of sample(40, 23)) {
    const { planting } = grow(garden);
    if (isStarved(garden)) continue;
    if (planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0) < WITH_A_FRAME_M2) continue;
    framed++;
    const frame = planting.placements.filter(
      ({ role }) => role === 'structure' || role === 'hedge',
    );
    expect(
      frame.some(({ plantId }) => plantOf(plantId).foliage.type === 'evergreen'),
      JSON.stringify(garden),
    ).toBe(true);
  }
  expect(framed).toBeGreaterThan(15);
});

/** Share of the beds that shrubs hold, under which a strip is as good as bare. */
const A_FRAME = 0.12;
test('a strip has shrubs that have room in it', () => {
  const bare = sample(24, 5)
    .map((garden) => ({ ...garden, borderMm: 650 }))
    .filter((garden) => {
      const { planting } = grow(garden),
        held = planting.placements
          .filter(({ role }) => role === 'structure')
          .reduce((sum, { radiusMm }) => sum + (Math.PI * radiusMm ** 2) / 1e6, 0);
      return held / planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0) < A_FRAME;
    });
  expect(bare.length, JSON.stringify(bare)).toBeLessThanOrEqual(3);
});

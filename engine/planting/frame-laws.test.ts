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

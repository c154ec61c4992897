import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { sample } from '#tests/support/unlike-gardens.ts';
import { isOutOfScale } from './out-of-scale.ts';
import { testSite } from './test-garden.ts';

const willows = catalogue.plants.filter(({ latinName }) => latinName.startsWith('Salix'));

test('no willow stands in a small garden, and no shrub is broader than a third of the plot', () => {
  for (const garden of sample(18, 7)) {
    const small = { ...garden, widthMm: Math.min(garden.widthMm!, 7000) },
      { planting, site } = grow(small),
      sideM = Math.min(small.widthMm, small.depthMm!) / 1000;
    for (const { plantId } of planting.schedule) {
      const { category, spreadM, latinName } = plantOf(plantId);
      expect(latinName.startsWith('Salix'), latinName).toBe(false);
      if (category === 'shrub')
        expect(spreadM, latinName).toBeLessThanOrEqual(Math.max(1.3, sideM * 0.36));
      expect(isOutOfScale(plantOf(plantId), site)).toBe(false);
    }
  }
});

test('a willow that was asked for by name is planted all the same, and large gardens may have one', () => {
  const { planting } = grow({ plantsWanted: ['willow'], texture: 'clay', borderMm: 2200 });
  expect(planting.schedule.some(({ plantId }) => plantId.startsWith('salix'))).toBe(true);
  expect(
    willows.some((plant) => !isOutOfScale(plant, testSite({ widthMm: 16000, depthMm: 20000 }))),
  ).toBe(true);
});

import { expect, test } from 'vitest';
import { grow, plantOf } from '#tests/support/grow.ts';
import type { PeopleSaid } from '../model/people-said.ts';
import type { TestGarden } from './test-garden.ts';

const TOLD: PeopleSaid[] = [{ unwatered: true }, { hot: true }, { sunHours: 7.5 }];
const SOILS = [
  ['clay', 'impeded'],
  ['loam', 'moderate'],
  ['sandy', 'free'],
] as const;

test('where it is told to bake, what stands in full sun bears drought', () => {
  for (const said of TOLD)
    for (const [texture, drainage] of SOILS)
      for (const type of ['family', 'lowmaint', 'luxury', 'wildlife'] as const) {
        const garden: TestGarden = {
            texture,
            drainage,
            type,
            said,
            bearingDeg: 180,
            borderMm: 1700,
            seed: 3,
          },
          { planting } = grow(garden);
        const sunny = planting.placements.filter(
            ({ role, sunClass }) =>
              sunClass === 'full-sun' && ['structure', 'mid', 'ground'].includes(role),
          ),
          bears = sunny.filter(({ plantId }) => {
            const { tolerates, soil } = plantOf(plantId);
            return tolerates.drought || soil.moisture.includes('dry');
          });
        expect(sunny.length).toBeGreaterThan(20);
        expect(
          bears.length / sunny.length,
          `${JSON.stringify(said)}, ${texture}, ${type}`,
        ).toBeGreaterThanOrEqual(0.75);
      }
});

test('where a side is told to be in shade, nothing stands there that wants full sun', () => {
  for (const [texture, drainage] of SOILS)
    for (const place of ['left', 'right', 'far', 'all'] as const) {
      const garden: TestGarden = {
          texture,
          drainage,
          bearingDeg: 180,
          borderMm: 1700,
          said: { shade: [{ place, isDeep: place === 'all', isRooty: false }] },
        },
        { planting } = grow(garden);
      const there = planting.placements.filter(
        ({ role, x, y }) =>
          ['structure', 'mid', 'ground', 'bulb'].includes(role) &&
          (place === 'all' ||
            (place === 'left' ? x < 2000 : place === 'right' ? x > 7000 : y > 9500)),
      );
      expect(there.length).toBeGreaterThan(5);
      for (const { plantId } of there)
        expect(
          plantOf(plantId).sun.every((one) => one === 'full-sun'),
          `${plantId}, ${place}`,
        ).toBe(false);
    }
});

test('a garden that is told to be shady has no bed, gravel or pot of sun lovers', () => {
  const garden: TestGarden = { texture: 'clay', bearingDeg: 180, borderMm: 1700, isShady: true };
  for (const seed of [1, 2, 3]) {
    const { planting } = grow({ ...garden, seed });
    for (const { plantId, role } of planting.placements)
      if (['structure', 'mid', 'ground', 'bulb', 'pot'].includes(role))
        expect(
          plantOf(plantId).sun.every((one) => one === 'full-sun'),
          plantId,
        ).toBe(false);
  }
});

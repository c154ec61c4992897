/** What burns, flags or stands by the dozen, over many unlike gardens. */
import { expect, test } from 'vitest';
import { houseRules } from './filters.ts';
import { mostByStature } from './stature.ts';
import { testBrief } from './test-garden.ts';
import { flags } from './zones.ts';
import { sampleWith } from '#tests/support/unlike-gardens.ts';
import { grow, IN_BEDS, plantOf } from '#tests/support/grow.ts';

/** Twins of a formal garden that were not counted. */
const BROKE = [232];
const gardens = sampleWith(36, 400, BROKE).map((garden) => ({
  garden,
  ...grow(garden),
}));

test('no leaf of the woods and no plant that drinks stands where it burns or flags', () => {
  for (const { site, planting } of gardens)
    for (const one of planting.placements) {
      if (!IN_BEDS.has(one.role) || one.sunClass !== 'full-sun') continue;
      const part = planting.beds
        .find((bed) => bed.areaId === one.areaId)!
        .parts!.find(({ sunClass }) => sunClass === 'full-sun')!;
      expect(
        flags(plantOf(one.plantId), {
          sunClass: 'full-sun',
          moisture: part.moisture,
          isThin: site.soil.drainage === 'free',
        }),
        `${one.plantId} in ${part.sunHours} h, ${part.moisture}`,
      ).toBe(false);
    }
});

test('shrubs of the frame stand in groups, not by the dozen, and specimens by ones to fives', () => {
  for (const { garden, planting } of gardens) {
    const bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0),
      counts = Map.groupBy(
        planting.placements.filter(({ role }) => role === 'structure'),
        ({ plantId }) => plantId,
      );
    for (const [id, { length }] of counts)
      // in a formal garden a pair and its twins are set at once
      expect(length, `${id} in ${JSON.stringify(garden)}`).toBeLessThanOrEqual(
        mostByStature({ bedM2, rules: houseRules(testBrief(garden)) }, plantOf(id)) +
          (garden.language === 'formal' ? 3 : 1),
      );
  }
});

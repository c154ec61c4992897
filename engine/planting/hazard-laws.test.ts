import { expect, test } from 'vitest';
import { distanceToEdge } from '../geometry/region.ts';
import { hasBurningSap, hasThorns, isKeptBack } from '../model/hazards.ts';
import { shedsPollen } from './filters.ts';
import { grow, IN_BEDS, plantOf } from '#tests/support/grow.ts';
import { sample } from '#tests/support/unlike-gardens.ts';

const gardens = sample(process.env.LONG === '1' ? 400 : 24, 29).map((garden) => ({
  garden,
  ...grow(garden),
}));

test('children meet nothing dangerous or thorny, pets nothing dangerous, hay fever no wind-borne pollen', () => {
  for (const { garden, planting } of gardens)
    for (const line of planting.schedule) {
      const plant = plantOf(line.plantId);
      if (garden.toddler || garden.type === 'family') {
        expect(plant.toxicity.people, plant.id).not.toBe('high');
        expect(hasThorns(plant), plant.id).toBe(false);
      }
      if (garden.toddler || garden.type === 'family' || garden.dog)
        expect(hasBurningSap(plant) && !plant.crop, plant.id).toBe(false);
      if (garden.dog) {
        expect(plant.toxicity.dogs, plant.id).not.toBe('high');
        if (plant.category === 'bulb') expect(plant.toxicity.dogs, plant.id).toBe('none');
      }
      if (garden.horse) expect(plant.toxicity.horses, plant.id).not.toBe('high');
      if (garden.hayFever) expect(shedsPollen(plant), plant.id).toBe(false);
    }
});

test('nothing that pricks or burns reaches a path, a floor, a seat or where children play', () => {
  let seen = 0;
  for (const { layout, planting } of gardens)
    for (const one of planting.placements) {
      if (!IN_BEDS.has(one.role) || one.role === 'climber' || !isKeptBack(plantOf(one.plantId)))
        continue;
      seen++;
      for (const area of layout.areas)
        if (['terrace', 'path', 'seat', 'gravel', 'play'].includes(area.kind))
          expect(
            distanceToEdge(area.region, one.x, one.y),
            `${one.plantId} by ${area.id}`,
          ).toBeGreaterThanOrEqual(one.radiusMm + (area.kind === 'play' ? 1400 : 0));
    }
  expect(seen).toBeGreaterThan(10);
});

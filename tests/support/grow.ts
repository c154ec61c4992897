/** Grows a generated garden, for the tests of the planting. */
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import type { Layout } from '#engine/model/layout.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Planting } from '#engine/model/planting.ts';
import type { Site } from '#engine/model/site.ts';
import { plantGarden } from '#engine/planting/plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from '#engine/planting/test-garden.ts';
export const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
export const plantOf = (id: string): Plant => byId.get(id)!;
export const namesOf = (planting: Planting) => planting.schedule.map((line) => line.plantId).join();
export const IN_BEDS = new Set(['structure', 'mid', 'ground', 'bulb']);

export type Grown = { site: Site; layout: Layout; planting: Planting };
export function grow(garden: TestGarden): Grown {
  const site = testSite(garden),
    layout = testLayout(garden);
  return {
    site,
    layout,
    planting: plantGarden({
      weights: designWeights.taste,
      site,
      brief: testBrief(garden),
      layout,
      catalogue,
      seed: garden.seed ?? 1,
    }).planting,
  };
}

import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { designGarden, readBrief } from '../index.ts';
import { houseRules, isAllowed } from '../planting/filters.ts';
import { applyOperation } from './apply.ts';
import { deriveFrom } from './derive.ts';
import { swapsFor } from './swaps.ts';

const [written] = goldenBriefs;
const input = { ...written!.input, settled: settledBriefs[`golden ${written!.id}`]! };
const place = placeOf(input.postcode ?? null).place!;
const brief = readBrief(input, place);
const drawn = { brief, catalogue, rates: sampleRateBook };
const [design] = designGarden({
  brief: input,
  place,
  catalogue,
  rates: sampleRateBook,
  seed: 7,
  weights: designWeights,
}).designs;
const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));

test('what is offered instead of a plant bears its sun and the household, and costs what is said', () => {
  const { model, costing } = design!;
  let offered = 0;
  for (const { plantId } of model.planting.schedule.slice(0, 12)) {
    const places = model.planting.placements.filter((one) => one.plantId === plantId);
    const swaps = swapsFor(model, { plantId, areaId: null }, drawn);
    offered += swaps.length;
    for (const { plant, differencePence } of swaps.slice(0, 1)) {
      expect(isAllowed(plant, houseRules(brief), model.site)).toBe(true);
      for (const { sunClass } of places) if (sunClass) expect(plant.sun).toContain(sunClass);
      const outcome = applyOperation(
        model,
        { kind: 'swap-plant', plantId, by: plant.id, areaId: null },
        { plants },
      );
      if ('refused' in outcome) throw new Error(outcome.refused);
      const changed = deriveFrom(design!, outcome.model, {
        ...drawn,
        weights: designWeights.taste,
        position: 0,
      });
      const kinds = changed.model.planting.schedule.map((line) => line.plantId);
      expect(kinds).toContain(plant.id);
      expect(kinds).not.toContain(plantId);
      const really = changed.costing.totalPence - costing.totalPence;
      expect(Math.abs(really - differencePence), plant.id).toBeLessThanOrEqual(500);
    }
  }
  expect(offered).toBeGreaterThan(6);
});

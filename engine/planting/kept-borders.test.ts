/** What is planted follows who looks after it, and what was refused. */
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { hasThorns } from '../model/hazards.ts';
import type { Hands } from '../model/people-said.ts';
import { houseRules, isShowy } from './filters.ts';
import { withFoodAlone } from './for-food.ts';
import { type TestGarden, testBrief } from './test-garden.ts';

const named = (latin: string) =>
  catalogue.plants.filter((plant) => plant.latinName.startsWith(latin));

const GARDENS: TestGarden[] = [
  { widthMm: 9000, depthMm: 14_000, borderMm: 2600, texture: 'loam', bearingDeg: 200 },
  { widthMm: 12_000, depthMm: 18_000, borderMm: 3000, texture: 'clay', drainage: 'moderate' },
  { widthMm: 10_000, depthMm: 16_000, borderMm: 2400, texture: 'sandy', bearingDeg: 120 },
];
const numbersOf = (garden: TestGarden, hands: Hands) => {
  const { planting } = grow({ ...garden, type: 'family', said: { hands } }),
    of = (...roles: string[]) => planting.placements.filter(({ role }) => roles.includes(role));
  const woodM2 = of('structure').reduce(
      (sum, one) => sum + Math.PI * (one.radiusMm / 1000) ** 2,
      0,
    ),
    bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0);
  return { low: of('mid', 'ground').length / bedM2, wood: woodM2 / bedM2 };
};

test('where few hands have more border than they keep, there is more shrub in it and less to divide', () => {
  const all = (hands: Hands) => GARDENS.map((garden) => numbersOf(garden, hands)),
    mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / list.length;
  const [none, few, keen] = [all('none'), all('few'), all('keen')];
  for (const [i] of GARDENS.entries()) {
    expect(few[i]!.low).toBeLessThan(keen[i]!.low);
    expect(none[i]!.low).toBeLessThan(keen[i]!.low * 0.7);
  }
  expect(mean(few.map(({ wood }) => wood))).toBeGreaterThan(mean(keen.map(({ wood }) => wood)));
  expect(mean(none.map(({ wood }) => wood))).toBeGreaterThan(0.4);
});

test('white flowers are flowers, on a hedge as well; leaves that flower unseen are none', () => {
  for (const latin of ['Iberis', 'Olearia', 'Choisya', 'Hebe', 'Lavandula', 'Myrtus'])
    for (const plant of named(latin)) expect(isShowy(plant), plant.latinName).toBe(true);
  for (const latin of ['Buxus', 'Ilex', 'Sarcococca', 'Taxus', 'Fagus', 'Carpinus', 'Hakonechloa'])
    for (const plant of named(latin)) expect(isShowy(plant), plant.latinName).toBe(false);
});

test('who grows crops and refuses flowers is given food alone; who only refuses flowers is not', () => {
  const bare = testBrief({ said: { noFlowers: true } }),
    rules = houseRules(bare);
  const crops = {
    ...bare,
    description: 'She grows chillies and coriander in buckets. No flowers.',
  };
  expect(withFoodAlone(rules, crops, catalogue.plants).onlyFood).toBe(true);
  expect(withFoodAlone(rules, bare, catalogue.plants).onlyFood).toBe(false);
  expect(withFoodAlone(houseRules(crops), crops, catalogue.plants).onlyFood).toBe(true);
  const keeps = testBrief({});
  expect(
    withFoodAlone(houseRules(keeps), { ...keeps, description: crops.description }, catalogue.plants)
      .onlyFood,
  ).toBe(false);
});

test('where somebody eats leaves, nothing of the buttercups, stonecrops and their like is planted', () => {
  for (const garden of GARDENS) {
    const { planting } = grow({ ...garden, type: 'family', said: { mouths: true } });
    for (const { plantId } of planting.placements) {
      const { latinName } = plantOf(plantId);
      expect(latinName).not.toMatch(/^(?:Thalictrum|Clematis|Anemone|Aquilegia|Helleborus|Sedum)/);
    }
  }
});

test('roses that are asked for where children play stand in the half by the house', () => {
  for (const garden of GARDENS) {
    const { planting } = grow({
        ...garden,
        type: 'family',
        children: true,
        plantsWanted: ['rose'],
      }),
      thorny = planting.placements.filter(
        ({ plantId, role }) => role !== 'climber' && plantOf(plantId).latinName.startsWith('Rosa '),
      );
    expect(thorny.length).toBeGreaterThan(0);
    for (const { y, plantId } of thorny)
      if (hasThorns(plantOf(plantId))) expect(y).toBeLessThanOrEqual(garden.depthMm! / 2);
  }
});

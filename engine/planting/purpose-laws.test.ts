import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { areaM2 } from '../geometry/region.ts';
import { gatesOf } from '../site/gates.ts';
import { fewKindsOf } from './few-kinds.ts';
import { houseRules, isAllowed, isEaten } from './filters.ts';
import { mostGrasses } from './palette-extras.ts';
import { keepsSight, mouthsOf, OF_GATE_MM, SIGHT_M } from './sight-lines.ts';
import { testBrief, testLayout, testSite, type TestGarden } from './test-garden.ts';

const GARDEN: TestGarden = {
  widthMm: 10000,
  depthMm: 14000,
  borderMm: 1800,
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
};
const SEEDS = [1, 2, 3, 4];

test('in an edible garden without a vegetable bed two fifths of the plants of the borders are eaten all the same', () => {
  for (const seed of SEEDS) {
    const { planting } = grow({ ...GARDEN, type: 'edible', seed }),
      own = planting.placements.filter(({ role }) =>
        ['structure', 'mid', 'ground', 'crop'].includes(role),
      );
    const eaten = own.filter(({ plantId }) => isEaten(plantOf(plantId)));
    expect(eaten.length / own.length, `seed ${seed}`).toBeGreaterThanOrEqual(0.4);
  }
});

test('where nothing is to grow that is not eaten, hedges alone may be listed beside food', () => {
  const rules = houseRules({ ...testBrief({}), said: { onlyFood: true } }),
    site = testSite({});
  const listed = catalogue.plants.filter((plant) => isAllowed(plant, rules, site));
  expect(listed.some(isEaten)).toBe(true);
  expect(listed.filter((plant) => !isEaten(plant) && plant.form !== 'hedge')).toEqual([]);
});

test('in a front garden nothing that dies down is taller than 1.5 m, unless it was asked for by name', () => {
  const brief = testBrief({}),
    rules = houseRules({ ...brief, position: { ...brief.position, value: 'front' } }),
    tall = catalogue.plants.filter(
      ({ category, heightM }) => category === 'perennial' && heightM > 1.5,
    );
  expect(tall.length).toBeGreaterThan(5);
  expect(tall.filter((plant) => isAllowed(plant, rules, testSite({})))).toEqual([]);
});

test('beside a gate to the street nothing is higher than the sight line', () => {
  const site = testSite(GARDEN),
    [first, ...others] = site.edges;
  const street = { ...first!, kind: 'gate' as const, leadsTo: 'street' as const },
    gated = { ...site, edges: [street, ...others] },
    mouths = mouthsOf(gated, testLayout(GARDEN));
  expect(mouths.length).toBe(1);
  const [x, y] = gatesOf(gated)[0]!.inside;
  for (const plant of catalogue.plants) {
    expect(keepsSight(mouths, plant, x, y)).toBe(plant.heightM <= SIGHT_M);
    expect(keepsSight(mouths, plant, x + OF_GATE_MM, y)).toBe(true);
  }
});

test('a short list is of eight kinds at most', () => {
  for (const m2 of [10, 60, 200, 900]) expect(fewKindsOf(m2)).toBeLessThanOrEqual(8);
});

test('a garden has few kinds of grass, where none were asked for', () => {
  for (const seed of SEEDS) {
    const { planting, layout } = grow({
      ...GARDEN,
      widthMm: 16000,
      depthMm: 24000,
      borderMm: 3500,
      type: 'luxury',
      seed,
    });
    expect(areaM2(layout.areas.find(({ kind }) => kind === 'bed')!.region)).toBeGreaterThan(40);
    const grasses = planting.schedule.filter(
      ({ plantId, role }) => role !== 'meadow' && plantOf(plantId).category === 'grass',
    );
    expect(grasses.length, `seed ${seed}`).toBeLessThanOrEqual(
      mostGrasses({ brief: testBrief({}), rules: houseRules(testBrief({})), bedM2: 100 }) + 1,
    );
  }
});

import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import type { Furnishing, TreeSpot } from '../model/layout.ts';
import { livesInPlanter } from './containers.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const plantOf = (id: string) => catalogue.plants.find((plant) => plant.id === id)!;
const pots = Array.from({ length: 5 }, (_, i): Furnishing => ({
  id: `pot-${i}`,
  kind: 'pot',
  areaId: 'terrace',
  x: 1500 + i * 1200,
  y: 1200,
  widthMm: 550,
  depthMm: 550,
  turnDeg: 0,
  heightMm: 500,
  round: true,
}));
const spot: TreeSpot = {
  id: 't',
  x: 800,
  y: 6000,
  maxCrownMm: 2200,
  maxHeightMm: 7000,
  role: 'focus',
  areaId: 'bed-1',
  why: '',
};
function grow(garden: TestGarden) {
  const layout = testLayout({ furnishings: pots, trees: [spot], ...garden });
  return {
    layout,
    planting: plantGarden({
      weights: designWeights.taste,
      site: testSite(garden),
      brief: testBrief(garden),
      layout,
      catalogue,
      seed: garden.seed ?? 1,
    }).planting,
  };
}

test('a roof is planted in planters and pots: no tree, nothing over 2.5 m, and all of it bears drought', () => {
  for (const type of ['modern', 'luxury', 'family', 'wildlife'] as const)
    for (const seed of [1, 2]) {
      const { layout, planting } = grow({
        position: 'roof',
        type,
        seed,
        texture: 'clay',
        ph: 7.6,
        drainage: 'poor',
        screens: [
          {
            id: 'h',
            kind: 'hedge',
            line: [
              [1600, 9000],
              [7000, 9000],
            ],
            heightMm: 1000,
            thicknessMm: 500,
            openings: [],
            why: '',
          },
        ],
      });
      expect(planting.placements.length).toBeGreaterThan(40);
      for (const one of planting.placements) {
        const plant = plantOf(one.plantId);
        expect(['tree', 'screening', 'hedge', 'meadow']).not.toContain(one.role);
        expect(plant.heightM).toBeLessThanOrEqual(2.5);
        if (one.role !== 'pot')
          expect(layout.areas.find((area) => area.id === one.areaId)!.kind).toBe('bed');
        expect(plant.tolerates.drought || plant.soil.moisture.includes('dry'), plant.id).toBe(true);
      }
      for (const line of planting.schedule) expect(line.why).not.toMatch(/clay|pH/);
      expect(planting.why.join(' ')).toMatch(/planters and pots/);
      const most = Math.max(...planting.schedule.map((line) => line.count));
      expect(most / planting.placements.length).toBeLessThanOrEqual(0.27);
      expect(planting.beds[0]!.why.join(' ')).toMatch(/compost in planters/);
    }
});

test('a rented yard where nothing may be dug has planters and pots, whatever lies below', () => {
  const { planting } = grow({
    noDigging: true,
    type: 'lowmaint',
    texture: 'chalk',
    ph: 8.2,
    drainage: 'free',
    borderMm: 700,
  });
  for (const one of planting.placements) {
    expect(['tree', 'screening', 'hedge']).not.toContain(one.role);
    expect(plantOf(one.plantId).heightM).toBeLessThanOrEqual(2.5);
  }
  expect(planting.placements.filter((one) => one.role === 'pot').length).toBeGreaterThanOrEqual(20);
});

test('pots of one garden are of a family but not all the same', () => {
  for (const seed of [1, 2, 3]) {
    const inPots = grow({ noDigging: true, seed, borderMm: 600 }).planting.placements.filter(
      (one) => one.role === 'pot',
    );
    const counts = new Map<string, number>();
    for (const one of inPots) counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
    expect(counts.size).toBeGreaterThanOrEqual(4);
    expect(Math.max(...counts.values()) / inPots.length).toBeLessThanOrEqual(0.34);
  }
});

test('what lives in a planter asks for no digging', () => {
  const own = catalogue.plants.filter(
    (plant) => plant.category !== 'vegetable' && livesInPlanter(plant, testSite({})),
  );
  expect(own.length).toBeGreaterThan(300);
  expect(own.filter(({ care }) => /\b(?:dig|dug|digging|spade)\b/i.test(care))).toEqual([]);
});

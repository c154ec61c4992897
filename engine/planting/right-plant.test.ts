import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { designWeights } from '#content/design/weights.ts';
import { grow as growGarden, plantOf } from '#tests/support/grow.ts';
import { distanceToEdge } from '../geometry/region.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const LOAM: TestGarden = {
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
  widthMm: 10000,
  depthMm: 14000,
  borderMm: 2000,
  fenceMm: 1500,
};
/** A garden of the coast: its climate zone is that of the Essex and Kent shore. */
function growByTheSea(garden: TestGarden) {
  const site = testSite(garden);
  return plantGarden({
    weights: designWeights.taste,
    site: { ...site, place: { ...site.place, climate: { ...site.place.climate, zone: 'coast' } } },
    brief: testBrief(garden),
    layout: testLayout(garden),
    catalogue,
    seed: garden.seed ?? 1,
  }).planting;
}
const SEEDS = [1, 2, 3];
const latin = ({ schedule }: ReturnType<typeof growByTheSea>) =>
  schedule.map((line) => line.latinName);

test('a front garden by the sea has no Japanese maple, and all that is woody in it bears salt', () => {
  for (const seed of SEEDS) {
    const planting = growByTheSea({ ...LOAM, seed, position: 'front', type: 'family' });
    expect(latin(planting).join()).not.toMatch(/Acer palmatum|Cornus kousa|Magnolia/);
    for (const { plantId, category } of planting.schedule)
      if (['tree', 'shrub', 'hedging'].includes(category))
        expect(plantOf(plantId).tolerates.coast, plantId).toBe(true);
  }
});

test('clay that stands wet in winter is planted with what bears it', () => {
  for (const seed of SEEDS) {
    const { planting } = growGarden({ ...LOAM, texture: 'clay', ph: 6.8, drainage: 'poor', seed });
    for (const { plantId, role } of planting.placements) {
      const plant = plantOf(plantId);
      if (!['structure', 'mid', 'ground', 'tree'].includes(role)) continue;
      if (plant.category === 'herb') continue;
      expect(plant.tolerates.wetClay || plant.soil.moisture.includes('wet'), plantId).toBe(true);
    }
  }
});

test('a tropical garden has bold leaves, some of which are wrapped for the winter, and no foxgloves', () => {
  let wrapped = 0;
  for (const seed of SEEDS) {
    const names = latin(growGarden({ ...LOAM, styles: ['tropical'], seed }).planting);
    expect(names.join()).not.toMatch(/Digitalis|Lavandula|Erica/);
    const bold = names.filter((name) =>
      ['bold-leaf', 'strap-leaf', 'fern'].includes(
        catalogue.plants.find(({ latinName }) => latinName === name)!.form,
      ),
    );
    expect(bold.length).toBeGreaterThanOrEqual(4);
    wrapped += names.filter((name) => /^(Musa|Canna|Hedychium|Tetrapanax)/.test(name)).length;
  }
  expect(wrapped).toBeGreaterThan(0);
});

test('tender plants stay out where nobody asked for bold leaves, and a banana that is asked for is planted', () => {
  for (const seed of SEEDS) {
    expect(latin(growGarden({ ...LOAM, seed }).planting).join()).not.toMatch(
      /Musa|Canna|Tetrapanax/,
    );
    expect(latin(growGarden({ ...LOAM, plantsWanted: ['bananas'], seed }).planting)).toContain(
      'Musa basjoo',
    );
  }
});

test('a Japanese garden has no spires of the cottage border', () => {
  for (const seed of SEEDS)
    expect(latin(growGarden({ ...LOAM, styles: ['japanese'], seed }).planting).join()).not.toMatch(
      /Digitalis|Delphinium|Lupinus|Nepeta|Alcea|Verbascum/,
    );
});

test('a hedge for wildlife is a native mixture, half of it of its backbone', () => {
  const { planting } = growGarden({
    ...LOAM,
    type: 'wildlife',
    screens: [
      {
        id: 'hedge',
        kind: 'hedge',
        heightMm: 1800,
        thicknessMm: 600,
        line: [
          [1000, 13000],
          [9000, 13000],
        ],
        openings: [],
        why: '',
      },
    ],
  });
  const hedge = planting.placements.filter(({ role }) => role === 'hedge'),
    kinds = new Set(hedge.map(({ plantId }) => plantId));
  expect(kinds.size).toBeGreaterThanOrEqual(4);
  for (const id of kinds) expect(plantOf(id).nativeUK, id).toBe(true);
});

test('climbers stand 400 mm out from a fence, in the rain', () => {
  const { planting, site } = growGarden({ ...LOAM, fenceMm: 1800 }),
    climbers = planting.placements.filter(({ role }) => role === 'climber');
  expect(climbers.length).toBeGreaterThan(0);
  for (const { x, y } of climbers)
    expect(distanceToEdge([[site.boundary]], x, y)).toBeGreaterThanOrEqual(395);
});

test('under a kept tree the ground counts as a step drier', () => {
  const { planting } = growGarden({
    ...LOAM,
    drainage: 'free',
    existing: [
      {
        id: 'oak',
        kind: 'tree',
        name: 'oak',
        x: 1000,
        y: 10000,
        radiusMm: 2500,
        heightMm: 9000,
        evergreen: false,
      },
    ],
  });
  const under = planting.placements.filter(
    (one) =>
      !one.existing &&
      (one.role === 'ground' || one.role === 'mid') &&
      (one.x - 1000) ** 2 + (one.y - 10000) ** 2 < 2300 ** 2,
  );
  expect(under.length).toBeGreaterThan(5);
  for (const { plantId } of under) {
    const { soil, tolerates } = plantOf(plantId);
    expect(
      tolerates.drought || soil.moisture.some((one) => one === 'dry' || one === 'well-drained'),
      plantId,
    ).toBe(true);
  }
});

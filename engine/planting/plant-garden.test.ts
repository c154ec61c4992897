import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { rectangle } from '../geometry/region.ts';
import { LANGUAGES } from '../model/layout.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';
import { grow, IN_BEDS, plantOf, namesOf } from '#tests/support/grow.ts';

test('the three designs of one brief share at most about half of their kinds', () => {
  for (const [i, type] of PROJECT_TYPES.entries())
    for (const texture of ['clay', 'sandy'] as const) {
      const kinds = [0, 1, 2].map(
        (index) =>
          new Set(
            grow({
              type,
              texture,
              ph: 6.5,
              drainage: texture === 'clay' ? 'impeded' : 'good',
              widthMm: 11000,
              depthMm: 16000,
              borderMm: 2000,
              language: LANGUAGES[(i + index * 2) % 7]!,
              seed: 40 + i + index * 7919,
            }).planting.schedule.map((line) => line.plantId),
          ),
      );
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const both = [...kinds[a]!].filter((id) => kinds[b]!.has(id)).length;
        expect(
          both / Math.min(kinds[a]!.size, kinds[b]!.size),
          `${type} on ${texture}: ${a} and ${b}`,
        ).toBeLessThanOrEqual(0.55);
      }
    }
});

test('a garden turned from south to north has another list of plants', () => {
  const south = grow({ bearingDeg: 180 }).planting,
    north = grow({ bearingDeg: 0 }).planting;
  expect(namesOf(south)).not.toBe(namesOf(north));
});

test('the seven layout languages never share a palette, whatever the type or the colours asked for', () => {
  for (const type of PROJECT_TYPES)
    for (const colours of [[], ['white', 'blue']]) {
      const names = LANGUAGES.map(
        (language) =>
          grow({ type, language, colours, widthMm: 5000, depthMm: 8000 }).planting.palette.name,
      );
      expect(new Set(names).size).toBe(LANGUAGES.length);
    }
});

test('plants asked for are used where they can grow, and plants refused are not', () => {
  const asked = grow({
    texture: 'loam',
    ph: 6.8,
    drainage: 'good',
    plantsWanted: ['roses', 'catmint'],
    bearingDeg: 180,
    fenceMm: 1200,
    trees: [],
  }).planting;
  expect(asked.schedule.some((line) => line.latinName.startsWith('Rosa'))).toBe(true);
  for (const word of ['Geranium', 'grasses']) {
    for (const line of grow({ plantsRefused: [word] }).planting.schedule) {
      expect(word === 'grasses' ? line.category : line.latinName.split(' ')[0]).not.toBe(
        word === 'grasses' ? 'grass' : word,
      );
    }
  }
});

test('a large garden keeps its list under four thousand plants and its beds covered', () => {
  const grown = grow({ widthMm: 40000, depthMm: 55000, borderMm: 4500, type: 'luxury' });
  expect(grown.planting.placements.length).toBeLessThan(4000);
  expect(
    grown.planting.schedule.filter((line) => IN_BEDS.has(line.role)).length,
  ).toBeLessThanOrEqual(50);
});

test('a kept tree is drawn as its kind and is neither counted nor charged', () => {
  const { planting } = grow({
    existing: [
      {
        id: 'k',
        kind: 'tree',
        name: 'old apple tree',
        x: 4500,
        y: 8000,
        radiusMm: 2200,
        heightMm: 4500,
        evergreen: false,
      },
    ],
  });
  const kept = planting.placements.filter((one) => one.existing);
  expect(kept).toHaveLength(1);
  expect(plantOf(kept[0]!.plantId).latinName).toMatch(/^Malus/);
  expect(kept[0]).toMatchObject({ x: 4500, y: 8000, radiusMm: 2200, role: 'tree' });
});

const raised = (id: string, x: number): Furnishing => ({
  id,
  kind: 'raised-bed',
  areaId: 'veg',
  x,
  y: 6000,
  widthMm: 1200,
  depthMm: 2400,
  turnDeg: 0,
  heightMm: 300,
  round: false,
});

test('pots are full, hedges run at their spacing, raised beds hold crops by rotation, ponds are planted', () => {
  const pot: Furnishing = {
    id: 'pot-1',
    kind: 'pot',
    areaId: 'terrace',
    x: 7000,
    y: 1500,
    widthMm: 550,
    depthMm: 550,
    turnDeg: 0,
    heightMm: 500,
    round: true,
  };
  const { planting } = grow({
    type: 'edible',
    furnishings: [pot, raised('r1', 3000), raised('r2', 4800)],
    screens: [
      {
        id: 'hedge-1',
        kind: 'hedge',
        line: [
          [1600, 9000],
          [7000, 9000],
        ],
        heightMm: 1000,
        thicknessMm: 500,
        openings: [{ fromMm: 2000, toMm: 3200 }],
        why: '',
      },
    ],
    rooms: [
      { id: 'veg', kind: 'vegetable', feature: 'veg2', region: rectangle(2000, 4500, 6000, 7500) },
      { id: 'pond', kind: 'pond', feature: 'pond', region: rectangle(4000, 9500, 6800, 11000) },
      {
        id: 'meadow',
        kind: 'meadow',
        feature: 'meadow',
        region: rectangle(1700, 9500, 3600, 11400),
      },
    ],
  });
  const inPot = planting.placements.filter((one) => one.role === 'pot');
  expect(inPot.length).toBeGreaterThanOrEqual(4);
  for (const one of inPot) expect((one.x - 7000) ** 2 + (one.y - 1500) ** 2).toBeLessThan(275 ** 2);
  const hedge = planting.placements.filter((one) => one.role === 'hedge');
  expect(hedge.length).toBeGreaterThan(4200 / 710);
  for (const one of hedge) expect(one.x - 1600 < 2000 || one.x - 1600 > 3200).toBe(true);
  const crops = planting.placements.filter((one) => one.role === 'crop' && one.areaId === 'veg');
  expect(new Set(crops.map((one) => one.plantId)).size).toBeGreaterThanOrEqual(4);
  expect(planting.placements.filter((one) => one.role === 'water').length).toBeGreaterThan(5);
  expect(planting.placements.filter((one) => one.role === 'meadow').length).toBeGreaterThan(8);
});

test('a border that turns from sun into shade is planted in parts, each for its own sun', () => {
  const { planting } = grow({
    bearingDeg: 180,
    borderMm: 2000,
    texture: 'loam',
    ph: 6.8,
    drainage: 'moderate',
    trees: [],
  });
  const parts = planting.beds[0]!.parts!;
  expect(parts.length).toBeGreaterThan(1);
  const kinds = (sunClass: string) =>
    new Set(
      planting.placements
        .filter((one) => one.sunClass === sunClass && IN_BEDS.has(one.role))
        .map((one) => one.plantId),
    );
  const [sunny, dim] = [kinds(parts[0]!.sunClass), kinds(parts.at(-1)!.sunClass)];
  expect([...sunny].some((id) => !dim.has(id))).toBe(true);
  expect(planting.beds[0]!.why.join(' ')).toContain('planted in parts');
});

test('acid sand, shallow chalk, wet clay, a dark yard, a tiny yard: each is planted, and nothing forbidden is', () => {
  const hard: TestGarden[] = [
    { texture: 'sandy', ph: 5, drainage: 'free' },
    { texture: 'chalk', ph: 8.2, drainage: 'free' },
    { texture: 'clay', ph: 7.5, drainage: 'poor', wet: true },
    { texture: 'loam', ph: 4.8, drainage: 'moderate' },
    { bearingDeg: 0, fenceMm: 2600, widthMm: 4500, depthMm: 6000, borderMm: 700 },
    { widthMm: 3000, depthMm: 4000, borderMm: 600 },
  ];
  for (const garden of hard)
    for (const type of ['family', 'lowmaint'] as const) {
      const { planting } = grow({ ...garden, type, toddler: true, dog: true, hayFever: true });
      expect(planting.schedule.length).toBeGreaterThan(3);
      expect(Math.min(...planting.interestByMonth), JSON.stringify(garden)).toBeGreaterThan(0);
      for (const line of planting.schedule)
        expect(plantOf(line.plantId).toxicity).not.toMatchObject({ people: 'high' });
    }
});

test('a garden without beds, and a catalogue of nothing, are planted with what there is and do not fail', () => {
  const garden: TestGarden = { widthMm: 4000, depthMm: 5000, borderMm: 600 };
  const site = testSite(garden),
    layout = testLayout(garden),
    brief = testBrief(garden);
  const paved: Layout = {
    ...layout,
    areas: [{ ...layout.areas[0]!, region: rectangle(0, 0, 4000, 5000) }],
    trees: [],
  };
  expect(
    plantGarden({
      weights: designWeights.taste,
      site,
      brief,
      layout: paved,
      catalogue,
      seed: 1,
    }).planting.placements,
  ).toEqual([]);
  expect(
    plantGarden({
      weights: designWeights.taste,
      site,
      brief,
      layout,
      catalogue: { plants: [] },
      seed: 1,
    }).planting.schedule,
  ).toEqual([]);
});

test('structure of a formal garden stands in pairs about its axis where the ground is alike', () => {
  const { planting } = grow({ language: 'formal', bearingDeg: 180, borderMm: 1800, trees: [] });
  const sides = planting.placements.filter(
    (one) => one.role === 'structure' && one.y > 4000 && one.y < 11000,
  );
  const paired = sides.filter((one) =>
    sides.some(
      (other) =>
        other.plantId === one.plantId &&
        Math.abs(other.x + one.x - 9000) < 60 &&
        Math.abs(other.y - one.y) < 60,
    ),
  );
  expect(sides.length).toBeGreaterThan(3);
  expect(paired.length / sides.length).toBeGreaterThan(0.6);
});

import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { distanceToEdge, rectangle } from '../geometry/region.ts';
import type { Furnishing, TreeSpot } from '../model/layout.ts';
import { distanceToThing } from './thing-distance.ts';
import { plantGarden } from './plant-garden.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const thing = (
  kind: Furnishing['kind'],
  x: number,
  y: number,
  sizeMm: number,
  areaId = 'bed-1',
): Furnishing => ({
  id: `${kind}-${x}`,
  kind,
  areaId,
  x,
  y,
  widthMm: sizeMm,
  depthMm: sizeMm,
  turnDeg: 0,
  heightMm: 1000,
  round: false,
});
const grow = (garden: TestGarden) =>
  plantGarden({
    weights: designWeights.taste,
    site: testSite(garden),
    brief: testBrief(garden),
    layout: testLayout(garden),
    catalogue,
    seed: garden.seed ?? 1,
  }).planting;

test('plants keep off lamps, butts, feeders and bug hotels that stand in the beds', () => {
  const furnishings = [
    thing('post-light', 700, 6000, 120),
    thing('spike-light', 800, 8000, 80),
    thing('water-butt', 8200, 5000, 600),
    thing('bird-feeder', 4000, 12300, 400),
    thing('bug-hotel', 6000, 12500, 500),
  ];
  for (const seed of [1, 2, 3, 4]) {
    const planting = grow({ seed, furnishings, trees: [], borderMm: 1600 });
    for (const one of planting.placements)
      for (const each of furnishings)
        expect(
          distanceToThing(each, one.x, one.y),
          `${one.plantId} by ${each.kind}`,
        ).toBeGreaterThanOrEqual(200);
    expect(planting.placements.length).toBeGreaterThan(80);
    expect(planting.schedule.reduce((sum, line) => sum + line.count, 0)).toBe(
      planting.placements.length,
    );
  }
});

test('no crown hangs within a metre of a fire pit or hot tub, nor over glass or vegetables', () => {
  const spot = (id: string, x: number, y: number): TreeSpot => ({
    id,
    x,
    y,
    maxCrownMm: 2400,
    maxHeightMm: 7000,
    role: 'structure',
    areaId: 'bed-1',
    why: '',
  });
  const rooms = [
    {
      id: 'veg',
      kind: 'vegetable' as const,
      feature: 'veg2' as const,
      region: rectangle(2500, 9000, 5000, 11000),
    },
    {
      id: 'glass',
      kind: 'greenhouse' as const,
      feature: 'greenhouse' as const,
      region: rectangle(5600, 8600, 7200, 10800),
    },
  ];
  const pit = thing('fire-pit', 3500, 6000, 1000, 'lawn'),
    tub = thing('hot-tub', 6500, 6000, 2000, 'lawn');
  const garden: TestGarden = {
    borderMm: 1500,
    rooms,
    furnishings: [pit, tub],
    trees: [
      spot('a', 700, 6000),
      spot('b', 8300, 6200),
      spot('c', 1000, 10000),
      spot('d', 8300, 9500),
      spot('e', 4000, 12300),
    ],
  };
  for (const seed of [1, 2, 3]) {
    const trees = grow({ ...garden, seed }).placements.filter((one) => one.role === 'tree');
    expect(trees.length).toBeGreaterThan(1);
    for (const tree of trees) {
      for (const each of [pit, tub])
        expect(distanceToThing(each, tree.x, tree.y) - tree.radiusMm).toBeGreaterThanOrEqual(999);
      for (const room of rooms)
        expect(distanceToEdge(room.region, tree.x, tree.y)).toBeGreaterThanOrEqual(
          tree.radiusMm - 1,
        );
    }
  }
});

test('a meadow is sown with meadow flowers where enough of them suit it', () => {
  const meadow = {
    id: 'meadow',
    kind: 'meadow' as const,
    feature: 'meadow' as const,
    region: rectangle(2000, 6000, 7000, 11000),
  };
  for (const [texture, ph, drainage] of [
    ['clay', 7, 'impeded'],
    ['loam', 6.5, 'moderate'],
    ['chalk', 7.8, 'free'],
    ['sandy', 6, 'free'],
  ] as const) {
    const planting = grow({
      type: 'wildlife',
      texture,
      ph,
      drainage,
      fenceMm: 900,
      rooms: [meadow],
      trees: [],
    });
    const kinds = new Set(
      planting.placements.filter((one) => one.role === 'meadow').map((one) => one.plantId),
    );
    expect(kinds.size, texture).toBeGreaterThan(2);
    for (const id of kinds)
      expect(
        catalogue.plants.find((plant) => plant.id === id)!.notes,
        `${id} on ${texture}`,
      ).toMatch(/^Meadow\./);
  }
});

test('nothing is planted in the ground of a climbing frame that stays', () => {
  const frame = {
    id: 'kept-1',
    kind: 'other' as const,
    name: 'climbing frame',
    x: 4500,
    y: 12_000,
    radiusMm: 1000,
    heightMm: 2000,
    evergreen: false,
  };
  const { placements } = grow({ borderMm: 2500, existing: [frame] });
  expect(placements.length).toBeGreaterThan(20);
  for (const { x, y, plantId } of placements)
    expect(Math.hypot(x - frame.x, y - frame.y), plantId).toBeGreaterThanOrEqual(1000);
});

import { expect, test } from 'vitest';
import { area, rectangle } from '../geometry/region.ts';
import type { Area, Route } from '../model/layout.ts';
import { subtract } from '../geometry/boolean.ts';
import { giveSlips } from './grass-slips.ts';

const bed = (region: Area['region']): Area => ({
  id: 'bed-1',
  kind: 'bed',
  feature: null,
  label: 'Bed',
  region,
  material: 'soil',
  purpose: 'planting',
  why: ['a bed'],
});
const BED = rectangle(800, 2000, 3000, 9000),
  GRASS = subtract(rectangle(0, 0, 9000, 12_000), BED);

test('a slip of grass between a bed and the fence is planted with the bed', () => {
  const { grass, areas } = giveSlips(GRASS, [bed(BED)], []);
  const taken = area(areas[0]!.region) - area(BED);
  expect(taken).toBeGreaterThan(0.8 * 7 * 1e6 * 0.8);
  expect(taken + area(grass)).toBe(area(GRASS));
});

test('it stays grass where one walks on it', () => {
  const way: Route = {
    areaId: 'seat',
    widthMm: 600,
    line: [
      [400, 0],
      [400, 11_000],
    ],
    lengthMm: 11_000,
  };
  expect(giveSlips(GRASS, [bed(BED)], [way]).grass).toBe(GRASS);
});

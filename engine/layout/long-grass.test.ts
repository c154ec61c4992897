/** Great beds behind a border become long grass: no ground is lost, and small gardens stay as they are. */
import { expect, test } from 'vitest';
import { areaM2, rectangle } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import { testBrief } from '../planting/test-garden.ts';
import { withLongGrass } from './long-grass.ts';

const layoutOf = (depthMm: number): Layout =>
  ({
    areas: [
      { id: 'path', kind: 'path', region: rectangle(0, 0, 1200, depthMm) },
      { id: 'bed-1', kind: 'bed', region: rectangle(1200, 0, 15000, depthMm) },
    ],
    trees: [{ id: 'tree-1', x: 10000, y: 8000, areaId: 'bed-1' }],
    furnishings: [],
    stones: [],
  }) as unknown as Layout;

test('a great bed keeps its border, and the ground behind it is long grass', () => {
  const before = layoutOf(20000),
    after = withLongGrass(before, testBrief({}), 300),
    sum = (layout: Layout) => layout.areas.reduce((all, { region }) => all + areaM2(region), 0);
  const grass = after.areas.filter(({ kind }) => kind === 'meadow');
  expect(grass).toHaveLength(1);
  expect(areaM2(grass[0]!.region)).toBeGreaterThan(150);
  expect(sum(after)).toBeCloseTo(sum(before), 0);
  expect(after.trees[0]!.areaId).toBe(grass[0]!.id);
});

test('a bed that can be kept stays a bed, and so does one of people whom grass makes ill', () => {
  const small = layoutOf(8000);
  expect(withLongGrass(small, testBrief({}), 120)).toBe(small);
  const great = layoutOf(20000);
  expect(withLongGrass(great, testBrief({ hayFever: true }), 300)).toBe(great);
});

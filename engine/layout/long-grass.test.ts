/** Great beds behind a border become long grass: no ground is lost, and small gardens stay as they are. */
import { expect, test } from 'vitest';
import { areaM2, rectangle } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import { testBrief } from '../planting/test-garden.ts';
import { discInside } from './box-fit.ts';
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

test('what stands in the midst of the grass leaves it whole', () => {
  const bath = { kind: 'bird-bath', x: 9000, y: 9000, widthMm: 500, depthMm: 500, turnDeg: 30 };
  const before = {
    ...layoutOf(20_000),
    furnishings: [{ ...bath, id: 'bath', areaId: 'bed-1' }],
  } as unknown as Layout;
  const { areas, furnishings } = withLongGrass(before, testBrief({}), 300);
  expect(furnishings[0]!.areaId).toBe(areas.find(({ kind }) => kind === 'meadow')!.id);
});

test('a butt in the corner of the bed stands in the bed with all of it', () => {
  const butt = { kind: 'water-butt', x: 14_650, y: 320, widthMm: 580, depthMm: 580, turnDeg: 0 };
  const before = {
    ...layoutOf(20_000),
    furnishings: [{ ...butt, id: 'butt', areaId: 'bed-1', round: true }],
  } as unknown as Layout;
  const after = withLongGrass(before, testBrief({}), 300);
  expect(after.areas.some(({ kind }) => kind === 'meadow')).toBe(true);
  const { areaId, x, y } = after.furnishings[0]!;
  const home = after.areas.find(({ id }) => id === areaId)!;
  expect(discInside(home.region, x, y, 290)).toBe(true);
});

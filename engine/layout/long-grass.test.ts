/** Great beds behind a border become long grass: no ground is lost, and small gardens stay as they are. */
import { expect, test } from 'vitest';
import { areaM2, bounds, rectangle } from '../geometry/region.ts';
import type { Area, Layout } from '../model/layout.ts';
import { testBrief } from '../planting/test-garden.ts';
import { bedAllowance } from './bed-allowance.ts';
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
    screens: [],
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

const great = (terrace = rectangle(0, 0, 12_000, 4000)): Layout =>
  ({
    areas: [
      { id: 'terrace', kind: 'terrace', region: terrace },
      { id: 'lawn', kind: 'lawn', region: rectangle(4000, 4000, 26_000, 24_000) },
      { id: 'bed-1', kind: 'bed', region: rectangle(0, 4000, 4000, 40_000) },
      { id: 'bed-2', kind: 'bed', region: rectangle(26_000, 4000, 27_500, 40_000) },
      { id: 'bed-3', kind: 'bed', region: rectangle(4000, 24_000, 26_000, 40_000) },
      { id: 'bed-4', kind: 'bed', region: rectangle(12_000, 0, 27_500, 4000) },
    ],
    trees: [
      { id: 'tree-1', x: 10_000, y: 32_000, areaId: 'bed-3' },
      { id: 'tree-2', x: 20_000, y: 33_000, areaId: 'bed-3' },
    ],
    furnishings: [],
    screens: [
      {
        id: 'across',
        kind: 'trellis',
        line: [
          [4000, 34_000],
          [26_000, 34_000],
        ],
      },
      {
        id: 'hides',
        kind: 'trellis',
        line: [
          [6000, 30_000],
          [8000, 30_000],
        ],
      },
    ],
    stones: [],
  }) as unknown as Layout;
const m2Of = (layout: Layout, of: (area: Area) => boolean): number =>
  layout.areas.filter(of).reduce((sum, { region }) => sum + areaM2(region), 0);
const isBorder = ({ kind, isGrove }: Area): boolean => kind === 'bed' && !isGrove;

test('a great garden has as much border as its people keep, by the house, and the rest is grass and groves', () => {
  const before = great();
  for (const [said, mostM2] of [
    [{ type: 'lowmaint' as const }, 45],
    [{ type: 'family' as const }, 140],
  ] as const) {
    const after = withLongGrass(before, testBrief(said), 1100);
    expect(m2Of(after, () => true)).toBeCloseTo(
      m2Of(before, () => true),
      0,
    );
    expect(m2Of(after, isBorder)).toBeLessThan(mostM2 * 1.15);
    expect(m2Of(after, isBorder)).toBeGreaterThan(mostM2 * 0.75);
    expect(m2Of(after, ({ kind }) => kind === 'meadow')).toBeGreaterThan(250);
    // nobody sits at the far end: no border lies there
    for (const { region } of after.areas.filter(isBorder))
      expect(bounds(region).y0).toBeLessThan(16_000);
    // no trellis stands bare across the grass
    expect(after.screens.map(({ id }) => id)).toEqual(['hides']);
    // the shrubs gather about the trees
    const groves = after.areas.filter(({ isGrove }) => isGrove);
    expect(groves.length).toBeGreaterThan(0);
    for (const tree of after.trees)
      expect(after.areas.find(({ id }) => id === tree.areaId)!.isGrove).toBe(true);
  }
});

test('hours and money that were told narrow the borders of a great garden', () => {
  const brief = testBrief({ type: 'family' });
  const hours = {
      ...brief,
      upkeepHoursPerWeek: { value: 1, source: { kind: 'entered' } },
    } as never,
    sum = { ...brief, budgetPence: { value: 2_000_000, source: { kind: 'entered' } } } as never;
  expect(bedAllowance(brief, 1100)).toBe(140);
  expect(bedAllowance(hours, 1100)).toBeLessThan(80);
  expect(bedAllowance(sum, 1100)).toBeLessThan(60);
  expect(bedAllowance(hours, 300)).toBe(Infinity);
});

test('where grass makes people ill the rest of a great garden is groves', () => {
  const after = withLongGrass(great(), testBrief({ hayFever: true }), 1100);
  expect(m2Of(after, ({ kind }) => kind === 'meadow')).toBe(0);
  expect(m2Of(after, ({ isGrove }) => isGrove === true)).toBeGreaterThan(250);
});

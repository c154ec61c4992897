/** Borders that nobody has the time for are mown with the lawn: no ground is lost, and who gardens keeps them. */
import { expect, test } from 'vitest';
import { areaM2, rectangle } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import type { PeopleSaid } from '../model/people-said.ts';
import { testBrief, testSite } from '../planting/test-garden.ts';
import { withWiderLawn } from './wider-lawn.ts';
import { shareFor } from './wished-shares.ts';

const WIDTH = 10_000,
  DEPTH = 15_000;
const site = testSite({ widthMm: WIDTH, depthMm: DEPTH });
const layout = (lawnFrom: number): Layout =>
  ({
    areas: [
      { id: 'terrace', kind: 'terrace', region: rectangle(0, 0, WIDTH, 3000) },
      {
        id: 'lawn',
        kind: 'lawn',
        material: 'turf',
        region: rectangle(lawnFrom, 3000, WIDTH - lawnFrom, 8000),
      },
      { id: 'bed-1', kind: 'bed', region: rectangle(0, 3000, lawnFrom, 8000) },
      { id: 'bed-2', kind: 'bed', region: rectangle(WIDTH - lawnFrom, 3000, WIDTH, 8000) },
      { id: 'bed-3', kind: 'bed', region: rectangle(0, 8000, WIDTH, DEPTH) },
    ],
    trees: [
      { id: 'tree-1', x: 5000, y: 9500, areaId: 'bed-3' },
      { id: 'tree-2', x: 600, y: 14_500, areaId: 'bed-3' },
    ],
    furnishings: [],
    screens: [],
    stones: [],
  }) as unknown as Layout;
const m2 = ({ areas }: Layout, ...kinds: string[]) =>
  areas
    .filter(({ kind }) => !kinds.length || kinds.includes(kind))
    .reduce((sum, { region }) => sum + areaM2(region), 0);
const told = (said: PeopleSaid) => testBrief({ type: 'family', said });

test.each([2000, 3000, 3600])(
  'with few hands a lawn %i mm from the fence takes the beds but a strip along it, and no ground is lost',
  (from) => {
    const before = layout(from),
      after = withWiderLawn(before, told({ hands: 'few' }), site);
    expect(m2(after)).toBeCloseTo(m2(before), 1);
    expect(m2(after, 'lawn')).toBeGreaterThan(m2(before, 'lawn') * 1.5);
    expect(m2(after, 'bed')).toBeGreaterThan(15);
    expect(after.trees.map(({ areaId }) => areaId)).toEqual(['lawn', 'bed-3']);
  },
);

test('who gardens keeps the borders as they are drawn, and so does a garden without a lawn', () => {
  const drawn = layout(3000),
    bare = { ...drawn, areas: drawn.areas.filter(({ kind }) => kind !== 'lawn') };
  expect(withWiderLawn(drawn, told({ hands: 'keen' }), site)).toBe(drawn);
  expect(withWiderLawn(bare, told({ hands: 'few' }), site)).toBe(bare);
});

test('the fewer the hands, the less is to be planted, and none of the ground is counted twice', () => {
  for (const type of ['family', 'modern', 'lowmaint', 'luxury'] as const)
    for (const lawn of [true, false])
      for (const plotM2 of [30, 120, 300, 900]) {
        const [none, few, usual] = (['none', 'few', 'usual'] as const).map((hands) =>
          shareFor(type, { budget: 'middle', lawn, plotM2, hands }),
        ) as [
          ReturnType<typeof shareFor>,
          ReturnType<typeof shareFor>,
          ReturnType<typeof shareFor>,
        ];
        expect(few.bed).toBeLessThanOrEqual(usual.bed + 1e-9);
        if (lawn) expect(none.bed).toBeLessThanOrEqual(few.bed);
        expect(none.open + none.bed).toBeLessThanOrEqual(1);
      }
});

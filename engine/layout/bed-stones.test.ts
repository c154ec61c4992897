import { expect, test } from 'vitest';
import type { Area } from '../model/layout.ts';
import { distanceToEdge, rectangle } from '../geometry/region.ts';
import { bedStones } from './bed-stones.ts';

const area = (id: string, kind: Area['kind'], region: Area['region']): Area => ({
  id,
  kind,
  feature: null,
  label: id,
  region,
  material: kind === 'bed' ? 'soil' : 'gravel',
  purpose: '',
  why: [],
});
const path = area('path', 'path', rectangle(0, 0, 1200, 8000)),
  deep = area('bed-1', 'bed', rectangle(1200, 0, 6200, 8000)),
  narrow = area('bed-2', 'bed', rectangle(-1500, 0, 0, 8000));

test('a bed deeper than an arm reaches has stones from the floor to its middle, a narrow one none', () => {
  const stones = bedStones([path, deep, narrow], [], []);
  expect(stones.length).toBeGreaterThan(4);
  expect(new Set(stones.map(({ areaId }) => areaId))).toEqual(new Set(['bed-1']));
  expect(distanceToEdge(path.region, stones[0]!.x, stones[0]!.y)).toBeLessThan(700);
  expect(Math.max(...stones.map(({ x }) => x))).toBeGreaterThan(2400);
});

test('no stone lies on a trunk, and no way passes through a hedge', () => {
  const trunk = { x: 2500, y: 4000 };
  for (const { x, y } of bedStones([path, deep], [trunk], []))
    expect(Math.hypot(x - trunk.x, y - trunk.y)).toBeGreaterThanOrEqual(550);
  const hedge = [
    [1400, -100],
    [1400, 8100],
  ] as const;
  expect(bedStones([path, deep], [], [[hedge[0], hedge[1]]])).toEqual([]);
});

import { expect, test } from 'vitest';
import type { Area } from '../model/layout.ts';
import { rectangle } from '../geometry/region.ts';
import type { Line } from './polyline.ts';
import { layStones } from './stones.ts';

const area = (id: string, kind: Area['kind'], region: Area['region']): Area => ({
  id,
  kind,
  feature: null,
  label: id,
  region,
  material: kind === 'lawn' ? 'turf' : 'gravel',
  purpose: '',
  why: [],
});
const garden = [
  area('terrace', 'terrace', rectangle(0, 0, 12000, 3000)),
  area('lawn', 'lawn', rectangle(0, 3000, 12000, 13000)),
  area('path', 'path', rectangle(0, 13000, 12000, 14000)),
];
const across = (x: number): Line => [
  [x, 3100],
  [x, 12900],
];

test('of three lines side by side between two floors the middle one is laid', () => {
  const stones = layStones([across(2500), across(6000), across(9500)], garden);
  expect(new Set(stones.map(({ x }) => x))).toEqual(new Set([6000]));
  expect(stones.length).toBeGreaterThan(10);
});

test('lines that are far apart for their length are both laid', () => {
  const stones = layStones([across(1500), across(10500)], garden);
  expect(new Set(stones.map(({ x }) => x))).toEqual(new Set([1500, 10500]));
});

test('a line makes no turn at its last stone', () => {
  const bent: Line = [
    [6000, 3100],
    [6000, 12300],
    [6600, 12900],
  ];
  expect(new Set(layStones([bent], garden).map(({ turnDeg }) => turnDeg)).size).toBe(1);
});

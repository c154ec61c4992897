import { expect, test } from 'vitest';
import { subtract, unite } from '../geometry/boolean.ts';
import { area, polygon, rectangle } from '../geometry/region.ts';
import { mendOutlines } from './mend-outlines.ts';
import type { Part } from './plan-types.ts';

const PLOT = rectangle(0, 0, 10_000, 12_000);
const part = (id: string, kind: Part['kind'], region: Part['region']): Part => ({
  id,
  kind,
  feature: null,
  region,
});
const garden = (parts: readonly Part[]) =>
  ({
    parts,
    routes: [],
    language: 'rect',
    frame: { plot: PLOT, x0: 0, x1: 10_000 },
    site: { doorX: 5000, edges: [] },
    ask: { isRamped: false, household: { wheelchair: false } },
  }) as unknown as Parameters<typeof mendOutlines>[1];
const sum = (parts: readonly Part[]) => parts.reduce((all, { region }) => all + area(region), 0);
const corners = (parts: readonly Part[], id: string) =>
  parts.find((one) => one.id === id)!.region.flat(2).length;

test('a notch in a terrace is filled and a tail of it goes to the bed beside it', () => {
  const parts = [
    part(
      'terrace',
      'terrace',
      polygon([
        [0, 0],
        [10_000, 0],
        [10_000, 3000],
        [6000, 3000],
        [6000, 2000],
        [5700, 2000],
        [5700, 3000],
        [3000, 3000],
        [3000, 4200],
        [2700, 4200],
        [2700, 3000],
        [0, 3000],
      ]),
    ),
    part(
      'bed-1',
      'bed',
      polygon([
        [0, 3000],
        [2700, 3000],
        [2700, 4200],
        [3000, 4200],
        [3000, 3000],
        [5700, 3000],
        [5700, 2000],
        [6000, 2000],
        [6000, 3000],
        [10_000, 3000],
        [10_000, 12_000],
        [0, 12_000],
      ]),
    ),
  ];
  const mended = mendOutlines(parts, garden(parts));
  expect(corners(mended, 'terrace')).toBe(4);
  expect(corners(mended, 'bed-1')).toBe(4);
  expect(sum(mended)).toBe(sum(parts));
});

test('whole outlines are left as they are', () => {
  const parts = [
    part('terrace', 'terrace', rectangle(0, 0, 10_000, 3000)),
    part('lawn', 'lawn', rectangle(0, 3000, 10_000, 12_000)),
  ];
  expect(mendOutlines(parts, garden(parts))).toBe(parts);
});

test('a floor is not planted where the only way leads over it', () => {
  const parts = [
    part('terrace', 'terrace', rectangle(0, 0, 10_000, 3000)),
    part('path', 'path', rectangle(4800, 3000, 5200, 8000)),
    part('seat', 'seat', rectangle(3000, 8000, 7000, 12_000)),
    part('bed-1', 'bed', rectangle(0, 3000, 4800, 8000)),
    part('bed-2', 'bed', rectangle(5200, 3000, 10_000, 8000)),
    part('bed-3', 'bed', rectangle(0, 8000, 3000, 12_000)),
    part('bed-4', 'bed', rectangle(7000, 8000, 10_000, 12_000)),
  ];
  const wide = [
    {
      partId: 'seat',
      line: [
        [5000, 2000],
        [5000, 9000],
      ] as [number, number][],
      width: 400,
    },
  ];
  const mended = mendOutlines(parts, { ...garden(parts), routes: wide });
  expect(area(mended.find(({ id }) => id === 'path')!.region)).toBe(400 * 5000);
});

test('a notch is not filled from a bed that would be under 1 m² without it', () => {
  const notch = rectangle(4000, 2400, 4500, 3000);
  const cornersWith = (bed: Part['region']) => {
    const parts = [
      part('terrace', 'terrace', subtract(rectangle(0, 0, 10_000, 3000), notch)),
      part('bed-1', 'bed', unite(notch, bed)),
      part('lawn', 'lawn', subtract(rectangle(0, 3000, 10_000, 12_000), bed)),
    ];
    return corners(mendOutlines(parts, garden(parts)), 'terrace');
  };
  expect(cornersWith(rectangle(3500, 3000, 5000, 4000))).toBe(4);
  expect(cornersWith(rectangle(3500, 3000, 5000, 3600))).toBe(8);
});

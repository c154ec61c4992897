import { expect, test } from 'vitest';
import { area, polygon } from './region.ts';
import { withoutSpikes } from './spikes.ts';

test('a slit into an outline is closed, and a hair off it is cut', () => {
  const slit = polygon([
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [1500, 2001],
    [4000, 2002],
    [4000, 4000],
    [0, 4000],
    [0, 3000],
    [-900, 3001],
    [0, 3002],
  ]);
  expect(withoutSpikes(slit)[0]![0]).toEqual(
    expect.arrayContaining([
      [0, 0],
      [4000, 0],
      [4000, 4000],
      [0, 4000],
    ]),
  );
  expect(withoutSpikes(slit)[0]![0]!.some(([x]) => x === 1500 || x === -900)).toBe(false);
  expect(Math.abs(area(withoutSpikes(slit)) - 16e6)).toBeLessThan(4000);
});

test('a sharp corner that encloses ground stays', () => {
  const wedge = polygon([
    [0, 0],
    [6000, 0],
    [6000, 400],
  ]);
  expect(withoutSpikes(wedge)).toEqual(wedge);
});

import { expect, test } from 'vitest';
import { areaOf, extentOf, fourSidedOf, oneSidedOf } from './plot-shape.ts';

test('both ends are parallel and every side is as long as it was told', () => {
  const shape = fourSidedOf(14, 6, 24, 22);
  if (shape?.kind !== 'polygon') throw new Error('no polygon');
  const sides = shape.points.map(([x, y], i) => {
    const [nextX, nextY] = shape.points[(i + 1) % 4]!;
    return Math.hypot(nextX - x, nextY - y) / 1000;
  });
  [14, 22, 6, 24].forEach((metres, i) => expect(sides[i]).toBeCloseTo(metres, 2));
  expect(shape.points[2]![1]).toBe(shape.points[3]![1]);
});

test('ends all but alike with sides that are not are no such plot', () => {
  expect(fourSidedOf(13, 13.2, 19, 16.5)).toBeNull();
  expect(fourSidedOf(14, 14, 24, 22)).toBeNull();
});

test('a side that was measured alone is square to the house, or runs in', () => {
  expect(extentOf(oneSidedOf(14, 6, 24, true, 'left')!).depthM).toBe(24);
  expect(extentOf(oneSidedOf(14, 6, 24, false, 'right')!).depthM).toBeCloseTo(22.63, 1);
  expect(areaOf(oneSidedOf(14, 6, 24, false, null)!)).toBeCloseTo(236.6, 0);
});

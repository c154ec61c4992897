import { expect, test } from 'vitest';
import { PLACES } from '../model/reading.ts';
import { mirroredPlace, missOf, type Whereabouts } from './asked-place.ts';

const WIDE = 10_000,
  DEEP = 16_000,
  bearings = { plot: { x0: 0, y0: 0, x1: WIDE, y1: DEEP }, doorX: 3000 };
const at = (x: number, y: number): Whereabouts => ({
  x,
  y,
  distanceTo: (px, py) => Math.hypot(px - x, py - y),
});

test('a place is kept to on its own side and missed on the other', () => {
  expect(missOf('left', at(1000, 8000), bearings)).toBeNull();
  expect(missOf('left', at(9000, 8000), bearings)).toEqual({ mm: 9000, from: 'the left side' });
  expect(missOf('back-right', at(9000, 15_000), bearings)).toBeNull();
  expect(missOf('back-right', at(9000, 2000), bearings)?.from).toBe('the far end');
  expect(missOf('house', at(3000, 2000), bearings)).toBeNull();
  expect(missOf('corner', at(5000, 8000), bearings)?.from).toBe('the nearest corner');
  expect(missOf('halfway', at(9000, 8500), bearings)).toBeNull();
  expect(missOf('halfway', at(9000, 15_000), bearings)?.from).toBe('the half-way point');
  expect(missOf(null, at(5000, 8000), bearings)).toBeNull();
});

test('the mirror image of a plot keeps to the mirrored place just as well', () => {
  const mirrored = { ...bearings, doorX: WIDE - bearings.doorX };
  for (const place of PLACES)
    for (const [x, y] of [
      [1000, 1000],
      [9000, 1000],
      [5000, 8000],
      [1000, 15_000],
      [9000, 15_000],
    ] as const)
      expect(missOf(mirroredPlace(place), at(WIDE - x, y), mirrored)?.mm, place).toBe(
        missOf(place, at(x, y), bearings)?.mm,
      );
});

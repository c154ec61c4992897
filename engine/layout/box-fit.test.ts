import { expect, test } from 'vitest';
import { disc, polygon, rectangle } from '../geometry/region.ts';
import { boxesCollide, boxInside, discInside, fitBox } from './box-fit.ts';

const at = (x: number, y: number, width = 1000, depth = 600, turn = 0) => ({
  x,
  y,
  width,
  depth,
  turn,
});

test('a box that equals its region is inside it', () => {
  expect(boxInside(rectangle(0, 0, 1000, 600), at(500, 300))).toBe(true);
});
test('a box that pokes out of an L is not inside it', () => {
  const ell = polygon([
    [0, 0],
    [3000, 0],
    [3000, 1000],
    [1000, 1000],
    [1000, 3000],
    [0, 3000],
  ]);
  expect(boxInside(ell, at(1200, 900))).toBe(false);
  expect(boxInside(ell, at(2000, 500))).toBe(true);
});
test('a corner of the region inside the box is found even when all the box’s corners are inside', () => {
  const notched = polygon([
    [0, 0],
    [4000, 0],
    [4000, 2000],
    [2100, 2000],
    [2000, 900],
    [1900, 2000],
    [0, 2000],
  ]);
  expect(boxInside(notched, at(2000, 1100, 2400, 1000))).toBe(false);
});
test('a turned box is measured as it lies', () => {
  expect(boxInside(rectangle(0, 0, 1000, 1000), at(500, 500, 1000, 200, 45))).toBe(true);
  expect(boxInside(rectangle(0, 0, 700, 700), at(350, 350, 1000, 200, 45))).toBe(false);
});
test('a disc fits a disc of its own size and not a smaller one', () => {
  expect(discInside(disc(0, 0, 1000), 0, 0, 990)).toBe(true);
  expect(discInside(disc(0, 0, 1000), 0, 0, 1010)).toBe(false);
});
test('boxes that only touch do not collide, boxes that overlap do', () => {
  expect(boxesCollide(at(0, 0), at(1000, 0))).toBe(false);
  expect(boxesCollide(at(0, 0), at(990, 0))).toBe(true);
  expect(boxesCollide(at(0, 0), at(800, 0, 1000, 600, 90))).toBe(false);
  expect(boxesCollide(at(0, 0), at(700, 0, 1000, 600, 90))).toBe(true);
  expect(boxesCollide(at(0, 0, 1000, 1000), at(1100, 0, 1000, 1000, 45))).toBe(true);
});
test('the preferred free place is taken and none is made up', () => {
  const room = rectangle(0, 0, 4000, 3000);
  const found = fitBox(room, 1000, 600, {
    free: (box) => box.x < 2000,
    prefer: (x) => x,
    turns: [0],
  });
  expect(found!.x).toBeGreaterThan(1500);
  expect(found!.x).toBeLessThan(2000);
  expect(fitBox(room, 5000, 600, { free: () => true, prefer: () => 0 })).toBeNull();
});

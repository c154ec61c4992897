import { expect, test } from 'vitest';
import type { Region } from '../model/shapes.ts';
import { areaLawHolds, intersect, subtract, unite } from './boolean.ts';
import { Grid, chamferDistance } from './grid.ts';
import { seededRandom } from './random.ts';
import {
  area,
  centroid,
  contains,
  disc,
  distanceToEdge,
  mirrorX,
  perimeter,
  polygon,
  rectangle,
  smooth,
  turnedRectangle,
} from './region.ts';
import { buffer, offset, opened } from './trial.ts';
import { acos, asin, atan2, cos, sin } from './trig.ts';

test('our own trigonometry agrees with the platform to 1e-12', () => {
  for (let i = -3000; i <= 3000; i++) {
    const angle = i * 0.0137;
    expect(Math.abs(sin(angle) - Math.sin(angle))).toBeLessThan(1e-12);
    expect(Math.abs(cos(angle) - Math.cos(angle))).toBeLessThan(1e-12);
    expect(Math.abs(atan2(i, 700) - Math.atan2(i, 700))).toBeLessThan(1e-12);
    expect(Math.abs(atan2(i, -70) - Math.atan2(i, -70))).toBeLessThan(1e-12);
    expect(Math.abs(asin(i / 3000) - Math.asin(i / 3000))).toBeLessThan(1e-12);
    expect(Math.abs(acos(i / 3000) - Math.acos(i / 3000))).toBeLessThan(1e-12);
  }
});

test('areas and outlines of plain shapes are exact', () => {
  expect(area(rectangle(0, 0, 4000, 5000))).toBe(20_000_000);
  expect(perimeter(rectangle(0, 0, 4000, 5000))).toBe(18_000);
  expect(centroid(rectangle(1000, 1000, 3000, 5000))).toEqual([2000, 3000]);
  expect(area(disc(0, 0, 2000)) / 1e6 / (Math.PI * 4)).toBeGreaterThan(0.985);
});

test('a hole is not inside and is taken off the area', () => {
  const ring = subtract(rectangle(0, 0, 6000, 6000), rectangle(2000, 2000, 4000, 4000));
  expect(area(ring)).toBe(32_000_000);
  expect(contains(ring, 3000, 3000)).toBe(false);
  expect(contains(ring, 1000, 1000)).toBe(true);
  expect(distanceToEdge(ring, 1000, 3000)).toBe(1000);
});

test('set operations keep the area law over pairs of garden shapes', () => {
  const random = seededRandom(7);
  const shape = (): Region => {
    const x = Math.round(random.between(-3000, 9000)),
      y = Math.round(random.between(-3000, 9000));
    const kind = random.index(4);
    if (kind === 0)
      return rectangle(x, y, x + 500 + random.index(6000), y + 500 + random.index(6000));
    if (kind === 1) return disc(x, y, 400 + random.index(3500));
    if (kind === 2)
      return turnedRectangle(x, y, 600 + random.index(6000), 600 + random.index(4000), 45);
    return polygon(
      smooth(
        Array.from({ length: 6 }, (_, i) => [
          x + cos(i) * (800 + random.index(3000)),
          y + sin(i) * (800 + random.index(3000)),
        ]),
        6,
      ),
    );
  };
  for (let i = 0; i < (process.env.LONG === '1' ? 1000 : 250); i++) {
    const a = unite(shape(), shape()),
      b = shape();
    expect(areaLawHolds(a, b)).toBe(true);
    expect(area(intersect(a, b)) + area(subtract(a, b)) + area(subtract(b, a))).toBeCloseTo(
      area(unite(a, b)),
      -5,
    );
    for (const part of subtract(a, b))
      for (const corners of part)
        for (const [px, py] of corners)
          expect(Number.isInteger(px) && Number.isInteger(py)).toBe(true);
  }
});

test('opening drops what is narrower than twice the radius and keeps the rest', () => {
  const room = unite(rectangle(0, 0, 5000, 5000), rectangle(5000, 0, 9000, 300));
  expect(area(opened(room, 400))).toBe(25_000_000);
  expect(area(offset(rectangle(0, 0, 4000, 4000), -500))).toBe(9_000_000);
  expect(
    area(
      buffer(
        [
          [0, 0],
          [4000, 0],
        ],
        1000,
      ),
    ),
  ).toBe(5_000_000);
});

test('a mirror changes neither area nor winding', () => {
  const shape = subtract(rectangle(0, 0, 5000, 4000), disc(1200, 1300, 600));
  const there = mirrorX(shape, 5000);
  expect(area(there)).toBe(area(shape));
  expect(mirrorX(there, 5000)).toEqual(shape.map((p) => p.map((r) => [...r])));
});

test('a raster counts what the polygon covers', () => {
  const region = subtract(rectangle(0, 0, 10_000, 8000), rectangle(2000, 2000, 4000, 4000));
  const grid = new Grid(region, 250);
  const mask = grid.fill(region);
  expect(mask.reduce((sum, v) => sum + v, 0) * 0.0625).toBeCloseTo(76, 6);
  const distance = chamferDistance(grid, mask);
  expect(distance[grid.index(7000, 4000)]!).toBeGreaterThan(2700);
});

import { expect, test } from 'vitest';
import { contains, distanceToEdge, rectangle } from '../geometry/region.ts';
import type { Area, Layout } from '../model/layout.ts';
import { openGround, OVERHANG_MM, plantable } from './open-ground.ts';

const bed = { id: 'bed-1', kind: 'bed', region: rectangle(0, 3000, 6000, 9000) } as unknown as Area;
const layout = {
  areas: [bed],
  furnishings: [
    {
      id: 'lamp',
      kind: 'post-light',
      areaId: 'bed-1',
      x: 1000,
      y: 8000,
      widthMm: 120,
      depthMm: 120,
      turnDeg: 0,
    },
  ],
  stones: [3400, 4020, 4640].map((y) => ({
    x: 3000,
    y,
    widthMm: 400,
    depthMm: 400,
    turnDeg: 0,
    areaId: 'bed-1',
  })),
} as unknown as Layout;
const site = { house: { x0: 0, x1: 6000 }, doorX: 3000, edges: [] } as never;

test('no leaf closes over a stepping stone or a lamp', () => {
  const region = plantable(bed, openGround(site, layout));
  for (const { x, y, seenMm } of [
    ...layout.stones.map((stone) => ({ ...stone, seenMm: 180 })),
    { x: 1000, y: 8000, seenMm: 60 },
  ]) {
    expect(contains(region, x, y)).toBe(false);
    // what may hang over an edge leaves so much of it in sight
    expect(distanceToEdge(region, x, y)).toBeGreaterThanOrEqual(OVERHANG_MM + seenMm);
  }
});

test('between stones of one way nothing is planted, and the rest of the bed is', () => {
  const region = plantable(bed, openGround(site, layout));
  expect(contains(region, 3000, 3710)).toBe(false);
  expect(contains(region, 1500, 4000)).toBe(true);
});

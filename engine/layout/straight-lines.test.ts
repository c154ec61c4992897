import { expect, test } from 'vitest';
import { area, bounds, rectangle } from '../geometry/region.ts';
import { unite } from '../geometry/boolean.ts';
import type { AreaKind, Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { Part } from './plan-types.ts';
import { straighten } from './straight-lines.ts';

const part = (kind: AreaKind, region: Region, kept = false): Part => ({
  id: kind,
  kind,
  feature: null,
  region,
  kept,
});
const straightened = (
  parts: readonly Part[],
  plot: Region,
  language: Language = 'rect',
): Record<string, Region> =>
  Object.fromEntries(
    straighten(parts, { language, frame: { plot } }).map(({ kind, region }) => [kind, region]),
  );

const plot = rectangle(0, 0, 8000, 9000);
const lawnBeside = (x: number): Part[] => [
  part('terrace', rectangle(0, 0, 5000, 3000)),
  part('lawn', rectangle(0, 3000, x, 7000)),
  part(
    'bed',
    unite(
      rectangle(5000, 0, 8000, 3000),
      rectangle(x, 3000, 8000, 7000),
      rectangle(0, 7000, 8000, 9000),
    ),
  ),
];

test('a lawn that ends 150 mm beside the terrace ends in line with it', () => {
  const ground = straightened(lawnBeside(5150), plot);
  expect(bounds(ground.lawn!).x1).toBe(bounds(ground.terrace!).x1);
  expect(ground.bed![0]![0]).toHaveLength(6);
  expect(area(Object.values(ground).flat())).toBe(area(plot));
});

test('a break of 300 mm or more stays', () => {
  const given = lawnBeside(5400);
  expect(straightened(given, plot).lawn).toBe(given[1]!.region);
});

test('a round language keeps its edges', () => {
  const given = lawnBeside(5150);
  expect(straightened(given, plot, 'circles').lawn).toBe(given[1]!.region);
});

test('what is kept stays where it is, and the new floor comes to it', () => {
  const [terrace, lawn, bed] = lawnBeside(5150);
  const ground = straightened([{ ...terrace!, kept: true }, lawn!, bed!], plot);
  expect(ground.terrace).toBe(terrace!.region);
  expect(bounds(ground.lawn!).x1).toBe(5000);
});

test('a path with a step of 200 mm runs straight and keeps its 900 mm', () => {
  const path = unite(rectangle(3000, 0, 3900, 5000), rectangle(3200, 4000, 4100, 9000));
  const ground = straightened(
    [
      part('path', path),
      part('bed', rectangle(0, 0, 3000, 9000)),
      part('lawn', unite(rectangle(3900, 0, 8000, 4000), rectangle(4100, 4000, 8000, 9000))),
      part('gravel', rectangle(3000, 5000, 3200, 9000)),
    ],
    plot,
  );
  const box = bounds(ground.path!);
  expect(ground.path![0]![0]).toHaveLength(4);
  expect(box.x1 - box.x0).toBeGreaterThanOrEqual(900);
});

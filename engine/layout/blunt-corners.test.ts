import { expect, test } from 'vitest';
import { area, contains, polygon, rectangle } from '../geometry/region.ts';
import { subtract } from '../geometry/boolean.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { bluntCorners } from './blunt-corners.ts';
import type { Part, RouteLine } from './plan-types.ts';

const plot = rectangle(0, 0, 10000, 10000);
const part = (kind: AreaKind, region: Region): Part => ({ id: kind, kind, feature: null, region });
/** A seat with a corner of 45° at 6000, 6000. */
const seat = polygon([
  [2000, 4000],
  [4000, 4000],
  [6000, 6000],
  [2000, 6000],
]);
const ground = (kind: AreaKind, routes: readonly RouteLine[] = []): Record<string, Region> =>
  Object.fromEntries(
    bluntCorners([part('seat', seat), part(kind, subtract(plot, seat))], {
      frame: { plot },
      routes,
    }).map((one) => [one.kind, one.region]),
  );

test('the tip of a corner under 60° goes to the planting, up to where it is 300 mm wide', () => {
  const { seat: floor, bed } = ground('bed');
  expect(floor![0]![0]).toHaveLength(5);
  expect(contains(bed!, 5900, 5950)).toBe(true);
  expect(area(seat) - area(floor!)).toBeGreaterThan(40e3);
  expect(Math.abs(area(floor!) + area(bed!) - area(plot))).toBeLessThan(2000);
});

test('a tip that a way runs over is not planted, but may become lawn', () => {
  const way: RouteLine = {
    partId: 'seat',
    line: [
      [5800, 4000],
      [5800, 7000],
    ],
    width: 900,
  };
  expect(ground('bed', [way]).seat).toBe(seat);
  expect(area(ground('lawn', [way]).seat!)).toBeLessThan(area(seat));
});

test('a corner of paving at the boundary is left, for the boundary makes it', () => {
  const floor = polygon([
    [0, 2000],
    [2000, 2000],
    [0, 6000],
  ]);
  const [terrace] = bluntCorners([part('terrace', floor), part('bed', subtract(plot, floor))], {
    frame: { plot },
    routes: [],
  });
  expect(contains(terrace!.region, 50, 5800)).toBe(true);
});

test('where a way comes in at a slant its corner is cut square to the floor it meets, and goes to the ground beside it', () => {
  const floor = rectangle(0, 6000, 10000, 8000),
    way = polygon([
      [2000, 3000],
      [3273, 3000],
      [6273, 6000],
      [5000, 6000],
    ]);
  const bed = subtract(plot, [...floor, ...way]);
  const parts = bluntCorners([part('terrace', floor), part('path', way), part('bed', bed)], {
    frame: { plot },
    routes: [
      {
        partId: 'terrace',
        line: [
          [2636, 3000],
          [5636, 6000],
        ],
        width: 900,
      },
    ],
  });
  const [terrace, path, planted] = parts;
  expect(terrace!.region).toEqual(floor);
  expect(contains(planted!.region, 6200, 5960)).toBe(true);
  // square to the floor: the corner that is left lies straight before the new edge
  const [[ring]] = path!.region as [[readonly (readonly [number, number])[]]];
  const onFloor = ring!.filter(([, y]) => y === 6000).map(([x]) => x);
  expect(Math.max(...onFloor)).toBe(5973);
  expect(ring!.some(([x, y]) => Math.abs(x - 5973) < 3 && Math.abs(y - 5700) < 3)).toBe(true);
});

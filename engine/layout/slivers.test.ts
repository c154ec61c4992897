import { expect, test } from 'vitest';
import { area, rectangle, disc } from '../geometry/region.ts';
import { subtract, unite } from '../geometry/boolean.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { Part } from './plan-types.ts';
import { giveAwaySlivers, sliversOf } from './slivers.ts';

const plot = rectangle(0, 0, 8000, 10_000);
const garden = {
  frame: { plot },
  site: { doorX: 2000, edges: [] },
  routes: [{ partId: 'seat', line: [], width: 900 }],
} as unknown as Parameters<typeof giveAwaySlivers>[1];
const part = (kind: AreaKind, region: Region): Part => ({ id: kind, kind, feature: null, region });
/** The rest of the plot is bed. */
const planted = (...floors: Part[]): Part[] => [
  ...floors,
  part('bed', subtract(plot, unite(...floors.map(({ region }) => region)))),
];
const m2 = (parts: readonly Part[]): Record<string, number> =>
  Object.fromEntries(
    giveAwaySlivers(parts, garden).map(({ kind, region }) => [kind, area(region) / 1e6]),
  );

test('a rib of path along a seat is planted, and the way to it stays', () => {
  const after = m2(
    planted(
      part('terrace', rectangle(0, 0, 4000, 3000)),
      part('path', unite(rectangle(1000, 3000, 2300, 5000), rectangle(1000, 5000, 1300, 7000))),
      part('seat', rectangle(1300, 5000, 4000, 7000)),
    ),
  );
  expect(after.path).toBeCloseTo(2.6, 1);
  expect(after.seat).toBeCloseTo(5.4, 2);
});

test('what is left between a shed and the fence is a margin', () => {
  const after = m2(
    planted(
      part('terrace', rectangle(0, 0, 8000, 3000)),
      part('shed', rectangle(5700, 7000, 7700, 10_000)),
      part('path', rectangle(7700, 6000, 8000, 10_000)),
    ),
  );
  expect(after).toMatchObject({ shed: 6 });
  expect(after.margin).toBeGreaterThan(1);
});

test('no beak of planting is left where two rounds of floor meet', () => {
  const lawn = disc(4000, 5900, 2000),
    terrace = subtract(unite(disc(4000, 2000, 1990), rectangle(2010, 0, 5990, 2000)), lawn),
    parts = planted(part('terrace', terrace), part('lawn', lawn));
  const bed = (all: readonly Part[]) => all.find(({ kind }) => kind === 'bed')!.region;
  expect(sliversOf(bed(parts)).length).toBeGreaterThan(0);
  const after = giveAwaySlivers(parts, garden);
  expect(sliversOf(bed(after))).toEqual([]);
  expect(after.reduce((sum, { region }) => sum + area(region), 0)).toBeCloseTo(area(plot), -4);
});

test('a beak of planting between a way and a round seat goes to the way', () => {
  const seat = disc(4000, 6000, 1500),
    path = subtract(rectangle(1500, 3000, 2600, 8000), seat),
    placed = { x: 2500, y: 4500, width: 3000, height: 3000 } as NonNullable<Part['placed']>;
  const after = m2(
    planted(part('terrace', rectangle(0, 0, 8000, 3000)), part('path', path), {
      ...part('seat', seat),
      placed,
    }),
  );
  expect(after.seat).toBeCloseTo(area(seat) / 1e6, 2);
  expect(after.path).toBeGreaterThan(area(path) / 1e6 + 0.01);
});

test('a thin bed along the fence stays one', () => {
  const parts = planted(part('lawn', rectangle(300, 0, 8000, 10_000)));
  expect(giveAwaySlivers(parts, garden)).toBe(parts);
});

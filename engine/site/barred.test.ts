import { plainSite, said } from '#tests/support/generated-sites.ts';
import { expect, test } from 'vitest';
import type { Barred } from '../model/barred.ts';
import type { ExistingThing } from '../model/site.ts';
import { bounds } from '../geometry/region.ts';
import { placeBarred } from './barred.ts';
import { isBarred, isBarredToTrees } from './limits.ts';
import { groundLeft, isWayOpen, waysAtDoor, zonesOf } from './zones.ts';

const site = plainSite(
  [
    [0, 0],
    [8000, 0],
    [8000, 12_000],
    [0, 12_000],
  ],
  { doorX: 3000 },
);
const zoneOf = (told: Barred) => placeBarred(site, [said(told)], [])[0]!;

test.each([
  [{ kind: 'flood strip', place: 'back', widthMm: 3000 }, [0, 9000, 8000, 12_000]],
  [{ kind: 'right of way', place: 'left', widthMm: 1000 }, [0, 0, 1000, 12_000]],
  [{ kind: 'right of way', place: 'house', widthMm: 1200 }, [0, 0, 8000, 1200]],
  [{ kind: 'wall to reach', place: 'right', widthMm: null }, [7400, 0, 8000, 12_000]],
  [{ kind: 'soakaway field', place: 'back-left', widthMm: null }, [0, 9000, 2800, 12_000]],
] as const)('%o', (told, [x0, y0, x1, y1]) => {
  expect(bounds([[zoneOf(told).outline]])).toMatchObject({ x0, y0, x1, y1 });
});

test('what nobody said is to be confirmed, and nothing else', () => {
  expect(zoneOf({ kind: 'right of way', place: 'back', widthMm: 1000 })).not.toHaveProperty(
    'isAssumed',
  );
  expect(zoneOf({ kind: 'right of way', place: null, widthMm: null })).toMatchObject({
    isAssumed: true,
    isSizeAssumed: true,
  });
  expect(zoneOf({ kind: 'soakaway field', place: 'back', widthMm: null }).isAssumed).toBe(true);
});

test('a zone of more than half the plot was not read rightly', () => {
  expect(
    placeBarred(site, [said({ kind: 'flood strip', place: 'back', widthMm: 8000 })], []),
  ).toEqual([]);
});

test('the ground before a garage that stands is left free', () => {
  const garage: ExistingThing = {
    id: 'kept-1',
    kind: 'other',
    name: 'brick garage',
    x: 6500,
    y: 9500,
    radiusMm: 2500,
    boxMm: [3000, 5000],
    heightMm: 2400,
    evergreen: false,
  };
  const [zone] = placeBarred(
    site,
    [said({ kind: 'garage door', place: 'back', widthMm: null })],
    [garage],
  );
  expect(bounds([[zone!.outline]])).toMatchObject({ x0: 5000, x1: 8000, y0: 5800, y1: 7000 });
});

test('past the door a way is part of the floor, elsewhere it stays as it is', () => {
  const past = zoneOf({ kind: 'right of way', place: 'house', widthMm: 1200 }),
    end = zoneOf({ kind: 'right of way', place: 'back', widthMm: 1200 });
  const both = { ...site, barred: [past, { ...end, id: 'barred-2' }] };
  expect(waysAtDoor(both).map(({ id }) => id)).toEqual(['barred-1']);
  expect(groundLeft(both).map(({ id }) => id)).toEqual(['barred-2']);
});

test('a way is shut by a bed across it', () => {
  const zone = zoneOf({ kind: 'right of way', place: 'back', widthMm: 1200 }),
    floor = (x0: number, x1: number) => [
      [
        [
          [x0, 10_800],
          [x1, 10_800],
          [x1, 12_000],
          [x0, 12_000],
        ] as [number, number][],
      ],
    ];
  expect(isWayOpen(zone, [{ kind: 'path', region: floor(0, 8000) }])).toBe(true);
  expect(
    isWayOpen(zone, [
      { kind: 'path', region: floor(0, 5000) },
      { kind: 'bed', region: floor(5000, 8000) },
    ]),
  ).toBe(false);
});

test('a strip of a site that was saved before is a zone as well', () => {
  const old = { ...site, strip: { side: 'back' as const, depthMm: 3000, quote: 'an easement' } };
  expect(zonesOf(old)).toMatchObject([{ kind: 'no-build strip', quote: 'an easement' }]);
  expect(isBarred(old, { x0: 1000, x1: 2000, y0: 9500, y1: 10_500 })).toBe(true);
  expect(isBarred(old, { x0: 1000, x1: 2000, y0: 5000, y1: 6000 })).toBe(false);
  expect(isBarredToTrees(old, 4000, 11_000)).toBe(true);
});

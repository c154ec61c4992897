import { expect, test } from 'vitest';
import { plainBrief, TEST_PLACE } from '#tests/support/generated-sites.ts';
import { area, polygon, rectangle } from '../geometry/region.ts';
import { makeSite } from '../site/make-site.ts';
import { readAsk } from './ask.ts';
import type { AreaKind } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import type { Part } from './plan-types.ts';
import { giveAwaySmallPieces } from './small-pieces.ts';

const brief = plainBrief(),
  { ask } = readAsk(brief, makeSite(brief, TEST_PLACE));
const part = (kind: AreaKind, ...region: Region[]): Part => ({
  id: kind,
  kind,
  feature: null,
  region: region.flat(),
});
const areas = (parts: readonly Part[]): Record<string, number> =>
  Object.fromEntries(
    giveAwaySmallPieces(parts, ask).map(({ kind, region }) => [kind, area(region) / 1e6]),
  );

test('a piece of path that leads nowhere is planted', () => {
  expect(
    areas([
      part('terrace', rectangle(0, 0, 4000, 3000)),
      part('path', rectangle(0, 3000, 900, 4000)),
      part('bed', rectangle(900, 3000, 4000, 4000), rectangle(0, 4000, 4000, 6000)),
    ]),
  ).toEqual({ terrace: 12, bed: 12 });
});

test('a short way between two floors becomes part of one of them and stays a way', () => {
  expect(
    areas([
      part('terrace', rectangle(0, 0, 4000, 3000)),
      part('path', rectangle(0, 3000, 900, 4000)),
      part('bed', rectangle(900, 3000, 4000, 4000)),
      part('seat', rectangle(0, 4000, 4000, 6000)),
    ]),
  ).toMatchObject({ bed: 3.1 });
});

test('a scrap of planting goes to the lawn and does not widen the path', () => {
  expect(
    areas([
      part('path', rectangle(0, 0, 900, 5000)),
      part('bed', rectangle(900, 0, 1500, 1000)),
      part('lawn', rectangle(900, 1000, 5000, 5000)),
    ]),
  ).toEqual({ path: 4.5, lawn: 17 });
});

test('a crumb of floor goes to the way that it touches with a few centimetres', () => {
  const crumb = polygon([
    [4200, 6098],
    [4235, 6187],
    [4200, 6201],
  ]);
  const way = polygon([
    [4200, 6201],
    [4235, 6187],
    [5200, 6187],
    [5200, 8000],
    [4200, 8000],
  ]);
  expect(
    areas([
      part('terrace', rectangle(0, 0, 4000, 3000), crumb),
      part('shed', rectangle(3000, 4500, 4200, 6300)),
      part('path', way),
    ]).terrace,
  ).toBe(12);
});

test('a crumb of planting goes to the way that it lies along with a hand', () => {
  const crumb = polygon([
    [431, 1941],
    [547, 1776],
    [500, 1988],
  ]);
  const way = polygon([
    [0, 1848],
    [405, 1977],
    [431, 1941],
    [500, 1988],
    [500, 4000],
    [0, 4000],
  ]);
  const given = [part('path', way), part('bed', crumb, rectangle(0, 0, 4000, 1700))];
  expect(areas(given).bed).toBe(6.8);
});

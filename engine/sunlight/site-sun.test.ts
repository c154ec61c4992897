import { expect, test } from 'vitest';
import type { Layout } from '../model/layout.ts';
import type { Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { gardenSun } from './garden-sun.ts';
import { siteSun } from './site-sun.ts';

/** A 10 × 12 m plot in London behind a 5.5 m house with 1.8 m fences, looking along the bearing given. */
function plot(bearingDeg: number, more: Partial<Site> = {}): Site {
  const corners: Point[] = [
    [0, 0],
    [10000, 0],
    [10000, 12000],
    [0, 12000],
  ];
  const soil = {
    texture: 'clay',
    ph: 6.8,
    drainage: 'impeded',
    name: 'Clay',
    from: 'zone',
  } as const;
  return {
    boundary: corners,
    house: { x0: 0, x1: 10000, heightMm: 5500 },
    doorX: 3000,
    bearingDeg,
    edges: corners.map((from, i) => ({
      from,
      to: corners[(i + 1) % 4]!,
      kind: i ? 'fence' : 'house',
      heightMm: i ? 1800 : 5500,
    })),
    existing: [],
    soil,
    slope: 'level',
    position: 'back',
    place: {
      postcode: null,
      outcode: null,
      district: null,
      latitudeDeg: 51.5,
      longitudeDeg: 0,
      soil,
      climate: {
        zone: 'outer-london',
        name: 'Outer London',
        leastHardiness: 'H4',
        safePlantingOut: '1 May',
        rainMmPerYear: 620,
      },
    },
    ...more,
  };
}
const EMPTY: Layout = {
  language: 'rect',
  seed: 1,
  areas: [
    {
      id: 'bed-1',
      kind: 'bed',
      feature: null,
      label: 'Border',
      region: [
        [
          [
            [0, 9000],
            [10000, 9000],
            [10000, 12000],
            [0, 12000],
          ],
        ],
      ],
      material: 'soil',
      purpose: '',
      why: [],
    },
  ],
  furnishings: [],
  screens: [],
  trees: [],
  stones: [],
  routes: [],
  unplaced: [],
  score: 0,
  terms: {},
  shares: { hard: 0, open: 1, planted: 0, water: 0, permeable: 1 },
  why: [],
};

test('a south-facing garden has full sun by the house, a north-facing one does not', () => {
  expect(siteSun(plot(180)).hoursAt(5000, 1500)).toBeGreaterThan(8);
  expect(siteSun(plot(0)).hoursAt(5000, 1500)).toBeLessThan(4);
});

test('the ground at the foot of a fence to its south is in shade', () => {
  const sun = siteSun(plot(180));
  expect(sun.hoursAt(5000, 11750)).toBeLessThan(4);
  expect(sun.hoursAt(5000, 7000)).toBeGreaterThan(9);
});

test('evening sun falls on the side away from the west fence', () => {
  // the garden looks south, so +x is west
  const sun = siteSun(plot(180));
  expect(sun.eveningHoursAt(1500, 6000)).toBeGreaterThan(sun.eveningHoursAt(9500, 6000) + 0.5);
});

test('a garden and its mirror image have mirrored sun', () => {
  const east = siteSun(plot(90)),
    west = siteSun(plot(270));
  for (let x = 250; x < 10000; x += 500)
    for (const y of [1250, 4250, 9250]) {
      expect(Math.abs(east.hoursAt(x, y) - west.hoursAt(10000 - x, y))).toBeLessThan(1e-6);
    }
});

test('a kept tree takes sun from the ground to its north', () => {
  const tree = {
    id: 't',
    kind: 'tree',
    name: 'old apple',
    x: 5000,
    y: 7000,
    radiusMm: 2500,
    heightMm: 5000,
    evergreen: false,
  } as const;
  const open = siteSun(plot(180)),
    shaded = siteSun(plot(180, { existing: [tree] }));
  expect(shaded.hoursAt(5000, 5500)).toBeLessThan(open.hoursAt(5000, 5500) - 2);
});

test('the sun map covers the plot and marks what lies outside it', () => {
  const boundary: Point[] = [
    [0, 0],
    [10000, 0],
    [10000, 6000],
    [5000, 6000],
    [5000, 12000],
    [0, 12000],
  ];
  const { map, of } = gardenSun(plot(180, { boundary }), EMPTY, []);
  expect(map.tenths).toHaveLength(map.columns * map.rows);
  expect(map.cellMm).toBe(250);
  expect(map.tenths[map.columns * map.rows - 1]).toBe(255);
  expect(map.tenths[0]).toBeLessThan(255);
  expect(of('bed-1').hours).toBeGreaterThan(0);
});

test('a bed on the west side of an east wall has its sun in the afternoon', () => {
  // looking south: x = 0 is the east side
  const strip: Layout = {
    ...EMPTY,
    areas: [
      {
        ...EMPTY.areas[0]!,
        id: 'east',
        region: [
          [
            [
              [0, 3000],
              [1200, 3000],
              [1200, 10000],
              [0, 10000],
            ],
          ],
        ],
      },
      {
        ...EMPTY.areas[0]!,
        id: 'west',
        region: [
          [
            [
              [8800, 3000],
              [10000, 3000],
              [10000, 10000],
              [8800, 10000],
            ],
          ],
        ],
      },
    ],
  };
  const sun = gardenSun(plot(180), strip, []);
  expect(sun.of('east').morningShare).toBeLessThan(0.4);
  expect(sun.of('west').morningShare).toBeGreaterThan(0.6);
});

/** Hours at a point just south of which things are set. */
const hoursBehind = (layout: Layout, trees = 0) =>
  gardenSun(
    plot(180),
    layout,
    trees ? [{ x: 5000, y: 8000, radiusMm: 2000, heightMm: 6000, evergreen: false }] : [],
  ).hoursAt(5000, 6100);

test('trees, pergolas and sheds each take their share of sun', () => {
  const open = hoursBehind(EMPTY);
  const thing = {
    id: 'p',
    areaId: 'bed-1',
    x: 5000,
    y: 6700,
    widthMm: 3000,
    depthMm: 3000,
    turnDeg: 0,
    heightMm: 2400,
    round: false,
  } as const;
  const pergola = hoursBehind({ ...EMPTY, furnishings: [{ ...thing, kind: 'pergola' }] });
  const shed = hoursBehind({ ...EMPTY, furnishings: [{ ...thing, kind: 'shed', y: 7700 }] });
  expect(hoursBehind(EMPTY, 1)).toBeLessThan(open - 1);
  expect(pergola).toBeLessThan(open - 1.5);
  expect(pergola).toBeGreaterThan(open * 0.4);
  expect(shed).toBeLessThan(open - 2);
});

import { expect, test } from 'vitest';
import type { GardenModel } from '../model/garden.ts';
import type { Screen } from '../model/layout.ts';
import {
  areaAt,
  furnishingAt,
  plainGarden,
  withLayout,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';

import { said } from './fixtures/find-check.ts';

const screen = (kind: Screen['kind'], heightMm: number, y = 6000): Screen => ({
  id: 's',
  kind,
  line: [
    [3000, y],
    [5000, y],
  ],
  heightMm,
  thicknessMm: 40,
  openings: [],
  why: '',
});
const withScreen = (one: Screen, position: 'back' | 'front' = 'back') =>
  withSite(withLayout(plainGarden(), { screens: [one] }), {
    position,
    ...(position === 'front' ? { edges: [] } : {}),
  });

test('a screen may be 2 m high and no more', () => {
  expect(said(withScreen(screen('trellis', 2000)), 'fence-height')).toBeNull();
  const found = said(withScreen(screen('trellis', 2001)), 'fence-height');
  expect(found).toMatchObject({
    severity: 'warning',
    at: [4000, 6000],
    basis: 'Permitted development, England; check with your council',
  });
});

test('beside a highway a screen may be 1 m high and no more', () => {
  expect(said(withScreen(screen('low-wall', 1000), 'front'), 'fence-height')).toBeNull();
  expect(said(withScreen(screen('low-wall', 1001), 'front'), 'fence-height')?.severity).toBe(
    'warning',
  );
});

test('a boundary fence already over 2 m is mentioned', () => {
  const model = plainGarden(),
    edges = model.site.edges.map((edge, i) => (i === 1 ? { ...edge, heightMm: 2001 } : edge));
  expect(said(model, 'fence-height')).toBeNull();
  expect(said(withSite(model, { edges }), 'fence-height')?.id).toBe('fence-height:boundary-2');
});

test('a hedge is no fence, but over 2 m it is a high hedge', () => {
  expect(said(withScreen(screen('hedge', 2000)), 'high-hedge')).toBeNull();
  expect(said(withScreen(screen('hedge', 2001)), 'high-hedge')?.severity).toBe('info');
  expect(said(withScreen(screen('hedge', 2600)), 'fence-height')).toBeNull();
});

test('footings nearer than 3 m to a neighbour bring up the Party Wall Act', () => {
  expect(said(withScreen(screen('low-wall', 600, 6000)), 'party-wall')).toBeNull();
  const near = {
    ...screen('low-wall', 600),
    line: [
      [2999, 6000],
      [4000, 6000],
    ] as [number, number][],
  };
  expect(said(withScreen(near), 'party-wall')?.severity).toBe('advice');
});

const shedAt = (x1: number, heightMm: number): GardenModel => {
  const model = plainGarden(),
    shed = areaAt('shed', 'shed', 'none', [4000, 6000, x1, 8000]);
  return withLayout(model, {
    areas: [...model.layout.areas, shed],
    furnishings: [furnishingAt('shed-1', 'shed', 'shed', { x: 5000, y: 7000, heightMm })],
  });
};
test('within 2 m of a boundary an outbuilding may be 2.5 m high', () => {
  expect(said(shedAt(6000, 2500), 'outbuilding-height')).toBeNull();
  expect(said(shedAt(6000, 2501), 'outbuilding-height')).toMatchObject({
    severity: 'warning',
    areaId: 'shed',
  });
  expect(said(shedAt(5999, 2501), 'outbuilding-height')).toBeNull();
});

const roomed = (m: number) => {
  const model = plainGarden();
  return withLayout(model, {
    areas: [areaAt('gardenroom', 'gardenroom', 'none', [0, 6000, 8000, 6000 + m])],
  });
};
test('buildings may cover half the plot and no more', () => {
  expect(said(roomed(6000), 'curtilage')).toBeNull();
  const model = plainGarden({ depthMm: 12000 });
  const more = withLayout(model, {
    areas: [areaAt('gardenroom', 'gardenroom', 'none', [0, 5999, 8000, 12000])],
  });
  expect(said(more, 'curtilage')?.severity).toBe('warning');
});

const roomOf = (depth: number, fromFence = 2000) =>
  withLayout(plainGarden(), {
    areas: [
      areaAt('gardenroom', 'gardenroom', 'none', [fromFence, 6000, fromFence + 4000, 6000 + depth]),
    ],
  });
test('a garden room over 15 m² meets building regulations', () => {
  expect(said(roomOf(3750), 'building-regulations')).toBeNull();
  // within a metre of the boundary that is to be seen to, and further in it is as it should be
  expect(said(roomOf(3751), 'building-regulations')?.severity).toBe('info');
  expect(said(roomOf(3751, 990), 'building-regulations')?.severity).toBe('advice');
});

test('a building in front of the house is a warning', () => {
  expect(said(shedAt(6000, 2000), 'outbuilding-front')).toBeNull();
  expect(
    said(withSite(shedAt(6000, 2000), { position: 'front' }), 'outbuilding-front')?.severity,
  ).toBe('warning');
});

const decked = (terraceMm: number, slope: 'level' | 'down') =>
  withSite(plainGarden({ terrace: 'timber-deck', terraceMm }), { slope });
test('a deck on a slope may rise 300 mm and no more', () => {
  expect(said(decked(6000, 'down'), 'deck-height')?.severity).toBe('info');
  expect(said(decked(6020, 'down'), 'deck-height')?.severity).toBe('warning');
  expect(said(decked(9000, 'level'), 'deck-height')?.severity).toBe('info');
});

const pavedFront = (mm: number) =>
  withSite(
    withLayout(plainGarden(), { areas: [areaAt('path', 'path', 'sandstone', [0, 0, 1000, mm])] }),
    { position: 'front' },
  );
test('a front garden may have 5 m² of sealed paving and no more', () => {
  expect(said(pavedFront(5000), 'front-paving')).toBeNull();
  expect(said(pavedFront(5001), 'front-paving')).toMatchObject({
    severity: 'warning',
    areaId: 'path',
  });
  expect(said(withSite(pavedFront(9000), { position: 'back' }), 'front-paving')).toBeNull();
});

test('over 20 m² of sealed paving on clay wants falls and somewhere to drain', () => {
  expect(said(plainGarden({ terraceMm: 2500 }), 'clay-drainage')).toBeNull();
  expect(said(plainGarden({ terraceMm: 2501 }), 'clay-drainage')?.areaId).toBe('terrace');
  const model = plainGarden();
  expect(
    said(withSite(model, { soil: { ...model.site.soil, texture: 'loam' } }), 'clay-drainage'),
  ).toBeNull();
  expect(said(plainGarden({ terrace: 'gravel' }), 'clay-drainage')).toBeNull();
});

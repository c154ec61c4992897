/** What a garden is for has its ground before all else, at its size, in all three designs. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainSite } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { briefOf } from '../../tests/support/read-words.ts';
import { bounds, contains } from '../geometry/region.ts';
import type { Area } from '../model/layout.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { closes } from '../words/round-closes.ts';
import { layOut } from './lay-out.ts';

const drawn = (width: number, depth: number, text: string) => {
  const site = plainSite(box(width, depth)),
    brief = briefOf(text);
  return layOut({
    weights: designWeights.layout,
    site,
    brief,
    sun: siteSun(site),
    seed: 5,
  }).layouts;
};
const sidesOf = (areas: readonly Area[], label: string): number[] => {
  const found = areas.find((one) => one.label === label);
  if (!found) return [];
  const { x0, x1, y0, y1 } = bounds(found.region);
  return [x1 - x0, y1 - y0].sort((a, b) => b - a);
};

test('a pond to swim 18 m in is 18 m long in all three', () => {
  for (const { areas } of drawn(40_000, 55_000, 'We want a natural swimming pond 18 m long.'))
    expect(sidesOf(areas, 'Swimming pond')[0]).toBeGreaterThanOrEqual(18_000);
});

test('no way leads through the water that is swum in', () => {
  for (const { areas, routes } of drawn(
    40_000,
    55_000,
    'We want a natural swimming pond 18 m long, and a seat at the end.',
  )) {
    const pond = areas.find(({ label }) => label === 'Swimming pond')!,
      { x0, y0, x1, y1 } = bounds(pond.region);
    for (const { line } of routes)
      for (const [x, y] of line)
        expect(x > x0 + 1500 && x < x1 - 1500 && y > y0 + 1500 && y < y1 - 1500).toBe(false);
  }
});

test('a motorbike is turned in a yard, on a floor, and one sits beside it', () => {
  for (const { areas } of drawn(
    5100,
    3900,
    'Somewhere to turn a motorbike, 3 m clear. We want to eat out there, the two of us.',
  )) {
    expect(sidesOf(areas, 'Room to turn')[1]).toBeGreaterThanOrEqual(2900);
    expect(areas.find(({ label }) => label === 'Room to turn')!.material).not.toMatch(/gravel/);
  }
});

test('where nobody is to see who lies there, a lounger stands under slats', () => {
  for (const { areas, furnishings } of drawn(
    7000,
    10_000,
    'I want a place to lie flat where nobody can see from upstairs.',
  )) {
    const lounger = furnishings.find(({ kind }) => kind === 'sunlounger')!;
    const roof = furnishings.find(
      ({ kind, areaId }) => kind === 'pergola' && areaId === lounger.areaId,
    );
    expect(areas.find(({ id }) => id === lounger.areaId)?.label).toBe('Place to lie');
    expect(roof).toBeDefined();
  }
});

test('a round that is ridden closes over floors, 1.2 m wide and without a sharp corner', () => {
  for (const { areas, routes } of drawn(
    12_000,
    18_000,
    'We want a path that goes all the way round for a boy on a bike.',
  )) {
    const round = routes.find(({ areaId }) => areaId === 'circuit')!;
    expect(round.widthMm).toBeGreaterThanOrEqual(1200);
    expect(closes(round.line, areas)).toBe(true);
    const corner = bounds([[round.line.map(([x, y]) => [x, y] as const)]]);
    // the far corner itself lies off the path: it is cut by a curve
    expect(
      areas.some(
        ({ kind, region }) => kind === 'path' && contains(region, corner.x1 - 50, corner.y1 - 50),
      ),
    ).toBe(false);
  }
});

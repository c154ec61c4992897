/** What is sat on, wheeled and fetched has its room: laws over plots of several shapes. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { bounds, distanceToEdge } from '../geometry/region.ts';
import { cos, hypot, radians, sin } from '../geometry/trig.ts';
import type { Wish } from '../model/brief.ts';
import type { Furnishing } from '../model/layout.ts';
import { gatesOf } from '../site/gates.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { boxesCollide, type Footprint } from './box-fit.ts';
import { layOut } from './lay-out.ts';

/** Twelve feet, bought already. */
const THEIRS_MM = 3658;
const laidOut = ([width, depth]: readonly [number, number]) => {
  const site = plainSite(box(width, depth), {
      doorX: width / 3,
      waysIn: [{ kind: 'rear', side: 'right' }],
    }),
    plain = plainBrief({
      wanted: wanting('seat', 'bench', 'hammock', 'lawn', 'trampoline', 'washing', 'bins', 'pots'),
    }),
    brief = {
      ...plain,
      wishes: [
        {
          feature: 'trampoline',
          kind: 'thing',
          quote: 'trampoline (12ft)',
          held: null,
          sizeMm: [THEIRS_MM, THEIRS_MM],
        } as unknown as Wish,
      ],
    };
  return {
    site,
    layouts: layOut({
      weights: designWeights.layout,
      site,
      brief,
      sun: siteSun(site),
      seed: 5,
    }).layouts,
  };
};
const PLOTS = [
  [9000, 16_000],
  [12_000, 14_000],
] as const;
const gardens = PLOTS.map(laidOut);

const stands = (f: Furnishing): Footprint => ({
  x: f.x,
  y: f.y,
  width: f.widthMm - 20,
  depth: f.depthMm - 20,
  turn: f.turnDeg,
});
const before = (f: Furnishing): Footprint => {
  const ahead = f.depthMm / 2 + 250;
  return {
    x: f.x + sin(radians(f.turnDeg)) * ahead,
    y: f.y - cos(radians(f.turnDeg)) * ahead,
    width: f.widthMm - 100,
    depth: 440,
    turn: f.turnDeg,
  };
};

test('nothing stands before a bench', () => {
  for (const { layouts } of gardens)
    for (const { furnishings, language } of layouts)
      for (const bench of furnishings.filter(({ kind }) => kind === 'bench'))
        for (const other of furnishings.filter(
          (one) => one !== bench && one.kind !== 'pergola' && one.kind !== 'canopy',
        ))
          expect(
            boxesCollide(before(bench), stands(other)),
            `${language}: ${other.kind} before ${bench.id}`,
          ).toBe(false);
});

test('a trampoline that was bought keeps its size, and stands at a side', () => {
  for (const { site, layouts } of gardens)
    for (const { furnishings, language } of layouts) {
      const own = furnishings.find(({ kind }) => kind === 'trampoline');
      expect(own?.widthMm, language).toBe(THEIRS_MM);
      // clear of the fence by what one may fall, and no more than a metre further in
      const fromFence = distanceToEdge([[site.boundary]], own!.x, own!.y) - THEIRS_MM / 2;
      expect(fromFence, language).toBeLessThan(2500);
    }
});

test('washing hangs at a side, and not before the windows', () => {
  for (const { site, layouts } of gardens)
    for (const { furnishings, language } of layouts)
      for (const line of furnishings.filter(({ kind }) => kind === 'washing-line')) {
        expect(line.y, language).toBeGreaterThan(3000);
        expect(
          distanceToEdge([[site.boundary]], line.x, line.y),
          `${language} ${line.x},${line.y}`,
        ).toBeLessThan(3600);
      }
});

test('bins stand near the gate that they are wheeled through', () => {
  let stores = 0;
  for (const { site, layouts } of gardens) {
    const gates = gatesOf(site);
    for (const { areas, language } of layouts)
      for (const { region } of areas.filter(({ feature }) => feature === 'bins')) {
        const { x0, x1, y0, y1 } = bounds(region);
        stores++;
        expect(
          Math.min(
            ...gates.map(({ inside: [x, y] }) => hypot(x - (x0 + x1) / 2, y - (y0 + y1) / 2)),
          ),
          language,
        ).toBeLessThan(9000);
      }
  }
  expect(stores).toBeGreaterThan(0);
});

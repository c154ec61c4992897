/** One walks past all that stands there: to every gate and every seat, 0.9 m wide. */
import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { plainBrief, plainSite, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { rectangle } from '../geometry/region.ts';
import type { Area, Furnishing, Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { shutBy, withClearWays } from './clear-walk.ts';
import { layOut } from './lay-out.ts';

const site = plainSite(box(6000, 10_000), {
  doorX: 3000,
  waysIn: [{ kind: 'rear', side: null }],
});
const area = (id: string, kind: Area['kind'], region: Area['region']) =>
  ({ id, kind, region }) as Area;
const thing = (id: string, kind: Furnishing['kind'], x: number, y: number, widthMm: number) =>
  ({ id, kind, areaId: 'path', x, y, widthMm, depthMm: 550, turnDeg: 0 }) as Furnishing;
const ground = (furnishings: Furnishing[]) =>
  ({
    areas: [
      area('terrace', 'terrace', rectangle(1000, 0, 5000, 2500)),
      area('path', 'path', rectangle(0, 2500, 1600, 10_000)),
      area('across', 'path', rectangle(0, 8800, 6000, 10_000)),
      area('join', 'path', rectangle(0, 1200, 1000, 2500)),
    ],
    furnishings,
  }) as unknown as Layout;

test('a bench across the only way shuts the gate, and gives way to it', () => {
  const shut = shutBy(site, ground([thing('bench-1', 'bench', 800, 6000, 1500)]));
  expect(shut.map(({ id }) => id)).toContain('gate-1');
  expect(shut.find(({ id }) => id === 'gate-1')!.by).toEqual(['bench-1']);
  const cleared = withClearWays(
    ground([thing('bench-1', 'bench', 800, 6000, 1500)]),
    site,
    () => true,
  );
  expect(cleared.furnishings).toEqual([]);
});

test('a storage bench has to be come to as any other bench', () => {
  const shutOf = (kind: Furnishing['kind']) =>
    shutBy(
      site,
      ground([
        thing('seat-1', kind, 3000, 9400, 1500),
        thing('pot-1', 'raised-bed', 800, 6000, 1600),
      ]),
    ).map(({ id }) => id);
  expect(shutOf('bench')).toContain('seat-1');
  expect(shutOf('storage-bench')).toContain('seat-1');
});

test('a pot at the edge of a way shuts nothing', () => {
  const layout = ground([thing('pot-1', 'pot', 250, 6000, 400)]);
  expect(shutBy(site, layout)).toEqual([]);
  expect(withClearWays(layout, site, () => false)).toBe(layout);
});

test('a table that gives way to a gate is pushed neither before the glazed door nor before that of a building, nor on to ground that is left free', () => {
  const table: Furnishing = {
    ...thing('dining-set-1', 'dining-set', 3000, 1725, 1600),
    areaId: 'terrace',
    heightMm: 750,
  };
  const layoutOf = (things: Furnishing[]) => ({
    ...ground(things),
    areas: [
      area('terrace', 'terrace', rectangle(1000, 0, 5000, 2300)),
      area('path', 'path', rectangle(2500, 2300, 3500, 10_000)),
      area('across', 'path', rectangle(0, 8800, 6000, 10_000)),
    ],
  });
  const movedAmong = (things: Furnishing[], barred: Site['barred'] = []) => {
    expect(shutBy(site, layoutOf(things)).map(({ id }) => id)).toEqual(['gate-1']);
    const cleared = withClearWays(layoutOf(things), { ...site, barred }, () => true);
    expect(shutBy(site, cleared)).toEqual([]);
    return cleared.furnishings[0]!;
  };
  const moved = movedAmong([table]);
  expect(moved.y - moved.depthMm / 2).toBeGreaterThan(1000);
  // its door opens on to the left end of the terrace
  const shed = { ...thing('shed-1', 'shed', 700, 1700, 900), depthMm: 600, turnDeg: 90 };
  expect(movedAmong([table, shed]).x).toBeGreaterThan(table.x);
  expect(moved.x).toBeLessThan(table.x);
  // nothing to climb on along the left fence
  const strip = {
    id: 'barred-1',
    kind: 'foothold strip' as const,
    outline: rectangle(0, 0, 1500, 10_000)[0]![0]!,
    bars: [...BARRED_RULES['foothold strip'].bars],
    quote: '',
  };
  expect(movedAmong([table], [strip]).x).toBeGreaterThan(table.x);
});

// the check says where it is less than 0.9 m
test('one comes past everything to every gate', () => {
  for (const [width, depth] of [
    [6000, 9000],
    [9000, 13_000],
    [5000, 14_000],
  ] as const) {
    const own = plainSite(box(width, depth), {
      doorX: width / 2,
      waysIn: [{ kind: 'rear', side: 'left' }],
    });
    const brief = plainBrief({ wanted: wanting('seat', 'bench', 'pots', 'dining', 'washing') });
    const { layouts } = layOut({
      weights: designWeights.layout,
      site: own,
      brief,
      sun: siteSun(own),
      seed: 3,
    });
    for (const layout of layouts)
      expect(
        shutBy(own, layout, 700).filter(({ id }) => id.startsWith('gate-')),
        `${width} x ${depth} ${layout.language}`,
      ).toEqual([]);
  }
});

import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { area, bounds, contains } from '../geometry/region.ts';
import type { Brief } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { assumed, plainBrief, plainSite, said, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { layOut } from './lay-out.ts';

const frontPlot = (width: number, depth: number, doorX: number): Site => ({
  ...plainSite(box(width, depth), { doorX, bearingDeg: 90 }),
  position: 'front',
});
const design = (site: Site, brief: Partial<Brief>) =>
  layOut({
    weights: designWeights.layout,
    site,
    brief: plainBrief({ position: assumed(site.position), ...brief }),
    sun: siteSun(site),
    seed: 3,
  });
const has = (layout: Layout, kind: string) =>
  layout.furnishings.some((thing) => thing.kind === kind);

test('a front garden has a way from the pavement to the door, and no table nor lounge', () => {
  for (const [w, d, x] of [
    [8500, 6000, 3500],
    [12000, 9000, 6000],
    [6000, 4500, 1500],
  ] as const) {
    const site = frontPlot(w, d, x),
      { layouts } = design(site, {
        projectType: assumed('lowmaint'),
        wanted: [],
        preferences: ['seating'],
      });
    expect(layouts).toHaveLength(3);
    for (const layout of layouts) {
      expect(has(layout, 'dining-set') || has(layout, 'lounge-set'), layout.language).toBe(false);
      const terrace = layout.areas.find((a) => a.id === 'terrace')!;
      expect(area(terrace.region)).toBeLessThan(5e6);
      const ways = layout.areas.filter((a) => a.kind === 'path');
      expect(
        ways.some((a) =>
          a.region.some((piece) => bounds([piece]).y1 > d - 20 && bounds([piece]).y0 < 1600),
        ),
        layout.language,
      ).toBe(true);
    }
  }
});

test('in front of a terraced house bins and bicycles stand beside the way, in all three', () => {
  for (const [w, d, x] of [
    [5000, 4000, 2500],
    [4500, 4000, 1300],
  ] as const) {
    const { layouts } = design(frontPlot(w, d, x), {
      projectType: assumed('modern'),
      wanted: wanting('bins', 'store'),
    });
    expect(layouts).toHaveLength(3);
    for (const layout of layouts) {
      const ids = layout.areas.map(({ id }) => id);
      expect(ids, layout.language).toEqual(expect.arrayContaining(['path', 'bins', 'store']));
    }
  }
});

test('a hedge asked for before the street runs along the pavement, under a metre and open at the way', () => {
  const site = frontPlot(8000, 6000, 3500);
  const hedge = {
    mention: 'boundary:hedge@0',
    mentions: ['boundary:hedge@0'],
    kind: 'boundary',
    name: 'a hedge',
    quote: 'low hedge',
    concept: 'hedge',
    feature: null,
    plant: null,
    strength: 'like',
    areaM2: null,
    lengthM: null,
    count: null,
    place: null,
    held: null,
    source: { kind: 'read', quote: 'low hedge' },
  } as const;
  for (const layout of design(site, {
    wanted: [],
    wishes: [{ ...hedge, mentions: [...hedge.mentions] }],
  }).layouts) {
    const hedges = layout.screens.filter(
      ({ kind, line }) => kind === 'hedge' && line.every(([, y]) => y > 5600),
    );
    expect(hedges.length, layout.language).toBeGreaterThan(0);
    expect(hedges.every(({ heightMm }) => heightMm < 1000)).toBe(true);
    const ways = layout.areas.filter(({ kind }) => kind === 'path');
    expect(
      hedges.some(({ line: [from, to], openings }) => {
        const middle = (from![0] + to![0]) / 2;
        return !openings.length && ways.some((way) => contains(way.region, middle, 5750));
      }),
    ).toBe(false);
  }
});

test('a car gets a bay of 2.6 x 5 m that reaches the street and can be walked from', () => {
  const site = frontPlot(8500, 6000, 3500),
    { layouts, problems } = design(site, { wanted: wanting('bins'), parking: said(true) });
  for (const layout of layouts) {
    const bay = layout.areas.find((a) => a.id === 'parking')!,
      b = bounds(bay.region);
    expect(bay.label).toBe('Parking bay');
    expect(Math.min(b.x1 - b.x0, b.y1 - b.y0)).toBeGreaterThanOrEqual(2600);
    expect(Math.max(b.x1 - b.x0, b.y1 - b.y0)).toBeGreaterThanOrEqual(5000);
    expect(b.y1).toBe(6000);
    expect(['gravel', 'self-binding-gravel', 'clay-paver']).toContain(bay.material);
    expect(layout.furnishings.some((f) => f.areaId === 'parking')).toBe(false);
    expect(layout.trees.some((tree) => contains(bay.region, tree.x, tree.y))).toBe(false);
  }
  expect(problems.some((p) => p.code === 'parking-bay')).toBe(true);
});

test('a bay that does not fit is said and not drawn', () => {
  const { layouts, problems } = design(frontPlot(5000, 4000, 2500), {
    wanted: [],
    parking: said(true),
  });
  for (const layout of layouts) expect(layout.areas.some((a) => a.id === 'parking')).toBe(false);
  expect(problems.some((p) => p.code === 'parking-does-not-fit')).toBe(true);
});

test('a bench before the street leaves the way to the door free', () => {
  for (const [w, d, x] of [
    [4200, 6000, 2100],
    [5500, 5000, 1600],
  ] as const) {
    const { layouts } = design(frontPlot(w, d, x), {
      wanted: wanting('seat'),
    });
    for (const layout of layouts) {
      const bench = layout.furnishings.find(({ kind }) => kind === 'bench');
      expect(bench, `${w} ${layout.language}`).toBeDefined();
      const across = bench!.turnDeg % 180 ? bench!.depthMm : bench!.widthMm,
        on = layout.areas.find(({ id }) => id === bench!.areaId)!;
      if (on.id === 'terrace')
        expect(Math.abs(bench!.x - x), layout.language).toBeGreaterThanOrEqual(449 + across / 2);
    }
  }
});

test('a shrub that stays in the way to the door is walked round, and costs no bay', () => {
  const site: Site = {
    ...frontPlot(8200, 6400, 2100),
    kerbSide: 'right',
    existing: [
      { id: 'kept-1', kind: 'shrub', name: 'camellia', x: 1000, y: 3500, radiusMm: 1000 },
    ] as Site['existing'],
  };
  const { layouts } = design(site, { wanted: wanting('bins'), parking: said(true) });
  expect(layouts).toHaveLength(3);
  for (const layout of layouts)
    expect(layout.areas.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['parking', 'path', 'bins']),
    );
});

test('a table asked for in words stands in a front garden too', () => {
  expect(
    design(frontPlot(9000, 9000, 4000), { wanted: wanting('dining') }).layouts.every((layout) =>
      has(layout, 'dining-set'),
    ),
  ).toBe(true);
});

test('where nothing may be dug everything grows in planters along the edges', () => {
  const roof: Site = {
    ...plainSite(box(7000, 5000), { doorX: 3000 }),
    position: 'roof',
    existing: [
      {
        id: 'deck',
        kind: 'patio',
        name: 'deck',
        x: 3000,
        y: 1500,
        radiusMm: 1500,
        heightMm: 0,
        evergreen: false,
      },
    ],
  };
  const yard: Site = { ...plainSite(box(4000, 3500), { doorX: 2000 }), noDigging: true };
  const great: Site = { ...plainSite(box(12000, 11000), { doorX: 5000 }), position: 'roof' };
  for (const site of [roof, yard, great]) {
    const { layouts } = design(site, {
      projectType: assumed('modern'),
      wanted: wanting('dining', 'pots', 'privacy', 'arbour'),
      noDigging: said(true),
    });
    expect(layouts).toHaveLength(3);
    expect(new Set(layouts.map((l) => l.language)).size).toBe(3);
    for (const layout of layouts) {
      const planters = layout.areas.filter((a) => a.kind === 'bed'),
        total = area([[site.boundary]]);
      expect(planters.length).toBeGreaterThan(0);
      for (const planter of planters) expect(planter.label).toBe('Planter');
      expect(planters.reduce((sum, a) => sum + area(a.region), 0) / total).toBeLessThanOrEqual(0.3);
      expect(layout.trees).toEqual([]);
      for (const screen of layout.screens) expect(screen.heightMm).toBeLessThanOrEqual(1800);
      for (const a of layout.areas) {
        expect(['lawn', 'meadow', 'orchard', 'pond', 'gravel', 'margin']).not.toContain(a.kind);
        if (a.kind === 'terrace')
          expect(['timber-deck', 'porcelain', 'none']).toContain(a.material);
      }
      expect(has(layout, 'dining-set')).toBe(true);
      expect(layout.furnishings.filter((f) => f.kind === 'pot').length).toBeGreaterThanOrEqual(3);
    }
  }
});

test('the bay lies by the lowered kerb, and the bins between it and the way to the door', () => {
  for (const kerbSide of ['left', 'right'] as const) {
    const doorX = kerbSide === 'left' ? 5700 : 1800;
    const site: Site = { ...frontPlot(7500, 6000, doorX), kerbSide };
    const { layouts } = design(site, { wanted: wanting('bins'), parking: said(true) });
    for (const layout of layouts) {
      const bay = bounds(layout.areas.find((a) => a.id === 'parking')!.region);
      expect((bay.x0 + bay.x1) / 2 < 3750, layout.language).toBe(kerbSide === 'left');
      const bins = bounds(layout.areas.find((a) => a.feature === 'bins')!.region);
      expect(kerbSide === 'left' ? bins.x0 >= bay.x0 : bins.x1 <= bay.x1).toBe(true);
    }
  }
});

import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import type { Brief, Fact, FeatureId } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { siteSun } from '../sunlight/site-sun.ts';
import { assumed, plainBrief, plainSite, said, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { layOut } from './lay-out.ts';
import { sayMissing } from './say-missing.ts';
import { readAsk } from './ask.ts';

/** 40 x 25 ft. */
const SMALL_FAMILY_PLOT = plainSite(box(7600, 12200), { doorX: 3000, bearingDeg: 225 });
const design = (brief: Partial<Brief>, site: Site) =>
  layOut({
    weights: designWeights.layout,
    site,
    brief: plainBrief(brief),
    sun: siteSun(site),
    seed: 3,
  });
const ticked = (...features: FeatureId[]): Fact<FeatureId>[] =>
  features.map((value) => ({ value, source: { kind: 'entered', field: 'preferences' } }));
const usual = (...features: FeatureId[]): Fact<FeatureId>[] =>
  features.map((value) => assumed(value));
const has = (layout: Layout, feature: FeatureId) =>
  layout.areas.some((area) => area.feature === feature);
const seats = (layout: Layout) =>
  layout.furnishings.find((thing) => thing.kind === 'dining-set')?.seats ?? 0;

test('words come before preferences and preferences before what is usual, and words stand in order of mention', () => {
  const wanted = [...usual('shed'), ...ticked('seat'), ...wanting('veg2', 'trampoline')];
  const { ask } = readAsk(plainBrief({ wanted }), SMALL_FAMILY_PLOT);
  expect(ask.items.map((item) => item.id)).toEqual(['veg2', 'trampoline', 'seat', 'shed']);
  expect(ask.items.map((item) => item.asked)).toEqual([true, true, true, false]);
});

test('a trampoline asked for is the play that was ticked', () => {
  const { ask } = readAsk(
    plainBrief({
      preferences: ['play'],
      wanted: [...wanting('dining', 'trampoline'), ...ticked('play')],
    }),
    SMALL_FAMILY_PLOT,
  );
  expect(ask.items.map((item) => item.id)).toEqual(['trampoline']);
});

test('trampoline, lawn, vegetables and a table for six go into 40 x 25 ft before anything nobody asked for', () => {
  const wanted = [
    ...wanting('trampoline', 'lawn', 'veg2'),
    ...ticked('dining', 'lounge', 'seat'),
    ...usual('shed'),
  ];
  const { layouts } = design(
    {
      preferences: ['play', 'seating'],
      wanted,
      household: { ...plainBrief().household, children: said(true), seatsFor: said(6) },
    },
    SMALL_FAMILY_PLOT,
  );
  for (const feature of ['trampoline', 'lawn', 'veg2'] as const)
    expect(layouts.filter((layout) => has(layout, feature)).length, feature).toBeGreaterThanOrEqual(
      2,
    );
  expect(
    layouts.filter(
      (layout) => has(layout, 'trampoline') && has(layout, 'lawn') && has(layout, 'veg2'),
    ).length,
  ).toBeGreaterThanOrEqual(2);
  for (const layout of layouts) expect(seats(layout), layout.language).toBeGreaterThanOrEqual(6);
});

test('a lawn asked for in words is never given up for a preference', () => {
  const { layouts } = design(
    {
      preferences: ['shade', 'seating'],
      wanted: [...wanting('lawn', 'hottub', 'shed'), ...ticked('pergola', 'seat', 'lounge')],
    },
    plainSite(box(9200, 11400), { doorX: 4000 }),
  );
  for (const layout of layouts)
    for (const feature of ['lawn', 'hottub', 'shed'] as const)
      expect(has(layout, feature), `${feature} in ${layout.language}`).toBe(true);
});

test('nothing is said of what nobody asked for in words, and the rest takes three lines at most', () => {
  const wanted = [
    ...wanting('dining', 'lawn', 'veg4', 'gardenroom', 'firepit', 'hottub', 'trampoline'),
    ...ticked('seat', 'lounge', 'pergola'),
    ...usual('shed', 'store', 'compost'),
  ];
  const { problems, layouts } = design(
    { preferences: ['seating', 'shade'], wanted },
    plainSite(box(5000, 8000), { doorX: 2000 }),
  );
  const lines = problems.filter((problem) => problem.code === 'does-not-fit');
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const { message } of lines)
    expect(message).not.toMatch(/second seat|lounge|pergola|store|compost/i);
  for (const layout of layouts)
    for (const { feature } of layout.unplaced)
      expect(['seat', 'lounge', 'pergola', 'shed', 'store', 'compost']).not.toContain(feature);
});

test('several missing things share one sentence with a verb that agrees', () => {
  const { ask } = readAsk(
    plainBrief({ wanted: wanting('compost', 'pond', 'shed') }),
    SMALL_FAMILY_PLOT,
  );
  const [a, b, c] = [['compost'], [], []].map(
    (features) =>
      ({
        unplaced: features.map((feature) => ({ feature, reason: '' })),
        furnishings: [],
      }) as unknown as Layout,
  );
  expect(sayMissing([a!, b!, c!], ask, []).map((p) => p.message)).toEqual([
    'Compost bins are missing from one design: there was no room for them there beside the rest.',
  ]);
  const both = {
    unplaced: [
      { feature: 'pond', reason: '' },
      { feature: 'shed', reason: '' },
    ],
    furnishings: [],
  } as unknown as Layout;
  expect(sayMissing([both, both, both], ask, []).map((p) => p.message)).toEqual([
    'There was no room for a pond or a shed beside what else you asked for. Tell us what matters less and we will draw them.',
  ]);
});

test('the table seats the household wherever the plot has room for it', () => {
  for (const seatsFor of [4, 6, 8, 10])
    for (const [w, d] of [
      [17000, 8000],
      [9000, 14000],
    ] as const) {
      const { layouts, problems } = design(
        {
          wanted: [...wanting('dining', 'lounge', 'kitchen'), ...usual('lawn')],
          household: { ...plainBrief().household, seatsFor: said(seatsFor) },
        },
        plainSite(box(w, d), { doorX: 4000 }),
      );
      const small = layouts.filter((layout) => seats(layout) < seatsFor);
      expect(small.length, `${seatsFor} at ${w} x ${d}`).toBeLessThanOrEqual(seatsFor > 8 ? 1 : 0);
      expect(problems.some((problem) => problem.code === 'small-table')).toBe(small.length > 0);
    }
});

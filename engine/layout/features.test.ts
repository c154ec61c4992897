import { expect, test } from 'vitest';
import { bounds } from '../geometry/region.ts';
import type { Brief, FeatureId, Preference } from '../model/brief.ts';
import { FEATURES, PROJECT_TYPES } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import { wishesOfType } from '../brief/type-wishes.ts';
import { assumed, plainBrief, plainSite, said, wanting } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { GROUND_FEATURES } from '../features/features.ts';
import { design as drawAnew, FAMILY_PLOT } from '#tests/support/plots.ts';
import { sampled } from '#tests/support/sampled.ts';

const LONG_PLOT = plainSite(box(5500, 24000), { doorX: 2000, bearingDeg: 180 });
const BIG_PLOT = plainSite(box(14000, 20000), { doorX: 6000, bearingDeg: 180 });
/** One set of gardens serves every test that asks for the same. */
const drawn = new Map<string, ReturnType<typeof drawAnew>>();
function design(brief: Partial<Brief>, site = FAMILY_PLOT) {
  const key = JSON.stringify([brief, site]);
  const set = drawn.get(key) ?? drawAnew(brief, site);
  drawn.set(key, set);
  return set;
}
/** What most of the tests of one thing look at: each wish has room, and none gives way to another. */
const FAMILY_WISHES = wanting('dining', 'lawn', 'play', 'shed', 'seat');
const household = (change: Partial<Brief['household']>): Brief['household'] => ({
  ...plainBrief().household,
  ...change,
});
const has = (layout: Layout, kind: string) =>
  layout.furnishings.some((thing) => thing.kind === kind);

test('every feature that takes ground is placed on a plot with room for it', () => {
  const groups: FeatureId[][] = [
    ['veg4', 'shed', 'compost', 'greenhouse'],
    ['orchard', 'meadow', 'bins'],
    ['play', 'trampoline', 'herbs'],
    ['den'],
    ['gardenroom', 'firepit', 'hottub'],
    ['pergola', 'pond', 'store'],
    ['formalpond', 'arbour', 'sauna'],
    ['seat', 'water', 'veg2'],
    ['polytunnel', 'run', 'kennel', 'fruitcage', 'coldframe'],
    ['putting', 'shower', 'oven', 'swingseat', 'hives'],
    ['boules', 'pool', 'dogwash', 'treehouse'],
    ['ballcourt', 'smokehouse', 'potting', 'exercise', 'tanks'],
    ['tabletennis', 'clearing', 'hardstanding'],
    ['workshop', 'bar', 'rockery'],
  ];
  expect(groups.flat().sort()).toEqual([...GROUND_FEATURES].sort());
  for (const ids of sampled(groups, 3))
    for (const layout of design({ wanted: wanting('dining', ...ids) }, BIG_PLOT).layouts) {
      for (const id of ids)
        expect(
          layout.areas.some((a) => a.feature === id) ||
            (id === 'seat' && layout.areas.some((a) => a.kind === 'seat')),
          `${id} in ${layout.language}`,
        ).toBe(true);
    }
});

test('furnishings inside other areas are placed when asked for', () => {
  const kinds: Partial<Record<FeatureId, string>> = {
    kitchen: 'outdoor-kitchen',
    bench: 'bench',
    washing: 'washing-line',
    hammock: 'hammock',
    stumps: 'stump-seat',
    nestboxes: 'nest-box',
    bughotel: 'bug-hotel',
    urns: 'urn',
    goal: 'goal',
    storagebench: 'storage-bench',
    pots: 'pot',
    birdfeeder: 'bird-feeder',
    sculpture: 'sculpture',
    lighting: 'post-light',
  };
  const { layouts } = design(
    { wanted: wanting('dining', 'lawn', 'lounge', ...(Object.keys(kinds) as FeatureId[])) },
    BIG_PLOT,
  );
  for (const layout of layouts) {
    for (const [feature, kind] of Object.entries(kinds))
      expect(has(layout, kind), `${feature} in ${layout.language}`).toBe(true);
    expect(has(layout, 'lounge-set'), `lounge in ${layout.language}`).toBe(true);
  }
});

test('a refused feature is absent whatever the project brings with it', () => {
  for (const type of sampled(PROJECT_TYPES, 2))
    for (const layout of design({
      projectType: assumed(type),
      wanted: wanting('dining'),
      refused: FEATURES.filter((f) => f !== 'dining').map((f) => said(f)),
    }).layouts) {
      expect(
        layout.areas.filter((a) => a.feature && a.feature !== 'dining').map((a) => a.feature),
        type,
      ).toEqual([]);
      expect(layout.areas.some((a) => a.kind === 'lawn')).toBe(false);
    }
});

test('a refused lawn becomes an open floor of gravel, or planting where that is the idea', () => {
  const { layouts } = design({ wanted: wanting('dining'), refused: wanting('lawn') });
  for (const layout of layouts)
    expect(
      layout.idea === 'walk' ||
        layout.idea === 'court' ||
        layout.areas.some((a) => a.kind === 'gravel'),
    ).toBe(true);
});

test('a pond asked for where a toddler plays becomes a pebble fountain, and that is said', () => {
  const { layouts, problems } = design({
    wanted: wanting('dining', 'lawn', 'pond'),
    household: household({ toddler: said(true) }),
  });
  for (const layout of layouts) {
    expect(layout.areas.some((a) => a.kind === 'pond')).toBe(false);
    expect(layout.unplaced.some((u) => u.feature === 'pond')).toBe(true);
    expect(has(layout, 'fountain')).toBe(true);
  }
  expect(problems.some((p) => p.code === 'open-water-replaced')).toBe(true);
});

test('each preference changes the design', () => {
  // who names a table has said where one is to sit
  const wanted = wanting('lawn'),
    plain = JSON.stringify(design({ wanted }).layouts.map((l) => l.areas));
  const marks: Record<Preference, (layout: Layout) => boolean> = {
    seating: (l) => l.areas.some((a) => a.kind === 'seat') || has(l, 'lounge-set'),
    waterfeature: (l) => l.areas.some((a) => a.kind === 'water' || a.kind === 'pond'),
    shade: (l) => has(l, 'pergola') || has(l, 'arbour'),
    play: (l) => l.areas.some((a) => a.kind === 'play'),
  };
  for (const preference of sampled(Object.keys(marks) as Preference[], 2)) {
    const { layouts } = design({ wanted, preferences: [preference] });
    expect(JSON.stringify(layouts.map((l) => l.areas)), preference).not.toBe(plain);
    for (const layout of layouts)
      expect(marks[preference](layout), `${preference} in ${layout.language}`).toBe(true);
  }
});

test('each project type gives another garden on one plot', () => {
  const seen = new Set<string>(),
    types = sampled(PROJECT_TYPES, 2);
  for (const type of types) {
    const { layouts } = design(
      {
        projectType: assumed(type),
        wanted: wishesOfType(type, 280, 'back').map(({ feature }) => assumed(feature)),
      },
      BIG_PLOT,
    );
    seen.add(
      layouts[0]!.areas
        .map((a) => `${a.kind} ${a.feature} ${a.material}`)
        .sort()
        .join(),
    );
  }
  expect(seen.size).toBe(types.length);
});

test('three designs on a family plot differ in language and in what is hard and soft', () => {
  const { layouts } = design({ wanted: FAMILY_WISHES });
  expect(new Set(layouts.map((l) => l.language)).size).toBe(3);
  const hard = layouts.map((l) => l.shares.hard);
  expect(Math.max(...hard) - Math.min(...hard)).toBeGreaterThan(0.02);
});

test('a wheelchair gets ways of 1.2 m, no stepping stones and no loose gravel underfoot', () => {
  for (const layout of design(
    {
      wanted: wanting('dining', 'veg4'),
      household: household({ wheelchair: said(true) }),
    },
    BIG_PLOT,
  ).layouts) {
    expect(layout.stones).toEqual([]);
    expect(layout.routes.length).toBeGreaterThan(0);
    for (const route of layout.routes) expect(route.widthMm).toBeGreaterThanOrEqual(900);
    for (const a of layout.areas)
      if (['path', 'gravel', 'seat', 'terrace', 'vegetable'].includes(a.kind))
        expect(a.material, a.id).not.toBe('gravel');
  }
});

test('a long thin plot is divided by hedges or screens with openings', () => {
  const { layouts } = design({ wanted: FAMILY_WISHES }, LONG_PLOT);
  const screens = layouts.flatMap((l) => l.screens);
  expect(layouts.filter((l) => l.screens.length > 0).length).toBeGreaterThanOrEqual(2);
  for (const screen of screens)
    for (const gap of screen.openings) expect(gap.toMm - gap.fromMm).toBeGreaterThanOrEqual(600);
});

test('play has a soft floor and something to play on', () => {
  for (const layout of design({ wanted: FAMILY_WISHES }).layouts) {
    const play = layout.areas.find((a) => a.kind === 'play')!;
    expect(['bark', 'rubber-mulch', 'play-turf']).toContain(play.material);
    expect(layout.furnishings.filter((f) => f.areaId === play.id).length).toBeGreaterThan(0);
  }
});

test('a climbing frame has 1.5 m of soft floor on every side', () => {
  const { layouts } = design({ wanted: wanting('dining', 'lawn', 'play') }, BIG_PLOT);
  const frames = layouts.flatMap((layout) =>
    layout.furnishings
      .filter((f) => f.kind === 'climbing-frame' || f.kind === 'swing')
      .map((f) => ({ f, home: layout.areas.find((a) => a.id === f.areaId)! })),
  );
  expect(frames.length).toBeGreaterThan(0);
  for (const { f, home } of frames) {
    const floor = bounds(home.region);
    const half = f.turnDeg % 180 === 0 ? f.widthMm / 2 : f.depthMm / 2;
    expect(f.x - half - floor.x0).toBeGreaterThanOrEqual(1490);
    expect(floor.x1 - f.x - half).toBeGreaterThanOrEqual(1490);
  }
});

test('a fire pit has benches round it that face it', () => {
  for (const layout of design(
    { wanted: wanting('dining', 'gardenroom', 'firepit', 'hottub') },
    BIG_PLOT,
  ).layouts) {
    const pit = layout.furnishings.find((f) => f.kind === 'fire-pit')!;
    expect(
      layout.furnishings.filter((f) => f.kind === 'bench' && f.areaId === pit.areaId).length,
      layout.language,
    ).toBeGreaterThanOrEqual(2);
  }
});

test('a trampoline asked for on a long plot is placed', () => {
  const { layouts } = design(
    {
      wanted: wanting('dining', 'lawn', 'trampoline', 'shed', 'veg2'),
      household: household({ children: said(true) }),
    },
    plainSite(box(7000, 18000), { doorX: 2000, bearingDeg: 100 }),
  );
  for (const layout of layouts)
    expect(
      layout.areas.some((a) => a.feature === 'trampoline'),
      layout.language,
    ).toBe(true);
});

test('every area gives a reason for its place', () => {
  for (const layout of design({ wanted: FAMILY_WISHES }).layouts) {
    expect(layout.why.length).toBeGreaterThan(0);
    for (const a of layout.areas) {
      expect(a.label.length, a.id).toBeGreaterThan(0);
      expect(a.purpose.length, a.id).toBeGreaterThan(0);
      expect(a.why.length, a.id).toBeGreaterThan(0);
    }
    for (const screen of layout.screens) expect(screen.why.length).toBeGreaterThan(0);
  }
});

test('vegetable beds can be reached across and wheelchair users get wider paths between them', () => {
  for (const wheelchair of [false, true])
    for (const layout of design(
      { wanted: wanting('dining', 'veg4'), household: household({ wheelchair: said(wheelchair) }) },
      BIG_PLOT,
    ).layouts) {
      const beds = layout.furnishings.filter((f) => f.kind === 'raised-bed' && f.areaId === 'veg4');
      expect(beds.length).toBe(4);
      for (const bed of beds)
        expect(Math.min(bed.widthMm, bed.depthMm)).toBeLessThanOrEqual(wheelchair ? 900 : 1200);
    }
});

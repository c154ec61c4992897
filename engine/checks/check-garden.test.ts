import { expect, test } from 'vitest';
import { rectangle } from '../geometry/region.ts';
import {
  FIXTURES,
  areaAt,
  fixtureGarden,
  furnishingAt,
  plainGarden,
  sampleBrief,
  withLayout,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';

import { check, said } from './fixtures/find-check.ts';

test('open water is a warning with a small child, advice with children, and noted otherwise', () => {
  const model = plainGarden(),
    ponded = withLayout(model, {
      areas: [...model.layout.areas, areaAt('pond', 'pond', 'none', [3000, 5000, 5000, 7000])],
    });
  expect(said(model, 'open-water')).toBeNull();
  expect(said(ponded, 'open-water')?.severity).toBe('info');
  expect(
    said(ponded, 'open-water', { brief: sampleBrief({ household: { children: true } }) })?.severity,
  ).toBe('advice');
  expect(
    said(ponded, 'open-water', { brief: sampleBrief({ household: { toddler: true } }) }),
  ).toMatchObject({ severity: 'warning', at: [4000, 6000] });
});

test('kept trees are protected, and birds are always thought of', () => {
  const model = plainGarden(),
    kept = withSite(model, {
      existing: [
        {
          id: 'keep-1',
          kind: 'tree',
          name: 'old apple tree',
          x: 4000,
          y: 9000,
          radiusMm: 2000,
          heightMm: 4500,
          evergreen: false,
        },
      ],
    });
  expect(said(model, 'nesting')?.severity).toBe('info');
  expect(said(kept, 'nesting')?.severity).toBe('advice');
  expect(said(kept, 'root-protection')).toMatchObject({
    title: 'Protect the old apple tree',
    at: [4000, 9000],
  });
  expect(said(model, 'status')?.text).toContain('listed buildings');
});

const swingAt = (x: number) =>
  withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('swing-1', 'swing', 'lawn', { x, y: 6500, widthMm: 2000, depthMm: 2000 }),
    ],
  });
test('play equipment has 1.5 m clear on every side', () => {
  expect(said(swingAt(2500), 'fall-zone')).toBeNull();
  expect(said(swingAt(2490), 'fall-zone')).toMatchObject({ severity: 'advice', areaId: 'lawn' });
  const paved = withLayout(plainGarden(), {
    furnishings: [furnishingAt('swing-1', 'swing', 'terrace', { x: 4000, y: 1600 })],
  });
  expect(said(paved, 'fall-surface')?.severity).toBe('warning');
});

const glazed = (y0: number) => {
  const model = plainGarden();
  return withLayout(model, {
    areas: [
      ...model.layout.areas,
      areaAt('greenhouse', 'greenhouse', 'none', [3000, y0, 5000, y0 + 2000]),
    ],
    furnishings: [
      furnishingAt('swing-1', 'swing', 'lawn', { x: 4000, y: 5000, widthMm: 1000, depthMm: 1000 }),
    ],
  });
};
test('glass is 3 m from play or toughened', () => {
  expect(said(glazed(8500), 'glass')).toBeNull();
  expect(said(glazed(8499), 'glass')?.severity).toBe('advice');
});

const routed = (widthMm: number) =>
  withLayout(plainGarden(), {
    routes: [
      {
        areaId: 'lawn',
        widthMm,
        line: [
          [4000, 0],
          [4000, 4000],
        ],
        lengthMm: 4000,
      },
    ],
  });
const terraceOf = (depth: number) =>
  withLayout(plainGarden(), {
    areas: [
      {
        ...areaAt('terrace', 'terrace', 'sandstone', [0, 0, 1, 1]),
        region: rectangle(0, 0, 5000, depth),
      },
    ],
  });
test('a wheelchair has paths 1.2 m wide, a firm floor and room to turn', () => {
  const brief = sampleBrief({ household: { wheelchair: true } });
  expect(said(routed(1200), 'path-width', { brief })).toBeNull();
  expect(said(routed(1199), 'path-width', { brief })?.severity).toBe('warning');
  expect(said(routed(600), 'path-width')).toBeNull();
  expect(said(terraceOf(1500), 'turning', { brief })).toBeNull();
  expect(said(terraceOf(1490), 'turning', { brief })?.severity).toBe('warning');
  expect(said(plainGarden({ terrace: 'gravel' }), 'loose-floor', { brief })?.severity).toBe(
    'warning',
  );
  expect(
    said(plainGarden({ terrace: 'self-binding-gravel' }), 'loose-floor', { brief }),
  ).toBeNull();
});

test('lights, pumps and hot tubs ask for an electrician', () => {
  expect(said(plainGarden(), 'electricity')).toBeNull();
  const lit = withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('light', 'spike-light', 'bed-1'),
      furnishingAt('tub', 'hot-tub', 'terrace'),
    ],
  });
  expect(said(lit, 'electricity')?.text).toContain('the hot tub and the lights');
});

const fireAt = (x: number) =>
  withLayout(
    { ...plainGarden(), planting: { ...plainGarden().planting, placements: [] } },
    {
      furnishings: [
        furnishingAt('fire', 'fire-pit', 'lawn', {
          x,
          y: 6000,
          widthMm: 1000,
          depthMm: 1000,
          round: true,
        }),
      ],
    },
  );
test('a fire pit nearer than 3 m to anything that burns is mentioned', () => {
  expect(said(fireAt(3500), 'fire')).toBeNull();
  expect(said(fireAt(3490), 'fire')?.severity).toBe('advice');
});

test('a slope asks for levels, and a roof for an engineer', () => {
  expect(said(plainGarden(), 'retaining')).toBeNull();
  expect(said(withSite(plainGarden(), { slope: 'across' }), 'retaining')?.text).toContain(
    'from side to side',
  );
  expect(said(withSite(plainGarden(), { position: 'roof' }), 'roof-load')?.severity).toBe(
    'warning',
  );
});

test('warnings come first, ids are unique, and each gives its basis', () => {
  for (const name of FIXTURES) {
    const checks = check(fixtureGarden(name), {
      brief: sampleBrief({ household: { toddler: true, dog: true, wheelchair: true } }),
    });
    const order = checks.map((one) => ['warning', 'advice', 'info'].indexOf(one.severity));
    expect([...order].sort()).toEqual(order);
    expect(new Set(checks.map((one) => one.id)).size).toBe(checks.length);
    for (const one of checks) {
      expect(one.basis.length).toBeGreaterThan(8);
      expect(one.text.length).toBeGreaterThan(30);
    }
  }
});

test('a roof is checked for load, waterproofing and a safe edge, and never for damp or nests', () => {
  const model = withSite(plainGarden(), { position: 'roof' }),
    roof = withSite(model, {
      edges: model.site.edges.map((edge, i) =>
        i === 1 ? { ...edge, kind: 'wall' as const, heightMm: 900 } : { ...edge, heightMm: 1100 },
      ),
    });
  expect(said(roof, 'roof-load')?.text).toContain('structural engineer');
  expect(said(roof, 'roof-waterproofing')?.severity).toBe('warning');
  expect(said(roof, 'roof-edge')).toMatchObject({ severity: 'warning' });
  expect(said(roof, 'roof-edge')?.text).toContain('1.1 m');
  for (const id of ['damp-course', 'clay-drainage', 'nesting', 'retaining', 'deck-height'])
    expect(said(roof, id), id).toBeNull();
});

test('ground that may not be dug is not told of damp courses or raised decks', () => {
  const yard = withSite(plainGarden({ terrace: 'timber-deck' }), { noDigging: true });
  expect(said(yard, 'nothing-fixed')?.severity).toBe('info');
  for (const id of ['damp-course', 'deck-height', 'roof-load', 'nesting'])
    expect(said(yard, id), id).toBeNull();
});

test('a permeable parking bay needs no permission but a dropped kerb', () => {
  const model = plainGarden(),
    bay = areaAt('bay', 'path', 'clay-paver', [2000, 5000, 4600, 10000], { label: 'Parking' });
  const front = withSite(withLayout(model, { areas: [bay] }), { position: 'front', edges: [] });
  expect(said(front, 'front-paving')).toBeNull();
  expect(said(front, 'parking-rain')?.text).toContain('13.0 m²');
  expect(said(front, 'dropped-kerb')?.areaId).toBe('bay');
  expect(
    said(withSite(plainGarden(), { position: 'front', edges: [] }), 'front-paving')?.severity,
  ).toBe('warning');
});

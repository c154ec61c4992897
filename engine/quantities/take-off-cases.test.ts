import { expect, test } from 'vitest';
import {
  areaAt,
  fixtureGarden,
  furnishingAt,
  plainGarden,
  plantSimply,
  scheduleOf,
  withLayout,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import { takeOff } from './take-off.ts';

import { find, none } from './fixtures/find-line.ts';

test('existing things that are kept are neither cleared nor built', () => {
  const model = plainGarden(),
    shed = areaAt('shed', 'shed', 'none', [5000, 10500, 8000, 12000]);
  const areas = [
    ...model.layout.areas.filter((a) => a.id !== 'bed-3'),
    shed,
    areaAt('bed-3', 'bed', 'soil', [0, 10500, 5000, 12000]),
  ];
  const laid = withLayout(model, { areas });
  const built = takeOff(laid, none),
    kept = takeOff(
      withSite(laid, {
        existing: [
          {
            id: 'keep-1',
            kind: 'shed',
            name: 'old shed',
            x: 6500,
            y: 11200,
            radiusMm: 1200,
            heightMm: 2200,
            evergreen: false,
          },
        ],
      }),
      none,
    );
  expect(built.some((line) => line.rateKey === 'shed-medium')).toBe(true);
  expect(
    kept.some((line) => line.rateKey.startsWith('shed') || line.rateKey === 'building-base'),
  ).toBe(false);
  expect(find(kept, 'clearance').net).toBe(91.5);
});

test('screens are measured without their openings and have posts for each run', () => {
  const screens = [
    {
      id: 'screen-1',
      kind: 'slatted-screen' as const,
      line: [
        [0, 6000],
        [8000, 6000],
      ] as const,
      heightMm: 1800,
      thicknessMm: 40,
      openings: [{ fromMm: 3000, toMm: 4200 }],
      why: '',
    },
  ];
  const lines = takeOff(
    withLayout(plainGarden(), { screens: screens.map((s) => ({ ...s, line: [...s.line] })) }),
    none,
  );
  expect(find(lines, 'slatted-screen:screen-1').net).toBe(12.24);
  // 6.8 m at 1.8 m makes four bays, and each of two runs has a post more
  expect(find(lines, 'post').net).toBe(6);
});

test('a pond is lined for its depth, edged round its outline and dug', () => {
  const model = plainGarden(),
    pond = areaAt('pond', 'pond', 'none', [2500, 5000, 4500, 7000], { feature: 'pond' });
  const lines = takeOff(withLayout(model, { areas: [...model.layout.areas, pond] }), none);
  expect(find(lines, 'pond-liner:pond').net).toBe(14.44);
  expect(find(lines, 'pond-edge:pond').net).toBe(8);
  expect(find(lines, 'excavation').net).toBe(6.72);
});

test('raised beds take sleepers for each course and soil to fill them', () => {
  const model = withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('raised-1', 'raised-bed', 'lawn', {
        widthMm: 1200,
        depthMm: 2400,
        heightMm: 400,
      }),
    ],
  });
  const lines = takeOff(model, none);
  expect(find(lines, 'sleeper').net).toBe(14.4);
  expect(find(lines, 'raised-bed-soil').net).toBe(1.15);
});

test('loose furniture is never a quantity', () => {
  const model = withLayout(plainGarden(), {
    furnishings: [
      furnishingAt('table', 'dining-set', 'terrace'),
      furnishingAt('tub', 'hot-tub', 'terrace'),
      furnishingAt('bench', 'bench', 'lawn'),
    ],
  });
  expect(
    takeOff(model, none)
      .flatMap((line) => line.source.ids)
      .filter((id) => ['table', 'tub', 'bench'].includes(id)),
  ).toEqual([]);
});

test('a roof is not dug, and its beds are filled', () => {
  const lines = takeOff(withSite(plainGarden(), { position: 'roof' }), none);
  expect(
    lines.some((line) =>
      ['excavation', 'spoil-away', 'sub-base', 'clearance'].includes(line.rateKey),
    ),
  ).toBe(false);
  expect(find(lines, 'roof-substrate').net).toBe(10.35);
});

test('savings change what is bought and nothing else', () => {
  const model = plainGarden(),
    before = takeOff(model, none),
    after = takeOff({ ...model, savings: ['own-clearance', 'seed-lawn', 'cut-edges'] }, none);
  expect(after.some((line) => line.rateKey === 'clearance')).toBe(false);
  expect(find(after, 'lawn-seed:lawn')).toMatchObject({
    net: 37.5,
    source: find(before, 'turf:lawn').source,
  });
  expect(find(after, 'cut-edge:lawn')).toMatchObject({ net: 20, gross: 20 });
  const changed = new Set([
    'clearance',
    'spoil-away:strippings',
    'turf:lawn',
    'steel-edging:lawn',
    'lawn-seed:lawn',
    'cut-edge:lawn',
  ]);
  expect(after.filter((line) => !changed.has(line.id))).toEqual(
    before.filter((line) => !changed.has(line.id)),
  );
});

test('the same model gives the same bytes', () => {
  const model = fixtureGarden('wild-1');
  expect(JSON.stringify(takeOff(model, none))).toBe(
    JSON.stringify(takeOff(structuredClone(model), none)),
  );
  expect(plantSimply(model.layout).placements.length).toBe(
    scheduleOf(model.planting.placements).reduce((sum, line) => sum + line.count, 0),
  );
});

test('a roof has planters, light compost and weighted posts, and trees in planters', () => {
  const screen = {
    id: 'screen-1',
    kind: 'trellis' as const,
    line: [
      [1000, 6000],
      [4600, 6000],
    ] as [number, number][],
    heightMm: 1500,
    thicknessMm: 40,
    openings: [],
    why: '',
  };
  const base = plainGarden(),
    tree = {
      plantId: 'amelanchier-lamarckii',
      x: 4000,
      y: 11200,
      radiusMm: 1200,
      heightMm: 2500,
      areaId: 'bed-3',
      driftId: 'tree-1',
      role: 'tree' as const,
    };
  const placements = [...base.planting.placements, tree];
  for (const site of [{ position: 'roof' as const }, { noDigging: true as const }]) {
    const lines = takeOff(
      {
        ...withSite(withLayout(base, { screens: [screen] }), site),
        planting: { ...base.planting, placements, schedule: scheduleOf(placements) },
      },
      none,
    );
    // two beds of 1.5 x 7.5 m and one of 8 x 1.5 m
    expect(find(lines, 'planter-side').net).toBe(55);
    expect(find(lines, 'tree-planter').net).toBe(1);
    expect(find(lines, 'post-base').net).toBe(3);
    expect(find(lines, 'pedestals:terrace').net).toBe(24);
    for (const key of [
      'tree-pit',
      'bed-preparation',
      'compost',
      'mulch',
      'post',
      'sub-base',
      'excavation',
      'spoil-away',
      'clearance',
      'mortar-bed',
      'topsoil',
    ])
      expect(
        lines.some((line) => line.rateKey === key),
        key,
      ).toBe(false);
  }
});

test('a parking bay is laid on open-graded stone and needs no soakaway', () => {
  const model = plainGarden(),
    bay = areaAt('bay', 'path', 'clay-paver', [0, 0, 2600, 5000], { label: 'Parking' });
  const lines = takeOff(withLayout(model, { areas: [bay] }), none);
  expect(find(lines, 'open-graded-stone').net).toBe(3.9);
  expect(find(lines, 'clay-paver:bay').description).toContain('permeable');
  expect(
    lines.some(
      (line) =>
        line.rateKey === 'sub-base' ||
        line.rateKey === 'soakaway' ||
        line.rateKey === 'gravel-trench',
    ),
  ).toBe(false);
  const gravel = takeOff(
    withLayout(model, {
      areas: [
        { ...bay, id: 'parking', label: 'Place for a car', kind: 'gravel', material: 'gravel' },
      ],
    }),
    none,
  );
  expect(find(gravel, 'gravel-grid:parking').net).toBe(13);
});

test('a deck that stays on a roof is cleaned, not laid again', () => {
  const model = withSite(plainGarden(), {
    position: 'roof',
    existing: [
      {
        id: 'keep-1',
        kind: 'other',
        name: 'composite deck',
        x: 4000,
        y: 6000,
        radiusMm: 500,
        heightMm: 0,
        evergreen: false,
      },
    ],
  });
  const lines = takeOff(model, none);
  expect(find(lines, 'floor-clean').net).toBe(24);
  expect(lines.some((line) => ['sandstone', 'pedestals', 'pointing'].includes(line.rateKey))).toBe(
    false,
  );
});

test('concrete that has to come up is broken out and taken away', () => {
  const lines = takeOff(withSite(plainGarden(), { breakOutM2: 48 }), none);
  expect(find(lines, 'break-out').net).toBe(48);
  expect(find(lines, 'spoil-away:broken').net).toBe(7.2);
  expect(takeOff(plainGarden(), none).some((line) => line.rateKey === 'break-out')).toBe(false);
});

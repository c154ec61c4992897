import { expect, test } from 'vitest';
import { contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Quantity } from '../model/costing.ts';
import type { Region } from '../model/shapes.ts';
import {
  FIXTURES,
  areaAt,
  fixtureGarden,
  furnishingAt,
  plainGarden,
  plantSimply,
  scheduleOf,
  withLayout,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import { buyingStep, grossOf } from './line.ts';
import { measureGarden } from './measure.ts';
import { takeOff } from './take-off.ts';

const none = { plants: [] };
const find = (lines: readonly Quantity[], id: string): Quantity => {
  const line = lines.find((one) => one.id === id);
  if (!line) throw new Error(`no line ${id} among ${lines.map((one) => one.id).join(', ')}`);
  return line;
};
/** Area by counting, so that it owes nothing to the shoelace sum. */
function countedM2(region: Region, step = 20): number {
  let x0 = Infinity,
    y0 = Infinity,
    x1 = -Infinity,
    y1 = -Infinity,
    n = 0;
  for (const polygon of region)
    for (const [x, y] of polygon[0]!) {
      x0 = Math.min(x0, x);
      x1 = Math.max(x1, x);
      y0 = Math.min(y0, y);
      y1 = Math.max(y1, y);
    }
  for (let y = y0 + step / 2; y < y1; y += step)
    for (let x = x0 + step / 2; x < x1; x += step) if (contains(region, x, y)) n++;
  return (n * step * step) / 1e6;
}
/** Walks the outline of a and looks 8 mm outwards: is b there? */
function walkedM(a: Region, b: Region): number {
  let mm = 0;
  for (const polygon of a)
    for (const ring of polygon)
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!,
          length = hypot(bx - ax, by - ay),
          steps = Math.max(1, Math.round(length / 10));
        for (let k = 0; k < steps; k++) {
          const t = (k + 0.5) / steps,
            x = ax + (bx - ax) * t + ((by - ay) / length) * 8,
            y = ay + (by - ay) * t - ((bx - ax) / length) * 8;
          if (contains(b, x, y)) mm += length / steps;
        }
      });
  return mm / 1000;
}
const gardens = (): [string, GardenModel][] => [
  ...FIXTURES.map((name): [string, GardenModel] => [name, fixtureGarden(name)]),
  ['plain', plainGarden()],
];

test('floor lines equal areas that are counted another way', () => {
  for (const [name, model] of gardens()) {
    const lines = takeOff(model, none);
    for (const area of model.layout.areas) {
      const line = lines.find((one) => one.id === `${area.material}:${area.id}`);
      if (!line || line.unit !== 'm2') continue;
      const counted = countedM2(area.region);
      expect(Math.abs(line.net - counted), `${name} ${area.id}`).toBeLessThan(
        0.02 * counted + 0.05,
      );
    }
  }
});

test('lengths where areas meet equal a walk along their outlines', () => {
  for (const [name, model] of gardens()) {
    const measured = measureGarden(model.site, model.layout),
      { areas } = model.layout;
    for (let i = 0; i < areas.length; i++)
      for (let j = i + 1; j < areas.length; j++) {
        // a walk 8 mm out cannot see a splinter of ground
        if (Math.min(measured.areas[i]!.m2, measured.areas[j]!.m2) < 0.05) continue;
        const walked = Math.min(
            walkedM(areas[i]!.region, areas[j]!.region),
            walkedM(areas[j]!.region, areas[i]!.region),
          ),
          shared = measured.sharedM(areas[i]!.id, areas[j]!.id);
        expect(
          Math.abs(shared - walked),
          `${name} ${areas[i]!.id}/${areas[j]!.id}: ${shared} against ${walked}`,
        ).toBeLessThan(0.03 * walked + 0.2);
      }
  }
});

test('the plain garden has the quantities worked out by hand', () => {
  const lines = takeOff(plainGarden(), none);
  expect(find(lines, 'clearance')).toMatchObject({ net: 96, gross: 96 });
  expect(find(lines, 'sandstone:terrace')).toMatchObject({ net: 24, waste: 0.1, gross: 26.4 });
  // clay: 150 mm stone, 40 mm bed, 25 mm slab
  expect(find(lines, 'excavation').net).toBe(5.16);
  expect(find(lines, 'spoil-away:dug').net).toBe(6.71);
  expect(find(lines, 'spoil-away:strippings').net).toBe(6.24);
  expect(find(lines, 'sub-base')).toMatchObject({ net: 3.6, gross: 4 });
  expect(find(lines, 'mortar-bed').net).toBe(0.96);
  expect(find(lines, 'channel-drain').net).toBe(8);
  expect(find(lines, 'gravel-trench').net).toBe(8);
  expect(find(lines, 'turf:lawn')).toMatchObject({ net: 37.5, waste: 0.05, gross: 39.4 });
  expect(find(lines, 'topsoil').net).toBe(2.81);
  // terrace against lawn 5 m and beds 1.5 m each
  expect(find(lines, 'haunch').net).toBe(8);
  // lawn against the side beds 7.5 m each and the far bed 5 m
  expect(find(lines, 'steel-edging:lawn')).toMatchObject({ net: 20, gross: 22.5 });
  expect(find(lines, 'bed-preparation').net).toBe(34.5);
  expect(find(lines, 'compost').net).toBe(2.59);
  expect(find(lines, 'mulch')).toMatchObject({ net: 1.73, gross: 2 });
  expect(find(lines, 'fence-stain').net).toBe(57.6);
});

test('sandier ground has less stone under paving and a soakaway', () => {
  const model = plainGarden(),
    lines = takeOff(withSite(model, { soil: { ...model.site.soil, texture: 'loam' } }), none);
  expect(find(lines, 'sub-base').net).toBe(2.4);
  expect(find(lines, 'soakaway').net).toBe(0.51);
  expect(lines.some((line) => line.id === 'gravel-trench')).toBe(false);
});

test('every line names what it was measured from, and that exists in the model', () => {
  for (const [name, model] of gardens()) {
    const known = new Set([
      'plot',
      ...model.layout.areas.map((a) => a.id),
      ...model.layout.furnishings.map((f) => f.id),
      ...model.layout.screens.map((s) => s.id),
      ...model.site.edges.map((_, i) => `boundary-${i + 1}`),
      ...model.planting.schedule.map((line) => line.plantId),
    ]);
    const lines = takeOff(model, none);
    expect(lines.length, name).toBeGreaterThan(15);
    expect(new Set(lines.map((line) => line.id)).size, name).toBe(lines.length);
    for (const line of lines) {
      expect(line.source.ids.length, `${name} ${line.id}`).toBeGreaterThan(0);
      expect(line.source.formula, `${name} ${line.id}`).not.toBe('');
      for (const id of line.source.ids)
        expect(known.has(id), `${name} ${line.id}: ${id}`).toBe(true);
    }
  }
});

test('gross is net with waste, rounded up by less than one step of sale', () => {
  for (const [name, model] of gardens())
    for (const line of takeOff(model, none)) {
      const least = line.net * (1 + line.waste),
        step = buyingStep(line.rateKey, line.unit);
      expect(line.gross, `${name} ${line.id}`).toBeGreaterThanOrEqual(least - 0.006);
      expect(line.gross, `${name} ${line.id}`).toBeLessThan(least + step + 0.006);
      expect(Math.round(line.net * 100) / 100).toBe(line.net);
    }
  expect(grossOf(2, 0.1, 0.1)).toBe(2.2);
  expect(grossOf(1.01, 0, 0.5)).toBe(1.5);
});

test('plants on the list are the placements that do not stand there already', () => {
  const model = fixtureGarden('family-1'),
    placements = model.planting.placements.map((p, i) =>
      i === 0 ? { ...p, existing: true as const } : p,
    );
  const lines = takeOff({ ...model, planting: { ...model.planting, placements } }, none).filter(
    (line) => line.rateKey.startsWith('plant:'),
  );
  expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(placements.length - 1);
  const trees = takeOff(model, none).find((line) => line.id === 'tree-pit');
  expect(trees?.net).toBe(model.layout.trees.length);
});

test('curved paving wastes more than straight paving', () => {
  const curved = takeOff(fixtureGarden('court-1'), none).find(
    (line) => line.id === 'sandstone:terrace',
  );
  expect(curved?.waste).toBe(0.15);
  expect(find(takeOff(plainGarden(), none), 'sandstone:terrace').waste).toBe(0.1);
});

test('no geometry, no line', () => {
  const lines = takeOff(plainGarden({ lawn: 'gravel' }), none);
  for (const key of [
    'turf',
    'topsoil',
    'pond-liner',
    'post',
    'sleeper',
    'spike-light',
    'light-supply',
    'tree-pit',
    'hedge-trench',
  ])
    expect(
      lines.some((line) => line.rateKey === key),
      key,
    ).toBe(false);
});

test('what stands there already and is kept is neither cleared nor built', () => {
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

test('a parking bay stands on open-graded stone and needs no soakaway', () => {
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

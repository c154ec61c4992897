import { designWeights } from '#content/design/weights.ts';
import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { contains, distanceToEdge, rectangle } from '../geometry/region.ts';
import { seededRandom } from '../geometry/random.ts';
import { LANGUAGES } from '../model/layout.ts';
import { PROJECT_TYPES } from '../model/brief.ts';
import type { Furnishing, Layout } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { Planting } from '../model/planting.ts';
import type { Site } from '../model/site.ts';
import { nearlySuitsMoisture, suitsSoil } from './filters.ts';
import { plantGarden } from './plant-garden.ts';
import { feedsWildlife } from './score-plant.ts';
import { showsIn } from './show.ts';
import { type TestGarden, testBrief, testLayout, testSite } from './test-garden.ts';

const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const plantOf = (id: string): Plant => byId.get(id)!;
const namesOf = (planting: Planting) => planting.schedule.map((line) => line.plantId).join();
const IN_BEDS = new Set(['structure', 'mid', 'ground', 'bulb']);

type Grown = { site: Site; layout: Layout; planting: Planting };
function grow(garden: TestGarden): Grown {
  const site = testSite(garden),
    layout = testLayout(garden);
  return {
    site,
    layout,
    planting: plantGarden({
      weights: designWeights.taste,
      site,
      brief: testBrief(garden),
      layout,
      catalogue,
      seed: garden.seed ?? 1,
    }).planting,
  };
}

/** Unlike gardens: every type, four soils, any aspect, narrow to deep borders, small to large plots. */
function sample(count: number, seed = 11): TestGarden[] {
  const random = seededRandom(seed);
  return Array.from({ length: count }, (_, i): TestGarden => {
    const texture = random.pick(['clay', 'loam', 'sandy', 'chalk'] as const);
    return {
      widthMm: 100 * Math.round(random.between(45, 160)),
      depthMm: 100 * Math.round(random.between(70, 220)),
      borderMm: 50 * Math.round(random.between(13, 44)),
      bearingDeg: Math.round(random.between(0, 359)),
      type: PROJECT_TYPES[i % PROJECT_TYPES.length]!,
      language: random.pick(LANGUAGES),
      seed: i + 1,
      texture,
      ph: texture === 'chalk' ? 7.8 : texture === 'clay' ? 6.8 : 6.3,
      drainage:
        texture === 'clay'
          ? random.pick(['poor', 'impeded'] as const)
          : texture === 'loam'
            ? 'moderate'
            : random.pick(['good', 'free'] as const),
      toddler: random.chance(0.3),
      dog: random.chance(0.3),
      hayFever: random.chance(0.2),
      wet: texture === 'clay' && random.chance(0.2),
    };
  });
}
const gardens = sample(process.env.LONG === '1' ? 400 : 36).map((garden) => ({
  garden,
  ...grow(garden),
}));

test('every plant of a bed stands in it, and its spread hangs over the edge by a quarter of a metre at most', () => {
  for (const { layout, planting, site } of gardens)
    for (const one of planting.placements) {
      const area = layout.areas.find((area) => area.id === one.areaId)!;
      expect(contains(area.region, one.x, one.y), `${one.plantId} in ${one.areaId}`).toBe(true);
      if (!IN_BEDS.has(one.role) || one.role === 'bulb') continue;
      const edge = distanceToEdge(area.region, one.x, one.y);
      expect(edge).toBeGreaterThanOrEqual(Math.min(0.34 * one.radiusMm, edge + 1));
      expect(one.radiusMm - edge).toBeLessThanOrEqual(252);
      expect(one.radiusMm - distanceToEdge([[site.boundary]], one.x, one.y)).toBeLessThanOrEqual(
        252,
      );
    }
});

test('every plant of a bed suits the bed’s sun, the soil’s texture and pH, its moisture within a step, and the climate', () => {
  const rank = ['H1c', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'];
  for (const { site, planting } of gardens)
    for (const one of planting.placements) {
      if (!IN_BEDS.has(one.role)) continue;
      const bed = planting.beds.find((bed) => bed.areaId === one.areaId)!,
        plant = plantOf(one.plantId);
      const part = bed.parts!.find((part) => part.sunClass === one.sunClass)!;
      expect(plant.sun, `${one.plantId} in ${part.sunHours} h`).toContain(part.sunClass);
      expect(suitsSoil(plant, site), `${one.plantId} on ${site.soil.texture}`).toBe(true);
      expect(nearlySuitsMoisture(plant, part.moisture), `${one.plantId} in ${part.moisture}`).toBe(
        true,
      );
      expect(rank.indexOf(plant.hardiness)).toBeGreaterThanOrEqual(rank.indexOf('H4'));
    }
});

test('a bed’s class of sun is the class of the hours shown', () => {
  for (const { planting } of gardens)
    for (const bed of planting.beds) {
      for (const one of [bed, ...bed.parts!])
        expect(one.sunClass).toBe(
          one.sunHours >= 6 ? 'full-sun' : one.sunHours >= 3 ? 'partial-sun' : 'shade',
        );
      expect(
        Math.abs(bed.parts!.reduce((sum, part) => sum + part.areaM2, 0) - bed.areaM2),
      ).toBeLessThan(0.2);
    }
});

test('the schedule counts exactly the plants that stand, under keys 1 to n', () => {
  for (const { planting } of gardens) {
    expect(planting.schedule.map((line) => line.key)).toEqual(
      planting.schedule.map((_, i) => i + 1),
    );
    for (const line of planting.schedule) {
      const standing = planting.placements.filter(
        (one) => one.plantId === line.plantId && !one.existing,
      );
      expect(line.count).toBe(standing.length);
      expect([...new Set(standing.map((one) => one.areaId))].sort()).toEqual(line.areaIds);
      expect(line.why).toMatch(/\d\.\d h of sun|\d\.\d to \d+\.\d h of sun/);
    }
    expect(planting.schedule.reduce((sum, line) => sum + line.count, 0)).toBe(
      planting.placements.filter((one) => !one.existing).length,
    );
  }
});

test('children meet nothing dangerous or thorny, pets nothing dangerous, hay fever no wind-borne pollen', () => {
  for (const { garden, planting } of gardens)
    for (const line of planting.schedule) {
      const plant = plantOf(line.plantId);
      if (garden.toddler || garden.type === 'family') {
        expect(plant.toxicity.people, plant.id).not.toBe('high');
        expect(plant.thorny, plant.id).toBe(false);
      }
      if (garden.dog) expect(plant.toxicity.pets, plant.id).not.toBe('high');
      if (garden.hayFever) expect(plant.pollenAllergy, plant.id).not.toBe('high');
    }
});

test('no month is empty', () => {
  for (const { garden, planting } of gardens)
    expect(Math.min(...planting.interestByMonth), JSON.stringify(garden)).toBeGreaterThan(0);
});

/** Share of bed ground under a mature spread, measured afresh on a 120 mm raster. */
function coveredShare({ layout, planting }: Grown): number {
  let all = 0,
    under = 0;
  for (const bed of layout.areas)
    if (bed.kind === 'bed') {
      const discs = planting.placements.filter(
        (one) => one.role !== 'bulb' && one.role !== 'tree' && one.role !== 'screening',
      );
      const ring = bed.region.flatMap((polygon) => polygon[0]!),
        xs = ring.map(([x]) => x),
        ys = ring.map(([, y]) => y);
      for (let x = Math.min(...xs) + 60; x < Math.max(...xs); x += 120)
        for (let y = Math.min(...ys) + 60; y < Math.max(...ys); y += 120) {
          if (!contains(bed.region, x, y)) continue;
          all++;
          if (discs.some((one) => (one.x - x) ** 2 + (one.y - y) ** 2 <= one.radiusMm ** 2))
            under++;
        }
    }
  return under / all;
}
test('mature plants cover the soil: more than nine tenths over all gardens, and never much less in one', () => {
  const shares = gardens.slice(0, 18).map((grown) => coveredShare(grown));
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeGreaterThan(0.92);
  gardens
    .slice(0, 18)
    .forEach(({ garden }, i) => expect(shares[i], JSON.stringify(garden)).toBeGreaterThan(0.8));
});

test('in June, July and August at least a third of a garden’s herbaceous plants by spread are in flower or in coloured leaf', () => {
  for (const { garden, planting } of gardens) {
    const border = planting.placements.filter(
      (one) =>
        (one.role === 'mid' || one.role === 'ground') &&
        planting.beds.some((bed) => bed.areaId === one.areaId),
    );
    const spread = (some: typeof border) => some.reduce((sum, one) => sum + one.radiusMm ** 2, 0);
    for (const month of [6, 7, 8])
      expect(
        spread(border.filter((one) => showsIn(plantOf(one.plantId), month))) / spread(border),
        `month ${month} of ${JSON.stringify(garden)}`,
      ).toBeGreaterThan(0.33);
  }
});

test('no plant but hedging and trees is in more than two fifths of unlike gardens', () => {
  const counts = new Map<string, number>();
  for (const { planting } of gardens)
    for (const line of planting.schedule)
      if (line.category !== 'hedging' && line.role !== 'tree')
        counts.set(line.plantId, (counts.get(line.plantId) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > gardens.length * 0.4)).toEqual([]);
});

test('see-through plants stand in groups', () => {
  const sizes = new Map<string, number>();
  gardens.forEach(({ planting }, i) => {
    for (const one of planting.placements)
      if (one.driftId.includes('-through-'))
        sizes.set(`${i}:${one.driftId}`, (sizes.get(`${i}:${one.driftId}`) ?? 0) + 1);
  });
  expect(sizes.size).toBeGreaterThan(30);
  expect([...sizes.values()].filter((size) => size >= 3).length / sizes.size).toBeGreaterThan(0.5);
});

test('structure plants do not stand in one another, and hold a fair share of the beds', () => {
  for (const { garden, planting } of gardens) {
    const structure = planting.placements.filter((one) => one.role === 'structure');
    for (const a of structure)
      for (const b of structure) {
        if (a !== b)
          expect((a.x - b.x) ** 2 + (a.y - b.y) ** 2).toBeGreaterThan(
            (0.75 * (a.radiusMm + b.radiusMm)) ** 2,
          );
      }
    const bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0),
      share = structure.reduce((sum, one) => sum + (Math.PI * one.radiusMm ** 2) / 1e6, 0) / bedM2;
    if (bedM2 > 8 && garden.borderMm! > 900)
      expect(share, JSON.stringify(garden)).toBeGreaterThan(0.04);
    expect(share).toBeLessThan(0.45);
  }
});

test('plants stand at a density a planting budget can bear, bulbs apart, and kinds are few', () => {
  for (const { garden, planting } of gardens) {
    const bedM2 = planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0);
    const plants = planting.placements.filter((one) =>
      ['structure', 'mid', 'ground'].includes(one.role),
    ).length;
    expect(plants / bedM2, JSON.stringify(garden)).toBeLessThan(11);
    expect(plants / bedM2, JSON.stringify(garden)).toBeGreaterThan(2);
    expect(planting.schedule.filter((line) => IN_BEDS.has(line.role)).length).toBeLessThanOrEqual(
      24,
    );
  }
});

test('no kind is more than a fifth of the plants, and no bulb more than a quarter', () => {
  for (const { garden, planting } of gardens) {
    const total = planting.schedule.reduce((sum, line) => sum + line.count, 0);
    for (const line of planting.schedule)
      if (['mid', 'ground', 'bulb'].includes(line.role)) {
        expect(
          line.count,
          `${line.plantId} of ${total} in ${JSON.stringify(garden)}`,
        ).toBeLessThanOrEqual(Math.max(10, total * (line.category === 'bulb' ? 0.27 : 0.2)));
      }
  }
});

test('the three designs of one brief share at most about half of their kinds', () => {
  for (const [i, type] of PROJECT_TYPES.entries())
    for (const texture of ['clay', 'sandy'] as const) {
      const kinds = [0, 1, 2].map(
        (index) =>
          new Set(
            grow({
              type,
              texture,
              ph: 6.5,
              drainage: texture === 'clay' ? 'impeded' : 'good',
              widthMm: 11000,
              depthMm: 16000,
              borderMm: 2000,
              language: LANGUAGES[(i + index * 2) % 7]!,
              seed: 40 + i + index * 7919,
            }).planting.schedule.map((line) => line.plantId),
          ),
      );
      for (const [a, b] of [
        [0, 1],
        [0, 2],
        [1, 2],
      ] as const) {
        const both = [...kinds[a]!].filter((id) => kinds[b]!.has(id)).length;
        expect(
          both / Math.min(kinds[a]!.size, kinds[b]!.size),
          `${type} on ${texture}: ${a} and ${b}`,
        ).toBeLessThanOrEqual(0.55);
      }
    }
});

test('the same input gives the same plants to the byte, and another seed gives others', () => {
  for (const { garden, planting } of gardens.slice(0, 6))
    expect(JSON.stringify(grow(garden).planting)).toBe(JSON.stringify(planting));
  expect(namesOf(grow({ seed: 1 }).planting)).not.toBe(namesOf(grow({ seed: 2 }).planting));
});

test('a garden turned from south to north has another list of plants', () => {
  const south = grow({ bearingDeg: 180 }).planting,
    north = grow({ bearingDeg: 0 }).planting;
  expect(namesOf(south)).not.toBe(namesOf(north));
});

test('the seven layout languages never share a palette, whatever the type or the colours asked for', () => {
  for (const type of PROJECT_TYPES)
    for (const colours of [[], ['white', 'blue']]) {
      const names = LANGUAGES.map(
        (language) =>
          grow({ type, language, colours, widthMm: 5000, depthMm: 8000 }).planting.palette.name,
      );
      expect(new Set(names).size).toBe(LANGUAGES.length);
    }
});

test('wildlife gardens are at least three fifths native or pollinator plants; low-maintenance ones ask little', () => {
  for (const { garden, planting } of gardens) {
    const kinds = planting.schedule.map((line) => plantOf(line.plantId));
    if (garden.type === 'wildlife')
      expect(kinds.filter(feedsWildlife).length / kinds.length).toBeGreaterThanOrEqual(0.6);
    if (garden.type === 'lowmaint')
      for (const line of planting.schedule)
        if (IN_BEDS.has(line.role)) expect(plantOf(line.plantId).maintenance).toBe('low');
  }
});

test('plants asked for are used where they can grow, and plants refused are not', () => {
  const asked = grow({
    texture: 'loam',
    ph: 6.8,
    drainage: 'good',
    plantsWanted: ['roses', 'catmint'],
    bearingDeg: 180,
    fenceMm: 1200,
    trees: [],
  }).planting;
  expect(asked.schedule.some((line) => line.latinName.startsWith('Rosa'))).toBe(true);
  for (const word of ['Geranium', 'grasses']) {
    for (const line of grow({ plantsRefused: [word] }).planting.schedule) {
      expect(word === 'grasses' ? line.category : line.latinName.split(' ')[0]).not.toBe(
        word === 'grasses' ? 'grass' : word,
      );
    }
  }
});

test('a large garden keeps its list under four thousand plants and its beds covered', () => {
  const grown = grow({ widthMm: 40000, depthMm: 55000, borderMm: 4500, type: 'luxury' });
  expect(grown.planting.placements.length).toBeLessThan(4000);
  expect(
    grown.planting.schedule.filter((line) => IN_BEDS.has(line.role)).length,
  ).toBeLessThanOrEqual(24);
});

test('a kept tree is drawn as its kind and is neither counted nor charged', () => {
  const { planting } = grow({
    existing: [
      {
        id: 'k',
        kind: 'tree',
        name: 'old apple tree',
        x: 4500,
        y: 8000,
        radiusMm: 2200,
        heightMm: 4500,
        evergreen: false,
      },
    ],
  });
  const kept = planting.placements.filter((one) => one.existing);
  expect(kept).toHaveLength(1);
  expect(plantOf(kept[0]!.plantId).latinName).toMatch(/^Malus/);
  expect(kept[0]).toMatchObject({ x: 4500, y: 8000, radiusMm: 2200, role: 'tree' });
});

const raised = (id: string, x: number): Furnishing => ({
  id,
  kind: 'raised-bed',
  areaId: 'veg',
  x,
  y: 6000,
  widthMm: 1200,
  depthMm: 2400,
  turnDeg: 0,
  heightMm: 300,
  round: false,
});

test('pots are full, hedges run at their spacing, raised beds hold crops by rotation, ponds are planted', () => {
  const pot: Furnishing = {
    id: 'pot-1',
    kind: 'pot',
    areaId: 'terrace',
    x: 7000,
    y: 1500,
    widthMm: 550,
    depthMm: 550,
    turnDeg: 0,
    heightMm: 500,
    round: true,
  };
  const { planting } = grow({
    type: 'edible',
    furnishings: [pot, raised('r1', 3000), raised('r2', 4800)],
    screens: [
      {
        id: 'hedge-1',
        kind: 'hedge',
        line: [
          [1600, 9000],
          [7000, 9000],
        ],
        heightMm: 1000,
        thicknessMm: 500,
        openings: [{ fromMm: 2000, toMm: 3200 }],
        why: '',
      },
    ],
    rooms: [
      { id: 'veg', kind: 'vegetable', feature: 'veg2', region: rectangle(2000, 4500, 6000, 7500) },
      { id: 'pond', kind: 'pond', feature: 'pond', region: rectangle(4000, 9500, 6800, 11000) },
      {
        id: 'meadow',
        kind: 'meadow',
        feature: 'meadow',
        region: rectangle(1700, 9500, 3600, 11400),
      },
    ],
  });
  const inPot = planting.placements.filter((one) => one.role === 'pot');
  expect(inPot.length).toBeGreaterThanOrEqual(4);
  for (const one of inPot) expect((one.x - 7000) ** 2 + (one.y - 1500) ** 2).toBeLessThan(275 ** 2);
  const hedge = planting.placements.filter((one) => one.role === 'hedge');
  expect(hedge.length).toBeGreaterThan(4200 / 710);
  for (const one of hedge) expect(one.x - 1600 < 2000 || one.x - 1600 > 3200).toBe(true);
  const crops = planting.placements.filter((one) => one.role === 'crop' && one.areaId === 'veg');
  expect(new Set(crops.map((one) => one.plantId)).size).toBeGreaterThanOrEqual(4);
  expect(planting.placements.filter((one) => one.role === 'water').length).toBeGreaterThan(5);
  expect(planting.placements.filter((one) => one.role === 'meadow').length).toBeGreaterThan(8);
});

test('beds rise from front to back', () => {
  const heights = { front: [0, 0], back: [0, 0] };
  for (const { garden, planting, site } of gardens) {
    const border = garden.borderMm!;
    if (border < 1300) continue;
    for (const one of planting.placements) {
      if (one.role !== 'mid' && one.role !== 'ground') continue;
      const fence = distanceToEdge([[site.boundary]], one.x, one.y);
      if (fence > border) continue;
      const band =
        fence < border * 0.4 ? heights.back : fence > border * 0.7 ? heights.front : null;
      if (band) {
        band[0] = band[0]! + one.heightMm;
        band[1] = band[1]! + 1;
      }
    }
  }
  expect(heights.back[0]! / heights.back[1]!).toBeGreaterThan(
    (1.5 * heights.front[0]!) / heights.front[1]!,
  );
});

test('drifts of border plants are mostly odd in number', () => {
  const sizes = new Map<string, number>();
  gardens.forEach(({ planting }, i) => {
    for (const one of planting.placements)
      if (one.role === 'mid' && /^bed-\d+-\d+$/.test(one.driftId))
        sizes.set(`${i}:${one.driftId}`, (sizes.get(`${i}:${one.driftId}`) ?? 0) + 1);
  });
  const counted = [...sizes.values()].filter((size) => size > 2);
  expect(counted.length).toBeGreaterThan(50);
  expect(counted.filter((size) => size % 2 === 1).length / counted.length).toBeGreaterThan(0.95);
});

test('a border that turns from sun into shade is planted in parts, each for its own sun', () => {
  const { planting } = grow({
    bearingDeg: 180,
    borderMm: 2000,
    texture: 'loam',
    ph: 6.8,
    drainage: 'moderate',
    trees: [],
  });
  const parts = planting.beds[0]!.parts!;
  expect(parts.length).toBeGreaterThan(1);
  const kinds = (sunClass: string) =>
    new Set(
      planting.placements
        .filter((one) => one.sunClass === sunClass && IN_BEDS.has(one.role))
        .map((one) => one.plantId),
    );
  const [sunny, dim] = [kinds(parts[0]!.sunClass), kinds(parts.at(-1)!.sunClass)];
  expect([...sunny].some((id) => !dim.has(id))).toBe(true);
  expect(planting.beds[0]!.why.join(' ')).toContain('planted in parts');
});

test('acid sand, shallow chalk, wet clay, a dark yard, a tiny yard: each is planted, and nothing forbidden is', () => {
  const hard: TestGarden[] = [
    { texture: 'sandy', ph: 5, drainage: 'free' },
    { texture: 'chalk', ph: 8.2, drainage: 'free' },
    { texture: 'clay', ph: 7.5, drainage: 'poor', wet: true },
    { texture: 'loam', ph: 4.8, drainage: 'moderate' },
    { bearingDeg: 0, fenceMm: 2600, widthMm: 4500, depthMm: 6000, borderMm: 700 },
    { widthMm: 3000, depthMm: 4000, borderMm: 600 },
  ];
  for (const garden of hard)
    for (const type of ['family', 'lowmaint'] as const) {
      const { planting } = grow({ ...garden, type, toddler: true, dog: true, hayFever: true });
      expect(planting.schedule.length).toBeGreaterThan(3);
      expect(Math.min(...planting.interestByMonth), JSON.stringify(garden)).toBeGreaterThan(0);
      for (const line of planting.schedule)
        expect(plantOf(line.plantId).toxicity).not.toMatchObject({ people: 'high' });
    }
});

test('a garden without beds, and a catalogue of nothing, are planted with what there is and do not fail', () => {
  const garden: TestGarden = { widthMm: 4000, depthMm: 5000, borderMm: 600 };
  const site = testSite(garden),
    layout = testLayout(garden),
    brief = testBrief(garden);
  const paved: Layout = {
    ...layout,
    areas: [{ ...layout.areas[0]!, region: rectangle(0, 0, 4000, 5000) }],
    trees: [],
  };
  expect(
    plantGarden({
      weights: designWeights.taste,
      site,
      brief,
      layout: paved,
      catalogue,
      seed: 1,
    }).planting.placements,
  ).toEqual([]);
  expect(
    plantGarden({
      weights: designWeights.taste,
      site,
      brief,
      layout,
      catalogue: { plants: [] },
      seed: 1,
    }).planting.schedule,
  ).toEqual([]);
});

test('structure of a formal garden stands in pairs about its axis where the ground is alike', () => {
  const { planting } = grow({ language: 'formal', bearingDeg: 180, borderMm: 1800, trees: [] });
  const sides = planting.placements.filter(
    (one) => one.role === 'structure' && one.y > 4000 && one.y < 11000,
  );
  const paired = sides.filter((one) =>
    sides.some(
      (other) =>
        other.plantId === one.plantId &&
        Math.abs(other.x + one.x - 9000) < 60 &&
        Math.abs(other.y - one.y) < 60,
    ),
  );
  expect(sides.length).toBeGreaterThan(3);
  expect(paired.length / sides.length).toBeGreaterThan(0.6);
});

/** Planting for the people who live there and for the ground as they tell of it: laws over words of real briefs. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { withReading } from '#server/reader.ts';
import { briefSaying } from '#tests/support/brief-saying.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { Brief, BriefInput } from '../model/brief.ts';
import type { Hands } from '../model/people-said.ts';
import type { Plant } from '../model/plant.ts';
import { type Grown, growBrief } from '../../scripts/plantings.ts';
import { handsOf, plantsThemselves } from './effort.ts';
import { plantGarden } from './plant-garden.ts';
import { testBrief } from './test-garden.ts';
import { showsInWinter } from './winter-view.ts';

const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const BEDDED = ['structure', 'mid', 'ground'];
const grow = (description: string, more: Omit<Partial<BriefInput>, 'description'> = {}): Grown[] =>
  growBrief(markedInput(description, { projectType: 'luxury', ...more }));
let drawn: Grown[] | null = null;
/** Three gardens in which nothing was asked of the planting: what is planted there for other words is held against it. */
const borders = (): Grown[] =>
  (drawn ??= grow('9m by 14m, loam, south-west facing. Lawn and borders.'));
const plantsOf = ({ planting }: Grown): Plant[] =>
  planting.schedule.map(({ plantId }) => byId.get(plantId)!);
const bedded = ({ planting }: Grown) =>
  planting.placements.filter(({ role, existing }) => !existing && BEDDED.includes(role));
const bedM2 = ({ planting }: Grown) => planting.beds.reduce((sum, bed) => sum + bed.areaM2, 0);

test.each<[string, Hands]>([
  ['Student HMO, five tenants. Tenants do nothing. I visit twice a year.', 'none'],
  ['We both hate gardening and want something that looks after itself.', 'none'],
  ['Cheap please.', 'none'],
  ['We are retired and would like somewhere to sit.', 'few'],
  ['I am in my seventies and cannot kneel.', 'few'],
  ['A terrace and a lawn, please.', 'usual'],
  ['I am a keen gardener and want deep borders.', 'keen'],
  ['A keen gardener, retired, with bad knees.', 'usual'],
])('the hands of a garden are read from words: %s', (description, hands) => {
  expect(handsOf({ ...testBrief({ type: 'luxury' }), ...briefSaying(description) })).toBe(hands);
});

test('the same layout is given fewer plants the fewer hands it has', () => {
  const all = borders();
  const count = (words: string) =>
    all.reduce((sum, { site, brief, layout }) => {
      const { planting } = plantGarden({
        site,
        brief: { ...brief, ...briefSaying(words) },
        layout,
        catalogue,
        seed: 5,
        weights: designWeights.taste,
      });
      return sum + bedded({ site, brief, layout, planting }).length;
    }, 0);
  const [none, few, keen] = ['We hate gardening.', 'We are retired.', 'I am a keen gardener.'].map(
    count,
  );
  expect(none).toBeLessThan(few!);
  expect(few).toBeLessThan(keen!);
  expect(keen! / all.reduce((sum, one) => sum + bedM2(one), 0)).toBeLessThan(5);
});

test('true hydrangeas are not planted where dogs live: it is said, with the nearest harmless plant', () => {
  const said = <T>(value: T) => ({ value, source: { kind: 'read' as const, quote: 'so' } });
  for (const { site, brief, layout } of grow('12m by 14m, loam, north-west facing.')) {
    const dogs: Brief = {
      ...brief,
      household: { ...brief.household, dog: said(true) },
      plantsWanted: [said('hydrangea')],
    };
    const { planting } = plantGarden({
      site,
      brief: dogs,
      layout,
      catalogue,
      seed: 5,
      weights: designWeights.taste,
    });
    const names = planting.schedule.map(({ latinName, commonName }) => latinName + commonName);
    expect(names.filter((name) => /ydrangea|Pileostegia|Schizophragma/.test(name))).toEqual([]);
    const why = planting.why.find((line) => line.startsWith('Hydrangea'));
    expect(why).toMatch(/dangerous to the animals/);
    expect(why).toMatch(/planted in its place: .*(?:mock orange|snowball)/i);
  }
});

test('who plants the borders is given the frame, and beds that are said to be left', () => {
  const words =
    'A garden of 14m by 18m, south-west facing, loam. I need bones: hedges and trees, and two large borders that I will plant myself.';
  expect(plantsThemselves({ ...testBrief({}), ...briefSaying(words) })).toBe(true);
  for (const grown of grow(words)) {
    expect(
      grown.planting.placements.filter(
        ({ role, areaId }) =>
          ['mid', 'ground', 'bulb'].includes(role) &&
          grown.planting.beds.some((bed) => bed.areaId === areaId),
      ),
    ).toEqual([]);
    expect(grown.planting.beds.some(({ leftToPlant }) => leftToPlant)).toBe(true);
    expect(grown.planting.why.join(' ')).toMatch(/left for you to plant/);
  }
  expect(
    plantsThemselves({
      ...testBrief({}),
      ...briefSaying('Please plant it all for us, borders too.'),
    }),
  ).toBe(false);
});

test('a garden that is to be ferny has ferns, and none of those that hate sun stand in it', () => {
  for (const grown of grow(
    '6m x 8m, north facing, damp. I want it lush, ferny, slightly haunted.',
  )) {
    const ferns = plantsOf(grown).filter(({ category }) => category === 'fern');
    expect(ferns.length).toBeGreaterThanOrEqual(2);
    const fronds = bedded(grown).filter(({ plantId }) => byId.get(plantId)!.category === 'fern');
    // how much of a garden lies in the sun is the layout's: of what stands in less, every fourth is one
    const isDim = ({ sunClass }: { sunClass?: string }) => sunClass !== 'full-sun';
    expect(fronds.every(isDim)).toBe(true);
    expect(fronds.length / bedded(grown).filter(isDim).length).toBeGreaterThan(0.25);
  }
});

test('on sand that nobody waters all that is not woody bears drought', () => {
  for (const grown of grow(
    'Rented out, tenants do nothing, sandy soil, 60 sqm, planting that survives on zero watering.',
  ))
    for (const plant of plantsOf(grown))
      if (['perennial', 'fern', 'grass', 'groundcover', 'shrub'].includes(plant.category))
        expect(
          plant.tolerates.drought || plant.soil.moisture.includes('dry'),
          plant.latinName,
        ).toBe(true);
});

test('a wood that is told of makes shade at the end of the garden, though the drawing knows no tree', () => {
  for (const { planting, site } of grow(
    'Chalk, 14m by 26m, south facing. The top end is woodland, beech, deep shade. We want a lawn and borders.',
  )) {
    const far = Math.max(...site.boundary.map(([, y]) => y)) * 0.7;
    const there = planting.placements.filter(
      ({ y, role, existing }) => y > far && !existing && BEDDED.includes(role),
    );
    expect(there.length).toBeGreaterThan(10);
    for (const { plantId } of there) expect(byId.get(plantId)!.sun, plantId).toContain('shade');
  }
});

test('crops that are named are grown', () => {
  const asked = /Beetroot|Potato|Cucumber|Dill/;
  for (const grown of grow(
    'Garden 16m by 8m, south facing, loam. Vegetable beds with beetroot, potatoes, cucumber and dill.',
    { projectType: 'edible' },
  )) {
    const crops = grown.planting.schedule.filter(({ role }) => role === 'crop');
    if (crops.some(({ plantId }) => byId.get(plantId)!.category === 'vegetable'))
      expect(crops.filter(({ commonName }) => asked.test(commonName)).length).toBeGreaterThan(0);
  }
});

test('no climber is trained on a wall that may carry no fixings, and no new crown reaches over a fence', () => {
  const read = withReading({
    description:
      '8m x 12m, east facing. The back wall is listed, so no fixings please. A tree would be nice.',
    projectType: 'luxury',
    preferences: [],
  });
  for (const grown of growBrief(read)) {
    const far = Math.max(...grown.site.boundary.map(([, y]) => y));
    for (const { role, y, x, radiusMm, existing } of grown.planting.placements) {
      if (role === 'climber') expect(y).toBeLessThan(far - 650);
      if (role === 'tree' && !existing) {
        expect(radiusMm).toBeLessThanOrEqual(far - y + 301);
        expect(radiusMm).toBeLessThanOrEqual(x + 8000);
      }
    }
  }
});

test('what is hated or feared stands nowhere, and it is said what is left to choose from', () => {
  for (const { site, brief, layout } of borders()) {
    const { planting } = plantGarden({
      site,
      brief: { ...brief, ...briefSaying('He hates strong smells and bees.') },
      layout,
      catalogue,
      seed: 5,
      weights: designWeights.taste,
    });
    for (const { plantId } of planting.placements) {
      const { flower, wildlife, latinName } = byId.get(plantId)!;
      expect(flower.scented, latinName).toBe(false);
      if (flower.months.length) expect(wildlife, latinName).not.toContain('bees');
    }
    expect(planting.why.join(' ')).toContain('Nothing has been used that draws bees or smells');
  }
});

test('where something is to be seen from the window in winter, it stands near the house', () => {
  const near = (words: string) =>
    borders().reduce(
      (sum, { site, brief, layout }) =>
        sum +
        plantGarden({
          site,
          brief: { ...brief, ...briefSaying(words) },
          layout,
          catalogue,
          seed: 5,
          weights: designWeights.taste,
        })
          .planting.placements.filter(({ y }) => y < 5500)
          .reduce(
            (m2, { plantId, radiusMm }) =>
              m2 + (showsInWinter(byId.get(plantId)!) ? radiusMm * radiusMm : 0),
            0,
          ),
      0,
    );
  expect(near('Something in flower from the kitchen window in winter.')).toBeGreaterThan(
    near('A quiet garden.') * 1.05,
  );
});

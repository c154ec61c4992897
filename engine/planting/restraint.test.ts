import { expect, test } from 'vitest';
import type { Brief } from '../model/brief.ts';
import { briefSaying } from '#tests/support/brief-saying.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { colourFamilies } from './colours.ts';
import { asksLittle, isPassing } from './effort.ts';
import { houseRules, isAllowed } from './filters.ts';
import { testBrief, testSite, type TestGarden } from './test-garden.ts';
import { distanceToThing } from './thing-distance.ts';
import { fearsRoots, refusesTrees, saidHeightMm, treesByPlot } from './tree-limits.ts';
import { catalogue } from '#content/plants/catalogue.ts';

const saying = (words: string): Brief => ({ ...testBrief({}), ...briefSaying(words) });

test.each([
  ['No trees, they only blow over', true],
  ['nothing dug in, no trees in the ground', true],
  ['we hate trees', true],
  ['no trees within ten metres of the tank', false],
  ['no trees over 6ft', false],
  ['a small tree for a pram', false],
])('trees are refused by "%s": %s', (words, refused) => {
  expect(refusesTrees(saying(words))).toBe(refused);
});

test.each([
  ['There’s a covenant, nothing over 2.5m and no hedge', 2500],
  ['committee rules no trees over 6ft no sheds', 1830],
  ['nothing taller than two metres', 2000],
  ['there is nothing above, only sky', Infinity],
  ['nothing over £500', Infinity],
])('"%s" allows %s mm', (words, mm) => {
  expect(saidHeightMm(saying(words))).toBe(mm);
});

test('a house that was underpinned is kept from roots on any soil', () => {
  const loam = testSite({ texture: 'loam' });
  expect(fearsRoots(saying('The house was underpinned in 2006'), loam)).toBe(true);
  expect(fearsRoots(saying('roots got into the drains'), loam)).toBe(true);
  expect(fearsRoots(saying('roots and herbs to eat'), loam)).toBe(false);
  expect(fearsRoots(saying('a garden'), testSite({ texture: 'clay' }))).toBe(true);
});

test.each([
  ['I hate gardening', true],
  ['We are not gardeners', true],
  ['it has to look after itself', true],
  ['I don’t know how to garden'.replace('’', "'"), true],
  ['I love gardening and never stop', false],
  ['the gardener comes on Tuesdays', false],
])('"%s" asks for little: %s', (words, little) => {
  expect(asksLittle(saying(words))).toBe(little);
});

test('a small sum and a rented place have few kinds', () => {
  const read = { kind: 'read', quote: '' } as const;
  expect(isPassing({ ...saying('x'), budgetPence: { value: 64000, source: read } })).toBe(true);
  expect(isPassing({ ...saying('x'), budgetPence: { value: 2000000, source: read } })).toBe(false);
  expect(isPassing(saying('x'))).toBe(false);
});

test('trees by the size of the plot never fall as plots grow', () => {
  expect(treesByPlot(20)).toBe(0);
  expect(treesByPlot(60)).toBe(1);
  expect(treesByPlot(150)).toBe(2);
  for (let m2 = 10; m2 < 2000; m2 += 10)
    expect(treesByPlot(m2 + 10)).toBeGreaterThanOrEqual(treesByPlot(m2));
});

const GARDEN: TestGarden = {
  widthMm: 10000,
  depthMm: 14000,
  borderMm: 2000,
  texture: 'loam',
  ph: 6.6,
  drainage: 'moderate',
};
const spot = (id: string, x: number, y: number) => ({
  id,
  x,
  y,
  maxCrownMm: 2500,
  maxHeightMm: 8000,
  role: 'structure' as const,
  areaId: 'bed-1',
  why: '',
});
const SPOTS = [
  spot('a', 1600, 5000),
  spot('b', 1600, 9000),
  spot('c', 8400, 5000),
  spot('d', 8400, 9000),
  spot('e', 5000, 12800),
];

test('no crown hangs over a table, and no plot has more trees than it bears', () => {
  for (const seed of [1, 2, 3, 4]) {
    const table = {
        id: 'table',
        kind: 'dining-set' as const,
        areaId: 'lawn',
        x: 3600,
        y: 9000,
        widthMm: 2400,
        depthMm: 1800,
        heightMm: 750,
        turnDeg: 0,
        round: false,
      },
      { planting } = grow({ ...GARDEN, seed, trees: SPOTS, furnishings: [table] }),
      trees = planting.placements.filter(({ role }) => role === 'tree');
    expect(trees.length).toBeGreaterThan(0);
    expect(trees.length).toBeLessThanOrEqual(treesByPlot(140));
    for (const { x, y, radiusMm } of trees)
      expect(distanceToThing(table, x, y)).toBeGreaterThanOrEqual(radiusMm);
  }
});

test('a refused colour is in no flower, save what was asked for by name', () => {
  const brief: Brief = {
      ...testBrief({}),
      coloursRefused: [{ value: 'yellow', source: { kind: 'read', quote: 'no yellow' } }],
    },
    rules = houseRules(brief),
    site = testSite({});
  const yellow = catalogue.plants.filter(
    (plant) =>
      plant.category !== 'vegetable' &&
      plant.flower.colours.some((colour) => colourFamilies(colour).includes('yellow')),
  );
  expect(yellow.length).toBeGreaterThan(20);
  for (const plant of yellow) expect(isAllowed(plant, rules, site), plant.id).toBe(false);
  expect(yellow.some((plant) => isAllowed(plant, rules, site, true))).toBe(true);
});

test('colours that were asked for are in most of what flowers', () => {
  for (const colours of [
    ['white', 'green'],
    ['blue', 'purple'],
    ['pink', 'white'],
  ]) {
    const families = colours.flatMap(colourFamilies);
    let all = 0,
      own = 0;
    for (const seed of [1, 2, 3]) {
      const { planting } = grow({ ...GARDEN, seed, colours });
      for (const { plantId, role } of planting.schedule) {
        const flower = plantOf(plantId).flower.colours.flatMap(colourFamilies);
        if (!['mid', 'ground', 'structure', 'bulb'].includes(role) || !flower.length) continue;
        all++;
        if (flower.some((family) => families.includes(family))) own++;
      }
    }
    expect(own / all, colours.join()).toBeGreaterThan(0.65);
  }
});

test('where nobody gardens six to ten kinds stand in mass between bulbs and climbers', () => {
  for (const seed of [1, 2, 3]) {
    const { planting } = grow({ ...GARDEN, seed, type: 'lowmaint' });
    const kinds = planting.schedule.filter(({ role }) =>
      ['structure', 'mid', 'ground'].includes(role),
    );
    expect(kinds.length).toBeLessThanOrEqual(12);
    expect(kinds.length).toBeGreaterThanOrEqual(4);
  }
});

test('where no tree ends the view from the door, one shrub does', () => {
  let ends = 0;
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { planting, site } = grow({ ...GARDEN, seed, trees: [] }),
      focus = planting.placements.filter((one) => one.driftId.startsWith('focus-'));
    ends += focus.filter(({ x }) => Math.abs(x - site.doorX) <= 1200).length;
    if (focus.length) expect(planting.why.join(' ')).toContain('Where the eye ends');
  }
  expect(ends).toBeGreaterThanOrEqual(4);
});

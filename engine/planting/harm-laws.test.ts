import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { contains } from '../geometry/region.ts';
import { type Being, worstFor } from '../model/hazards.ts';
import type { Plant } from '../model/plant.ts';
import { mayGrowIn } from '../operations/bed-choices.ts';
import { mayTakePlace } from '../operations/swaps.ts';
import { houseRules, isAllowed, isEaten } from './filters.ts';
import { namesPlant } from './plant-names.ts';
import { type TestGarden, testBrief, testSite } from './test-garden.ts';
import { grow, plantOf } from '#tests/support/grow.ts';
import { sample } from '#tests/support/unlike-gardens.ts';

/** Who lives there, and for whom nothing planted may be known to do harm. */
const HOMES: [TestGarden, Being[]][] = [
  [{ toddler: true }, ['people']],
  [{ children: true }, ['people']],
  [{ children: true, youngestChild: 4 }, ['people']],
  [{ cat: true }, ['cats']],
  [{ dog: true }, ['dogs']],
  [{ dog: true, said: { dogs: 'eat' } }, ['dogs']],
  [{ dog: true, cat: true, toddler: true }, ['people', 'dogs', 'cats']],
  [{ said: { letOut: true } }, ['people']],
  [{ children: true, youngestChild: 9, said: { mouths: true } }, ['people']],
];
const ASKED = ['hydrangea', 'yew', 'daffodils', 'hellebores', 'ivy', 'clematis', 'foxgloves'];

/** What a household may find in its beds unasked. */
const isSafe = (plant: Plant, home: TestGarden, who: readonly Being[]): boolean =>
  isEaten(plant) && home.said?.dogs !== 'eat'
    ? worstFor(plant, who) !== 'high'
    : worstFor(plant, who) === 'none';

test('for every household the list holds only what is known to be harmless to it, and enough of that', () => {
  for (const [home, who] of HOMES) {
    const rules = houseRules(testBrief(home)),
      site = testSite(home),
      list = catalogue.plants.filter((plant) => isAllowed(plant, rules, site)),
      of = (category: Plant['category']) =>
        list.filter((plant) => plant.category === category).length;
    for (const plant of list)
      expect(isSafe(plant, home, who), `${JSON.stringify(home)} ${plant.id}`).toBe(true);
    expect(of('perennial')).toBeGreaterThan(90);
    expect(of('shrub')).toBeGreaterThan(30);
    expect(of('tree')).toBeGreaterThan(20);
    expect(of('climber')).toBeGreaterThan(3);
    expect(of('bulb')).toBeGreaterThan(1);
    for (const plant of catalogue.plants)
      if (isAllowed(plant, rules, site, true))
        expect(worstFor(plant, who), `${plant.id}, asked for by name`).not.toBe('high');
  }
});

test('an old dog, and children of school age, bear what only upsets a stomach', () => {
  const hosta = catalogue.plants.find(({ latinName }) => latinName.startsWith('Hosta'))!,
    narcissus = catalogue.plants.find(({ latinName }) => latinName.startsWith('Narcissus'))!,
    may = (plant: Plant, home: TestGarden) =>
      isAllowed(plant, houseRules(testBrief({ type: 'luxury', ...home })), testSite({}));
  expect(may(hosta, { dog: true })).toBe(false);
  expect(may(hosta, { dog: true, said: { dogs: 'old' } })).toBe(true);
  expect(may(narcissus, { dog: true, said: { dogs: 'old' } })).toBe(false);
  expect(may(narcissus, { children: true, youngestChild: 9 })).toBe(true);
  expect(may(narcissus, { children: true })).toBe(false);
});

test('in gardens of every kind, asked for or not, nothing grows that harms who lives there; and beds close', () => {
  const gardens = sample(process.env.LONG === '1' ? 160 : 12, 47);
  let asked = 0;
  for (const [i, garden] of gardens.entries()) {
    const [home, who] = HOMES[i % HOMES.length]!,
      wish = ASKED[i % ASKED.length]!,
      given: TestGarden = {
        ...garden,
        toddler: false,
        dog: false,
        type: i % 2 ? garden.type! : 'luxury',
        ...home,
        plantsWanted: [wish],
      },
      { planting, layout } = grow(given);
    for (const line of planting.schedule) {
      const plant = plantOf(line.plantId),
        isAsked = namesPlant(plant, wish);
      asked += Number(isAsked);
      expect(
        isAsked ? worstFor(plant, who) !== 'high' : isSafe(plant, given, who),
        `${JSON.stringify(home)} ${plant.id}`,
      ).toBe(true);
      if (isAsked && worstFor(plant, who) === 'low')
        expect(planting.why.join(' '), plant.id).toMatch(/which you asked for, .*not to be eaten/);
    }
    const bed = layout.areas.find(({ id }) => id === 'bed-1')!;
    expect(
      planting.placements.filter(({ x, y }) => contains(bed.region, x, y)).length,
      JSON.stringify(given),
    ).toBeGreaterThan(10);
  }
  expect(asked).toBeGreaterThan(0);
});

test('nor can the studio put it in', () => {
  for (const [home, who] of HOMES.slice(3)) {
    const garden: TestGarden = { ...home, type: 'luxury', texture: 'loam', drainage: 'moderate' },
      brief = testBrief(garden),
      { planting, layout, site } = grow(garden),
      model = { site, layout, planting } as unknown as Parameters<typeof mayGrowIn>[0],
      drawn = { brief, catalogue } as unknown as Parameters<typeof mayTakePlace>[3];
    const old = planting.schedule.find(({ role }) => role === 'mid')!.plantId;
    for (const plant of catalogue.plants) {
      if (isSafe(plant, home, who)) continue;
      expect(mayGrowIn(model, 'bed-1', plant, drawn), plant.id).toBe(false);
      expect(mayTakePlace(model, { plantId: old, areaId: null }, plant, drawn), plant.id).toBe(
        false,
      );
    }
  }
});

import { describe, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { careGroupOf } from '#content/plants/care-groups.ts';
import { hasBurningSap } from '#engine/model/hazards.ts';
import { MONTH_NAMES } from '#engine/model/format.ts';
import type { Plant } from '#engine/model/plant.ts';
import { CARE_GROUP_NAMES } from '../model/care-groups.ts';
import { bansIn, monthsIn } from './own-months.ts';
import { ownWork } from './own-care.ts';
import { oftenIn, plantLines, tasksOf } from './plant-lines.ts';
import { WORK } from './read-work.ts';

const { plants } = catalogue;
const plantOf = (start: string): Plant => plants.find((one) => one.latinName.startsWith(start))!;
const CUTS = new Set(['cut', 'clear', 'deadhead']);

describe('care groups', () => {
  test('every plant of the catalogue has one, and every group has plants', () => {
    const used = new Set(plants.map((plant) => plant.careGroup));
    expect(plants.filter((plant) => !(plant.careGroup in CARE_GROUP_NAMES))).toEqual([]);
    expect(Object.keys(CARE_GROUP_NAMES).filter((name) => !used.has(name as never))).toEqual([]);
  });
  test('a plant that no line names is refused by name', () => {
    expect(() => careGroupOf('Quercus robur', 'tree')).toThrow(/Quercus robur/);
  });
  test('one genus may be a tree, a hedge and a shrub', () => {
    expect(careGroupOf('Crataegus monogyna', 'tree')).toBe('tree-minimal');
    expect(careGroupOf('Crataegus monogyna [hedge]', 'hedging')).toBe('hedge-native');
    expect(careGroupOf('Rosa canina', 'hedging')).toBe('rose-wild');
  });
});

describe('a plant’s own care is read part by part', () => {
  test('months are those in which something is done', () => {
    expect(monthsIn('Clip in mid June and again in early September')).toEqual([6, 9]);
    expect(monthsIn('Leave it alone after August, but mulch thickly before December')).toEqual([
      11,
    ]);
    expect(monthsIn('Cut back in April, not autumn')).toEqual([4]);
    expect(monthsIn('Feed monthly from April to July')).toEqual([4]);
    expect(monthsIn('Shear in July for flowers into October')).toEqual([7]);
  });
  test('two jobs with a month each are two lines, waiting stays with what it waits for', () => {
    expect(
      ownWork(plantOf("Achillea 'Terracotta'")).map(({ kind, months, every }) => ({
        kind,
        months,
        every,
      })),
    ).toEqual([
      { kind: 'clear', months: [2], every: 1 },
      { kind: 'divide', months: [4], every: 3 },
    ]);
  });
  test('every plant has work, and no part of it is lost or falls outside the year', () => {
    for (const plant of plants) {
      const own = ownWork(plant);
      expect(own.length, plant.id).toBeGreaterThan(0);
      for (const { months } of own) {
        expect(months.length, plant.id).toBeGreaterThan(0);
        for (const month of months) expect(MONTH_NAMES[month - 1], plant.id).toBeDefined();
      }
      const words = own.map((one) => one.words.toLowerCase()).join(' ');
      const said = plant.care.replace(/(?:^|(?<=\. ))Wear\b[^.]*\.?/g, '').toLowerCase();
      for (const word of said.match(/[a-z]{5,}/g) ?? [])
        if (!/gloves|goggles|glasses|fruit|juice|keep|sleeves/.test(word))
          expect(words, plant.id).toContain(word);
    }
  });
});

describe('no line of care contradicts a plant’s own care', () => {
  test('nothing its group adds is cut in a month, or at all, where its own care forbids it', () => {
    for (const plant of plants) {
      const bans = bansIn(plant.care);
      for (const task of tasksOf(plant).filter(({ isOwn, kind }) => !isOwn && CUTS.has(kind)))
        expect(bans.isWhole || bans.months.has(task.month), `${plant.id}: ${task.words}`).toBe(
          false,
        );
    }
  });
  test('its own care is cut only in the months that its kind bears', () => {
    const wrong = plants.flatMap((plant) =>
      tasksOf(plant)
        .filter(({ kind, month }) => kind === 'cut' && !WORK[plant.careGroup].cutMonths.has(month))
        .map(({ words, month }) => `${plant.id}, ${month}: ${words}`),
    );
    expect(wrong).toEqual([]);
  });
  test('no two lines tell the same kind of cutting in other words', () => {
    for (const plant of plants) {
      const tasks = tasksOf(plant);
      for (const own of tasks.filter(({ isOwn, kind }) => isOwn && CUTS.has(kind)))
        expect(
          tasks.filter(({ isOwn, kind }) => !isOwn && kind === own.kind),
          plant.id,
        ).toEqual([]);
    }
  });
  test('a group clears and cuts nothing in winter that a plant’s own care cuts, fells or gathers then', () => {
    const twice = plants.flatMap((plant) => {
      const tasks = tasksOf(plant);
      const isOwnWinterCut = tasks.some(
        ({ isOwn, words, month }) =>
          isOwn &&
          (month <= 4 || month >= 11) &&
          /\b(?:cut|shear|fell|coppice|saw|scythe|mow|strim|stool|gather the fallen)\b/i.test(
            words,
          ) &&
          !/^(?:leave|stand|support|tie|pack|mulch|clip|uncover|take cuttings|never)|rather than|with a saw|old stems on\b/i.test(
            words,
          ),
      );
      return isOwnWinterCut
        ? tasks
            .filter(({ isOwn, kind }) => !isOwn && (kind === 'clear' || kind === 'cut'))
            .filter(({ month }) => month <= 4 || month >= 11)
            .map(({ words }) => `${plant.id}: ${words}; ${plant.care}`)
        : [];
    });
    expect(twice).toEqual([]);
  });
  test('cherries and plums are cut from June to August only, birch and maple never while the sap rises', () => {
    for (const plant of plants)
      for (const { kind, month, words } of tasksOf(plant)) {
        if (kind !== 'cut') continue;
        if (/^(?:tree-stone|fruit-stone)$/.test(plant.careGroup))
          expect([6, 7, 8], `${plant.id}: ${words}`).toContain(month);
        if (plant.careGroup === 'tree-bleeds')
          expect([7, 8, 9, 10, 11, 12], `${plant.id}: ${words}`).toContain(month);
      }
  });
  test('lavender is never cut into old wood, nor a woody sage in autumn', () => {
    for (const { month, kind } of tasksOf(plantOf('Lavandula angustifolia')))
      if (kind === 'cut') expect([7, 8]).toContain(month);
    for (const { month, kind } of tasksOf(plantOf('Salvia × jamensis')))
      if (CUTS.has(kind)) expect(month).toBe(4);
  });
  test('nothing is cleared in spring that was cut in winter', () => {
    for (const plant of plants) {
      const tasks = tasksOf(plant);
      if (tasks.some(({ isOwn, kind, month }) => isOwn && kind === 'cut' && month <= 4))
        expect(
          tasks.filter(({ isOwn, kind }) => !isOwn && kind === 'clear'),
          plant.id,
        ).toEqual([]);
    }
  });
  test('an evergreen grass is combed and a fern is not deadheaded', () => {
    const kindsOf = (start: string) => tasksOf(plantOf(start)).map(({ kind }) => kind);
    expect(kindsOf('Anemanthele')).not.toContain('cut');
    expect(kindsOf('Athyrium')).not.toContain('deadhead');
    expect(kindsOf('Ceratophyllum')).not.toContain('cut');
  });
});

describe('nothing is told that harms', () => {
  const lines = plantLines(plants.map((plant) => ({ plant, count: 3 })));
  test('what burns is handled with gloves and something over the eyes', () => {
    for (const plant of plants.filter(hasBurningSap))
      for (const { words, kind } of plantLines([{ plant, count: 1 }]))
        if (!['water', 'feed'].includes(kind)) {
          expect(words, plant.id).toMatch(/gloves/);
          expect(words, plant.id).toMatch(/eye protection|goggles|glasses|eyes/);
        }
  });
  test('whoever is told to wear gloves by a plant’s own care is told so by every line that cuts it', () => {
    for (const plant of plants.filter(({ care }) =>
      /\b[Ww]ear(?:ing)?\b[^.]*\bgloves\b/.test(care),
    ))
      for (const { words, kind } of plantLines([{ plant, count: 1 }]))
        if (CUTS.has(kind) && plant.contact.grade !== 'none')
          expect(words, plant.id).toMatch(/gloves/);
  });
  test('a hedge is cut from March to August only after a look for nests', () => {
    const hedges = plants.filter(({ category }) => category === 'hedging');
    let seen = 0;
    for (const plant of hedges)
      for (const { words, kind, month } of plantLines([{ plant, count: 9 }]))
        if (kind === 'cut' && month >= 3 && month <= 8) {
          seen += 1;
          expect(words, plant.id).toMatch(/\bnest/);
        }
    expect(seen).toBeGreaterThan(hedges.length / 2);
  });
  test('every line is a sentence with its plants filled in, and says how long and how often', () => {
    for (const { words, minutes, often, fromYear, toYear } of lines) {
      expect(words).toMatch(/^\p{Lu}.*\.$/u);
      expect(words).not.toMatch(/\{|\}|undefined|\.\./);
      expect(minutes % 5).toBe(0);
      expect(minutes).toBeGreaterThanOrEqual(5);
      expect(often).not.toBe('');
      expect(toYear === null || toYear >= fromYear).toBe(true);
    }
  });
});

test('what is woody is not cut in its first year, unless that is when it is cut', () => {
  const firstCut = (start: string) =>
    tasksOf(plantOf(start))
      .filter(({ kind }) => kind === 'cut')
      .map(({ fromYear }) => fromYear);
  expect(firstCut('Philadelphus')).toEqual([2]);
  expect(firstCut('Fagus')).toEqual([3]);
  expect(firstCut("Clematis 'Étoile Violette'")).toEqual([1]);
  expect(firstCut("Lavandula angustifolia 'Hidcote'")).toEqual([1]);
});
test('plants that share work are joined, those that want gloves apart', () => {
  const lines = plantLines(
    ['Geranium × magnificum', "Nepeta 'Six Hills Giant'", 'Sidalcea'].map((start) => ({
      plant: plantOf(start),
      count: 5,
    })),
  );
  const clearing = lines.filter(({ kind }) => kind === 'clear');
  expect(clearing).toHaveLength(1);
  expect(clearing[0]!.plants).toHaveLength(3);
  expect(clearing[0]!.words).toMatch(/^Clear what winter has left of .+, .+ and .+\.$/);
});
test('how often is said in words', () => {
  const base = { kind: 'cut', every: 1, fromYear: 1, toYear: null } as const;
  expect(oftenIn(base)).toBe('every year');
  expect(oftenIn({ ...base, fromYear: 2 })).toBe('every year from the second');
  expect(oftenIn({ ...base, every: 3, fromYear: 3 })).toBe('every third year');
  expect(oftenIn({ ...base, toYear: 1 })).toBe('in the first year');
  expect(oftenIn({ ...base, toYear: 2 })).toBe('every year to the second');
});

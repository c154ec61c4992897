import { describe, expect, it } from 'vitest';
import { careInstructions } from '#content/calendar/care.ts';
import { periodIncludes } from '#content/calendar/periods.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { CALENDAR, PLANT, PREFERENCES, randomCases, SITE } from './case.fixture.ts';
import { harmOf, harmTo } from './harm.ts';
import type { GardenPreferences } from './preferences.ts';
import { caveatsOf } from './reasons.ts';
import { DEFAULT_CARE, recommendPlants, type Recommendations } from './recommend.ts';
import { LEAST_SCORE, MAX_PLANTS, scoreOf, termsOf } from './score.ts';

const NOW: CalendarPlant = { ...PLANT, plantingPeriod: 'April', soils: [] };
const MIXED: GardenPreferences = { ...PREFERENCES, gardenType: 'mixed' };
const idsOf = ({ thisMonth, later }: Recommendations) => [
  thisMonth.map(({ plant }) => plant.id),
  later.map(({ plant }) => plant.id),
];

describe('the recommended plants', () => {
  it('leaves out a score of 20 and keeps one above it', () => {
    const at20 = { ...PLANT, id: 'at-20' };
    const above = { ...PLANT, id: 'above', sunRequirement: 'Full Sun' as const };
    expect(idsOf(recommendPlants([at20, above], MIXED, SITE))).toEqual([[], ['above']]);
    expect(idsOf(recommendPlants([at20], MIXED, SITE))).toEqual([[], []]);
  });
  it('gives the care of a plant, or words that hold for any', () => {
    const careOf = (description: string | null) =>
      recommendPlants([{ ...NOW, description }], MIXED, SITE).thisMonth[0]!.careInstructions;
    expect(careOf('One. Two. Three. Four.')).toBe('One. Two. Three.');
    expect(careOf(null)).toBe(DEFAULT_CARE);
    expect(careOf('  ')).toBe(DEFAULT_CARE);
  });
  it('shows as this month’s what is sown or planted in it, whatever the others score', () => {
    const best: CalendarPlant = {
      ...PLANT,
      id: 'best',
      sunRequirement: 'Full Sun',
      plantingPeriod: 'March',
      difficulty: 'beginner',
      soils: ['clay'],
    };
    const sown = {
      ...PLANT,
      id: 'sown',
      sowingPeriod: 'April',
      sunRequirement: 'Full Sun' as const,
    };
    const asked: GardenPreferences = { ...MIXED, soilType: 'clay' };
    const found = recommendPlants([best, NOW, sown], asked, SITE);
    expect(idsOf(found)).toEqual([['test-plant', 'sown'], ['best']]);
    expect(found.later[0]).toMatchObject({ matchScore: 100, time: 'plant March next year' });
    expect(found.thisMonth.map(({ time }) => time)).toEqual([null, null]);
  });
  it('fills up the six with those for later, and no further', () => {
    const many = Array.from({ length: 5 }, (_, i) => ({ ...NOW, id: `now-${i}`, name: `${i}` }));
    const others = many.map((one, i) => ({ ...one, id: `later-${i}`, plantingPeriod: 'March' }));
    expect(idsOf(recommendPlants([...many, ...others], MIXED, SITE))).toEqual([
      many.map(({ id }) => id),
      ['later-0'],
    ]);
  });
  it('ranks what has something against it below its equals, and never against the score', () => {
    const asked: GardenPreferences = { ...MIXED, household: ['cats'] };
    const plain = { ...NOW, id: 'plain', name: 'D', sunRequirement: 'Full Sun' as const };
    const choosy: CalendarPlant = { ...plain, id: 'choosy', name: 'A', soils: ['sandy'] };
    const mild = { ...plain, id: 'mild', name: 'B', latinName: 'Crocus tommasinianus' };
    const better: CalendarPlant = { ...choosy, id: 'better', name: 'C', difficulty: 'beginner' };
    expect(idsOf(recommendPlants([choosy, mild, plain, better], asked, SITE))[0]).toEqual([
      'better',
      'plain',
      'choosy',
      'mild',
    ]);
  });
  it('leaves out what is not of the kind that was asked for: rhubarb is no flower', () => {
    const rhubarb = CALENDAR.find(({ id }) => id === 'rheum-x-hybridum')!;
    const site = { month: 11, isPoorlyDrained: true };
    const asked: GardenPreferences = {
      ...PREFERENCES,
      location: 'London',
      soilType: 'clay',
      sunExposure: 'partial-sun',
      gardenType: 'flowers',
    };
    expect(scoreOf(termsOf(rhubarb, asked, site))).toBe(100);
    expect(idsOf(recommendPlants([rhubarb], asked, site))).toEqual([[], []]);
    expect(idsOf(recommendPlants([rhubarb], { ...asked, gardenType: 'vegetables' }, site))).toEqual(
      [[rhubarb.id], []],
    );
  });
  it('says of a foxglove that it is poisonous, and leaves it out where there are children or animals', () => {
    const foxglove = CALENDAR.find(({ id }) => id === 'digitalis-purpurea')!;
    const site = { ...SITE, month: 10 };
    const found = recommendPlants([foxglove], MIXED, site);
    expect(found.thisMonth[0]!.warning).toBe(
      'Poisonous to people and pets: every part is very poisonous.',
    );
    for (const member of ['children', 'dogs', 'cats'] as const)
      expect(idsOf(recommendPlants([foxglove], { ...MIXED, household: [member] }, site))).toEqual([
        [],
        [],
      ]);
  });
  it('lets interests, little time and little room decide between equals, and never against the score', () => {
    const tall: CalendarPlant = {
      ...NOW,
      id: 'tall',
      name: 'A',
      sunRequirement: 'Full Sun',
      heightM: 2,
    };
    const low: CalendarPlant = { ...tall, id: 'low', name: 'B', heightM: 0.3 };
    const best: CalendarPlant = { ...tall, id: 'best', name: 'C', difficulty: 'beginner' };
    const idsFor = (change: Partial<GardenPreferences>) =>
      idsOf(recommendPlants([tall, low, best], { ...MIXED, ...change }, SITE))[0];
    expect(idsFor({})).toEqual(['best', 'tall', 'low']);
    expect(idsFor({ interests: ['containers'] })).toEqual(['best', 'low', 'tall']);
    expect(idsFor({ gardenSize: 'small' })).toEqual(['best', 'low', 'tall']);
  });
  it('takes equals of unlike kinds in turn', () => {
    const names = ['a', 'b', 'c'].flatMap((name) =>
      (['flowers', 'herbs'] as const).map((category): CalendarPlant => ({
        ...NOW,
        id: `${category}-${name}`,
        name,
        category,
        sunRequirement: 'Full Sun',
      })),
    );
    expect(idsOf(recommendPlants(names, MIXED, SITE))[0]).toEqual([
      'herbs-a',
      'flowers-a',
      'herbs-b',
      'flowers-b',
      'herbs-c',
      'flowers-c',
    ]);
  });
});

describe('whatever is asked of the real calendar', () => {
  const againstIt = (plant: CalendarPlant, asked: GardenPreferences) =>
    caveatsOf(plant, asked).length + Number(harmTo(harmOf(plant), asked.household) === 'low');
  const cases = randomCases(400).map((one) => ({
    ...one,
    found: recommendPlants(CALENDAR, one.asked, one.site),
  }));
  const isNow = (plant: CalendarPlant, month: number) =>
    periodIncludes(plant.sowingPeriod, month) || periodIncludes(plant.plantingPeriod, month);

  it('this month’s can be sown or planted this month, and the others say when', () => {
    for (const { found, site, context } of cases) {
      for (const { plant, time } of found.thisMonth)
        expect([isNow(plant, site.month), time], context).toEqual([true, null]);
      for (const { plant, time } of found.later) {
        expect(isNow(plant, site.month), context).toBe(false);
        expect(time, context).toMatch(/^(?:sow|plant) [\w ]/);
      }
    }
  });
  it('at most six come, best first, fewer things against them before more, always the same', () => {
    for (const [i, { found, asked, site, context }] of cases.entries()) {
      const all = [...found.thisMonth, ...found.later];
      expect(all.length, context).toBeLessThanOrEqual(MAX_PLANTS);
      expect(new Set(all.map(({ plant }) => plant.id)).size, context).toBe(all.length);
      for (const list of [found.thisMonth, found.later])
        for (const [place, one] of list.entries()) {
          const before = list[place - 1];
          expect(one.matchScore, context).toBe(scoreOf(termsOf(one.plant, asked, site)));
          expect(one.matchScore, context).toBeGreaterThan(LEAST_SCORE);
          expect(one.matchScore, context).toBeLessThanOrEqual(before?.matchScore ?? 100);
          if (before?.matchScore === one.matchScore)
            expect(againstIt(one.plant, asked), context).toBeGreaterThanOrEqual(
              againstIt(before.plant, asked),
            );
          expect(one.caveats, context).toEqual(caveatsOf(one.plant, asked));
          expect(one.reasons.length, context).toBeGreaterThan(0);
          expect(one.reasons.length, context).toBeLessThanOrEqual(3);
          expect(one.careInstructions).toBe(careInstructions(one.plant.description));
        }
      if (i % 50 === 0) expect(recommendPlants(CALENDAR.toReversed(), asked, site)).toEqual(found);
    }
  });
  it('nothing of another kind, nothing dangerous to the household, and no poisonous plant without its warning', () => {
    for (const { found, asked, context } of cases)
      for (const { plant, warning } of [...found.thisMonth, ...found.later]) {
        if (asked.gardenType !== 'mixed')
          expect([plant.category, ...plant.gardenTypes], context).toContain(asked.gardenType);
        expect(harmTo(harmOf(plant), asked.household), context).not.toBe('high');
        expect(warning === null, context).toBe(harmOf(plant) === null);
      }
  });
  it('nothing better is left out', () => {
    for (const { found, asked, site, context } of cases) {
      const may = CALENDAR.filter(
        (plant) =>
          termsOf(plant, asked, site).includes('gardenType') &&
          harmTo(harmOf(plant), asked.household) !== 'high',
      );
      for (const list of ['thisMonth', 'later'] as const) {
        const shown = new Set(found[list].map(({ plant }) => plant.id));
        const isFull =
          list === 'later'
            ? found.thisMonth.length + shown.size === MAX_PLANTS
            : shown.size === MAX_PLANTS;
        const least = isFull ? (found[list].at(-1)?.matchScore ?? 100) : LEAST_SCORE;
        const missed = may.filter(
          (plant) =>
            isNow(plant, site.month) === (list === 'thisMonth') &&
            !shown.has(plant.id) &&
            scoreOf(termsOf(plant, asked, site)) > least,
        );
        expect(missed, context).toEqual([]);
      }
    }
  });
  it('more of the household ticked only ever takes plants away', () => {
    for (const { asked, site, context } of cases.slice(0, 40)) {
      const everything = (household: GardenPreferences['household']) =>
        new Set(
          CALENDAR.filter(
            (plant) =>
              idsOf(recommendPlants([plant], { ...asked, household }, site)).flat().length > 0,
          ).map(({ id }) => id),
        );
      const all = everything(['children', 'dogs', 'cats']);
      const none = everything([]);
      expect(
        [...all].every((id) => none.has(id)),
        context,
      ).toBe(true);
      expect(all.has('digitalis-purpurea'), context).toBe(false);
    }
  });
});

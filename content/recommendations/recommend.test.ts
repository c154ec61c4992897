import { describe, expect, it } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { careInstructions } from '#content/calendar/care.ts';
import { allOutcodes } from '#content/places/place-of.ts';
import type { CalendarPlant } from '#contracts/site-content.ts';
import {
  completePreferences,
  EMPTY_PREFERENCES,
  INTERESTS,
  locationOf,
  LOCATIONS,
  missingFields,
  SOIL_TYPES,
  SUN_EXPOSURES,
  EXPERIENCES,
  SIZES,
  TIME_COMMITMENTS,
  TYPES,
  type GardenPreferences,
} from './preferences.ts';
import {
  caveatLine,
  DEFAULT_CARE,
  MAX_PLANTS,
  recommendPlants,
  scoreOf,
  TERMS,
  termsOf,
  type Site,
  type Term,
} from './recommend.ts';

const PLANT: CalendarPlant = {
  id: 'test-plant',
  name: 'Test plant',
  latinName: null,
  category: 'flowers',
  imageUrl: '',
  sunRequirement: 'Shade',
  sowingPeriod: null,
  plantingPeriod: 'July',
  harvestingPeriod: null,
  floweringPeriod: null,
  description: null,
  difficulty: 'expert',
  isLondonSuitable: false,
  isMoistureLoving: false,
  soils: ['sandy'],
  gardenTypes: ['flowers'],
  heightM: 1,
  spacingCm: 30,
  picture: null,
};
const PREFERENCES: GardenPreferences = {
  location: 'Other UK',
  gardenSize: 'medium',
  experience: 'beginner',
  gardenType: 'herbs',
  soilType: 'loam',
  sunExposure: 'full-sun',
  timeCommitment: 'medium',
  interests: [],
};
const SITE: Site = { month: 4, isPoorlyDrained: false };

/** A fixed sequence, so that a failure can be seen again. */
function* randomly(seed: number): Generator<number> {
  for (let x = seed; ;) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

describe('the terms of the score', () => {
  it('gives nothing to a plant that suits nothing', () => {
    expect(termsOf(PLANT, PREFERENCES, SITE)).toEqual([]);
  });
  it.each<[Term, number, Partial<CalendarPlant>, Partial<GardenPreferences>, Partial<Site>]>([
    ['sun', 25, { sunRequirement: 'Full Sun' }, {}, {}],
    ['sun', 25, { sunRequirement: 'Partial Sun' }, { sunExposure: 'partial-sun' }, {}],
    ['sun', 25, {}, { sunExposure: 'shade' }, {}],
    ['gardenType', 20, { gardenTypes: ['flowers', 'herbs'] }, {}, {}],
    ['gardenType', 20, {}, { gardenType: 'mixed' }, {}],
    ['gardenType', 20, { gardenTypes: [], category: 'herbs' }, {}, {}],
    ['experience', 15, { difficulty: 'beginner' }, {}, {}],
    ['experience', 15, {}, { experience: 'expert' }, {}],
    ['season', 30, { plantingPeriod: 'March - May' }, {}, {}],
    ['season', 30, { plantingPeriod: 'May' }, {}, {}],
    ['season', 30, { plantingPeriod: 'November - March' }, {}, { month: 1 }],
    ['season', 30, { plantingPeriod: 'October - March' }, {}, { month: 12 }],
    ['london', 10, { isLondonSuitable: true }, { location: 'London' }, {}],
    ['london', 10, { isLondonSuitable: true }, { location: 'Barking and Dagenham' }, {}],
    ['claySoil', 15, { soils: ['clay', 'loam'] }, { soilType: 'clay' }, {}],
    ['moisture', 10, { isMoistureLoving: true }, {}, { isPoorlyDrained: true }],
  ])('%s is worth %i', (term, points, plant, preferences, site) => {
    const terms = termsOf(
      { ...PLANT, ...plant },
      { ...PREFERENCES, ...preferences },
      { ...SITE, ...site },
    );
    expect(terms).toEqual([term]);
    expect(scoreOf(terms)).toBe(points);
  });
  it.each<[string, Partial<CalendarPlant>, Partial<GardenPreferences>, Partial<Site>]>([
    ['London outside London', { isLondonSuitable: true }, { location: 'Essex' }, {}],
    ['clay in a plant of clay on other soil', { soils: ['clay'] }, { soilType: 'unknown' }, {}],
    ['moisture on ground that drains', { isMoistureLoving: true }, {}, {}],
    ['experience where none is known', { difficulty: null }, { experience: 'expert' }, {}],
    ['a harder plant than the gardener', {}, { experience: 'intermediate' }, {}],
    ['a season that is past', { plantingPeriod: 'September - November' }, {}, { month: 12 }],
    ['a period that cannot be read', { plantingPeriod: 'when it is warm' }, {}, {}],
  ])('gives nothing for %s', (_, plant, preferences, site) => {
    expect(
      termsOf({ ...PLANT, ...plant }, { ...PREFERENCES, ...preferences }, { ...SITE, ...site }),
    ).toEqual([]);
  });
  it('sums to 125 and is capped at 100', () => {
    const all = Object.keys(TERMS) as Term[];
    expect(all.reduce((sum, term) => sum + TERMS[term], 0)).toBe(125);
    expect(scoreOf(all)).toBe(100);
    expect(scoreOf(['season', 'sun'])).toBe(55);
  });
});

describe('the recommended plants', () => {
  const preferences: GardenPreferences = { ...PREFERENCES, gardenType: 'mixed' };
  it('leaves out a score of 20 and keeps one above it', () => {
    const at20 = { ...PLANT, id: 'at-20' };
    const above = { ...PLANT, id: 'above', sunRequirement: 'Full Sun' as const };
    expect(recommendPlants([at20, above], preferences, SITE).map(({ plant }) => plant.id)).toEqual([
      'above',
    ]);
    expect(recommendPlants([at20], preferences, SITE)).toEqual([]);
  });
  it('gives the care of a plant, or words that hold for any', () => {
    const plant = { ...PLANT, sunRequirement: 'Full Sun' as const };
    const careOf = (description: string | null) =>
      recommendPlants([{ ...plant, description }], preferences, SITE)[0]!.careInstructions;
    expect(careOf('One. Two. Three. Four.')).toBe('One. Two. Three.');
    expect(careOf(null)).toBe(DEFAULT_CARE);
    expect(careOf('  ')).toBe(DEFAULT_CARE);
  });
  it('sets the telling reasons first', () => {
    const plant: CalendarPlant = {
      ...PLANT,
      plantingPeriod: 'April - May',
      sunRequirement: 'Full Sun',
      soils: ['clay'],
      difficulty: 'beginner',
    };
    const [one] = recommendPlants([plant], { ...preferences, soilType: 'clay' }, SITE);
    expect(one!.reasons).toEqual([
      'April is a month to plant it',
      'Wants the full sun you have',
      'Grows well in clay',
    ]);
    expect(
      recommendPlants([{ ...plant, plantingPeriod: 'May' }], preferences, SITE)[0]!.reasons,
    ).toEqual(['Planted later this spring: May', 'Wants the full sun you have', 'Easy to grow']);
  });
  it.each<[string, number, string, string]>([
    ['July - September', 11, 'autumn', 'July to September'],
    ['May - June', 8, 'summer', 'May to June'],
    ['March', 4, 'spring', 'March'],
    ['November - December', 2, 'winter', 'November to December'],
    ['March, April, May, September', 11, 'autumn', 'March, April, May, September'],
  ])(
    'scores the season of %s in month %i, and says that its time has passed',
    (plantingPeriod, month, season, next) => {
      const [one] = recommendPlants(
        [{ ...PLANT, plantingPeriod, sunRequirement: 'Full Sun', soils: [] }],
        preferences,
        { ...SITE, month },
      );
      expect(one).toMatchObject({
        matchScore: 75,
        reasons: [
          'Wants the full sun you have',
          `Planted in ${season}, as a rule`,
          'At home in a mixed garden',
        ],
        caveats: [`its time this ${season} has passed; next ${next}`],
      });
    },
  );
  it('puts what can be planted now before what cannot, among equals alone', () => {
    const past: CalendarPlant = {
      ...PLANT,
      id: 'past',
      name: 'A',
      plantingPeriod: 'May - June',
      sunRequirement: 'Full Sun',
      difficulty: 'beginner',
      soils: ['clay'],
      isMoistureLoving: true,
    };
    const now: CalendarPlant = {
      ...past,
      id: 'now',
      name: 'B',
      plantingPeriod: 'August',
      isMoistureLoving: false,
    };
    const asked: GardenPreferences = { ...preferences, soilType: 'clay' };
    const found = recommendPlants([past, now], asked, { month: 8, isPoorlyDrained: true });
    expect(found.map(({ plant, matchScore }) => [plant.id, matchScore])).toEqual([
      ['now', 100],
      ['past', 100],
    ]);
    const harder: CalendarPlant = { ...now, difficulty: 'expert', soils: [] };
    expect(
      recommendPlants([past, harder], asked, { month: 8, isPoorlyDrained: true }).map(
        ({ plant }) => plant.id,
      ),
    ).toEqual(['past', 'now']);
  });
  it.each<[string, Partial<CalendarPlant>, Partial<GardenPreferences>, string | null]>([
    ['nothing', { sunRequirement: 'Full Sun', soils: ['loam'] }, {}, null],
    [
      'sun in a shady garden',
      { sunRequirement: 'Full Sun', soils: [] },
      { sunExposure: 'shade' },
      'But: it wants full sun.',
    ],
    [
      'half a day of sun in a shady garden',
      { sunRequirement: 'Partial Sun', soils: [] },
      { sunExposure: 'shade' },
      'But: it wants half a day of sun.',
    ],
    [
      'half a day of shade in a sunny garden',
      { sunRequirement: 'Partial Sun', soils: [] },
      {},
      'But: it is happier with some shade.',
    ],
    [
      'shade in a half sunny garden',
      { soils: [] },
      { sunExposure: 'partial-sun' },
      'But: it prefers shade.',
    ],
    [
      'clay or loam in a sandy garden',
      { sunRequirement: 'Full Sun', soils: ['clay', 'loam'] },
      { soilType: 'sandy' },
      'But: it grows better in clay or loam than in sand.',
    ],
    [
      'a soil that nobody knows',
      { sunRequirement: 'Full Sun', soils: ['clay'] },
      { soilType: 'unknown' },
      null,
    ],
    [
      'a tree in a small garden',
      { sunRequirement: 'Full Sun', soils: [], heightM: 6, spacingCm: 600 },
      { gardenSize: 'small' },
      'But: it is large for a small garden, 6 m high and 6 m across when grown.',
    ],
    [
      'a tree in a larger garden',
      { sunRequirement: 'Full Sun', soils: [], heightM: 6, spacingCm: 600 },
      {},
      null,
    ],
    [
      'all three',
      { soils: ['clay'], heightM: 4, spacingCm: null },
      { gardenSize: 'small' },
      'But: it prefers shade, it grows better in clay than in loam, and it is large for a small garden, 4 m high when grown.',
    ],
  ])('says what does not fit: %s', (_, plant, change, line) => {
    const [one] = recommendPlants(
      [{ ...PLANT, plantingPeriod: 'April', ...plant }],
      { ...preferences, ...change },
      SITE,
    );
    expect(caveatLine(one!.caveats)).toBe(line);
  });
  it('lets interests, little time and little room decide between equals, and never against the score', () => {
    const tall: CalendarPlant = {
      ...PLANT,
      id: 'tall',
      name: 'A',
      sunRequirement: 'Full Sun',
      heightM: 2,
    };
    const low: CalendarPlant = { ...tall, id: 'low', name: 'B', heightM: 0.3 };
    const best: CalendarPlant = { ...tall, id: 'best', name: 'C', difficulty: 'beginner' };
    const idsFor = (change: Partial<GardenPreferences>) =>
      recommendPlants([tall, low, best], { ...preferences, ...change }, SITE).map(
        ({ plant }) => plant.id,
      );
    expect(idsFor({})).toEqual(['best', 'tall', 'low']);
    expect(idsFor({ interests: ['containers'] })).toEqual(['best', 'low', 'tall']);
    expect(idsFor({ gardenSize: 'small' })).toEqual(['best', 'low', 'tall']);
  });
  it('takes equals of unlike kinds in turn', () => {
    const names = ['a', 'b', 'c'].flatMap((name) =>
      (['flowers', 'herbs'] as const).map((category): CalendarPlant => ({
        ...PLANT,
        id: `${category}-${name}`,
        name,
        category,
        sunRequirement: 'Full Sun',
      })),
    );
    expect(recommendPlants(names, preferences, SITE).map(({ plant }) => plant.id)).toEqual([
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
  const plants: CalendarPlant[] = calendarRows.map((row) => ({ ...row, picture: null }));
  it('at most six come, sorted, scored 21 to 100, with one to three reasons, always the same', () => {
    const random = randomly(7);
    const next = () => random.next().value as number;
    const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!;
    for (let i = 0; i < 300; i += 1) {
      const asked: GardenPreferences = {
        location: pick(LOCATIONS),
        gardenSize: pick(SIZES),
        experience: pick(EXPERIENCES),
        gardenType: pick(TYPES),
        soilType: pick(SOIL_TYPES),
        sunExposure: pick(SUN_EXPOSURES),
        timeCommitment: pick(TIME_COMMITMENTS),
        interests: INTERESTS.filter(() => next() < 0.3),
      };
      const site: Site = {
        month: pick([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
        isPoorlyDrained: next() < 0.5,
      };
      const found = recommendPlants(plants, asked, site);
      const context = JSON.stringify({ asked, site });
      expect(found.length, context).toBeLessThanOrEqual(MAX_PLANTS);
      expect(new Set(found.map(({ plant }) => plant.id)).size).toBe(found.length);
      for (const [place, one] of found.entries()) {
        expect(one.matchScore, context).toBeGreaterThan(20);
        expect(one.matchScore, context).toBeLessThanOrEqual(100);
        expect(one.matchScore, context).toBeLessThanOrEqual(found[place - 1]?.matchScore ?? 100);
        expect(one.reasons.length, context).toBeGreaterThan(0);
        expect(one.reasons.length, context).toBeLessThanOrEqual(3);
        expect(one.careInstructions).toBe(careInstructions(one.plant.description));
      }
      const least = found.at(-1)?.matchScore ?? 20;
      const shown = new Set(found.map(({ plant }) => plant.id));
      for (const plant of plants)
        if (!shown.has(plant.id))
          expect(scoreOf(termsOf(plant, asked, site)), context).toBeLessThanOrEqual(
            Math.max(20, least),
          );
      if (i % 50 === 0) expect(recommendPlants(plants.toReversed(), asked, site)).toEqual(found);
    }
  });
});

describe('the preferences', () => {
  it('are complete with all seven', () => {
    expect(missingFields(EMPTY_PREFERENCES)).toEqual([
      'gardenSize',
      'experience',
      'gardenType',
      'soilType',
      'sunExposure',
      'timeCommitment',
    ]);
    expect(completePreferences(EMPTY_PREFERENCES)).toBeNull();
    expect(completePreferences({ ...PREFERENCES })).toEqual(PREFERENCES);
    expect(completePreferences({ ...PREFERENCES, location: '' })).toBeNull();
  });
  it.each([
    ['SW1A 1AA', 'London'],
    ['RM1 3AB', 'Romford'],
    ['rm13ab', 'Romford'],
    ['RM13', 'Romford'],
    ['rm9 5xx', 'Barking and Dagenham'],
    ['IG11 7AA', 'Barking and Dagenham'],
    ['IG1', 'London'],
    ['RM13 8AA', 'Romford'],
    ['RM17 6AA', 'Essex'],
    ['CM1 1AA', 'Essex'],
    ['ME1 1AA', 'Other UK'],
    ['GU1', 'Other UK'],
    ['', 'Other UK'],
    ['nonsense', 'Other UK'],
    ['E17 4QN', 'London'],
  ] as const)('%s lies in %s', (postcode, location) => {
    expect(locationOf(postcode)).toBe(location);
  });
  it.each([
    ['DA14 4QB', 'Bexley', 'London'],
    ['IG10', 'Epping Forest', 'Essex'],
    ['EN8 8AA', 'Broxbourne', 'Other UK'],
    ['KT22', 'Mole Valley', 'Other UK'],
    ['SM7', 'Reigate and Banstead', 'Other UK'],
    ['CR3', 'Tandridge', 'Other UK'],
    ['TW20', 'Runnymede', 'Other UK'],
    ['BR8 7RE', 'Sevenoaks', 'Other UK'],
    ['RM4', 'Epping Forest', 'Essex'],
    ['RM6', 'Redbridge', 'Romford'],
    ['RM6 4AA', 'Barking and Dagenham', 'Barking and Dagenham'],
    ['RM13', 'Havering', 'Romford'],
    ['RM17', 'Thurrock', 'Essex'],
    ['SW1A', 'Westminster', 'London'],
    ['E17', '', 'London'],
    ['SS99', 'SS99', 'Essex'],
  ] as const)('%s in %s lies in %s', (postcode, district, location) => {
    expect(locationOf(postcode, district)).toBe(location);
  });
  it('knows the districts of London and Essex by the names that the table of postcodes gives them', () => {
    const elsewhere = (area: RegExp, location: string) =>
      allOutcodes()
        .filter(
          (row) => area.test(row.outcode) && locationOf(row.outcode, row.district) !== location,
        )
        .map((row) => row.district);
    expect(elsewhere(/^(?:E|EC|N|NW|SE|SW|W|WC)\d/, 'London')).toEqual([]);
    expect(elsewhere(/^SS\d/, 'Essex')).toEqual([]);
    expect(new Set(elsewhere(/^C[MO]\d/, 'Essex'))).toEqual(
      new Set(['Babergh', 'East Hertfordshire']),
    );
  });
});

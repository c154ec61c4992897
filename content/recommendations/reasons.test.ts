import { describe, expect, it } from 'vitest';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { PLANT, PREFERENCES, SITE } from './case.fixture.ts';
import type { GardenPreferences } from './preferences.ts';
import { caveatLine, caveatsOf, isTimely, reasonsOf, timeOf } from './reasons.ts';
import { termsOf } from './score.ts';

const MIXED: GardenPreferences = { ...PREFERENCES, gardenType: 'mixed' };
const reasonsFor = (
  plant: Partial<CalendarPlant>,
  change: Partial<GardenPreferences> = {},
  site = SITE,
) => {
  const one = { ...PLANT, ...plant };
  const asked = { ...MIXED, ...change };
  return reasonsOf(termsOf(one, asked, site), one, asked, site);
};

describe('what is said of a plant', () => {
  it('sets the telling reasons first', () => {
    const plant: Partial<CalendarPlant> = {
      plantingPeriod: 'April - May',
      sunRequirement: 'Full Sun',
      soils: ['clay'],
      difficulty: 'beginner',
    };
    expect(reasonsFor(plant, { soilType: 'clay' })).toEqual([
      'April is a month to plant it',
      'Wants the full sun you have',
      'Grows well in clay',
    ]);
    expect(reasonsFor({ ...plant, plantingPeriod: 'May' })).toEqual([
      'Planted later this spring: May',
      'Wants the full sun you have',
      'Easy to grow',
    ]);
  });
  it.each(['May - June', 'July'])(
    'names the sowing where that is what can be done now: planted in %s',
    (plantingPeriod) => {
      expect(
        reasonsFor({ plantingPeriod, sowingPeriod: 'March - April', sunRequirement: 'Full Sun' }),
      ).toEqual([
        'April is a month to sow it',
        'Wants the full sun you have',
        'At home in a mixed garden',
      ]);
    },
  );
  it.each([
    ['September - October', 11, 'Planted in autumn, as a rule'],
    ['March, April, May, September', 11, 'Planted in autumn, as a rule'],
    ['November - December', 2, 'Planted in winter, as a rule'],
  ])(
    'never says of %s in month %i that its time is still to come this season',
    (plantingPeriod, month, words) => {
      expect(
        reasonsFor({ plantingPeriod, sunRequirement: 'Full Sun' }, {}, { ...SITE, month }),
      ).toEqual(['Wants the full sun you have', words, 'At home in a mixed garden']);
    },
  );
  it.each<[string | null, string, number, boolean, string]>([
    [null, 'September - October', 11, false, 'plant September to October next year'],
    [
      'March - April',
      'May – June',
      11,
      false,
      'sow March to April and plant May to June next year',
    ],
    ['October - November', 'April', 2, false, 'plant April and sow October to November'],
    ['April - July', 'April - July', 11, false, 'sow or plant April to July next year'],
    [null, 'October - March', 8, false, 'plant October to March'],
    [null, 'when it is warm', 11, false, 'plant when it is warm'],
    ['March', 'when it is warm', 11, false, 'sow March and plant when it is warm next year'],
    ['October - April', 'March - May', 11, true, 'sow October to April and plant March to May'],
    [null, 'November - March', 1, true, 'plant November to March'],
  ])(
    'sown %s and planted %s, seen in month %i',
    (sowingPeriod, plantingPeriod, month, isNow, time) => {
      const plant = { ...PLANT, sowingPeriod, plantingPeriod };
      expect([isTimely(plant, month), timeOf(plant, month)]).toEqual([isNow, time]);
    },
  );
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
    expect(caveatLine(caveatsOf({ ...PLANT, ...plant }, { ...PREFERENCES, ...change }))).toBe(line);
  });
});

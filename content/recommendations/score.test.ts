import { describe, expect, it } from 'vitest';
import type { CalendarPlant } from '#contracts/site-content.ts';
import { PLANT, PREFERENCES, SITE } from './case.fixture.ts';
import type { GardenPreferences } from './preferences.ts';
import { scoreOf, TERMS, termsOf, type Site, type Term } from './score.ts';

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

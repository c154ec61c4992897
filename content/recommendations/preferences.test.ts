import { describe, expect, it } from 'vitest';
import { allOutcodes } from '#content/places/place-of.ts';
import { PREFERENCES } from './case.fixture.ts';
import {
  completePreferences,
  EMPTY_PREFERENCES,
  locationOf,
  missingFields,
} from './preferences.ts';

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
    expect(EMPTY_PREFERENCES.household).toEqual([]);
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

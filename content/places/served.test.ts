import { describe, expect, test } from 'vitest';
import { sampleBusiness } from '#content/settings/business.ts';
import { allOutcodes } from '#content/places/place-of.ts';
import {
  type AreaOfFirm,
  countServed,
  isKnownPlace,
  isPostcodeServed,
  servedBy,
} from '#content/places/served.ts';

const area = (change: Partial<AreaOfFirm>): AreaOfFirm => ({ ...sampleBusiness, ...change });

test('the specified area is every postcode that the tables have a town for', () => {
  const isServed = servedBy(sampleBusiness);
  expect(
    allOutcodes()
      .filter((row) => isServed(row) !== (row.town !== null))
      .map((row) => row.outcode),
  ).toEqual([]);
});

describe('by name', () => {
  test.each<[string[], string, boolean]>([
    [['Essex'], 'CM1 1AA', true],
    [['Essex'], 'GU1 1AA', false],
    [['Bristol'], 'BS1 5TR', true],
    [['bristol'], 'BA1 1AA', false],
    [['Leeds', 'York'], 'YO1 7HH', true],
    [['Greater London'], 'SW1A 1AA', true],
  ])('%j has %s: %s', (serviceArea, postcode, served) => {
    expect(isPostcodeServed(postcode, area({ serviceArea }))).toBe(served);
  });
  test('a place that the tables do not know serves nothing, which the set-up says', () => {
    expect(isKnownPlace('the Cotswolds')).toBe(false);
    expect(countServed(area({ serviceArea: ['the Cotswolds'] }))).toBe(0);
  });
});

describe('by postcodes and by minutes', () => {
  test.each<[string[], string, boolean]>([
    [['BS'], 'BS48 1AA', true],
    [['BS1'], 'BS1 5TR', true],
    // A district is not the beginning of another one.
    [['BS1'], 'BS16 1QY', false],
    [['B'], 'BS1 5TR', false],
  ])('%j has %s: %s', (postcodes, postcode, served) => {
    expect(isPostcodeServed(postcode, area({ postcodes }))).toBe(served);
  });
  test('the drive is reckoned from the firm’s own address, and either is enough', () => {
    const leeds = area({ address: ['1 The Headrow', 'Leeds', 'LS1 6PU'], travelMinutes: 45 });
    expect(isPostcodeServed('LS6 2AS', leeds)).toBe(true);
    expect(isPostcodeServed('BS1 5TR', leeds)).toBe(false);
    expect(isPostcodeServed('BS1 5TR', { ...leeds, postcodes: ['BS'] })).toBe(true);
  });
  test('an address that names no place makes no area', () => {
    expect(countServed(area({ address: ['Somewhere'], travelMinutes: 60 }))).toBe(0);
  });
});

test.each(['', 'ZZ99 9ZZ', 'nonsense', "RM1'; drop"])('of %j nothing is known', (postcode) => {
  expect(isPostcodeServed(postcode, sampleBusiness)).toBeNull();
});

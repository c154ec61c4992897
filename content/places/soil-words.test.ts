import { expect, test } from 'vitest';
import { distanceKm, nearestOutcode } from './nearest.ts';
import { allOutcodes, outcodeOf } from './place-of.ts';
import {
  categoryOfTexture,
  categoryOfZone,
  describeZone,
  drainageOf,
  fertilityOf,
  MADE_GROUND,
  phOfZone,
  phWord,
  TYPICAL_SOIL,
  ukTexture,
} from './soil-words.ts';
import { SOIL_ZONES } from './soil-zones.ts';

test.each([
  [5, 5, 'sand', 'sandy'],
  [8, 10, 'loamy sand', 'sandy'],
  [12, 25, 'sandy loam', 'sandy'],
  [10, 60, 'sandy silt loam', 'loam'],
  [10, 80, 'silt loam', 'loam'],
  [25, 20, 'sandy clay loam', 'loam'],
  [24, 40, 'clay loam', 'loam'],
  [28, 40, 'clay loam', 'clay'],
  [29, 60, 'silty clay loam', 'clay'],
  [20, 70, 'silty clay loam', 'loam'],
  [32, 10, 'sandy clay', 'clay'],
  [40, 50, 'silty clay', 'clay'],
  [45, 30, 'clay', 'clay'],
  [36, 10, 'sandy clay', 'clay'],
])('%i%% clay and %i%% silt is %s, for the form %s', (clay, silt, texture, category) => {
  expect(ukTexture(clay, silt)).toBe(texture);
  expect(categoryOfTexture(texture, clay)).toBe(category);
});

test.each([
  [4.9, 'strongly acid'],
  [5, 'acid'],
  [5.5, 'acid'],
  [5.55, 'slightly acid'],
  [6.4, 'slightly acid'],
  [6.45, 'neutral'],
  [7.3, 'neutral'],
  [7.4, 'alkaline'],
  [7.9, 'alkaline'],
  [8, 'strongly alkaline'],
])('pH %s is %s', (pH, word) => expect(phWord(pH)).toBe(word));

test('wet ground drains one step worse, and never better than poor is worst', () => {
  expect(drainageOf(20, 40, null).drainageClass).toBe('good');
  expect(drainageOf(20, 40, 'WC').drainageClass).toBe('impeded');
  expect(drainageOf(40, 10, 'GA').drainageClass).toBe('poor');
  expect(drainageOf(5, 75, null).words).toMatch(/dries out/);
});

test('fertility follows texture, pH and carbon within its three words', () => {
  expect([
    fertilityOf('clay', 6.5, 20),
    fertilityOf('loam', 8.2, 10),
    fertilityOf('sandy', 4.5, 5),
    fertilityOf('sandy', 6.5, 40),
    fertilityOf('clay', null, null),
  ]).toEqual(['High', 'Low', 'Low', 'Moderate', 'High']);
});

test('every zone has its words', () => {
  expect(SOIL_ZONES.length).toBe(18);
  for (const zone of SOIL_ZONES) {
    expect(phOfZone(zone), zone.code).toMatch(/^\d\.\d to \d\.\d, typically \d\.\d \(.+\)$/);
    expect(['clay', 'sandy', 'loam', 'unknown']).toContain(categoryOfZone(zone));
  }
  const byCode = Object.fromEntries(SOIL_ZONES.map((zone) => [zone.code, categoryOfZone(zone)]));
  expect(byCode).toMatchObject({ LC: 'clay', TG: 'sandy', CH: 'loam', HB: 'loam', XX: 'unknown' });
});

test("a zone is told as typical, with what else is found and with London's made ground", () => {
  expect(describeZone(outcodeOf('RM1')).note).toBe(
    `${TYPICAL_SOIL} In places: heavy clay (London Clay).`,
  );
  expect(describeZone(outcodeOf('N1')).note).toContain(MADE_GROUND);
  expect(describeZone(outcodeOf('EH1')).note).toMatch(/no soil record/);
  expect(describeZone(null).details.zone.code).toBe('XX');
});

test('the nearest outward code is the nearest of all, and none is taken from too far', () => {
  for (const [latitude, longitude] of [
    [51.583, 0.184],
    [51.2, 0.9],
    [51.745, 0.458],
    [51.31, -0.55],
  ] as const) {
    const bySearch = nearestOutcode(latitude, longitude, 50);
    const byHand = allOutcodes().toSorted(
      (a, b) =>
        distanceKm(latitude, longitude, a.latitudeDeg, a.longitudeDeg) -
        distanceKm(latitude, longitude, b.latitudeDeg, b.longitudeDeg),
    )[0]!;
    expect(distanceKm(latitude, longitude, bySearch!.latitudeDeg, bySearch!.longitudeDeg)).toBe(
      distanceKm(latitude, longitude, byHand.latitudeDeg, byHand.longitudeDeg),
    );
  }
  expect(nearestOutcode(51.5, 2.4, 6)).toBeNull();
  expect(nearestOutcode(55.95, -3.2, 6, (row) => row.soilZones.length > 0)).toBeNull();
});

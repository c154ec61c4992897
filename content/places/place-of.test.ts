import { expect, test } from 'vitest';
import { CLIMATE_NORMALS } from './climate-normals.ts';
import { allOutcodes, placeOf, soilOf } from './place-of.ts';
import { SOIL_ZONES } from './soil-zones.ts';

test.each([
  ['RM1 3DS', 'RM1', 'RM1 3DS'],
  ['rm13ds', 'RM1', 'RM1 3DS'],
  ['  rm1  3ds ', 'RM1', 'RM1 3DS'],
  ['RM1', 'RM1', null],
  ['rm12', 'RM12', null],
  ['RMI 3DS', 'RM1', 'RM1 3DS'],
  ['RM1O 1AA', 'RM10', 'RM10 1AA'],
  ['SS0 OAA', 'SS0', 'SS0 0AA'],
  ['SW1A1AA', 'SW1A', 'SW1A 1AA'],
  ['E17 4QH', 'E17', 'E17 4QH'],
  ['e1 7aa', 'E1', 'E1 7AA'],
  ['e17aa', 'E1', 'E1 7AA'],
  ['RM1-3DS', 'RM1', 'RM1 3DS'],
  ['gu21 6xr', 'GU21', 'GU21 6XR'],
  ['RM1 3', 'RM1', null],
  ['M1 1AE', 'M1', 'M1 1AE'],
  ['W1', 'W1A', null],
  ['ec1', 'EC1A', null],
  ['SW1', 'SW1A', null],
  ['WC2', 'WC2A', null],
  ['EC4 1', 'EC4A', null],
  ['SW1 Y', 'SW1Y', null],
  ['WC1', 'WC1A', null],
  ['E1', 'E1', null],
  ['N1', 'N1', null],
])('the postcode %s is read as %s', (typed, outcode, full) => {
  const { place, problem } = placeOf(typed);
  expect(problem).toBeUndefined();
  expect([place?.outcode, place?.postcode]).toEqual([outcode, full]);
});

test.each([
  'ZZ99 9ZZ',
  'hello',
  'RM99 9ZZ',
  '12345',
  'BT1 1AA',
  "'; drop table",
  'QQ1 1QQ',
  '🌳🌳',
  'RM1 3DS RM1 3DS',
  '<b>',
  'QQ1',
  'W1 1AA',
  'W99',
])('%s is not a place, and that is said', (typed) => {
  const { place, problem } = placeOf(typed);
  expect(place).toBeNull();
  expect(problem).toMatchObject({ severity: 'error', field: 'postcode' });
  expect(problem?.message.length).toBeGreaterThan(30);
});

test('no postcode gives the default place with an assumed soil', () => {
  for (const none of [null, undefined, '', '   '])
    expect(placeOf(none).place).toMatchObject({
      postcode: null,
      soil: { from: 'assumed' },
      climate: { zone: 'outer-london' },
    });
});

test('the table holds every code once, within Great Britain, and the four counties have a soil', () => {
  const rows = allOutcodes();
  expect(rows.length).toBe(2880);
  expect(new Set(rows.map((row) => row.outcode)).size).toBe(2880);
  for (const row of rows)
    expect(
      row.latitudeDeg > 49.8 &&
        row.latitudeDeg < 60.9 &&
        row.longitudeDeg > -8.7 &&
        row.longitudeDeg < 1.8,
      row.outcode,
    ).toBe(true);
  const zones = new Set(SOIL_ZONES.map((zone) => zone.code));
  const withSoil = rows.filter((row) => row.soilZones.length);
  expect(withSoil.length).toBe(494);
  for (const row of withSoil)
    for (const zone of row.soilZones) expect(zones.has(zone), row.outcode).toBe(true);
});

test.each([
  ['RM3 9DA', 'clay', 'outer-london', 'H4'],
  ['N1 2AA', 'sandy', 'inner-london', 'H3'],
  ['CT9 1AA', 'chalk', 'coast', 'H3'],
  ['CM1 1AA', 'clay', 'inland-essex', 'H4'],
  ['GU8 4AA', 'sandy', 'inland-south', 'H4'],
  ['EH1 1AA', 'loam', 'beyond-north', 'H4'],
  ['BS1 1AA', 'loam', 'beyond-south', 'H4'],
])('%s has %s soil in the %s zone', (postcode, texture, zone, hardiness) => {
  const { place } = placeOf(postcode);
  expect({
    texture: place?.soil.texture,
    zone: place?.climate.zone,
    hardiness: place?.climate.leastHardiness,
  }).toEqual({ texture, zone, hardiness });
});

test('soil is told as typical for the area, with how sure it is', () => {
  const details = soilOf(placeOf('RM3').outcode ?? null);
  expect(details.wording).toMatch(/^Typical for your area \(RM3\): heavy clay on London Clay/);
  expect(details.confidence).toBe('high');
  expect(details.zone.characteristics.length).toBeGreaterThan(3);
  expect(soilOf(null).zone.code).toBe('XX');
});

test('climate normals have twelve months each', () => {
  for (const station of Object.values(CLIMATE_NORMALS))
    for (const values of [
      station.meanMaxC,
      station.meanMinC,
      station.rainMm,
      station.sunHours,
      station.airFrostDays,
      station.anyAirFrost,
    ])
      expect(values.length).toBe(12);
});

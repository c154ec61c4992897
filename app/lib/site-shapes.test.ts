/** The browser's light reading of the location analysis against its contract: they take and refuse the same. */
import { expect, test } from 'vitest';
import { z } from 'zod';
import { AerialResult, PostcodeResult, SitePassport, SoilResult } from '#contracts/location.ts';
import { readText, type Shape, UNREADABLE } from './shape.ts';
import { aerialShape, passportShape, postcodeShape, soilShape } from './site-shapes.ts';

const provenance = { source: 's', confidence: 'low', note: 'n' };
const postcode = {
  postcode: 'RM1 3DS',
  district: 'Havering',
  latitude: 51.5,
  longitude: 0.18,
  ...provenance,
};
const soil = {
  soilType: 'Clay',
  drainage: 'Poor',
  pH: '6.8',
  fertility: 'High',
  characteristics: ['Holds water', 'Heavy'],
  category: 'clay',
  isPoorlyDrained: true,
  ...provenance,
};
const aerial = {
  imageUrl: '/m.svg',
  kind: 'map',
  alt: 'Map',
  fallbackUrl: '/m.svg',
  mapUrl: 'https://www.openstreetmap.org/',
  attribution: 'a',
  mayPrint: true,
  ...provenance,
};
const passport = {
  version: 1,
  savedAt: 'x',
  postcode,
  soil,
  aerial,
  gardenSize: 'small',
  areaM2: 42,
  sunExposure: 'shade',
};

/** The value, and the value with each part gone or turned into something else. */
function variantsOf(value: Record<string, unknown>): unknown[] {
  const odd = [
    undefined,
    null,
    '',
    'x',
    0,
    -1,
    1,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
    [],
    ['x', 3],
    {},
    { houseNumber: '1' },
  ];
  return [
    value,
    { ...value, houseNumber: '14a' },
    null,
    [],
    'x',
    7,
    ...Object.keys(value).flatMap((key) => odd.map((one) => ({ ...value, [key]: one }))),
  ];
}
const CASES: [string, z.ZodType, Shape<unknown>, Record<string, unknown>][] = [
  ['a postcode', PostcodeResult, postcodeShape, postcode],
  ['a soil', SoilResult, soilShape, soil],
  ['a view', AerialResult, aerialShape, aerial],
  ['a passport', SitePassport, passportShape, passport],
  [
    'an empty passport',
    SitePassport,
    passportShape,
    {
      ...passport,
      postcode: null,
      soil: null,
      aerial: null,
      gardenSize: null,
      areaM2: null,
      sunExposure: null,
    },
  ],
];
test.each(CASES)('%s is read as its contract reads it', (_name, contract, shape, value) => {
  expect(shape(value)).toEqual(value);
  for (const variant of variantsOf(value)) {
    const read = shape(variant);
    const byContract = contract.safeParse(variant);
    expect(read === UNREADABLE ? undefined : read, JSON.stringify(variant)).toEqual(
      byContract.data,
    );
  }
});

test('a text that is no JSON is nothing, like none at all', () => {
  expect([null, '', '{', 'null', '[]', '{}'].map((json) => readText(passportShape, json))).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});

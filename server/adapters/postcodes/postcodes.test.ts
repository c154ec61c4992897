/** postcodes.io on bodies as it sends them, and the embedded table wherever it fails. */
import { afterEach, expect, test } from 'vitest';
import { autoPostcodes } from '#server/adapters/postcodes/auto.ts';
import { embeddedPostcodes } from '#server/adapters/postcodes/embedded.ts';
import { postcodesIo } from '#server/adapters/postcodes/postcodes-io.ts';
import {
  type Answer,
  ILLNESSES,
  json,
  type OutsideServer,
  refusingUrl,
  startOutside,
} from '#tests/support/outside-server.ts';

const FULL = {
  status: 200,
  result: {
    postcode: 'BR8 7RE',
    quality: 1,
    eastings: 551626,
    northings: 170342,
    country: 'England',
    longitude: 0.178871,
    latitude: 51.411831,
    region: 'South East',
    lsoa: 'Sevenoaks 001A',
    incode: '7RE',
    outcode: 'BR8',
    admin_district: 'Sevenoaks',
    parish: 'Hextable',
    admin_county: 'Kent',
    date_of_introduction: '198001',
    national_park: null,
    codes: { admin_district: 'E07000111' },
  },
};
const OUTCODE = {
  status: 200,
  result: {
    outcode: 'BR8',
    longitude: 0.17398827115555,
    latitude: 51.41300203259024,
    northings: 170105,
    eastings: 551032,
    admin_district: ['Sevenoaks', 'Bromley'],
    parish: ['Eynsford'],
    admin_county: ['Kent'],
    admin_ward: ['Hextable'],
    country: ['England'],
  },
};
const RETIRED = {
  status: 404,
  error: 'Postcode not found',
  terminated: {
    postcode: 'AB1 0AA',
    year_terminated: 1996,
    month_terminated: 6,
    longitude: -2.242851,
    latitude: 57.101474,
  },
};
const query = { outcode: 'BR8', postcode: 'BR8 7RE' };

let outside: OutsideServer | null = null;
afterEach(async () => {
  await outside?.close();
  outside = null;
});
async function autoOn(
  answer: Answer,
  limits: { limitMs?: number; unprovenMs?: number } = { unprovenMs: 3_000 },
) {
  outside = await startOutside(answer);
  return autoPostcodes(postcodesIo({ baseUrl: outside.url, ...limits }));
}

test("a full postcode has the register's position", async () => {
  const found = await (await autoOn(json(FULL))).find(query);
  expect(found).toEqual({
    kind: 'found',
    postcode: 'BR8 7RE',
    district: 'Sevenoaks',
    latitudeDeg: 51.411831,
    longitudeDeg: 0.178871,
    exactness: 'postcode',
    source: expect.stringContaining('postcodes.io'),
  });
  expect(outside!.heard[0]).toMatch(/^GET \/postcodes\/BR8%207RE\n/);
});

test('an outward code is looked up as one', async () => {
  const found = await (await autoOn(json(OUTCODE))).find({ outcode: 'BR8', postcode: null });
  expect(found).toMatchObject({
    kind: 'found',
    postcode: 'BR8',
    exactness: 'outcode',
    latitudeDeg: 51.41300203259024,
  });
  expect(outside!.heard[0]).toMatch(/^GET \/outcodes\/BR8\n/);
});

test('a retired postcode has its former position', async () => {
  expect(
    await (await autoOn(json(RETIRED, 404))).find({ outcode: 'AB10', postcode: 'AB10 1AA' }),
  ).toMatchObject({
    postcode: 'AB1 0AA',
    exactness: 'retired',
    district: 'Aberdeen City',
    latitudeDeg: 57.101474,
  });
});

test("an unknown postcode gets its outward code's position and a notice", async () => {
  const auto = await autoOn(json({ status: 404, error: 'Postcode not found' }, 404));
  expect(await auto.find(query)).toMatchObject({
    kind: 'found',
    postcode: 'BR8 7RE',
    exactness: 'unlisted',
    district: 'Sevenoaks',
  });
  expect(await auto.find({ outcode: 'ZZ99', postcode: 'ZZ99 9ZZ' })).toEqual({ kind: 'unknown' });
});

test('a postcode outside Great Britain is recognised', async () => {
  expect(
    await (
      await autoOn(json({ status: 200, result: { ...FULL.result, country: 'Northern Ireland' } }))
    ).find(query),
  ).toEqual({ kind: 'elsewhere', country: 'Northern Ireland' });
});

test('a postcode without a position, as PO boxes have, falls back to its district', async () => {
  expect(
    await (
      await autoOn(
        json({ status: 200, result: { ...FULL.result, latitude: null, longitude: null } }),
      )
    ).find(query),
  ).toMatchObject({ exactness: 'outcode', source: expect.stringMatching(/^Our table/) });
});

test("the register's centre and the table's are within 2.5 km of each other", async () => {
  const embedded = await embeddedPostcodes.find({ outcode: 'BR8', postcode: null });
  if (embedded.kind !== 'found') throw new Error('not in the table');
  expect(
    Math.hypot(
      (embedded.latitudeDeg - OUTCODE.result.latitude) * 111.2,
      (embedded.longitudeDeg - OUTCODE.result.longitude) * 69.3,
    ),
  ).toBeLessThan(2.5);
});

test.each(Object.keys(ILLNESSES))(
  'where the service %s the embedded table answers',
  async (illness) => {
    const auto = await autoOn(
      ILLNESSES[illness]!,
      illness.startsWith('hangs') ? { limitMs: 200, unprovenMs: 10 } : { unprovenMs: 3_000 },
    );
    expect(await auto.find(query)).toMatchObject({
      kind: 'found',
      postcode: 'BR8 7RE',
      exactness: 'outcode',
      district: 'Sevenoaks',
    });
  },
);

test('if the service is unreachable the embedded table answers', async () => {
  expect(
    await autoPostcodes(postcodesIo({ baseUrl: await refusingUrl() })).find(query),
  ).toMatchObject({ exactness: 'outcode' });
});

test('the table answers while the service hangs, and soon the service is no longer called', async () => {
  const auto = await autoOn(ILLNESSES.hangs!, { limitMs: 30, unprovenMs: 60 });
  for (const unit of ['7RA', '7RB', '7RD', '7RE', '7RF'])
    expect(await auto.find({ outcode: 'BR8', postcode: `BR8 ${unit}` })).toMatchObject({
      exactness: 'outcode',
    });
  expect(outside!.heard.length).toBe(3);
});

test('concurrent look-ups of one postcode make one call', async () => {
  const auto = await autoOn(json(FULL));
  await Promise.all([auto.find(query), auto.find(query)]);
  await auto.find(query);
  expect(outside!.heard.length).toBe(1);
});

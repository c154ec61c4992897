/** The site check's calls over real HTTP, and what goes out of the house with them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AerialResult, PostcodeResult, SoilResult } from '#contracts/location.ts';
import { stadiaAerial, mapboxDirectAerial } from '#server/adapters/aerial/providers.ts';
import { autoPostcodes } from '#server/adapters/postcodes/auto.ts';
import { postcodesIo } from '#server/adapters/postcodes/postcodes-io.ts';
import { autoSoils } from '#server/adapters/soils/auto.ts';
import { bgsSurvey } from '#server/adapters/soils/bgs.ts';
import { soilGrids } from '#server/adapters/soils/soil-grids.ts';
import { json, startOutside } from '#tests/support/outside-server.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(async () => server.close());

const post = (url: string, payload: object, one = server) =>
  one.app.inject({ method: 'POST', url, payload });
const lookUp = (payload: object, one = server) =>
  post('/api/location/postcode-lookup', payload, one);

test('a postcode as people type it is found, with how exact that is', async () => {
  const answer = await lookUp({ postcode: ' rm13ds ', houseNumber: '14a' });
  expect(answer.statusCode).toBe(200);
  expect(PostcodeResult.parse(answer.json())).toMatchObject({
    postcode: 'RM1 3DS',
    district: 'Havering',
    latitude: 51.583,
    confidence: 'medium',
    note: expect.stringContaining('middle of RM1'),
  });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect((await lookUp({ postcode: 'RM1' })).json()).toMatchObject({ postcode: 'RM1' });
});

test.each([
  [{ postcode: '' }, 'Please enter your postcode to analyze your garden location'],
  [{}, ''],
  [
    { postcode: 'ZZ99 9ZZ' },
    'We could not find the postcode “ZZ99 9ZZ”. Please check it, for example RM1 3DS or just RM1.',
  ],
  [
    { postcode: 'hello' },
    'We could not find the postcode “HELLO”. Please check it, for example RM1 3DS or just RM1.',
  ],
  [{ postcode: 'RM1 3DS RM1 3DS' }, 'Please check the postcode'],
])('%j is refused in plain words beside its field', async (payload, message) => {
  const answer = await lookUp(payload);
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({
    errors: [{ field: 'postcode' }],
    ...(message ? { message } : {}),
  });
});

test.each([
  ['BT1 1AA', 'Northern Ireland'],
  ['JE2 3AB', 'the Channel Islands'],
  ['IM1 1AA', 'the Isle of Man'],
])('%s is in %s, and that is said', async (postcode, country) => {
  const answer = await lookUp({ postcode });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain(`is in ${country}`);
});

test('outside the four counties the answer says that it is general', async () => {
  const { latitude, longitude, note } = (
    await lookUp({ postcode: 'EH1 1AA' })
  ).json() as PostcodeResult;
  expect(note).toContain('outside the area our soil tables cover');
  const soil = (
    await post('/api/location/soil-analysis', { latitude, longitude })
  ).json() as SoilResult;
  expect(soil).toMatchObject({ category: 'unknown', confidence: 'low' });
});

test('soil comes with its source and how sure it is', async () => {
  const answer = await post('/api/location/soil-analysis', { latitude: 51.602, longitude: 0.225 });
  expect(SoilResult.parse(answer.json())).toMatchObject({
    soilType: 'Heavy clay',
    category: 'clay',
    isPoorlyDrained: true,
    confidence: 'medium',
  });
});

test.each([
  [{ latitude: 91, longitude: 0 }, 400],
  [{ latitude: 'x', longitude: 0 }, 400],
  [{ latitude: 48.85, longitude: 2.35 }, 422],
  [{ latitude: 53.3, longitude: -8.9 }, 422],
])('%j is no place of ours', async (payload, status) => {
  expect((await post('/api/location/soil-analysis', payload)).statusCode).toBe(status);
  expect((await post('/api/location/aerial-imagery', payload)).statusCode).toBe(status);
});

test('the picture is our own map, called a map, and it is there', async () => {
  const aerial = AerialResult.parse(
    (
      await post('/api/location/aerial-imagery', {
        latitude: 51.583,
        longitude: 0.183,
        postcode: 'RM1 3DS',
      })
    ).json(),
  );
  expect(aerial).toMatchObject({
    kind: 'map',
    alt: 'Map showing RM1 3DS in Havering',
    mayPrint: true,
    mapUrl: 'https://www.openstreetmap.org/?mlat=51.583&mlon=0.183#map=17/51.583/0.183',
  });
  expect(aerial.attribution).toContain('Natural Earth');
  const map = await server.app.inject(aerial.imageUrl);
  expect(map.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=2592000',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(map.body).toMatch(/^<svg xmlns/);
});

test.each([
  '/api/location/aerial/map/51.5,0.1.svg',
  '/api/location/aerial/map/51.583,0.183.png',
  '/api/location/aerial/map/x.svg',
  '/api/location/aerial/picture/51.58300,0.18300,19.jpg?mark=x',
])('%s is not there', async (url) => {
  expect((await server.app.inject(url)).statusCode).toBe(404);
});
test("a place in the map's address is an outward code or nothing", async () => {
  const map = await server.app.inject(
    '/api/location/aerial/map/51.583,0.183.svg?place=%3Cscript%3E',
  );
  expect(map.statusCode).toBe(200);
  expect(map.body).not.toMatch(/script/i);
});

test('a house number goes nowhere: not out, not into the answer, not onto the disk', async () => {
  const outside = await startOutside(json({ status: 500, error: 'down' }, 500));
  const limits = { baseUrl: outside.url, unprovenMs: 3_000 };
  const one = await startTestServer({
    parts: {
      postcodes: autoPostcodes(postcodesIo(limits)),
      soils: autoSoils({ survey: bgsSurvey(limits), model: soilGrids(limits) }),
      aerial: stadiaAerial({ key: 'key-of-the-firm', baseUrl: outside.url }),
    },
  });
  const HOUSE = 'HN73-Rosebank';
  const place = await lookUp({ postcode: 'RM1 3DS', houseNumber: HOUSE }, one);
  const { latitude, longitude } = place.json() as PostcodeResult;
  const soil = await post('/api/location/soil-analysis', { latitude, longitude }, one);
  const aerial = await post(
    '/api/location/aerial-imagery',
    { latitude, longitude, postcode: 'RM1 3DS' },
    one,
  );
  await one.app.inject((aerial.json() as AerialResult).imageUrl);
  expect(outside.heard.length).toBe(4);
  const { dataDir } = one.container.config;
  const kept = readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));
  expect(kept.length).toBeGreaterThan(0);
  for (const text of [...outside.heard, place.body, soil.body, aerial.body, ...kept])
    expect(text).not.toMatch(/HN73|Rosebank/i);
  await Promise.all([one.close(), outside.close()]);
});

test("a provider's picture passes through our server with our key, and only for addresses we made", async () => {
  const outside = await startOutside(
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/jpeg' })
        .end(Buffer.from([0xff, 0xd8, 0xff, 0xe0])),
  );
  const one = await startTestServer({
    parts: { aerial: stadiaAerial({ key: 'key-of-the-firm', baseUrl: outside.url }) },
  });
  const answer = await post(
    '/api/location/aerial-imagery',
    { latitude: 51.583, longitude: 0.183, postcode: 'RM1 3DS' },
    one,
  );
  const aerial = answer.json() as AerialResult;
  expect(answer.body).not.toContain('key-of-the-firm');
  expect(aerial).toMatchObject({
    kind: 'aerial',
    confidence: 'high',
    fallbackUrl: expect.stringContaining('/map/'),
  });
  const picture = await one.app.inject(aerial.imageUrl);
  expect([
    picture.statusCode,
    picture.headers['content-type'],
    picture.headers['cache-control'],
  ]).toEqual([200, 'image/jpeg', 'private, max-age=86400']);
  expect((await one.app.inject(aerial.imageUrl.replace('51.58300', '51.58301'))).statusCode).toBe(
    404,
  );
  expect(outside.heard.length).toBe(1);
  expect(
    (
      await post(
        '/api/location/aerial-imagery',
        { latitude: 51.583, longitude: 0.183, postcode: 'RM1' },
        one,
      )
    ).json(),
  ).toMatchObject({ note: expect.stringMatching(/^An area view/), confidence: 'low' });
  await outside.close();
  const gone = await one.app.inject(aerial.imageUrl);
  expect([gone.statusCode, gone.json().message]).toEqual([
    503,
    'The picture from above cannot be had at the moment.',
  ]);
  await one.close();
});

const policy = async (of: TestServer) =>
  String((await of.app.inject('/api/health-check')).headers['content-security-policy']);

test('pictures of another origin are allowed where the configured service demands it, and nowhere else', async () => {
  const one = await startTestServer({
    parts: { aerial: mapboxDirectAerial({ key: 'pk.public' }) },
  });
  expect(await policy(one)).toContain("img-src 'self' data: blob: https://api.mapbox.com;");
  expect(await policy(server)).toContain("img-src 'self' data: blob:;");
  await one.close();
});

test('more checks in a minute than anyone makes are refused', async () => {
  const one = await startTestServer({
    rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, lookupsPerMinute: 2 },
  });
  const statuses = [];
  for (let n = 0; n < 3; n += 1) statuses.push((await lookUp({ postcode: 'RM1' }, one)).statusCode);
  expect(statuses).toEqual([200, 200, 429]);
  await one.close();
});

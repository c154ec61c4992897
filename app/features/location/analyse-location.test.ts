/** The site check against real HTTP: the answers of the server, and everything it can fail with. */
import { afterEach, expect, test, vi } from 'vitest';
import {
  type Answer,
  ILLNESSES,
  json,
  refusingUrl,
  startOutside,
} from '#tests/support/outside-server.ts';
import { analyseLocation, LocationError } from './analyse-location.ts';

const provenance = { source: 's', confidence: 'medium', note: 'n' };
const PLACE = {
  postcode: 'RM1 3DS',
  district: 'Havering',
  latitude: 51.583,
  longitude: 0.183,
  ...provenance,
};
const SOIL = {
  soilType: 'Heavy clay',
  drainage: 'Poor',
  pH: '6.8',
  fertility: 'High',
  characteristics: ['Holds water'],
  category: 'clay',
  isPoorlyDrained: true,
  ...provenance,
};
const AERIAL = {
  imageUrl: '/m.svg',
  kind: 'map',
  alt: 'Map',
  fallbackUrl: '/m.svg',
  mapUrl: 'https://www.openstreetmap.org/',
  attribution: 'a',
  mayPrint: true,
  ...provenance,
};
const well: Answer = (request, response) =>
  json(
    request.url!.endsWith('postcode-lookup')
      ? PLACE
      : request.url!.endsWith('soil-analysis')
        ? SOIL
        : AERIAL,
  )(request, response);

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const close of closers.splice(0)) await close();
});
/** The page's own addresses lead to the given server. */
async function serve(answer: Answer) {
  const server = await startOutside(answer);
  closers.push(server.close);
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${server.url}${path}`, init));
  return server;
}
const failureOf = () =>
  analyseLocation({ postcode: 'rm1 3ds' }).then(
    () => null,
    (error: unknown) => error as LocationError,
  );

test('place first, then soil and picture of that place', async () => {
  const server = await serve(well);
  expect(await analyseLocation({ postcode: ' rm1 3ds ', houseNumber: '14a' })).toEqual({
    postcode: PLACE,
    soil: SOIL,
    aerial: AERIAL,
  });
  expect(server.heard.map((one) => one.split('\n')[0])).toEqual([
    'POST /api/location/postcode-lookup',
    expect.stringMatching(/soil|aerial/),
    expect.stringMatching(/soil|aerial/),
  ]);
});

test("a refused postcode is a matter of its field, in the server's words", async () => {
  await serve(
    (_request, response) =>
      void response
        .writeHead(400, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ message: 'We could not find the postcode “ZZ”.' })),
  );
  expect(await failureOf()).toMatchObject({
    plain: 'We could not find the postcode “ZZ”.',
    isField: true,
  });
});
test('a rate limit is reported, but not at the field', async () => {
  await serve(
    (_request, response) =>
      void response
        .writeHead(429, { 'content-type': 'application/problem+json' })
        .end(JSON.stringify({ message: 'Please wait a minute.' })),
  );
  expect(await failureOf()).toMatchObject({ plain: 'Please wait a minute.', isField: false });
});
test.each([
  'answers 500',
  'answers with HTML',
  'answers with broken JSON',
  'answers with other JSON',
  'drops the line',
])('a server that %s is told plainly, and nothing is lost', async (illness) => {
  await serve(ILLNESSES[illness]!);
  const error = await failureOf();
  expect(error).toBeInstanceOf(LocationError);
  expect(error).toMatchObject({
    isField: false,
    plain: expect.stringMatching(/still here|is kept/),
  });
});
test('being offline is reported', async () => {
  const url = await refusingUrl();
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => real(`${url}${path}`, init));
  expect((await failureOf())?.plain).toMatch(/^We could not reach our server/);
});

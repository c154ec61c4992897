import { expect, test } from 'vitest';
import { chooseAerial } from '#server/adapters/aerial/choose.ts';
import {
  amazonLocationAerial,
  esriStaticAerial,
  mapboxDirectAerial,
  stadiaAerial,
} from '#server/adapters/aerial/providers.ts';
import type { Aerial } from '#server/ports/aerial.ts';
import { ILLNESSES, startOutside, text } from '#tests/support/outside-server.ts';

const point = { latitudeDeg: 51.58312, longitudeDeg: 0.18345, zoom: 19 };
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);
const KEY = 'key-of-the-firm';
const proxyOf = ({ delivery }: Aerial) => {
  if (delivery.by !== 'proxy') throw new Error('not a proxy');
  return delivery;
};

test.each([
  [
    'stadia',
    stadiaAerial,
    '/static_cacheable/alidade_satellite.jpg?center=51.58312%2C0.18345&zoom=19&size=800x600&api_key=key-of-the-firm',
  ],
  [
    'esri-static',
    esriStaticAerial,
    '/arcgis/rest/services/static-maps-service/beta/generate-map/arcgis/imagery/centered-at?lon=0.18345&lat=51.58312&zoomLevel=19&mapImageWidth=800&mapImageHeight=600&attribution=auto&token=key-of-the-firm',
  ],
  [
    'amazon-location',
    amazonLocationAerial,
    '/v2/static/map?style=Satellite&width=800&height=600&zoom=19&center=0.18345%2C51.58312&key=key-of-the-firm',
  ],
] as const)(
  '%s is asked as its documentation has it, once for two who ask at once',
  async (_name, make, address) => {
    const outside = await startOutside(
      (_request, response) =>
        void response.writeHead(200, { 'content-type': 'image/jpeg' }).end(JPEG),
    );
    const delivery = proxyOf(make({ key: KEY, baseUrl: outside.url }));
    const [picture] = await Promise.all([delivery.fetch(point), delivery.fetch(point)]);
    expect([picture!.contentType, Buffer.from(picture!.bytes).equals(JPEG)]).toEqual([
      'image/jpeg',
      true,
    ]);
    expect(outside.heard.map((one) => one.split('\n')[0])).toEqual([`GET ${address}`]);
    await outside.close();
  },
);

test("Amazon's region precedes its key", async () => {
  expect(() => proxyOf(amazonLocationAerial({ key: 'eu-west-1:v1.public.abc' }))).not.toThrow();
  const outside = await startOutside(
    (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png' })
        .end(Buffer.from('\x89PNG\r\n\x1a\n0000', 'latin1')),
  );
  expect(
    (
      await proxyOf(
        amazonLocationAerial({ key: 'eu-west-1:v1.public.abc', baseUrl: outside.url }),
      ).fetch(point)
    ).contentType,
  ).toBe('image/png');
  expect(outside.heard[0]).toContain('key=v1.public.abc');
  await outside.close();
});

test("Mapbox's pictures are fetched by the browser and not printed", () => {
  const { delivery, mayPrint } = mapboxDirectAerial({ key: 'pk.public' });
  if (delivery.by !== 'link') throw new Error('not a link');
  expect([mayPrint, delivery.origin]).toEqual([false, 'https://api.mapbox.com']);
  expect(delivery.url(point)).toBe(
    'https://api.mapbox.com/styles/v1/mapbox/satellite-v9/static/pin-s+2e7d32(0.18345,51.58312)/0.18345,51.58312,19,0,0/800x600@2x?attribution=true&logo=true&access_token=pk.public',
  );
});

const mark = (key: string, zoom = 19) => proxyOf(stadiaAerial({ key })).mark({ ...point, zoom });

test('a mark is of one place and one key, and shows nothing of the key', () => {
  expect(mark(KEY)).toBe(mark(KEY));
  expect(new Set([mark(KEY), mark(KEY, 18), mark('another-key')]).size).toBe(3);
  expect(mark(KEY)).toMatch(/^[\w-]{22}$/);
});

test.each(['answers 500', 'answers with HTML', 'sends us elsewhere', 'drops the line'])(
  'a service that %s gives no picture',
  async (illness) => {
    const outside = await startOutside(ILLNESSES[illness]!);
    await expect(
      proxyOf(stadiaAerial({ key: KEY, baseUrl: outside.url })).fetch(point),
    ).rejects.toThrow(/^(?!.*key-of).+$/);
    await outside.close();
  },
);
test('words called a picture are none', async () => {
  const outside = await startOutside(text('<svg onload="x()"/>', 'image/jpeg'));
  await expect(
    proxyOf(stadiaAerial({ key: KEY, baseUrl: outside.url })).fetch(point),
  ).rejects.toMatchObject({ kind: 'bad-output' });
  await outside.close();
});

test('the configuration chooses', () => {
  expect(chooseAerial({ provider: 'locator' })).toMatchObject({
    kind: 'map',
    mayPrint: true,
    delivery: { by: 'map' },
  });
  expect(chooseAerial({ provider: 'esri-static', key: KEY }).attribution).toMatch(
    /^Powered by Esri/,
  );
});

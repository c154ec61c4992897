import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '#contracts/routes.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { sampleTestimonials } from '#content/testimonials/sample-testimonials.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';

const LISTS = [
  API.plants,
  API.services,
  API.portfolio,
  API.testimonials,
  API.designLibrary,
  API.heroImages,
];

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let queries = 0;
  beforeAll(async () => {
    const content = makeParts({ db: null as never }, '/nowhere').content;
    server = await startTestServer({
      kind,
      parts: {
        content: { ...content, services: sampleServices, testimonials: sampleTestimonials },
      },
    });
    const { db } = server.container;
    const select = db.read.selectFrom.bind(db.read);
    db.read.selectFrom = ((table: never) => {
      if (table !== 'settings') queries += 1;
      return select(table);
    }) as typeof db.read.selectFrom;
  });
  afterAll(() => server.close());

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers });
  const rename = (title: string) =>
    server.container.db.write((tx) => tx.updateTable('services').set({ title }).execute());

  test.each(LISTS)('%s is the same from memory as from its route, in every coding', async (url) => {
    const asked = await get(`${url}?`);
    await get(url);
    const [plain, br, gzip] = [
      await get(url),
      await get(url, { 'accept-encoding': 'gzip, br' }),
      await get(url, { 'accept-encoding': 'gzip' }),
    ];
    expect(plain.body).toBe(asked.body);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(asked.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(asked.body);
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers).toMatchObject({
        'content-type': asked.headers['content-type'],
        'cache-control': 'no-cache',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
      });
    }
    expect(new Set([plain, br, gzip].map((answer) => answer.headers.etag)).size).toBe(3);
  });

  test('repeated requests query the database once', async () => {
    await get(API.services);
    queries = 0;
    for (let i = 0; i < 20; i++) expect((await get(API.services)).statusCode).toBe(200);
    expect(queries).toBe(0);
  });

  test('a browser with the current list gets 304, until the list changes', async () => {
    await rename('Planting');
    const first = await get(API.services, { 'accept-encoding': 'br' });
    const headers = { 'accept-encoding': 'br', 'if-none-match': String(first.headers.etag) };
    const known = await get(API.services, headers);
    expect([known.statusCode, known.body, known.headers.etag]).toEqual([
      304,
      '',
      first.headers.etag,
    ]);
    expect(
      (await get(API.services, { ...headers, 'if-none-match': `W/${String(first.headers.etag)}` }))
        .statusCode,
    ).toBe(304);
    await rename('Planting in autumn');
    const changed = await get(API.services, headers);
    expect(changed.statusCode).toBe(200);
    expect(brotliDecompressSync(changed.rawPayload).toString()).toContain('Planting in autumn');
  });

  test('a change is visible in the next answer', async () => {
    for (const title of ['One', 'Two', 'Three']) {
      await rename(title);
      expect((await get(API.services)).json()[0].title).toBe(title);
    }
  });

  test('a request with a query is answered by its route', async () => {
    expect((await get(`${API.services}?active=false`)).headers.etag).toBeUndefined();
    expect((await get(`${API.services}?active=perhaps`)).statusCode).toBe(400);
  });
});

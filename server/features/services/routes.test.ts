/** GET /api/services: who is shown which services, and what may keep the answer. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { API } from '#contracts/routes.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { logIn, OWN_ORIGIN } from '#tests/support/owner.ts';
import { makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';

const HIDDEN = 'A secret of next spring';
const FORGED = `plotwright-owner=${'A'.repeat(43)}`;
const EVERY_WAY = [
  API.services,
  `${API.services}?`,
  `${API.services}?active=false`,
  `${API.services}?active=true`,
];

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T09:00:00Z');
  let expired = '';
  let live = '';
  beforeAll(async () => {
    const content = {
      ...makeParts({ db: null as never }, '/nowhere').content,
      services: [
        ...sampleServices,
        { ...sampleServices[0]!, id: 'hidden', title: HIDDEN, active: false },
      ],
    };
    server = await startTestServer({ kind, parts: { content, clock: { now: () => now } } });
    expired = (await logIn(server)).cookie;
    now = new Date('2026-11-22T11:00:00Z');
    live = (await logIn(server)).cookie;
  });
  afterAll(() => server.close());
  const get = (url: string, cookie?: string) =>
    server.app.inject({ url, headers: cookie === undefined ? {} : { cookie } });
  const titles = (answer: { json: <T>() => T }) =>
    answer.json<{ title: string }[]>().map((one) => one.title);

  test('only the owner is shown an inactive service, before and after the owner has asked', async () => {
    const strangers: [string, string | undefined][] = [
      ['a stranger', undefined],
      ['a forged session', FORGED],
      ['one that has ended', expired],
      ['an empty cookie', 'plotwright-owner='],
      ['the flag alone', 'plotwright-admin=true'],
    ];
    for (let round = 0; round < 2; round++) {
      for (const url of EVERY_WAY) {
        for (const [who, cookie] of strangers) {
          const answer = await get(url, cookie);
          expect([answer.statusCode, answer.headers['cache-control']], `${who}: ${url}`).toEqual([
            200,
            'no-cache',
          ]);
          expect(titles(answer), `${who}: ${url}`).toHaveLength(
            sampleServices.filter((one) => one.active).length,
          );
          expect(answer.body).not.toContain(HIDDEN);
        }
      }
      expect(titles(await get(API.services, live))).toContain(HIDDEN);
    }
  });

  test('the owner is shown all of them as the back office has them, and nothing keeps that answer', async () => {
    await get(API.services);
    for (const url of EVERY_WAY.filter((one) => !one.endsWith('active=true'))) {
      const answer = await get(url, live);
      expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store' });
      expect(String(answer.headers.vary).toLowerCase()).toContain('cookie');
      expect(answer.headers.etag).toBeUndefined();
      expect(answer.json()).toEqual((await get('/api/admin/services', live)).json());
    }
    const known = await server.app.inject({
      url: API.services,
      headers: { cookie: live, 'if-none-match': String((await get(API.services)).headers.etag) },
    });
    expect([known.statusCode, titles(known).includes(HIDDEN)]).toEqual([200, true]);
  });

  test('who asks for the active ones is given those, the owner too', async () => {
    const answer = await get(`${API.services}?active=true`, live);
    expect([answer.headers['cache-control'], answer.body.includes(HIDDEN)]).toEqual([
      'no-cache',
      false,
    ]);
    expect((await get(`${API.services}?active=perhaps`, live)).statusCode).toBe(400);
  });

  test('once signed out, the same cookie is a stranger’s', async () => {
    const { cookie } = await logIn(server);
    expect((await get(API.services, cookie)).body).toContain(HIDDEN);
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: ADMIN_API.logout,
          headers: { cookie, origin: OWN_ORIGIN },
        })
      ).statusCode,
    ).toBe(200);
    expect((await get(API.services, cookie)).body).not.toContain(HIDDEN);
  });
});

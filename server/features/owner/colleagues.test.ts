/** Somebody beside the owner: signing in, what is open to them, under whose name a change is kept, and the end of it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { ChangePage } from '#contracts/admin-changes.ts';
import {
  type ColleaguePassword,
  type ColleagueRow,
  COLLEAGUES_URL,
} from '#contracts/colleagues.ts';
import type { OwnerAccess } from '#contracts/owner.ts';
import { mayCall, mayOpen, OPEN_CALLS, opens, type Role, ROLES } from '#contracts/rights.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Ask = Awaited<ReturnType<typeof asOwner>>;

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let owner: Ask;
  let made = 0;

  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: { requestsPerMinute: 100_000, designsPerMinute: 100, signInsPerMinute: 1000 },
      parts: {
        passwords: {
          hash: async (password) => `hash:${password}`,
          verify: async (hash, password) => hash === `hash:${password}`,
          make: () => `made-${(made += 1)}`,
        },
      },
    });
    owner = await asOwner(server);
  });
  afterAll(() => server.close());

  const add = async (
    email: string,
    role: Role = 'office',
    name = 'Somebody',
  ): Promise<ColleaguePassword> => {
    const answer = await owner({
      method: 'POST',
      url: COLLEAGUES_URL,
      payload: { name, email, role },
    });
    expect(answer.statusCode).toBe(201);
    return answer.json();
  };
  const enter = (payload: { email?: string; password: string }) =>
    server.app.inject({
      method: 'POST',
      url: ADMIN_API.login,
      headers: { origin: OWN_ORIGIN },
      payload,
    });
  const asColleague = async (email: string, password: string): Promise<Ask> => {
    const answer = await enter({ email, password });
    expect(answer.statusCode).toBe(200);
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    return (request) =>
      server.app.inject({
        ...request,
        headers: { cookie, origin: OWN_ORIGIN, ...request.headers },
      });
  };

  test('they sign in with address and password together, and the owner with the password alone', async () => {
    const { password } = await add('first@firm.example');
    expect((await enter({ email: ' First@Firm.example ', password })).statusCode).toBe(200);
    expect((await enter({ password: OWNER_PASSWORD })).statusCode).toBe(200);
    expect((await enter({ email: '', password: OWNER_PASSWORD })).statusCode).toBe(200);
    for (const payload of [
      { password },
      { email: 'first@firm.example', password: OWNER_PASSWORD },
      { email: 'nobody@firm.example', password: OWNER_PASSWORD },
      { email: 'nobody@firm.example', password },
    ])
      expect((await enter(payload)).statusCode).toBe(401);
  });

  test('one address is one person, and wrong input is refused in plain words', async () => {
    await add('twice@firm.example', 'office', 'The first');
    const again = await owner({
      method: 'POST',
      url: COLLEAGUES_URL,
      payload: { name: 'The second', email: 'TWICE@firm.example', role: 'office' },
    });
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({
      errors: [{ field: 'email', message: 'The first signs in with this address already.' }],
    });
    const wrong = await owner({
      method: 'POST',
      url: COLLEAGUES_URL,
      payload: { name: '', email: 'no address', role: 'owner' },
    });
    expect(wrong.statusCode).toBe(400);
    expect(
      wrong
        .json()
        .errors.map((one: { field: string }) => one.field)
        .toSorted(),
    ).toEqual(['email', 'name', 'role']);
  });

  test.each(ROLES)(
    '%s: every call that is not open to this role is refused at the door, and every line opens one',
    async (role) => {
      const { password } = await add(`${role}@firm.example`, role, 'Jo');
      const ask = await asColleague(`${role}@firm.example`, password);
      const { routeTable } = await server.http();
      const routes = routeTable.filter(
        ({ url, method }) =>
          url.startsWith('/api/admin') && url !== ADMIN_API.login && method !== 'HEAD',
      );
      const wrong: string[] = [];
      let refused = 0;
      for (const { method, url } of routes) {
        if (url === ADMIN_API.logout || url === ADMIN_API.password) continue;
        const { statusCode } = await ask({
          method: method as 'GET',
          url: url.replace(/:[A-Za-z]+(?:\([^)]*\))?/g, 'x1').replace('*', 'x1'),
        });
        const isOpen = mayCall(role, method, url);
        if (!isOpen) refused += 1;
        if (isOpen === (statusCode === 403)) wrong.push(`${method} ${url} -> ${statusCode}`);
      }
      expect(wrong).toEqual([]);
      expect(
        OPEN_CALLS[role].filter(
          (line) => !routes.some(({ method, url }) => opens(line, method as string, url)),
        ),
      ).toEqual([]);
      expect(refused).toBeGreaterThan(50);
    },
  );

  test('settings, prices, sessions, backups, erasing and rights are the owner’s alone', () => {
    const owners: [string, string][] = [
      ['GET', '/api/admin/settings'],
      ['PUT', '/api/admin/settings/prices'],
      ['PUT', '/api/admin/rates'],
      ['PUT', '/api/admin/services/:id'],
      ['PUT', '/api/admin/appointment-settings'],
      ['POST', '/api/admin/appointment-feed'],
      ['GET', ADMIN_API.sessions],
      ['GET', '/api/admin/backups/:name'],
      ['POST', ADMIN_API.peopleErase],
      ['POST', ADMIN_API.peopleExport],
      ['DELETE', '/api/admin/bin/:kind/:id'],
      ['POST', COLLEAGUES_URL],
      ['POST', `${COLLEAGUES_URL}/:id/password`],
      ['POST', '/api/admin/mail/test'],
      ['POST', '/api/admin/something-new'],
    ];
    for (const role of ROLES)
      for (const [method, url] of owners)
        expect([role, url, mayCall(role, method, url)]).toEqual([role, url, false]);
    expect(mayCall('office', 'POST', '/api/admin/quotes/:id/send')).toBe(true);
    expect(mayCall('office', 'PUT', '/api/admin/portfolio/:id')).toBe(false);
    expect(mayCall('designer', 'PUT', '/api/admin/portfolio/:id')).toBe(true);
    expect(mayOpen('office', '/admin/Quotes/qte_1/')).toBe(true);
    expect(mayOpen('office', '/admin/quotes-and-more')).toBe(false);
    expect(mayOpen('office', '/admin/dashboard')).toBe(false);
    expect(mayOpen('designer', '/admin/bin')).toBe(false);
  });

  test('what they change is kept under their name', async () => {
    const { password } = await add('named@firm.example', 'office', 'Nell of the office');
    const ask = await asColleague('named@firm.example', password);
    const answer = await ask({
      method: 'POST',
      url: '/api/admin/days-off',
      payload: { from: '2099-01-02', to: '2099-01-02', reason: '' },
    });
    expect(answer.statusCode).toBeLessThan(300);
    const { changes } = (
      await owner({ url: '/api/admin/changes?actor=colleague&kind=appointments' })
    ).json<ChangePage>();
    expect(changes[0]).toMatchObject({
      who: 'Nell of the office',
      sentence: expect.stringMatching(/^Nell of the office took days off/),
    });
    const { sessions } = (await owner({ url: ADMIN_API.sessions })).json<OwnerAccess>();
    expect(sessions.map(({ who }) => who)).toContain('Nell of the office');
    expect(sessions.find(({ isCurrent }) => isCurrent)!.who).toBeNull();
  });

  test('other rights hold at once, a second save is told of the first, and nothing is lost', async () => {
    const { colleague, password } = await add('risen@firm.example');
    const ask = await asColleague('risen@firm.example', password);
    expect((await ask({ url: '/api/admin/portfolio' })).statusCode).toBe(403);
    const change = (role: Role, version: number) =>
      owner({
        method: 'PUT',
        url: `${COLLEAGUES_URL}/${colleague.id}`,
        headers: { 'if-match': String(version) },
        payload: { name: 'Risen', email: 'risen@firm.example', role },
      });
    expect((await change('designer', 1)).json<ColleagueRow>()).toMatchObject({
      role: 'designer',
      version: 2,
    });
    expect((await ask({ url: '/api/admin/portfolio' })).statusCode).toBe(200);
    expect((await change('office', 1)).statusCode).toBe(409);
    expect((await ask({ url: '/api/admin/portfolio' })).statusCode).toBe(200);
  });

  test('they change their own password, which is asked for; the owner’s stays', async () => {
    const { password } = await add('own@firm.example');
    const ask = await asColleague('own@firm.example', password);
    const elsewhere = await asColleague('own@firm.example', password);
    const change = (currentPassword: string) =>
      ask({
        method: 'POST',
        url: ADMIN_API.password,
        payload: { currentPassword, newPassword: 'quite another one' },
      });
    expect((await change(OWNER_PASSWORD)).statusCode).toBe(400);
    expect((await change(password)).statusCode).toBe(200);
    expect((await ask({ url: ADMIN_API.session })).statusCode).toBe(200);
    expect((await elsewhere({ url: ADMIN_API.session })).statusCode).toBe(401);
    expect((await owner({ url: ADMIN_API.session })).statusCode).toBe(200);
    expect((await enter({ email: 'own@firm.example', password })).statusCode).toBe(401);
    expect((await enter({ password: OWNER_PASSWORD })).statusCode).toBe(200);
  });

  test('a new password ends what the old one opened, and a sign-in that is taken away opens nothing', async () => {
    const first = await add('gone@firm.example');
    const url = `${COLLEAGUES_URL}/${first.colleague.id}`;
    const before = await asColleague('gone@firm.example', first.password);
    const again = (
      await owner({ method: 'POST', url: `${url}/password` })
    ).json<ColleaguePassword>();
    expect((await before({ url: ADMIN_API.session })).statusCode).toBe(401);
    const after = await asColleague('gone@firm.example', again.password);
    expect((await owner({ method: 'DELETE', url })).statusCode).toBe(200);
    expect((await after({ url: ADMIN_API.session })).statusCode).toBe(401);
    expect((await enter({ email: 'gone@firm.example', password: again.password })).statusCode).toBe(
      401,
    );
    expect((await owner({ method: 'DELETE', url })).statusCode).toBe(404);
  });
});

import type { InjectOptions } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OwnerAccess } from '#contracts/owner.ts';
import { PASSKEY_SIGN_IN, type PasskeyList, PASSKEYS_URL } from '#contracts/passkeys.ts';
import { setOwnerPassword } from '#server/features/owner/password.ts';
import { type Authenticator, makeAuthenticator } from '#tests/support/authenticator.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWNER_PASSWORD } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const ORIGIN = 'http://localhost';
const own = () => makeAuthenticator({ origin: ORIGIN, rpId: 'localhost' });

describe.each(DATABASES)('passkeys on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-27T09:00:00Z');
  beforeEach(async () => {
    now = new Date('2026-11-27T09:00:00Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());

  type Ask = Awaited<ReturnType<typeof asOwner>>;
  const post = (url: string, payload?: InjectOptions['payload']) =>
    server.app.inject({
      method: 'POST',
      url,
      headers: { origin: 'http://localhost:80' },
      ...(payload === undefined ? {} : { payload }),
    });
  const challengeOf = (answer: { json<T>(): T }) =>
    answer.json<{ options: { challenge: string } }>().options.challenge;
  const begin = (call: Ask, currentPassword = OWNER_PASSWORD) =>
    call({ method: 'POST', url: `${PASSKEYS_URL}/begin`, payload: { currentPassword } });
  const add = async (call: Ask, device: Authenticator, password = OWNER_PASSWORD) =>
    call({
      method: 'POST',
      url: PASSKEYS_URL,
      payload: device.make(challengeOf(await begin(call, password))),
    });
  const challenge = async () => challengeOf(await post(PASSKEY_SIGN_IN.begin));
  const finish = (payload: object) => post(PASSKEY_SIGN_IN.finish, payload);
  const list = async (call: Ask) => (await call({ url: PASSKEYS_URL })).json<PasskeyList>();

  test('one is made with the password, signs in by itself, and is taken away', async () => {
    const call = await asOwner(server);
    const device = own();
    expect((await add(call, device)).statusCode).toBe(200);
    expect(await list(call)).toMatchObject({
      hindrance: null,
      items: [{ id: device.id, lastUsedAt: null, isShared: false }],
    });
    const signedIn = await finish(device.use(await challenge()));
    expect(signedIn.statusCode).toBe(200);
    const cookie = [signedIn.headers['set-cookie']].flat().map((one) => one!.split(';')[0]!);
    const asked = await server.app.inject({
      url: PASSKEYS_URL,
      headers: { cookie: cookie.join('; ') },
    });
    expect(asked.json<PasskeyList>().items[0]!.lastUsedAt).toBe(now.toISOString());
    const { attempts } = (await call({ url: '/api/admin/sessions' })).json<OwnerAccess>();
    expect(attempts.filter(({ outcome }) => outcome === 'signed-in')).toHaveLength(2);
    const gone = await call({ method: 'DELETE', url: `${PASSKEYS_URL}/${device.id}` });
    expect(gone.statusCode).toBe(200);
    expect((await finish(device.use(await challenge()))).statusCode).toBe(401);
  });

  test('an answer is good once, for five minutes, and for the question it was asked', async () => {
    const call = await asOwner(server);
    const device = own();
    await add(call, device);
    const once = device.use(await challenge());
    expect((await finish(once)).statusCode).toBe(200);
    expect((await finish(once)).statusCode).toBe(422);
    const late = device.use(await challenge());
    now = new Date(now.getTime() + 5 * 60_000);
    expect((await finish(late)).statusCode).toBe(422);
    expect((await finish(device.use('never-asked'))).statusCode).toBe(422);
    // A question that was asked to make one signs nobody in.
    expect((await finish(device.use(challengeOf(await begin(call))))).statusCode).toBe(422);
  });

  test('a foreign site, a copy, a device that asks for nothing and a stranger open nothing', async () => {
    const call = await asOwner(server);
    const device = own();
    await add(call, device);
    expect((await finish(device.use(await challenge(), 'https://evil.example'))).statusCode).toBe(
      401,
    );
    expect((await finish(device.use(await challenge()))).statusCode).toBe(200);
    device.setCounter(0);
    expect((await finish(device.use(await challenge()))).statusCode).toBe(401);
    const stranger = await finish(own().use(await challenge()));
    expect([stranger.statusCode, stranger.json<{ message: string }>().message]).toEqual([
      401,
      'This passkey opens nothing here. Please sign in with the password.',
    ]);
    const careless = makeAuthenticator({ origin: ORIGIN, rpId: 'localhost', isVerified: false });
    expect((await add(call, careless)).statusCode).toBe(422);
    const signature = device.use(await challenge());
    expect(
      (
        await finish({
          ...signature,
          response: { ...signature.response, signature: own().use('x').response.signature },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('without the password none is made, and without a session nobody asks', async () => {
    const call = await asOwner(server);
    const wrong = await begin(call, 'another password');
    expect([wrong.statusCode, wrong.json<{ errors: unknown }>().errors]).toEqual([
      400,
      [{ field: 'currentPassword', message: 'The password is not right.' }],
    ]);
    const guessed = await call({
      method: 'POST',
      url: PASSKEYS_URL,
      payload: own().make(await challenge()),
    });
    expect(guessed.statusCode).toBe(422);
    for (const url of [`${PASSKEYS_URL}/begin`, PASSKEYS_URL])
      expect((await post(url, {})).statusCode).toBe(401);
    expect((await list(call)).items).toEqual([]);
  });

  test('a colleague has their own, which goes with their sign-in; nobody removes another’s', async () => {
    const call = await asOwner(server);
    const { colleague, password } = (
      await call({
        method: 'POST',
        url: '/api/admin/colleagues',
        payload: { name: 'Nell Archer', email: 'nell@example.org', role: 'office' },
      })
    ).json<{ colleague: { id: string }; password: string }>();
    const entered = await post('/api/admin/login', { email: 'nell@example.org', password });
    const cookie = [entered.headers['set-cookie']].flat()[0]!.split(';')[0]!;
    const asNell: Ask = (request) =>
      server.app.inject({ ...request, headers: { cookie, origin: 'http://localhost:80' } });
    const [hers, his] = [own(), own()];
    expect((await add(asNell, hers, password)).statusCode).toBe(200);
    await add(call, his);
    expect((await list(asNell)).items.map(({ id }) => id)).toEqual([hers.id]);
    expect((await asNell({ method: 'DELETE', url: `${PASSKEYS_URL}/${his.id}` })).statusCode).toBe(
      404,
    );
    const signedIn = await finish(hers.use(await challenge()));
    const her = [signedIn.headers['set-cookie']].flat()[0]!.split(';')[0]!;
    expect(
      (await server.app.inject({ url: '/api/admin/settings', headers: { cookie: her } }))
        .statusCode,
    ).toBe(403);
    await call({ method: 'DELETE', url: `/api/admin/colleagues/${colleague.id}` });
    expect((await finish(hers.use(await challenge()))).statusCode).toBe(401);
  });

  test('a password that is set where the server runs takes the owner’s passkeys away', async () => {
    const call = await asOwner(server);
    const device = own();
    await add(call, device);
    await setOwnerPassword({
      ctx: server.container.contextFor({ kind: 'system' }, 'test'),
      password: 'a password set anew',
      hasher: server.container.passwords,
    });
    expect((await finish(device.use(await challenge()))).statusCode).toBe(401);
  });

  test('what is no passkey is refused in words, and nothing is written', async () => {
    for (const payload of [{}, { id: 'x' }, { ...own().use('x'), response: null }, [], 'x']) {
      const refused = await finish(payload as object);
      expect(refused.statusCode).toBeGreaterThanOrEqual(400);
      expect(refused.statusCode).toBeLessThan(500);
    }
    const odd = own().use('x');
    odd.response.clientDataJSON = Buffer.from('not json').toString('base64url');
    expect((await finish(odd)).statusCode).toBe(422);
  });
});

test.each<[string, { PUBLIC_URL?: string }, string]>([
  ['without PUBLIC_URL', {}, 'PUBLIC_URL has to be set'],
  ['over HTTP', { PUBLIC_URL: 'http://www.example.org' }, 'over HTTPS alone'],
  ['at another address', { PUBLIC_URL: 'https://www.example.org' }, 'www.example.org alone'],
])('%s the reason why none works is told', async (_when, env, words) => {
  const server = await startTestServer({ env: { ...env } });
  const answer = await server.app.inject({
    method: 'POST',
    url: PASSKEY_SIGN_IN.begin,
    headers: { host: '192.0.2.7', origin: env.PUBLIC_URL ?? 'http://192.0.2.7' },
  });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.body).toContain(words);
  await server.close();
});

import { designWeights } from '#content/design/weights.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import { embeddedPlaces } from '#server/adapters/places/embedded.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { type MadeDesigns, makeDesigns } from '#tests/support/designs.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { countingEngine, startTestServer, type TestServer } from '#tests/support/server.ts';

const WORDS =
  'Our family garden in Romford is 8 by 10 metres. We keep the old apple tree at the back left, have two children and about £20k, and my mother uses a wheelchair.';
/** What its maker said, and where they live. */
const SECRETS = ['RM1', 'Havering', 'my mother', 'about £20k', '£20,000', 'you named'];

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        places: embeddedPlaces,
        // The engine itself: what it says of a garden is what strangers would read.
        engine: countingEngine({
          design: async ({ brief, place }) => {
            const set = designGarden({
              weights: designWeights,
              brief,
              place,
              catalogue,
              rates: sampleRateBook,
              seed: seedFrom(brief.description),
            });
            return { set, eveningSunHours: set.designs.map(() => 2) };
          },
        }),
      },
      rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, sharesPerMinute: 500 },
    });
  });
  afterAll(() => server.close());

  const make = (share = false): Promise<MadeDesigns> =>
    makeDesigns(server, { designDescription: WORDS, postcode: 'RM1 1AA', share });
  const post = (id: string, body: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api/designs/${id}/share`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify(body),
    });
  const bodyOf = async (id: string) => (await server.app.inject(`/api/designs/${id}`)).body;
  const writesOf = async (id: string) =>
    (
      await server.container.db.read
        .selectFrom('audit')
        .select('action')
        .where('subject', '=', id)
        .orderBy('id')
        .execute()
    ).map((row) => row.action);

  test('a stranger who knows the address of a design can neither share it nor take it back', async () => {
    const {
      ids: [id],
      sessionId,
    } = await make();
    const other = await make();
    for (const shared of [true, false]) {
      for (const proof of [
        {},
        { sessionId: '' },
        { sessionId: other.sessionId },
        { sessionId: sessionId.slice(0, -1) },
        { sessionId: id! },
      ]) {
        const answer = await post(id!, { shared, ...proof });
        expect([answer.statusCode, (answer.json() as { message: string }).message]).toEqual([
          403,
          'Only the browser that asked for this design can share it, or take it out of the library. Please open it there, or ask us to take it out for you.',
        ]);
      }
    }
    expect(await writesOf(id!)).toEqual([]);
    expect((await post(id!, { shared: true, sessionId })).json()).toEqual({ id, shared: true });
    expect((await post(id!, { shared: false })).statusCode).toBe(403);
    expect((JSON.parse(await bodyOf(id!)) as { shared: boolean }).shared).toBe(true);
  });

  test('a design that its maker has taken back goes on hiding what it hid, and leads to none beside it', async () => {
    const {
      ids: [id, second, third],
      sessionId,
    } = await make();
    const before = await bodyOf(id!);
    for (const shown of [
      'RM1 1AA',
      'typical for RM1',
      'Havering',
      'keep-',
      '£20,000',
      second!,
      third!,
    ])
      expect(before, shown).toContain(shown);
    const quotes = (JSON.parse(before) as { facts: { source: string; detail: string }[] }).facts
      .filter((fact) => fact.source === 'read')
      .map((fact) => fact.detail);
    expect(quotes.length).toBeGreaterThan(3);
    await post(id!, { shared: true, sessionId });
    const hidden = async () => {
      const body = await bodyOf(id!);
      for (const secret of [...SECRETS, second!, third!])
        expect(body, secret).not.toContain(secret);
      const { model, facts, problems } = JSON.parse(body) as {
        model: { site: { place: { latitudeDeg: number } } };
        facts: { id: string; detail: string }[];
        problems: unknown[];
      };
      expect((model.site.place.latitudeDeg * 10) % 1).toBe(0);
      expect(facts.find((fact) => fact.id === 'soil')?.detail).toMatch(/^typical for the area: /);
      expect(facts.find((fact) => fact.id === 'ph')?.detail).toBe('typical for the area');
      expect(facts.filter((fact) => quotes.includes(fact.detail))).toEqual([]);
      expect(facts.filter((fact) => fact.id === 'budget' || fact.id.startsWith('keep-'))).toEqual(
        [],
      );
      expect(problems).toEqual([]);
    };
    await hidden();
    expect((await post(id!, { shared: false, sessionId })).json()).toEqual({ id, shared: false });
    await hidden();
    expect((await server.app.inject('/api/design-library')).body).not.toContain(id);
  });

  test('what was shared from the start is hidden for good as well', async () => {
    const { ids, sessionId } = await make(true);
    for (const id of ids) await post(id, { shared: false, sessionId });
    for (const secret of [...SECRETS, ids[1]!])
      expect(await bodyOf(ids[0]!), secret).not.toContain(secret);
  });

  test.each([
    ['above what was named', 'about £9k', '£9,000', 'stands above the budget:'],
    ['below it', 'about £20k', '£20,000', 'come in under the budget:'],
  ])(
    'the sum its maker named is in no list of the library: %s',
    async (_name, words, sum, said) => {
      const { ids, sessionId } = await makeDesigns(server, {
        designDescription: WORDS.replace('about £20k', words),
        postcode: 'RM1 1AA',
      });
      const bodies = await Promise.all(ids.map(bodyOf));
      expect(bodies.join(' ')).toContain(sum);
      for (const id of ids) await post(id, { shared: true, sessionId });
      const list = (query = '') => server.app.inject(`/api/design-library${query}`);
      const shown = [...(await Promise.all(ids.map(bodyOf))), (await list()).body];
      for (const body of shown) expect(body).not.toContain(sum);
      for (const body of [shown.slice(0, -1).join(' '), shown.at(-1)]) expect(body).toContain(said);
      expect((await list(`?search=${encodeURIComponent(sum)}`)).json()).toMatchObject({ total: 0 });
      // What is kept is part of the plan.
      expect(shown[0]).toContain('old apple tree');
    },
  );

  test('the proof stands in no answer but the first', async () => {
    const {
      ids: [id],
      sessionId,
    } = await make();
    const urls = [
      `/api/designs/${id}`,
      `/api/designs/${id}/pictures`,
      '/api/design-library',
      '/api/hero-images',
      `/api/designs/${id}/planting.csv`,
      `/api/designs/${id}/plan.svg`,
    ];
    for (const shared of [false, true]) {
      if (shared) await post(id!, { shared, sessionId });
      for (const url of urls)
        expect((await server.app.inject(url)).body, url).not.toContain(sessionId);
    }
  });

  test('asking for what is so already writes nothing', async () => {
    const {
      ids: [id],
      sessionId,
    } = await make();
    await post(id!, { shared: true, sessionId });
    const before = [await writesOf(id!), await server.container.db.contentVersion()];
    expect((await post(id!, { shared: true, sessionId })).json()).toEqual({ id, shared: true });
    expect([await writesOf(id!), await server.container.db.contentVersion()]).toEqual(before);
    expect(before[0]).toEqual(['designs.share']);
  });

  test('the owner takes a design out of the library and shows it again without a proof, and publishes none that was kept private', async () => {
    const {
      ids: [id, taken],
      sessionId,
    } = await make(true);
    const {
      ids: [kept],
    } = await make();
    const owner = await asOwner(server);
    const set = async (of: string, shared: unknown) => {
      const answer = await owner({
        method: 'POST',
        url: ADMIN_API.shareDesign(of),
        payload: { shared },
      });
      return [answer.statusCode, answer.json() as unknown];
    };
    const isListed = async () =>
      (await server.app.inject('/api/design-library')).body.includes(id!);
    expect(await isListed()).toBe(true);
    expect(await set(id!, false)).toEqual([200, { id, shared: false }]);
    expect(await isListed()).toBe(false);
    expect(await set(id!, true)).toEqual([200, { id, shared: true }]);
    expect(await isListed()).toBe(true);
    const written = await server.container.db.read
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('subject', '=', id!)
      .orderBy('id')
      .execute();
    expect(
      written
        .filter((row) => row.action.startsWith('designs.') && row.actor === 'owner')
        .map((row) => row.action)
        .toSorted(),
    ).toEqual(['designs.share', 'designs.unshare']);
    expect(await set(kept!, true)).toEqual([
      403,
      expect.objectContaining({
        message: 'Its visitor has kept this design private: only they can put it in the library.',
      }),
    ]);
    await post(taken!, { shared: false, sessionId });
    expect((await set(taken!, true))[0]).toBe(403);
    expect((await set(id!, 'no'))[0]).toBe(400);
    expect((await set('dsn_nowhereatallxxx', false))[0]).toBe(404);
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: ADMIN_API.shareDesign(id!),
          headers: { origin: OWN_ORIGIN },
          payload: { shared: false },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('what the owner has taken out its maker does not put back, however often it was printed since, until the owner shows it again', async () => {
    const {
      ids: [id, second],
      sessionId,
    } = await make(true);
    const owner = await asOwner(server);
    const set = (of: string, shared: boolean) =>
      owner({ method: 'POST', url: ADMIN_API.shareDesign(of), payload: { shared } });
    await set(id!, false);
    const { ids: makeId } = server.container.contextFor({ kind: 'owner' }, 'test');
    const at = new Date(Date.now() + 60_000).toISOString();
    const printed = Array.from({ length: 60 }, () => ({
      id: makeId.make('aud'),
      at,
      actor: 'visitor',
      action: 'designs.print',
      topic: 'designs',
      subject: id!,
      request_id: 'test',
      detail: '{}',
      version: null,
      before: null,
      after: null,
    }));
    await server.container.db.write((tx) => tx.insertInto('audit').values(printed).execute());
    const refused = await post(id!, { shared: true, sessionId });
    expect([refused.statusCode, refused.json()]).toEqual([
      403,
      expect.objectContaining({
        message: 'The firm has taken this out of the library: please ask us.',
      }),
    ]);
    expect((await server.app.inject('/api/design-library')).body).not.toContain(id!);
    expect((await post(id!, { shared: false, sessionId })).statusCode).toBe(200);
    expect((await set(id!, true)).statusCode).toBe(200);
    await post(id!, { shared: false, sessionId });
    expect((await post(id!, { shared: true, sessionId })).statusCode).toBe(200);
    await post(second!, { shared: false, sessionId });
    expect((await post(second!, { shared: true, sessionId })).statusCode).toBe(200);
  });
});

test('sharing is asked for twenty times a minute at most', async () => {
  const server = await startTestServer();
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/api/designs/dsn_AAAAAAAAAAAAAAAAAAAAAA/share',
      headers: { 'content-type': 'application/json' },
      payload: '{"shared":true}',
    });
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await ask()).statusCode);
  expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
  await server.close();
});

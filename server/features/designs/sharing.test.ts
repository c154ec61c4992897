import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import { embeddedPlaces } from '#server/adapters/places/embedded.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { type MadeDesigns, makeDesigns } from '#tests/support/designs.ts';
import { countingEngine, startTestServer, type TestServer } from '#tests/support/server.ts';

const WORDS = 'Our family garden in Romford is 8 by 10 metres. We keep the old apple tree at the back left, have two children and about £20k, and my mother uses a wheelchair.';
/** What its maker said, and where they live. */
const SECRETS = ['RM1', 'Havering', 'my mother', 'about £20k'];

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: {
      places: embeddedPlaces,
      // The engine itself: what it says of a garden is what strangers would read.
      engine: countingEngine({ design: async ({ brief, place }) => {
        const set = designGarden({ brief, place, catalogue, rates: sampleRateBook, seed: seedFrom(brief.description) });
        return { set, eveningSunHours: set.designs.map(() => 2) };
      } }),
    }, rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, sharesPerMinute: 500 } });
  });
  afterAll(() => server.close());

  const make = (share = false): Promise<MadeDesigns> => makeDesigns(server, { designDescription: WORDS, postcode: 'RM1 1AA', share });
  const post = (id: string, body: object) => server.app.inject({ method: 'POST', url: `/api/designs/${id}/share`, headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) });
  const bodyOf = async (id: string) => (await server.app.inject(`/api/designs/${id}`)).body;
  const writesOf = async (id: string) => (await server.container.db.read.selectFrom('audit').select('action').where('subject', '=', id).orderBy('id').execute()).map((row) => row.action);

  test('a stranger who knows the address of a design can neither share it nor take it back', async () => {
    const { ids: [id], sessionId } = await make();
    const other = await make();
    for (const shared of [true, false]) {
      for (const proof of [{}, { sessionId: '' }, { sessionId: other.sessionId }, { sessionId: sessionId.slice(0, -1) }, { sessionId: id! }]) {
        const answer = await post(id!, { shared, ...proof });
        expect([answer.statusCode, (answer.json() as { message: string }).message]).toEqual([403, 'Only the browser that asked for this design can share it or take it back. Please open it there.']);
      }
    }
    expect(await writesOf(id!)).toEqual([]);
    expect((await post(id!, { shared: true, sessionId })).json()).toEqual({ id, shared: true });
    expect((await post(id!, { shared: false })).statusCode).toBe(403);
    expect((JSON.parse(await bodyOf(id!)) as { shared: boolean }).shared).toBe(true);
  });

  test('a design that its maker has taken back goes on hiding what it hid, and leads to none beside it', async () => {
    const { ids: [id, second, third], sessionId } = await make();
    const before = await bodyOf(id!);
    for (const shown of ['RM1 1AA', 'typical for RM1', 'Havering', 'keep-', second!, third!]) expect(before, shown).toContain(shown);
    const quotes = (JSON.parse(before) as { facts: { source: string; detail: string }[] }).facts.filter((fact) => fact.source === 'read').map((fact) => fact.detail);
    expect(quotes.length).toBeGreaterThan(3);
    await post(id!, { shared: true, sessionId });
    const hidden = async () => {
      const body = await bodyOf(id!);
      for (const secret of [...SECRETS, second!, third!]) expect(body, secret).not.toContain(secret);
      const { model, facts, problems } = JSON.parse(body) as { model: { site: { place: { latitudeDeg: number } } }; facts: { id: string; detail: string }[]; problems: unknown[] };
      expect(model.site.place.latitudeDeg * 10 % 1).toBe(0);
      expect(facts.find((fact) => fact.id === 'soil')?.detail).toMatch(/^typical for the area: /);
      expect(facts.find((fact) => fact.id === 'ph')?.detail).toBe('typical for the area');
      expect(facts.filter((fact) => quotes.includes(fact.detail))).toEqual([]);
      expect(facts.filter((fact) => fact.id === 'budget' || fact.id.startsWith('keep-'))).toEqual([]);
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
    for (const secret of [...SECRETS, ids[1]!]) expect(await bodyOf(ids[0]!), secret).not.toContain(secret);
  });

  test('the proof stands in no answer but the first', async () => {
    const { ids: [id], sessionId } = await make();
    const urls = [`/api/designs/${id}`, `/api/designs/${id}/pictures`, '/api/design-library', '/api/hero-images', `/api/designs/${id}/planting.csv`, `/api/designs/${id}/plan.svg`];
    for (const shared of [false, true]) {
      if (shared) await post(id!, { shared, sessionId });
      for (const url of urls) expect((await server.app.inject(url)).body, url).not.toContain(sessionId);
    }
  });

  test('asking for what is so already writes nothing', async () => {
    const { ids: [id], sessionId } = await make();
    await post(id!, { shared: true, sessionId });
    const before = [await writesOf(id!), await server.container.db.contentVersion()];
    expect((await post(id!, { shared: true, sessionId })).json()).toEqual({ id, shared: true });
    expect([await writesOf(id!), await server.container.db.contentVersion()]).toEqual(before);
    expect(before[0]).toEqual(['designs.share']);
  });

  test('the owner needs no proof', async () => {
    const { ids: [id] } = await make();
    const ctx = server.container.contextFor({ kind: 'owner' }, 'req_test');
    expect(await shareDesign({ ctx, id: id!, input: { shared: true } })).toEqual({ id, shared: true });
  });
});

test('sharing is asked for twenty times a minute at most', async () => {
  const server = await startTestServer();
  const ask = () => server.app.inject({ method: 'POST', url: '/api/designs/dsn_AAAAAAAAAAAAAAAAAAAAAA/share', headers: { 'content-type': 'application/json' }, payload: '{"shared":true}' });
  const statuses = [];
  for (let n = 0; n < 21; n++) statuses.push((await ask()).statusCode);
  expect([new Set(statuses.slice(0, 20)), statuses[20]]).toEqual([new Set([404]), 429]);
  await server.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { sharingDesk, WORDS, SECRETS, startWithEngine } from '#tests/support/sharing-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startWithEngine(kind);
  });
  afterAll(() => server.close());

  const { make, post, bodyOf, writesOf } = sharingDesk(() => server);

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

  test('a design that its maker has taken back still hides what it hid, and does not lead to its siblings', async () => {
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
    ['above what was named', 'about £7,300', '£7,300', 'stands above the budget:'],
    ['below it', 'about £18k', '£18,000', 'come in under the budget:'],
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

  test('only the first answer contains the proof', async () => {
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

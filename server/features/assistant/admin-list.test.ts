import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminCard, AdminCardsPage } from '#contracts/admin-cards.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { asCard, cardRecord } from '#server/features/assistant/record.ts';
import { seedRecords } from '#server/records/samples.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const URL = '/api/admin/cards';
const samples = knowledgeCards.map(asCard);

describe.each(DATABASES)('the list of cards on %s', (kind) => {
  let server: TestServer;
  let send: Awaited<ReturnType<typeof asOwner>>;
  let now = Date.parse('2026-11-25T09:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => new Date(now) } } });
    send = await asOwner(server);
    const ctx = server.container.contextFor({ kind: 'system' }, 'test');
    await server.container.db.write((tx) => seedRecords({ ctx, tx, record: cardRecord, samples }));
  });
  afterAll(() => server.close());
  const ask = async (query: Record<string, string> = {}) =>
    AdminCardsPage.parse((await send({ url: URL, query })).json());
  const read = async (id: string) => AdminCard.parse((await send({ url: `${URL}/${id}` })).json());
  const put = async (id: string, change: object) => {
    now += 1;
    const { id: _id, version, updatedAt: _at, ...card } = await read(id);
    const answer = await send({
      method: 'PUT',
      url: `${URL}/${id}`,
      headers: { 'if-match': `"${version}"` },
      payload: { ...card, ...change },
    });
    expect(answer.statusCode).toBe(200);
  };

  test('a page is small however many cards there are, and a card is whole once it is opened', async () => {
    const answer = await send({ url: URL });
    expect(samples.length).toBeGreaterThan(300);
    expect(answer.body.length).toBeLessThan(25_000);
    const [first] = AdminCardsPage.parse(answer.json()).items;
    expect(await read(first!.id)).toMatchObject(samples.find(({ id }) => id === first!.id)!);
    expect((await send({ url: `${URL}/none` })).statusCode).toBe(404);
  });

  test.each(['topic', 'question', 'changed'])(
    'pages by %s follow one another without a gap or a double',
    async (sort) => {
      const { pages, counts } = await ask({ sort });
      const seen: string[] = [];
      for (let page = 1; page <= pages; page += 1)
        seen.push(...(await ask({ sort, page: String(page) })).items.map(({ id }) => id));
      expect(counts.all).toBe(samples.length);
      expect(seen.toSorted()).toEqual(samples.map(({ id }) => id).toSorted());
      expect((await ask({ sort, page: '9999' })).page).toBe(pages);
    },
  );

  test('every word is found in question, answer, wordings or subjects, and signs of the query language are letters', async () => {
    const card = samples.find(({ asks }) => asks.some((one) => one.length > 30))!;
    for (const text of [card.question, card.answer.slice(0, 80), ...card.asks, ...card.words]) {
      const { items, counts } = await ask({ search: text.toUpperCase() });
      expect(counts.all, text).toBeGreaterThan(0);
      expect(counts.all).toBeLessThan(samples.length);
      if (counts.all <= items.length) expect(items.map(({ id }) => id)).toContain(card.id);
    }
    for (const search of ['zeppelin', '%%', 'a_b_c', "'or'1'='1"])
      expect((await ask({ search })).counts.all, search).toBe(0);
  });

  test('each filter lists and counts what it says, beside the topic and the search', async () => {
    const [used, checked] = samples.filter(({ topic }) => topic === 'safety');
    await put(used!.id, { active: false });
    await put(checked!.id, { reviewed: '2026-11-20' });
    const all = await ask();
    expect(all.counts).toEqual({
      all: samples.length,
      unchecked: samples.filter(({ reviewed }) => reviewed === null).length - 1,
      checked: samples.filter(({ reviewed }) => reviewed !== null).length + 1,
      danger: samples.filter(({ emergency }) => emergency !== null).length,
      unused: 1,
    });
    expect(all.topics.safety).toBe(samples.filter(({ topic }) => topic === 'safety').length);
    expect(Object.values(all.topics).reduce((sum, count) => sum + count, 0)).toBe(all.total);
    expect((await ask({ list: 'unused' })).items.map(({ id }) => id)).toEqual([used!.id]);
    expect((await ask({ list: 'unused', topic: 'lawn' })).counts.unused).toBe(0);
    expect((await ask({ list: 'unused', topic: 'lawn' })).topics).toMatchObject({
      safety: 1,
      lawn: 0,
    });
    for (const item of (await ask({ list: 'danger' })).items) expect(item.emergency).not.toBeNull();
    for (const item of (await ask({ topic: 'lawn' })).items) expect(item.topic).toBe('lawn');
    expect((await ask({ sort: 'changed' })).items[0]!.id).toBe(checked!.id);
    expect((await ask({ search: 'zeppelin' })).total).toBe(samples.length);
  });

  test.each([
    [{ topic: 'cookery' }, 'There is no such topic'],
    [{ list: 'best' }, 'There is no such list of cards'],
    [{ sort: 'length' }, 'There is no such order'],
    [{ page: '0' }, 'The first page is 1'],
    [{ search: 'x'.repeat(201) }, 'Please search for fewer than 200 characters'],
  ])('%j is refused in plain words', async (query, message) => {
    const answer = await send({ url: URL, query });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });
});

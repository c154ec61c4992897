import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminCard } from '#contracts/admin-cards.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { asCard, cardRecord, listCards } from '#server/features/assistant/record.ts';
import { seedRecords } from '#server/records/samples.ts';
import { cardOf } from '#tests/support/owner-records.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const URL = '/api/admin/cards';
const START = Date.parse('2026-11-25T09:00:00Z');

describe.each(DATABASES)('cards on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => new Date(START) } } });
  });
  afterAll(() => server.close());
  const contextOf = (actor: 'owner' | 'visitor' | 'system') =>
    server.container.contextFor({ kind: actor }, 'test');
  const shown = async (id: string) =>
    (await listCards({ ctx: contextOf('visitor') })).find((one) => one.id === id);

  test.each([
    ['GET', URL],
    ['POST', URL],
    ['PUT', `${URL}/crd_1`],
    ['DELETE', `${URL}/crd_1`],
    ['GET', `${URL}/crd_1`],
  ] as const)('%s %s refuses strangers', async (method, url) => {
    const answer = await server.app.inject({
      method,
      url,
      headers: { origin: OWN_ORIGIN },
      ...(method === 'POST' || method === 'PUT' ? { payload: cardOf('Mine?') } : {}),
    });
    expect(answer.statusCode).toBe(401);
  });

  test('the owner adds, changes and deletes a card, and its history tells', async () => {
    const send = await asOwner(server);
    const added = await send({ method: 'POST', url: URL, payload: cardOf('When is a rose cut?') });
    expect(added.statusCode).toBe(201);
    const { id } = AdminCard.parse(added.json());
    const change = (payload: object) =>
      send({ method: 'PUT', url: `${URL}/${id}`, headers: { 'if-match': '"1"' }, payload });
    const seasonal = {
      whenWhat: 'prune a rose',
      whenMonths: [2, 3],
      months: [2],
      emergency: '111',
    };
    const changed = await change({ ...cardOf('When is a rose pruned?'), ...seasonal });
    expect(AdminCard.parse(changed.json())).toMatchObject({ ...seasonal, version: 2 });
    expect((await change(cardOf('Late?'))).statusCode).toBe(409);
    expect(await shown(id)).toMatchObject({
      question: 'When is a rose pruned?',
      when: { what: 'prune a rose', months: [2, 3] },
      months: [2],
      emergency: '111',
    });
    expect((await send({ url: `/api/admin/history?kind=cards&id=${id}` })).json()).toMatchObject([
      { action: 'cards.update' },
      { action: 'cards.add', values: { question: 'When is a rose cut?' } },
    ]);
    expect((await send({ method: 'DELETE', url: `${URL}/${id}` })).json()).toEqual({
      success: true,
      message: 'Card deleted',
    });
    expect(await shown(id)).toBeUndefined();
  });

  test('a fault is reported in words', async () => {
    const send = await asOwner(server);
    const answer = await send({
      method: 'POST',
      url: URL,
      payload: { ...cardOf('Why?'), words: [] },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain('Please enter at least one word');
  });

  test('every card is put in as it was written, and one the owner has changed stays changed', async () => {
    const samples = knowledgeCards.map(asCard);
    const seedAll = () =>
      server.container.db.write((tx) =>
        seedRecords({ ctx: contextOf('system'), tx, record: cardRecord, samples }),
      );
    await seedAll();
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    const put = await listCards({ ctx: contextOf('visitor') });
    expect(put.toSorted(byId)).toMatchObject(knowledgeCards.toSorted(byId));
    const { id, ...first } = samples[0]!;
    const send = await asOwner(server);
    await send({
      method: 'PUT',
      url: `${URL}/${id}`,
      headers: { 'if-match': '"1"' },
      payload: { ...first, answer: 'Our own words.' },
    });
    await seedAll();
    expect(await shown(id)).toMatchObject({ answer: 'Our own words.' });
    expect(await listCards({ ctx: contextOf('visitor') })).toHaveLength(knowledgeCards.length);
  });
});

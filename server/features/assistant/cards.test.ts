import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminCard } from '#contracts/admin-cards.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { listQuestions, noteQuestion } from '#server/features/assistant/questions.ts';
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
  let now = START;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => new Date(now) } } });
  });
  afterAll(() => server.close());
  const contextOf = (actor: 'owner' | 'visitor' | 'system') =>
    server.container.contextFor({ kind: actor }, 'test');
  const shown = async (id: string) =>
    (await listCards({ ctx: contextOf('visitor') })).find((one) => one.id === id);
  const waiting = () => listQuestions({ ctx: contextOf('owner') });
  const note = (question: string, why: 'unanswered' | 'wrong' = 'unanswered') =>
    noteQuestion({ ctx: contextOf('visitor'), question, answerId: 'unknown', why });

  test.each([
    ['GET', URL],
    ['POST', URL],
    ['PUT', `${URL}/crd_1`],
    ['DELETE', `${URL}/crd_1`],
    ['GET', '/api/admin/assistant-questions'],
    ['DELETE', '/api/admin/assistant-questions/qst_1'],
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

  test('a fault is told in words', async () => {
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

  test('a question is kept once, counted, without what says who asked, and cut', async () => {
    await note('Ring  07700 900123 or ann@example.org, RM1 1AA: what is a quux?');
    now += 1;
    await note('ring 07700 900123 or ANN@example.org, rm1 1aa: What is a QUUX?', 'wrong');
    const [one, ...others] = await waiting();
    expect(others).toEqual([]);
    expect(one).toMatchObject({ times: 2, why: 'wrong', lastAt: new Date(now).toISOString() });
    expect(one!.question.replaceAll(/•+/g, '•')).toBe('ring • or •, •: what is a quux?');
    now += 1;
    await note('long '.repeat(200));
    expect((await waiting())[0]!.question).toHaveLength(300);
  });

  test('the five hundred newest are kept', async () => {
    for (let i = 0; i < 505; i += 1) {
      now += 1;
      await note(`what is number ${i}?`);
    }
    const kept = await waiting();
    expect(kept).toHaveLength(500);
    expect(kept[0]!.question).toBe('what is number 504?');
    expect(kept.at(-1)!.question).toBe('what is number 5?');
  });

  test('a dismissed question is gone, and the trail says so without its words', async () => {
    const send = await asOwner(server);
    const [first] = await waiting();
    const dismiss = () =>
      send({ method: 'DELETE', url: `/api/admin/assistant-questions/${first!.id}` });
    expect((await dismiss()).json()).toMatchObject({ message: 'Question dismissed' });
    expect((await dismiss()).statusCode).toBe(404);
    const rows = await server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'cards.dismiss-question')
      .execute();
    expect(rows).toMatchObject([{ subject: first!.id }]);
    expect(JSON.stringify(rows)).not.toContain('number 504');
  });
});

test.each(DATABASES)('on %s reports of wrong answers are held back after ten', async (kind) => {
  const server = await startTestServer({ kind });
  const report = (message: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/ai-assistant/wrong',
      payload: { message, answerId: 'roses' },
    });
  const first = await report('When are roses pruned?');
  expect(first.json()).toEqual({
    success: true,
    message: 'Thank you. We will look at this answer.',
  });
  for (let i = 0; i < 9; i += 1) await report('When are roses pruned?');
  expect((await report('When are roses pruned?')).statusCode).toBe(429);
  const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
  expect(await listQuestions({ ctx })).toMatchObject([
    { question: 'when are roses pruned?', answerId: 'roses', why: 'wrong', times: 10 },
  ]);
  await server.close();
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { AdminCard, type QuestionList, QuestionsPage } from '#contracts/admin-cards.ts';
import { randomIds } from '#server/adapters/ids/random.ts';
import { noteQuestion } from '#server/features/assistant/questions.ts';
import { cardOf } from '#tests/support/owner-records.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const URL = '/api/admin/assistant-questions';
const CARDS = '/api/admin/cards';

describe.each(DATABASES)('questions to the assistant on %s', (kind) => {
  let server: TestServer;
  let now = Date.parse('2026-11-25T09:00:00Z');
  /** Given to every card that is added from now on. */
  let takenId: string | null = null;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => new Date(now) },
        ids: {
          make: (prefix) => (prefix === 'crd' && takenId ? takenId : randomIds.make(prefix)),
        },
      },
    });
  });
  afterAll(() => server.close());
  beforeEach(() =>
    server.container.db.write((tx) => tx.deleteFrom('assistant_questions').execute()),
  );

  const note = async (
    question: string,
    why: 'unanswered' | 'wrong' = 'unanswered',
    answerId = 'unknown',
  ) => {
    now += 1;
    await noteQuestion({
      ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
      question,
      answerId,
      why,
    });
  };
  const ask = async (query: { list?: QuestionList; search?: string; page?: string } = {}) => {
    const send = await asOwner(server);
    return QuestionsPage.parse((await send({ url: URL, query })).json());
  };
  const auditOf = (action: string) =>
    server.container.db.read
      .selectFrom('audit')
      .select(['subject', 'detail', 'before', 'after'])
      .where('action', '=', action)
      .execute();

  test.each([
    ['GET', URL],
    ['DELETE', `${URL}/qst_1`],
  ] as const)('%s %s refuses strangers', async (method, url) => {
    const answer = await server.app.inject({ method, url, headers: { origin: OWN_ORIGIN } });
    expect(answer.statusCode).toBe(401);
  });

  test('a question is kept once, counted, without what says who asked, and cut', async () => {
    await note('Ring  07700 900123 or ann@example.org, RM1 1AA: what is a quux?');
    await note('ring 07700 900123 or ANN@example.org, rm1 1aa: What is a QUUX?');
    const [one, ...others] = (await ask()).items;
    expect(others).toEqual([]);
    expect(one).toMatchObject({ times: 2, lastAt: new Date(now).toISOString() });
    expect(one!.question.replaceAll(/•+/g, '•')).toBe('ring • or •, •: what is a quux?');
    await note('long '.repeat(200));
    expect((await ask()).items[0]!.question).toHaveLength(300);
  });

  test('an answer marked wrong does not take the place of a question without an answer, nor the other way round', async () => {
    await note('what is a quux?');
    await note('what is a quux?', 'wrong');
    await note('what is a quux?');
    const { items, counts } = await ask();
    expect(items.map(({ why, times }) => [why, times])).toEqual([
      ['unanswered', 2],
      ['wrong', 1],
    ]);
    expect(counts).toEqual({ all: 2, unanswered: 1, wrong: 1 });
    expect((await ask({ list: 'wrong' })).items).toMatchObject([{ why: 'wrong' }]);
    expect((await ask({ list: 'unanswered' })).items).toMatchObject([{ why: 'unanswered' }]);
  });

  test('a question tells which card answered, as long as that card is there', async () => {
    const send = await asOwner(server);
    const added = await send({ method: 'POST', url: CARDS, payload: cardOf('When is it cut?') });
    const { id } = AdminCard.parse(added.json());
    await note('what is a quux?', 'wrong', id);
    expect((await ask()).items).toMatchObject([{ card: { id, question: 'When is it cut?' } }]);
    await send({ method: 'DELETE', url: `${CARDS}/${id}` });
    expect((await ask()).items).toMatchObject([{ card: null }]);
  });

  test('the list comes in pages, the latest first, and is searched', async () => {
    for (let i = 0; i < 25; i += 1) await note(`what is number ${i}?`);
    const first = await ask();
    expect(first).toMatchObject({ page: 1, pages: 2, counts: { all: 25 } });
    expect(first.items).toHaveLength(20);
    expect(first.items[0]!.question).toBe('what is number 24?');
    const last = await ask({ page: '9' });
    expect(last.page).toBe(2);
    expect(last.items.at(-1)!.question).toBe('what is number 0?');
    expect((await ask({ search: 'NUMBER 17' })).items).toMatchObject([
      { question: 'what is number 17?' },
    ]);
  });

  test('the five hundred newest are kept', async () => {
    for (let i = 0; i < 505; i += 1) await note(`what is number ${i}?`);
    const last = await ask({ page: '25' });
    expect(last).toMatchObject({ page: 25, pages: 25, counts: { all: 500 } });
    expect(last.items.at(-1)!.question).toBe('what is number 5?');
  });

  test('a dismissed question is gone, and the trail says so without its words', async () => {
    await note('what is number 504?');
    const send = await asOwner(server);
    const [first] = (await ask()).items;
    const dismiss = () => send({ method: 'DELETE', url: `${URL}/${first!.id}` });
    expect((await dismiss()).json()).toMatchObject({ message: 'Question dismissed' });
    expect((await dismiss()).statusCode).toBe(404);
    const rows = await auditOf('cards.dismiss-question');
    expect(rows).toMatchObject([{ subject: first!.id }]);
    expect(JSON.stringify(rows)).not.toContain('number 504');
  });

  test('a question waits no longer once a card that answers it is saved, and the trail says so', async () => {
    await note('what is a quux?');
    await note('what is a quux?', 'wrong');
    await note('what else?');
    const send = await asOwner(server);
    const question = (await ask({ list: 'unanswered' })).items.at(-1)!;
    const save = (payload: object) =>
      send({ method: 'POST', url: CARDS, payload: { ...payload, answersQuestion: question.id } });

    expect((await save({ ...cardOf('What is a quux?'), words: [] })).statusCode).toBe(400);
    expect((await ask()).counts.all).toBe(3);

    const saved = await save(cardOf('What is a quux?'));
    expect(saved.statusCode).toBe(201);
    expect((await ask()).items).toMatchObject([{ question: 'what else?' }]);
    const { id } = AdminCard.parse(saved.json());
    expect(saved.json()).not.toHaveProperty('answersQuestion');
    const rows = await auditOf('cards.answer-question');
    expect(rows).toMatchObject([{ subject: question.id, detail: JSON.stringify({ card: id }) }]);
    expect(JSON.stringify(rows)).not.toContain('quux');

    expect((await save(cardOf('And what is a quux?'))).statusCode).toBe(201);
    expect(await auditOf('cards.answer-question')).toHaveLength(1);
  });

  test('a question waits on where the card for it could not be saved', async () => {
    await note('what is a wibble?');
    const send = await asOwner(server);
    const [question] = (await ask()).items;
    const added = await send({ method: 'POST', url: CARDS, payload: cardOf('What is here?') });
    takenId = AdminCard.parse(added.json()).id;
    const before = await auditOf('cards.answer-question');
    const failed = await send({
      method: 'POST',
      url: CARDS,
      payload: { ...cardOf('What is a wibble?'), answersQuestion: question!.id },
    });
    takenId = null;
    expect(failed.statusCode).toBe(500);
    expect((await ask()).items).toEqual([question]);
    expect(await auditOf('cards.answer-question')).toEqual(before);
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
  const send = await asOwner(server);
  expect(QuestionsPage.parse((await send({ url: URL })).json()).items).toMatchObject([
    { question: 'when are roses pruned?', answerId: 'roses', why: 'wrong', times: 10 },
  ]);
  await server.close();
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminCard, QuestionsPage } from '#contracts/admin-cards.ts';
import { AssistantAnswer } from '#contracts/assistant.ts';
import { calendarRows } from '#content/calendar/calendar.ts';
import { knowledgeCards } from '#content/knowledge/cards.ts';
import { sampleServices } from '#content/services/sample-services.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, questionsPerMinute: 40 },
      parts: {
        clock: { now: () => new Date('2026-06-30T23:30:00Z') },
        content: {
          business: sampleBusiness,
          plants: [],
          calendar: calendarRows,
          services: sampleServices,
          projects: [],
          testimonials: [],
          articles: [],
          cards: knowledgeCards,
          samples: [],
          rates: {
            priceDate: '2026-11-01',
            currency: 'GBP',
            labourPencePerHour: 3500,
            vat: 0.2,
            contingency: 0.1,
            markup: 0.15,
            pricesIncludeVat: true,
            plantPence: {},
            rates: [],
          },
        },
      },
    });
  });
  afterAll(() => server.close());
  const post = (payload: object, remoteAddress = '203.0.113.1') =>
    server.app.inject({ method: 'POST', url: '/api/ai-assistant', payload, remoteAddress });
  const ask = async (message: string) => AssistantAnswer.parse((await post({ message })).json());

  test('a question is answered with its source, by the month in London', async () => {
    const answer = await ask('What can I plant now?');
    expect(answer.response).toMatch(/^In July/);
    expect(answer.sources).toContainEqual({
      title: 'Planting calendar',
      url: '/planting-calendar',
    });
    expect((await post({ message: 'hello' })).headers['cache-control']).toBe('no-store');
  });
  test('what the owner changes is in the next answer', async () => {
    expect((await ask('when are you open?')).response).toContain('Monday to Friday');
    const settings = { ...sampleBusiness, hours: [{ days: 'Tuesdays', open: '10:00-11:00' }] };
    await server.container.db.write((tx) =>
      tx
        .updateTable('settings')
        .set({ value: JSON.stringify(settings), updated_at: '2027-01-01T00:00:00.000Z' })
        .where('key', '=', 'business')
        .execute(),
    );
    expect((await ask('when are you open?')).response).toContain('Tuesdays 10:00-11:00');
  });
  test('a card that the owner hides is no longer found, and one that is added is', async () => {
    const question = 'may one grow a zubrowka vine up a sundial?';
    expect((await ask(question)).response).not.toContain('Only on its north side');
    const send = await asOwner(server);
    const added = await send({
      method: 'POST',
      url: '/api/admin/cards',
      payload: {
        topic: 'plants',
        question: 'Can a zubrowka vine be grown up a sundial?',
        words: ['zubrowka'],
        answer: 'Only on its north side, and tied in every week, so that the dial stays clear.',
      },
    });
    expect(added.statusCode).toBe(201);
    expect((await ask(question)).response).toContain('Only on its north side');
    const { id } = AdminCard.parse(added.json());
    await send({ method: 'DELETE', url: `/api/admin/cards/${id}` });
    expect((await ask(question)).response).not.toContain('Only on its north side');
  });
  test('a question that nothing answers waits for the owner, without what says who asked', async () => {
    const odd = 'Xylo frobnicate quux 07700 900123 ann@example.org?';
    await ask(odd);
    await ask(odd);
    const send = await asOwner(server);
    const url = '/api/admin/assistant-questions';
    const waiting = async () => QuestionsPage.parse((await send({ url })).json()).items;
    const [first] = (await waiting()).filter(({ question }) => question.includes('frobnicate'));
    expect(first).toMatchObject({ why: 'unanswered', answerId: 'unknown', times: 2 });
    expect(first!.question).not.toMatch(/900123|example\.org/);
    expect((await server.app.inject(url)).statusCode).toBe(401);
    await send({ method: 'DELETE', url: `${url}/${first!.id}` });
    expect((await waiting()).some(({ id }) => id === first!.id)).toBe(false);
  });
  test('an answer marked wrong is listed with what answered', async () => {
    const { answerId } = await ask('When should I prune roses?');
    const told = await server.app.inject({
      method: 'POST',
      url: '/api/ai-assistant/wrong',
      payload: { message: 'When should I prune roses?', answerId },
    });
    expect(told.json()).toEqual({
      success: true,
      message: 'Thank you. We will look at this answer.',
    });
    const send = await asOwner(server);
    const { items } = QuestionsPage.parse(
      (await send({ url: '/api/admin/assistant-questions' })).json(),
    );
    expect(items).toContainEqual(
      expect.objectContaining({ question: 'when should i prune roses?', why: 'wrong', answerId }),
    );
  });
  test.each([
    [{ message: '   ' }, 'Please type a question'],
    [{ message: 'x'.repeat(2001) }, 'Please keep the question under 2,000 characters'],
    [{}, 'Please type a question'],
    [{ message: 7 }, 'Please type a question'],
    [{ message: 'hi', conversation: 'before' }, 'Conversation: please send a list'],
  ])('%j is refused in plain words', async (payload, message) => {
    const answer = await post(payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json<{ message: string }>().message).toContain(message);
  });
  test('a script is held back, and only it', async () => {
    const codes: number[] = [];
    for (let i = 0; i < 45; i += 1)
      codes.push((await post({ message: 'hi' }, '198.51.100.7')).statusCode);
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
    expect((await post({ message: 'hi' }, '198.51.100.8')).statusCode).toBe(200);
  });
});

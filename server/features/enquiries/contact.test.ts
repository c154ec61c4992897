import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listDesignIdeas } from '#server/features/designs/ideas.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns, type MadeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let made: MadeDesigns;
  const send = (method: 'POST' | 'DELETE', sessionId: string, payload?: object) =>
    server.app.inject({
      method,
      url: `/api/design-sessions/${sessionId}/contact`,
      headers: { origin: 'http://localhost:80' },
      ...(payload ? { payload } : {}),
    });
  const idea = async (search = '') =>
    (
      await listDesignIdeas({
        ctx: server.container.contextFor({ kind: 'owner' }, 'test'),
        query: { filter: 'designs', search },
      })
    ).items.find((one) => one.id === made.sessionId);
  const CONTACT = { name: ' Ada Green ', email: ' Ada@Example.org ', wants: 'keep' };

  beforeAll(async () => {
    server = await startTestServer({ kind });
    made = await makeDesigns(server);
  });
  afterAll(() => server.close());

  test('a name left beside the designs is seen by the owner and found by search, and is not in the changes', async () => {
    expect(await idea()).toMatchObject({ userName: null, userEmail: null });
    const answer = await send('POST', made.sessionId, CONTACT);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(await idea('ADA green')).toMatchObject({
      userName: 'Ada Green',
      userEmail: 'Ada@Example.org',
      contactPurpose: 'keep',
    });
    const trail = await server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', made.sessionId)
      .where('action', '=', 'designs.contact')
      .execute();
    expect(trail).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toMatch(/ada/i);
  });

  test('a later one takes its place, and it can be taken back', async () => {
    await send('POST', made.sessionId, { name: 'Bea', email: 'bea@example.org', wants: 'contact' });
    expect(await idea()).toMatchObject({
      userName: 'Bea',
      userEmail: 'bea@example.org',
      contactPurpose: 'contact',
    });
    expect(await idea('ada')).toBeUndefined();
    expect((await send('DELETE', made.sessionId)).statusCode).toBe(200);
    expect(await idea()).toMatchObject({ userName: null, userEmail: null, contactPurpose: null });
    expect(await idea('bea')).toBeUndefined();
    expect((await send('DELETE', made.sessionId)).statusCode).toBe(200);
  });

  test('nothing of it is ever public', async () => {
    await send('POST', made.sessionId, CONTACT);
    for (const url of [`/api/designs/${made.ids[0]}`, '/api/design-library', '/api/hero-images'])
      expect((await server.app.inject(url)).body).not.toMatch(/ada/i);
  });

  test('what is missing is named in plain words', async () => {
    const answer = await send('POST', made.sessionId, {
      name: '',
      email: 'nobody',
      wants: 'newsletter',
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([
      { field: 'name', message: 'Please tell us your name' },
      { field: 'email', message: 'Please enter an e-mail address we can answer to' },
      { field: 'wants', message: 'Please choose what we should do' },
    ]);
  });

  test('only the id of the request opens it: not a design’s, a sample’s, a deleted one’s or a guess', async () => {
    const gone = await makeDesigns(server, {
      designDescription: 'Another garden 8 by 10 metres that is deleted',
    });
    await server.container.db.write((tx) =>
      tx
        .updateTable('design_sessions')
        .set({ deleted_at: '2026-01-01' })
        .where('id', '=', gone.sessionId)
        .execute(),
    );
    const sample = await makeDesigns(server, {
      designDescription: 'Another garden 8 by 10 metres that is a sample',
    });
    await server.container.db.write((tx) =>
      tx
        .updateTable('design_sessions')
        .set({ sample: 1 })
        .where('id', '=', sample.sessionId)
        .execute(),
    );
    for (const id of [
      made.ids[0]!,
      gone.sessionId,
      sample.sessionId,
      'ses_guessedGuessedGuessed',
      '..%2f',
    ])
      expect((await send('POST', id, CONTACT)).statusCode, id).toBe(404);
  });
});

test('who leaves names by the dozen is slowed down', async () => {
  const server = await startTestServer({
    rateLimits: { requestsPerMinute: 6000, designsPerMinute: 90, requestsToFirmPerMinute: 3 },
  });
  const statuses = [];
  for (let i = 0; i < 4; i++)
    statuses.push(
      (
        await server.app.inject({
          method: 'POST',
          url: '/api/design-sessions/ses_guessedGuessedGuessed/contact',
          headers: { origin: 'http://localhost:80' },
          payload: { name: 'Ada', email: 'a@b.org', wants: 'keep' },
        })
      ).statusCode,
    );
  expect(statuses).toEqual([404, 404, 404, 429]);
  await server.close();
});

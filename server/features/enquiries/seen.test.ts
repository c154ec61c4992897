/** What the owner presses was decided on what their page showed: what came in meanwhile is not dropped with it. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminEnquiry, type EnquirySeen } from '#contracts/admin-enquiries.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let made = 0;
  // One clock stands for several nodes whose clocks differ: nothing may go by who wrote first.
  const now = new Date('2026-11-23T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => now } },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());

  const send = async () => {
    made += 1;
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ada Field',
        email: `ada${made}@example.org`,
        message: 'About the garden',
        requestKey: `key-number-${made}`,
      },
    });
    const token = answer.json<{ link: string }>().link.slice('/enquiry/'.length);
    const write = async (text: string) => {
      made += 1;
      const wrote = await server.app.inject({
        method: 'POST',
        url: `/api/enquiries/${encodeURIComponent(token)}/messages`,
        payload: { text, requestKey: `message-number-${made}` },
      });
      expect(wrote.statusCode, wrote.body).toBe(200);
    };
    return { id: token.split('.')[0]!, write };
  };
  const open = async (id: string) =>
    AdminEnquiry.parse((await call({ url: `/api/admin/enquiries/${id}` })).json());
  const PRESSES = {
    answered: (id: string, seen?: EnquirySeen) =>
      call({
        method: 'POST',
        url: `/api/admin/enquiries/${id}/answered`,
        ...(seen ? { payload: { seen } } : {}),
      }),
    archived: (id: string, seen?: EnquirySeen) =>
      call({
        method: 'PUT',
        url: `/api/admin/enquiries/${id}/archived`,
        payload: { archived: true, seen },
      }),
    closed: (id: string, seen?: EnquirySeen) =>
      call({
        method: 'PUT',
        url: `/api/admin/enquiries/${id}/state`,
        payload: { state: 'closed', seen },
      }),
  };
  const presses = Object.keys(PRESSES) as (keyof typeof PRESSES)[];
  const trailOf = async (id: string) =>
    (
      await server.container.db.read
        .selectFrom('audit')
        .select('action')
        .where('subject', '=', `enquiries:${id}`)
        .where('actor', '=', 'owner')
        .execute()
    ).map((row) => row.action);

  test.each(presses)(
    '%s on a page that does not show the last message is refused in words, with what stands; once it is seen it is done',
    async (press) => {
      const { id, write } = await send();
      await write('The gate is narrow');
      const seen = { messages: 1, isWaiting: true };
      await write('Please do not ring: we are away');
      const refused = await PRESSES[press](id, seen);
      expect([refused.statusCode, refused.json<{ type: string; message: string }>()]).toMatchObject(
        [
          409,
          {
            type: expect.stringMatching(/:changed$/) as string,
            message: expect.stringMatching(
              /^A new message has come in since you opened this/,
            ) as string,
          },
        ],
      );
      const { current } = refused.json<{ current: AdminEnquiry }>();
      expect(current).toMatchObject({ id, state: 'received', archivedAt: null });
      expect([
        current.replyBy !== null,
        current.messages.map(({ text }) => text).toSorted(),
      ]).toEqual([true, ['Please do not ring: we are away', 'The gate is narrow']]);
      expect([(await open(id)).replyBy, await trailOf(id)]).toEqual([current.replyBy, []]);
      expect((await PRESSES[press](id, { messages: 2, isWaiting: true })).statusCode).toBe(200);
      expect((await open(id)).replyBy).toBeNull();
    },
  );

  test.each(presses)(
    '%s of a page from before, which does not say what it showed, is done as it was',
    async (press) => {
      const { id, write } = await send();
      await write('The gate is narrow');
      expect((await PRESSES[press](id)).statusCode).toBe(200);
      expect((await open(id)).replyBy).toBeNull();
    },
  );

  test('what is the owner’s own keeps nothing back: an answer, a note, a state from another window', async () => {
    const { id, write } = await send();
    await write('The gate is narrow');
    await call({
      method: 'POST',
      url: `/api/admin/enquiries/${id}/notes`,
      payload: { text: 'A note' },
    });
    await call({
      method: 'PUT',
      url: `/api/admin/enquiries/${id}/state`,
      payload: { state: 'visit' },
    });
    await call({
      method: 'POST',
      url: `/api/admin/enquiries/${id}/messages`,
      payload: { text: 'Thank you', requestKey: 'own-answer-1' },
    });
    expect((await PRESSES.archived(id, { messages: 1, isWaiting: true })).statusCode).toBe(200);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/enquiries/${id}/archived`,
          payload: { archived: false, seen: { messages: 0, isWaiting: false } },
        })
      ).statusCode,
    ).toBe(200);
  });

  test('an enquiry that has since asked for an answer is not archived unseen', async () => {
    const { sessionId } = await makeDesigns(server);
    const contact = (wants: 'keep' | 'contact') =>
      server.app.inject({
        method: 'POST',
        url: `/api/design-sessions/${sessionId}/contact`,
        payload: { name: 'Keeper', email: 'keeper@example.org', wants },
      });
    await contact('keep');
    const { id } = await server.container.db.read
      .selectFrom('enquiries')
      .select('id')
      .where('email', '=', 'keeper@example.org')
      .executeTakeFirstOrThrow();
    const before = await open(id);
    expect(before.replyBy).toBeNull();
    await contact('contact');
    const refused = await PRESSES.archived(id, { messages: 0, isWaiting: false });
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      expect.stringMatching(/^An answer has been asked for since you opened this/),
    ]);
    expect(await open(id)).toMatchObject({
      archivedAt: null,
      replyBy: expect.any(String) as string,
    });
  });

  test('an answer that was written before a message came in goes out, and the message still waits', async () => {
    const { id, write } = await send();
    const answer = (text: string, seen?: EnquirySeen) =>
      call({
        method: 'POST',
        url: `/api/admin/enquiries/${id}/messages`,
        payload: { text, requestKey: `answer-${text.length}-${made}`, seen },
      });
    await write('Please do not ring: we are away');
    const crossed = (await answer('We shall ring', { messages: 0, isWaiting: true })).json<{
      enquiry: AdminEnquiry;
    }>().enquiry;
    expect([crossed.messages.map(({ from }) => from).toSorted(), crossed.replyBy !== null]).toEqual(
      [['owner', 'visitor'], true],
    );
    expect(
      (await answer('We shall write then', { messages: 1, isWaiting: true })).json(),
    ).toMatchObject({ enquiry: { replyBy: null } });
    await write('Thank you');
    expect((await answer('Of a page from before')).json()).toMatchObject({
      enquiry: { replyBy: null },
    });
  });

  test('of a message and a press at the same moment the message never goes under', async () => {
    for (const press of presses) {
      for (let round = 0; round < 6; round += 1) {
        const { id, write } = await send();
        const [pressed] = await Promise.all([
          PRESSES[press](id, { messages: 0, isWaiting: true }),
          write('At the same moment').catch(() => null),
        ]);
        const after = await open(id);
        const isThere = after.messages.length === 1;
        // Closed first, nothing more can be written; else the message waits, whoever was first.
        expect([press, after.replyBy !== null, after.archivedAt]).toEqual([press, isThere, null]);
        expect(pressed.statusCode === 409 || pressed.statusCode === 200).toBe(true);
        if (press !== 'closed') expect(isThere).toBe(true);
      }
    }
  });

  test('what is not to be read as seen is refused in plain words', async () => {
    const { id } = await send();
    for (const seen of [
      { messages: -1, isWaiting: true },
      { messages: 'many', isWaiting: true },
      { messages: 1 },
      'all',
    ]) {
      const refused = await call({
        method: 'POST',
        url: `/api/admin/enquiries/${id}/answered`,
        payload: { seen },
      });
      expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
        400,
        expect.stringContaining('reload the page'),
      ]);
    }
  });
});

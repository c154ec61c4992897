/** What the owner does to what visitors sent, and to the diary, is told by name and opens with how it was. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listChangePage } from '#server/features/changes/use-cases.ts';
import { deleteComplaint, listComplaints, takeStep } from '#server/features/complaints/manage.ts';
import { sendComplaint } from '#server/features/complaints/send.ts';
import { deleteDesignIdea, designKeeper } from '#server/features/designs/bin.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import {
  addNote,
  archiveEnquiry,
  deleteEnquiry,
  markAnswered,
  removeNote,
  setEnquiryState,
} from '#server/features/enquiries/manage.ts';
import { listEnquiries, readEnquiryForOwner } from '#server/features/enquiries/read-for-owner.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { erasePerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { createQuote } from '#server/features/quotes/edit.ts';
import { deleteQuote, quoteKeeper } from '#server/features/quotes/bin.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { trailDesk } from '#tests/support/trail-desk.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-23T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const { owner, visitor, parts, trailOf } = trailDesk(() => server);

  /** Rows of one moment have no order in time. */
  const later = () => {
    now = new Date(now.getTime() + 1000);
  };

  test('designs that go into the bin, come back, or leave the library are told by their titles', async () => {
    const {
      sessionId,
      ids: [id],
    } = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres of Wilhelmina',
      share: true,
    });
    const titles = (
      await server.container.db.read
        .selectFrom('designs')
        .select('title')
        .where('session_id', '=', sessionId)
        .orderBy('position')
        .execute()
    ).map((row) => row.title);
    const { queue } = server.container;
    later();
    await shareDesign({ ctx: owner(), id: id!, input: { shared: false } });
    later();
    await shareDesign({ ctx: owner(), id: id!, input: { shared: true } });
    later();
    await deleteDesignIdea({ ctx: owner(), queue, id: id!, source: 'design_ideas' });
    expect(await trailOf(id!)).toEqual([
      [`The owner took out of the library: the design “${titles[0]}”`, 'shared: Yes > No'],
      [`The owner shared in the library: the design “${titles[0]}”`, 'shared: No > Yes'],
      [
        `The owner put designs into the bin: “${titles[0]}”`,
        `title: ${titles[0]} > null`,
        `shared: ${titles[0]} > null`,
      ],
    ]);
    later();
    await deleteDesignIdea({ ctx: owner(), queue, id: sessionId, source: 'designs' });
    later();
    await designKeeper(server.container).restore({ ctx: owner(), id: sessionId });
    // The one that lay in the bin already neither went with the others nor came back with them.
    const all = titles.slice(1).join(', ');
    expect(await trailOf(sessionId)).toEqual([
      [
        `The owner put designs into the bin: “${all}”`,
        `title: ${all} > null`,
        `shared: ${all} > null`,
      ],
      [`The owner restored designs: “${all}”`, `title: null > ${all}`, `shared: null > ${all}`],
    ]);
    const rows = () =>
      server.container.db.read
        .selectFrom('audit')
        .selectAll()
        .where('subject', 'in', [sessionId, id!])
        .execute();
    expect(JSON.stringify(await rows())).not.toContain('Wilhelmina');
    await server.app.inject({
      method: 'POST',
      url: `/api/design-sessions/${sessionId}/contact`,
      payload: { name: 'Wilhelmina', email: 'wilhelmina@example.org', wants: 'keep' },
    });
    const { storage } = server.container;
    await erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      ownWords: MENTIONS,
      storage,
      queue,
      input: { email: 'wilhelmina@example.org' },
    });
    expect((await rows()).map((row) => row.action)).toEqual(
      expect.arrayContaining(['designs.delete', 'designs.share', 'designs.erase']),
    );
    expect((await rows()).every((row) => row.before === null && row.after === null)).toBe(true);
  });

  test('the changes of an enquiry are listed; a removed note stays in them until its person is erased', async () => {
    const sent = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Bea Field',
        email: 'bea@example.org',
        message: 'About the garden',
        requestKey: 'key-of-bea',
      },
    });
    const { reference } = sent.json<{ reference: string }>();
    const { id } = (await listEnquiries({ ctx: owner(), query: {} })).items[0]!;
    const order = { ctx: owner(), id };
    for (const step of [
      () => markAnswered(order),
      () => setEnquiryState({ ...order, input: { state: 'visit' }, baseVersion: null }),
      () => addNote({ ...order, input: { text: 'Bea keeps bees' } }),
      async () => removeNote({ ...order, noteId: (await readEnquiryForOwner(order)).notes[0]!.id }),
      () => archiveEnquiry({ ...order, input: { archived: true } }),
      () => deleteEnquiry(order),
      () => enquiryKeeper(server.container).restore(order),
    ]) {
      later();
      await step();
    }
    expect(await trailOf(`enquiries:${id}`)).toEqual([
      [`The owner marked an enquiry as answered: “${reference}”`, 'waits for answer: Yes > No'],
      [`The owner noted a visit for an enquiry: “${reference}”`, 'state: Received > Visit booked'],
      [`The owner noted something on an enquiry: “${reference}”`, 'letters of the note: null > 14'],
      [`The owner removed a note from an enquiry: “${reference}”`, 'note: Bea keeps bees > null'],
      [`The owner archived an enquiry: “${reference}”`, 'archived: No > Yes'],
      [
        `The owner put an enquiry into the bin: “${reference}”`,
        'state: Visit booked > null',
        'waits for answer: No > null',
        'archived: Yes > null',
      ],
      [
        `The owner restored an enquiry: “${reference}”`,
        'state: null > Visit booked',
        'waits for answer: null > No',
        'archived: null > Yes',
      ],
    ]);
    expect(
      (await listChangePage({ ctx: owner(), query: { kind: 'enquiries' } })).changes.length,
    ).toBeGreaterThan(6);
    await erasePerson({
      journal: { add: async () => undefined },
      ctx: owner(),
      keepers: personalDataProviders(server.container),
      ownWords: MENTIONS,
      storage: server.container.storage,
      queue: server.container.queue,
      input: { email: 'bea@example.org' },
    });
    expect((await trailOf(`enquiries:${id}`)).slice(3, 4)).toEqual([
      [`The owner removed a note from an enquiry: “${reference}”`],
    ]);
    expect(
      JSON.stringify(await server.container.db.read.selectFrom('audit').selectAll().execute()),
    ).not.toContain('bees');
  });

  test('a complaint and a quote are told by reference, number or title, also once they are gone', async () => {
    const { reference } = await sendComplaint({
      ctx: visitor(),
      input: {
        kind: 'work',
        name: 'Dora Field',
        email: 'dora@example.org',
        message: 'The patio holds water after every rain.',
        requestKey: 'complaint-dora',
      },
      ...parts(),
    });
    const { id } = (await listComplaints({ ctx: owner(), query: {}, isMailed: false })).items[0]!;
    later();
    await takeStep({
      ctx: owner(),
      id,
      input: { kind: 'close', text: 'Dora rang' },
      baseVersion: null,
      ...parts(),
    });
    later();
    await deleteComplaint({ ctx: owner(), id, queue: server.container.queue });
    const [closed, deleted] = await trailOf(`complaints:${id}`);
    expect(closed).toEqual([
      `The owner closed a complaint: “${reference}”`,
      'state: Received > Closed',
    ]);
    expect(deleted!.slice(0, 2)).toEqual([
      `The owner deleted a complaint for good: “${reference}”`,
      'kind: The work, or the garden > null',
    ]);
    expect(
      JSON.stringify(
        await server.container.db.read
          .selectFrom('audit')
          .selectAll()
          .where('subject', '=', `complaints:${id}`)
          .execute(),
      ),
    ).not.toContain('Dora');

    const quote = await createQuote({ ctx: owner(), input: {} });
    const title = quote.versions[0]!.body.title;
    later();
    await deleteQuote({ ctx: owner(), id: quote.id, baseVersion: null });
    later();
    await quoteKeeper(server.container).restore({ ctx: owner(), id: quote.id });
    expect((await trailOf(`quotes:${quote.id}`)).slice(1)).toEqual([
      [
        `The owner put into the bin: the quote “${title}”`,
        `title: ${title} > null`,
        'state: Draft > null',
      ],
      [`The owner restored the quote “${title}”`, `title: null > ${title}`, 'state: null > Draft'],
    ]);
  });
});

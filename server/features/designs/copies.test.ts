import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OwnCopy } from '#contracts/studio.ts';
import type { Operation } from '#engine/model/operation.ts';
import { changeDesign } from '#server/features/designs/change.ts';
import { startFromLibrary } from '#server/features/designs/copies.ts';
import { readDesign, readGarden } from '#server/features/designs/read.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { readStudio } from '#server/features/designs/studio.ts';
import { copyDesignOf } from '#server/features/enquiries/copy-design.ts';
import { readEnquiryForOwner } from '#server/features/enquiries/read-for-owner.ts';
import { DATABASES } from '#tests/support/databases.ts';
import type { TestServer } from '#tests/support/server.ts';
import { makeOwnDesign, startStudioDesk } from '#tests/support/studio-desk.ts';

const RELAY: Operation = { kind: 'material', areaId: 'terrace', material: 'porcelain' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'req_test');
  beforeAll(async () => {
    server = await startStudioDesk({ kind });
  });
  afterAll(() => server.close());

  const makeDesign = () => makeOwnDesign(server);
  const change = (id: string, sessionId: string) =>
    changeDesign({
      ctx: visitor(),
      engine: server.container.engine,
      queue: server.container.queue,
      lane: 'test',
      id,
      input: { sessionId, version: 0, operations: [RELAY] },
    });
  const start = (id: string) =>
    startFromLibrary({
      ctx: visitor(),
      queue: server.container.queue,
      space: server.container.space,
      lane: 'test',
      id,
    });
  async function sendEnquiry(designId: string): Promise<string> {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ann Example',
        email: 'ann@example.org',
        postcode: 'RM1 3DS',
        designIds: [designId],
        message: 'Please give us a price for this garden.',
        requestKey: `key-${designId}`,
        consent: true,
      },
    });
    expect(answer.statusCode).toBe(201);
    const row = await server.container.db.read
      .selectFrom('enquiry_designs')
      .select('enquiry_id')
      .where('design_id', '=', designId)
      .executeTakeFirstOrThrow();
    return row.enquiry_id;
  }

  test('a design of the library is begun from as a copy that its new maker changes, and tells nothing of the first', async () => {
    const { id, sessionId } = await makeDesign();
    await expect(start(id)).rejects.toMatchObject({ code: 'not-found' });
    await shareDesign({ ctx: visitor(), id, input: { shared: true, sessionId } });
    const shared = (await readGarden({ ctx: visitor(), id }))!.garden;
    const copy = await start(id);
    expect(copy.sessionId).not.toBe(sessionId);
    const before = (await readDesign({ ctx: visitor(), id: copy.id }))!;
    expect(before).toMatchObject({ shared: false, sample: false, facts: [], siblings: [] });
    const own = (await readGarden({ ctx: visitor(), id: copy.id }))!.garden;
    expect(own.model.site.place.postcode).toBeNull();
    await change(copy.id, copy.sessionId);
    await expect(change(copy.id, sessionId)).rejects.toMatchObject({ code: 'forbidden' });
    const after = (await readDesign({ ctx: visitor(), id: copy.id }))!;
    expect(after.areas.find((area) => area.id === 'terrace')!.material).toBe('porcelain');
    expect((await readGarden({ ctx: visitor(), id }))!.garden).toEqual(shared);
  });

  test('the owner changes a copy of what came with an enquiry, and what was sent stays', async () => {
    const { id } = await makeDesign();
    const enquiryId = await sendEnquiry(id);
    const sent = (await readGarden({ ctx: owner(), id }))!.garden;
    const { queue } = server.container;
    await expect(
      copyDesignOf({ ctx: visitor(), queue, id: enquiryId, n: 1 }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const copy = await copyDesignOf({ ctx: owner(), queue, id: enquiryId, n: 1 });
    await change(copy.id, copy.sessionId);
    expect((await readGarden({ ctx: owner(), id }))!.garden).toEqual(sent);
    const enquiry = await readEnquiryForOwner({ ctx: owner(), id: enquiryId });
    expect(enquiry.designs[0]!.copies).toMatchObject([
      { id: copy.id, sessionId: copy.sessionId, title: expect.stringContaining(', our version') },
    ]);
    expect(enquiry.designs[0]!.copies[0]!.totalPence).not.toBe(enquiry.designs[0]!.totalPence);
    expect(
      await readStudio({ ctx: owner(), engine: server.container.engine, id: copy.id }),
    ).toMatchObject({ enquiryId, fixedBecause: null });
  });

  test('a copy for an enquiry goes with its person, and a copy that was quoted stays as it was', async () => {
    const { id } = await makeDesign();
    const enquiryId = await sendEnquiry(id);
    const { queue } = server.container;
    const copy = await copyDesignOf({ ctx: owner(), queue, id: enquiryId, n: 1 });
    const held = await server.container.db.read
      .selectFrom('design_sessions')
      .select(['user_email', 'enquiry_id'])
      .where('id', '=', copy.sessionId)
      .executeTakeFirstOrThrow();
    expect(held).toEqual({ user_email: 'ann@example.org', enquiry_id: enquiryId });
    const at = new Date().toISOString();
    await server.container.db.write((tx) =>
      tx
        .insertInto('quotes')
        .values({
          id: `quo_${copy.id}`,
          number: `Q-${copy.id}`,
          enquiry_id: enquiryId,
          design_id: copy.id,
          design_title: 'Copy',
          name: 'Ann Example',
          email: 'ann@example.org',
          phone: '',
          address: '',
          postcode: '',
          state: 'sent',
          created_at: at,
          updated_at: at,
        })
        .execute(),
    );
    await expect(change(copy.id, copy.sessionId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('quote'),
    });
  });

  test('over HTTP: a copy is begun, and additions are listed with place and price', async () => {
    const { id, sessionId } = await makeDesign();
    await shareDesign({ ctx: visitor(), id, input: { shared: true, sessionId } });
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api/designs/${id}/start`,
      payload: {},
    });
    expect(answer.statusCode).toBe(200);
    const copy = OwnCopy.parse(answer.json());
    const offered = await server.app.inject({ url: `/api/designs/${copy.id}/additions` });
    const { choices } = offered.json<{
      choices: { operation: unknown; difference: number | null; why: string }[];
    }>();
    expect(choices.length).toBeGreaterThan(20);
    for (const { operation, difference, why } of choices) {
      expect(operation === null).toBe(difference === null);
      expect(why.length).toBeGreaterThan(5);
    }
    const open = await server.app.inject({
      method: 'POST',
      url: '/api/admin/enquiries/enq_none/designs/1/copies',
      payload: {},
    });
    expect([401, 403]).toContain(open.statusCode);
  });
});

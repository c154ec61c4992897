import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnquiryAnswer, VisitorEnquiry } from '#contracts/enquiries.ts';
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import { expireEnquiries } from '#server/features/enquiries/expire.ts';
import { listNewEnquiries } from '#server/features/enquiries/for-others.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { enquiryDesk } from '#tests/support/enquiry-desk.ts';

describe.each(DATABASES)('enquiries on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let now = new Date('2026-11-23T09:00:00.000Z');
  const { ctx, job, post, send, see, open, addPhoto, mailsAbout } = enquiryDesk(
    () => server,
    () => call,
  );
  let freeBytes = 50_000_000_000;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());
  /** The owner's session is no longer than two hours. */
  const goTo = async (time: string) => {
    now = new Date(time);
    call = await asOwner(server);
  };

  test('a form sent twice is one enquiry, told once to both sides', async () => {
    const body = {
      name: 'Twice',
      email: 'twice@example.org',
      message: 'Twice sent',
      requestKey: 'key-sent-twice',
    };
    const [first, again] = [await post('/api/enquiries', body), await post('/api/enquiries', body)];
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toMatchObject({
      reference: EnquiryAnswer.parse(first.json()).reference,
      link: EnquiryAnswer.parse(first.json()).link,
    });
    expect((await post('/api/enquiries', { ...body, name: 'Another' })).statusCode).toBe(409);
    const mails = await mailsAbout(
      EnquiryAnswer.parse(first.json()).link.slice('/enquiry/'.length).split('.')[0]!,
    );
    expect(mails.map((mail) => mail.to_address).toSorted()).toEqual(
      [server.container.content.business.email, 'twice@example.org'].toSorted(),
    );
    expect(mails.find((mail) => mail.to_address === 'twice@example.org')!.content).not.toContain(
      'Twice sent',
    );
  });

  test.each([
    [{ email: undefined }, 'email'],
    [{ email: 'no address' }, 'email'],
    [{ name: ' ' }, 'name'],
    [{ message: undefined }, 'message'],
    [{ message: 'x'.repeat(4_001) }, 'message'],
    [{ budgetPounds: 'much' }, 'budgetPounds'],
    [{ access: { gate: 'ajar' } }, 'access.gate'],
    [{ designIds: ['a', 'b', 'c', 'd'] }, 'designIds'],
    [{ calculator: { service: 'castle', size: 'small' } }, 'calculator'],
    [{ requestKey: '!' }, 'requestKey'],
    [{ access: '{broken' }, 'access'],
  ])('%j is refused in words, by its field', async (change, field) => {
    const answer = await post('/api/enquiries', {
      name: 'Ada',
      email: 'ada@example.org',
      message: 'About it',
      requestKey: 'key-that-is-refused',
      ...change,
    });
    expect(answer.statusCode).toBe(400);
    expect(
      answer
        .json<{ errors: { field: string; message: string }[] }>()
        .errors.map((one) => one.field),
    ).toContain(field);
  });

  test('a telephone number is enough, and a program that fills every field is refused', async () => {
    const answer = await post('/api/enquiries', {
      name: 'By phone',
      phone: '01708 123456',
      message: 'Please ring',
      requestKey: 'key-by-telephone',
    });
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toMatchObject({ isMailed: false });
    expect(
      (
        await post('/api/enquiries', {
          name: 'Robot',
          email: 'r@example.org',
          message: 'Buy',
          website: 'http://spam.example',
          requestKey: 'key-of-a-robot',
        })
      ).statusCode,
    ).toBe(400);
  });

  test('a form kept offline carries its parts as text', async () => {
    const { url } = await send({
      access: JSON.stringify({ gate: 'narrow', levels: 'steep' }),
      calculator: JSON.stringify({
        service: 'paving-stonework',
        size: 'medium',
        extras: ['garden-clearance'],
      }),
      siteFacts: '[{"label":"Soil","value":"Clay"}]',
      designIds: '',
      budgetPounds: '12000',
      phone: '',
    });
    const seen = await see(url);
    expect(seen).toMatchObject({
      budgetPence: 1_200_000,
      phone: null,
      siteFacts: [{ label: 'Soil', value: 'Clay' }],
      estimate: { service: 'Paving and stonework', totalPence: 1_525_000 },
    });
    expect(seen.range!.before).toEqual({ lowPence: 1_525_000, highPence: 1_525_000 });
    expect(seen.range!.lines.map((line) => line.label)).toEqual(['Access', 'Levels']);
    expect(seen.range!.after.lowPence).toBeGreaterThan(1_525_000);
  });

  test('what was sent of a design stays when the design itself is gone', async () => {
    const { ids, sessionId } = await makeDesigns(server);
    const { url, id } = await send({
      source: 'design',
      designIds: [ids[0], ids[0], 'dsn_goneGoneGone'],
      access: { gate: 'house' },
    });
    const before = await see(url);
    expect(before.designs).toEqual([
      expect.objectContaining({
        n: 1,
        id: ids[0],
        title: 'The Long Lawn',
        projectType: PROJECT_TYPE_LABELS.family,
      }),
    ]);
    expect(before.range!.lines).toHaveLength(1);
    await deleteDesignIdea({
      ctx: ctx(),
      queue: server.container.queue,
      id: sessionId,
      source: 'designs',
    });
    const after = await see(url);
    expect(after.designs[0]).toMatchObject({
      id: null,
      title: 'The Long Lawn',
      totalPence: before.designs[0]!.totalPence,
      picture: null,
    });
    expect(after.range).toEqual(before.range);
    expect((await server.app.inject(after.designs[0]!.planUrl)).body).toContain(
      '<title>The Long Lawn</title>',
    );
    const owned = await open(id);
    expect(owned.designs[0]!.quantities.length).toBeGreaterThan(0);
    expect(
      (await call({ url: owned.designs[0]!.planUrl })).headers['content-security-policy'],
    ).toContain('sandbox');
  });

  test('on a disk that is nearly full an enquiry still arrives, with its figures and without the drawing', async () => {
    const { ids } = await makeDesigns(server);
    const wasAt = now.toISOString();
    freeBytes = 900_000_000;
    await goTo(new Date(now.getTime() + 60_000).toISOString());
    const { id } = await send({ source: 'design', designIds: [ids[0]] });
    const owned = await open(id);
    expect(owned.designs[0]!.quantities.length).toBeGreaterThan(0);
    expect(
      await server.container.db.read
        .selectFrom('enquiry_designs')
        .select('plan')
        .where('enquiry_id', '=', id)
        .execute(),
    ).toEqual([{ plan: null }]);
    freeBytes = 50_000_000_000;
    await goTo(wasAt);
  });

  test('visitor and owner write to each other; each is mailed once, and the clock of the answer runs', async () => {
    const { id, url, email } = await send();
    expect(await see(url)).toMatchObject({ replyBy: '2026-11-25T17:00:00.000Z', messages: [] });
    const answer = { text: 'Thank you, may we ring?', requestKey: 'answer-key-1' };
    for (const body of [answer, answer])
      expect(
        (
          await call({ method: 'POST', url: `/api/admin/enquiries/${id}/messages`, payload: body })
        ).json(),
      ).toMatchObject({ isMailed: true });
    expect(await see(url)).toMatchObject({
      replyBy: null,
      messages: [{ from: 'owner', text: answer.text }],
    });
    await goTo('2026-11-24T10:00:00.000Z');
    const wrote = await post(`${url}/messages`, { text: 'Please do', requestKey: 'visitor-key-1' });
    await post(`${url}/messages`, { text: 'Please do', requestKey: 'visitor-key-1' });
    expect(VisitorEnquiry.parse(wrote.json())).toMatchObject({
      replyBy: '2026-11-26T17:00:00.000Z',
    });
    expect((await see(url)).messages.map((message) => message.from)).toEqual(['owner', 'visitor']);
    expect(
      (await mailsAbout(id)).map((mail) => mail.to_address).filter((to) => to === email),
    ).toHaveLength(2);
    expect(
      (await mailsAbout(id))
        .map((mail) => mail.subject)
        .filter((subject) => subject.startsWith('Ada Field has written')),
    ).toHaveLength(1);
    expect((await listNewEnquiries(ctx(), 50)).find((one) => one.id === id)).toMatchObject({
      replyBy: '2026-11-26T17:00:00.000Z',
      isOverdue: false,
    });
    await goTo('2026-11-26T17:00:01.000Z');
    expect((await open(id)).isOverdue).toBe(true);
    await call({ method: 'POST', url: `/api/admin/enquiries/${id}/answered` });
    expect(await open(id)).toMatchObject({ isOverdue: false, replyBy: null });
  });

  test('three years after the last that happened it goes, with its photographs', async () => {
    const { id, url } = await send();
    await addPhoto(url, await makeImage('jpeg', 37, 30));
    const { key } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select('key')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    const before = new Date(now.getTime() + 1000).toISOString();
    await expect(
      expireEnquiries({
        ctx: ctx(),
        ...server.container,
        before,
        signal: new AbortController().signal,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(
      await expireEnquiries({
        ctx: job(),
        ...server.container,
        before: '2020-01-01T00:00:00.000Z',
        signal: new AbortController().signal,
      }),
    ).toBe(0);
    expect(
      await expireEnquiries({
        ctx: job(),
        ...server.container,
        before,
        signal: new AbortController().signal,
      }),
    ).toBeGreaterThan(5);
    expect(await server.container.storage.open(key)).toBeNull();
    for (const table of [
      'enquiries',
      'enquiry_designs',
      'enquiry_messages',
      'enquiry_notes',
      'enquiry_photos',
    ] as const)
      expect(await server.container.db.read.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});

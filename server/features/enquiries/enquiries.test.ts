import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminEnquiry, EnquiriesPage, ReplyTemplates } from '#contracts/admin-enquiries.ts';
import { EnquiryAnswer, type EnquiryPhoto, VisitorEnquiry } from '#contracts/enquiries.ts';
import { PROJECT_TYPE_LABELS } from '#contracts/design.ts';
import { deleteDesignIdea } from '#server/features/designs/bin.ts';
import { expireEnquiries } from '#server/features/enquiries/expire.ts';
import {
  listNewEnquiries,
  moveEnquiryOn,
  readEnquiryFor,
} from '#server/features/enquiries/for-others.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { erasePerson, exportPerson, findPerson } from '#server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '#server/features/personal-data-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  formRequest,
  GARDEN_FORM,
  plainSiteImages,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

describe.each(DATABASES)('enquiries on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let now = new Date('2026-11-23T09:00:00.000Z');
  let made = 0;
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
  const ctx = (actor: 'owner' | 'visitor' = 'owner') =>
    server.container.contextFor({ kind: actor }, 'test');
  const job = () => server.container.contextFor({ kind: 'job', job: 'test' }, 'test');
  const post = async (url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload });
  const send = async (more: object = {}) => {
    made += 1;
    const answer = await post('/api/enquiries', {
      name: 'Ada Field',
      email: `ada${made}@example.org`,
      message: 'About the garden',
      requestKey: `key-number-${made}`,
      ...more,
    });
    expect(answer.statusCode, answer.body).toBe(201);
    const sent = EnquiryAnswer.parse(answer.json());
    const token = sent.link.slice('/enquiry/'.length);
    return {
      ...sent,
      token,
      id: token.split('.')[0]!,
      url: `/api/enquiries/${encodeURIComponent(token)}`,
      email: `ada${made}@example.org`,
    };
  };
  const see = async (url: string) => VisitorEnquiry.parse((await server.app.inject(url)).json());
  const open = async (id: string) =>
    AdminEnquiry.parse((await call({ url: `/api/admin/enquiries/${id}` })).json());
  const list = async (query = '') =>
    EnquiriesPage.parse((await call({ url: `/api/admin/enquiries${query}` })).json());
  const addPhoto = async (url: string, bytes: Uint8Array) => {
    const { payload, headers } = imageForm(bytes);
    return server.app.inject({ method: 'POST', url: `${url}/photos`, payload, headers });
  };
  const mailsAbout = async (id: string) =>
    server.container.db.read
      .selectFrom('mail_messages')
      .select(['subject', 'to_address', 'content'])
      .where('about_id', '=', id)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

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

  test('on a disk that is nearly full a photograph is refused in plain words and leaves nothing, while the owner still signs in', async () => {
    const { id, url } = await send();
    const wasAt = now.toISOString();
    freeBytes = 900_000_000;
    await goTo(new Date(now.getTime() + 60_000).toISOString());
    const refused = await addPhoto(url, await makeImage('jpeg', 39, 30));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('has not been kept'),
    ]);
    expect(
      await server.container.db.read
        .selectFrom('enquiry_photos')
        .select('n')
        .where('enquiry_id', '=', id)
        .execute(),
    ).toEqual([]);
    expect(await asOwner(server)).toBeTypeOf('function');
    const design = await server.app.inject(formRequest(GARDEN_FORM));
    expect([design.statusCode, design.body]).toEqual([
      503,
      expect.stringContaining('has not been kept'),
    ]);
    freeBytes = 50_000_000_000;
    await goTo(new Date(now.getTime() + 60_000).toISOString());
    expect((await addPhoto(url, await makeImage('jpeg', 39, 30))).statusCode).toBe(201);
    await goTo(wasAt);
  });

  test("one client cannot use up everybody's photographs of the day; what it deletes or withdraws is given back", async () => {
    const large = { width: 1600, height: 1200, bytes: new Uint8Array(90_000_000) };
    const { jpeg, ...small } = await plainSiteImages().make(new Uint8Array());
    const own = await startTestServer({
      kind,
      parts: {
        siteImages: plainSiteImages({ make: async () => ({ ...small, jpeg: [jpeg[0]!, large] }) }),
        readDisk: async () => null,
      },
    });
    try {
      const sent = async () => {
        made += 1;
        const answer = await own.app.inject({
          method: 'POST',
          url: '/api/enquiries',
          payload: {
            name: 'Ada',
            email: `ada${made}@example.org`,
            message: 'About the garden',
            requestKey: `key-number-${made}`,
          },
        });
        return `/api/enquiries/${encodeURIComponent(EnquiryAnswer.parse(answer.json()).link.slice('/enquiry/'.length))}`;
      };
      const [first, second] = [await sent(), await sent()];
      let width = 100;
      const add = async (url: string, remoteAddress?: string) => {
        const { payload, headers } = imageForm(await makeImage('jpeg', (width += 1), 30));
        return (
          await own.app.inject({
            method: 'POST',
            url: `${url}/photos`,
            payload,
            headers,
            ...(remoteAddress ? { remoteAddress } : {}),
          })
        ).statusCode;
      };
      expect([
        await add(first),
        await add(second),
        await add(second),
        await add(second, '203.0.113.77'),
      ]).toEqual([201, 201, 503, 201]);
      expect(
        (await own.app.inject({ method: 'DELETE', url: `${first}/photos/1` })).statusCode,
      ).toBe(200);
      expect([await add(second), await add(second)]).toEqual([201, 503]);
      expect(
        (await own.app.inject({ method: 'POST', url: `${second}/withdraw`, payload: {} }))
          .statusCode,
      ).toBe(200);
      expect([await add(first), await add(first), await add(first)]).toEqual([201, 201, 503]);
    } finally {
      await own.close();
    }
  });

  test('photographs are private, numbered, eight at most, and gone when they are removed', async () => {
    const { id, url } = await send();
    const first = await addPhoto(url, await makeImage('jpeg', 40, 30));
    expect(first.statusCode, first.body).toBe(201);
    const photo = first.json<EnquiryPhoto>();
    expect((await addPhoto(url, await makeImage('jpeg', 40, 30))).json()).toMatchObject({
      n: photo.n,
    });
    const served = await server.app.inject(photo.url);
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'private, no-store']);
    const { key, small_key: small } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select(['key', 'small_key'])
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const one of [key, small]) {
      expect((await server.app.inject(`/uploads/${one}`)).statusCode).toBe(404);
      expect(await server.container.storage.open(one)).not.toBeNull();
    }
    expect(
      (await call({ url: `/api/admin/enquiries/${id}/photos/${photo.n}?size=small` })).statusCode,
    ).toBe(200);
    for (let width = 41; width < 48; width += 1)
      expect((await addPhoto(url, await makeImage('png', width, 30))).statusCode).toBe(201);
    expect((await addPhoto(url, await makeImage('png', 60, 30))).statusCode).toBe(409);
    expect((await see(url)).photosLeft).toBe(0);
    expect((await server.app.inject({ method: 'DELETE', url: photo.url })).statusCode).toBe(200);
    expect((await server.app.inject(photo.url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    expect((await addPhoto(url, await makeImage('png', 60, 30))).json()).toMatchObject({ n: 9 });
    expect(
      (await addPhoto(url, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')))
        .statusCode,
    ).toBe(415);
  });

  test('eight photographs sent at once are not nine', async () => {
    const { url } = await send();
    for (let width = 50; width < 56; width += 1)
      await addPhoto(url, await makeImage('png', width, 20));
    const answers = await Promise.all(
      [61, 62, 63, 64].map(async (width) => addPhoto(url, await makeImage('png', width, 20))),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    expect((await see(url)).photos).toHaveLength(8);
  });

  test('withdrawing before a quote deletes everything at once', async () => {
    const { id, url, email } = await send({ message: 'A secret wish' });
    await addPhoto(url, await makeImage('jpeg', 33, 30));
    const { key } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select('key')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    expect((await post(`${url}/withdraw`, {})).json()).toMatchObject({ isGone: true });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    const { read } = server.container.db;
    const texts = JSON.stringify([
      await read.selectFrom('enquiries').selectAll().execute(),
      await read.selectFrom('mail_messages').selectAll().execute(),
      await read.selectFrom('audit').selectAll().execute(),
    ]);
    expect(texts).not.toContain('A secret wish');
    expect(texts).not.toContain(email);
    expect(texts).toContain('was withdrawn');
  });

  test('once a quote was made, withdrawing closes it and keeps the letters', async () => {
    const { id, url } = await send({ siteFacts: [{ label: 'Soil', value: 'Chalk' }] });
    await addPhoto(url, await makeImage('jpeg', 34, 30));
    await server.container.db.write((tx) => moveEnquiryOn(tx, ctx(), id, 'quoted'));
    expect((await post(`${url}/withdraw`, {})).json()).toMatchObject({ isGone: false });
    expect(await see(url)).toMatchObject({
      state: 'closed',
      closing: 'withdrawn',
      photos: [],
      siteFacts: [],
      message: 'About the garden',
    });
    expect(
      (await post(`${url}/messages`, { text: 'Too late', requestKey: 'too-late-key' })).statusCode,
    ).toBe(422);
    expect((await addPhoto(url, await makeImage('jpeg', 35, 30))).statusCode).toBe(422);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/enquiries/${id}/state`,
          payload: { state: 'received' },
        })
      ).statusCode,
    ).toBe(422);
  });

  test('what others bring about moves an enquiry on, never back', async () => {
    const { id } = await send();
    const move = (to: Parameters<typeof moveEnquiryOn>[3]) =>
      server.container.db.write((tx) => moveEnquiryOn(tx, ctx('visitor'), id, to));
    await goTo('2026-11-27T09:00:00.000Z');
    await move('quoted');
    await move('visit');
    const read = await readEnquiryFor(ctx(), id);
    expect(read).toMatchObject({ state: 'quoted', version: 2 });
    expect((await open(id)).steps).toEqual([
      expect.objectContaining({ state: 'received' }),
      { state: 'visit', label: 'Visit booked', at: null },
      { state: 'quoted', label: 'Quote sent', at: now.toISOString() },
      { state: 'accepted', label: 'Accepted', at: null },
    ]);
    await expect(move('accepted')).resolves.toBeUndefined();
    await expect(
      server.container.db.write((tx) => moveEnquiryOn(tx, ctx(), 'enq_none', 'visit')),
    ).rejects.toMatchObject({ code: 'not-found' });
    const trail = await server.container.db.read
      .selectFrom('audit')
      .select('action')
      .where('subject', '=', `enquiries:${id}`)
      .orderBy('at')
      .execute();
    expect(trail.map((row) => row.action).toSorted()).toEqual([
      'enquiries.accepted',
      'enquiries.quoted',
      'enquiries.send',
    ]);
  });

  test('the owner changes a state from the version seen; an older one is told what stands', async () => {
    const { id } = await send();
    const put = (version: number, state: string) =>
      call({
        method: 'PUT',
        url: `/api/admin/enquiries/${id}/state`,
        headers: { 'if-match': `"${version}"` },
        payload: { state },
      });
    expect((await put(1, 'visit')).json()).toMatchObject({ state: 'visit', version: 2 });
    const late = await put(1, 'closed');
    expect([late.statusCode, late.json<{ current: AdminEnquiry }>().current.state]).toEqual([
      409,
      'visit',
    ]);
    expect((await put(2, 'closed')).json()).toMatchObject({ state: 'closed', closing: 'owner' });
    expect((await put(3, 'received')).json()).toMatchObject({ state: 'received', closing: null });
    expect((await put(4, 'elsewhere')).statusCode).toBe(400);
  });

  test('lists are searched, counted, archived and paged', async () => {
    const { id } = await send({ name: 'Zebedee Q', postcode: 'rm1 3ds', message: '100% of it' });
    const found = async (query: string) => (await list(query)).items.map((item) => item.id);
    expect(await found('?search=zebedee%20rm1')).toEqual([id]);
    expect(await found('?search=100%25')).toEqual([id]);
    expect(await found('?search=zebedee&state=quoted')).toEqual([]);
    expect(await found('?search=zebedee&list=waiting')).toEqual([id]);
    expect(
      (
        await call({
          method: 'PUT',
          url: `/api/admin/enquiries/${id}/archived`,
          payload: { archived: true },
        })
      ).json(),
    ).toMatchObject({ archivedAt: now.toISOString(), replyBy: null });
    expect(await found('?search=zebedee')).toEqual([]);
    expect((await list('?search=zebedee&list=archived')).counts).toMatchObject({
      open: 0,
      archived: 1,
      all: 1,
    });
    expect((await list('?page=900')).page).toBeLessThan(900);
    expect((await call({ url: '/api/admin/enquiries?list=lost' })).statusCode).toBe(400);
  });

  test('notes are the owner’s alone', async () => {
    const { id, url } = await send();
    const noted = AdminEnquiry.parse(
      (
        await call({
          method: 'POST',
          url: `/api/admin/enquiries/${id}/notes`,
          payload: { text: 'Knows the neighbours' },
        })
      ).json(),
    );
    expect((await server.app.inject(url)).body).not.toContain('neighbours');
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/enquiries/${id}/notes/${noted.notes[0]!.id}`,
        })
      ).json(),
    ).toMatchObject({ notes: [] });
    expect(
      (
        await call({
          method: 'DELETE',
          url: `/api/admin/enquiries/${id}/notes/${noted.notes[0]!.id}`,
        })
      ).statusCode,
    ).toBe(404);
  });

  test('a deleted enquiry lies in the bin, comes back, and goes for good', async () => {
    const { id, url } = await send({ name: 'Binned One' });
    const keeper = enquiryKeeper(server.container);
    expect((await call({ method: 'DELETE', url: `/api/admin/enquiries/${id}` })).json()).toEqual({
      success: true,
      message: 'Enquiry deleted',
    });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await readEnquiryFor(ctx(), id)).toBeNull();
    expect(await keeper.listDeleted({ ctx: ctx() })).toEqual([
      expect.objectContaining({
        kind: 'enquiries',
        id,
        title: expect.stringContaining('Binned One'),
      }),
    ]);
    await keeper.restore({ ctx: ctx(), id });
    expect((await server.app.inject(url)).statusCode).toBe(200);
    await call({ method: 'DELETE', url: `/api/admin/enquiries/${id}` });
    await keeper.purge({ ctx: ctx(), id });
    expect(
      JSON.stringify(await server.container.db.read.selectFrom('enquiries').selectAll().execute()),
    ).not.toContain('Binned One');
  });

  test('what is held of a person is told, handed over and erased with its photographs', async () => {
    const { id, url, email } = await send({ message: 'Erase me later' });
    await addPhoto(url, await makeImage('jpeg', 36, 30));
    const { key } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select('key')
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    const keepers = personalDataProviders(server.container);
    const held = await findPerson({ ctx: ctx(), keepers, ownWords: MENTIONS, input: { email } });
    expect(held.groups.find((group) => group.name === 'enquiries')!.items).toEqual([
      expect.objectContaining({ id, detail: expect.arrayContaining(['1 photograph']) }),
    ]);
    const paths = [];
    for await (const file of await exportPerson({
      ctx: ctx(),
      keepers,
      ownWords: MENTIONS,
      input: { email },
    }))
      paths.push(file.path);
    expect(
      paths.filter((path) => path.startsWith('enquiries/')).map((path) => path.split('/').at(-1)),
    ).toEqual(['enquiry.json', 'photo-1.jpg']);
    await erasePerson({
      ctx: ctx(),
      keepers,
      ownWords: MENTIONS,
      storage: server.container.storage,
      queue: server.container.queue,
      input: { email },
    });
    expect((await server.app.inject(url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    expect(
      JSON.stringify(
        await server.container.db.read.selectFrom('mail_messages').selectAll().execute(),
      ),
    ).not.toContain('Erase me later');
  });

  test('a name left beside designs is an enquiry, waits only where an answer is wanted, and goes when it is taken back', async () => {
    const { sessionId, ids } = await makeDesigns(server);
    const contact = `/api/design-sessions/${sessionId}/contact`;
    expect(
      (await post(contact, { name: 'Keeper', email: 'keeper@example.org', wants: 'keep' }))
        .statusCode,
    ).toBe(200);
    const [kept] = (await list('?search=keeper@example.org')).items;
    expect(kept).toMatchObject({ source: 'keep', replyBy: null });
    expect((await open(kept!.id)).designs.map((design) => design.id)).toEqual(ids);
    await post(contact, { name: 'Keeper', email: 'keeper@example.org', wants: 'contact' });
    const again = (await list('?search=keeper@example.org')).items;
    expect(again.map((item) => [item.id, item.replyBy !== null])).toEqual([[kept!.id, true]]);
    await server.app.inject({ method: 'DELETE', url: contact });
    expect((await list('?search=keeper@example.org&list=all')).items).toEqual([]);
  });

  test('reply templates are saved from the version seen', async () => {
    const read = async () =>
      ReplyTemplates.parse((await call({ url: '/api/admin/reply-templates' })).json());
    const first = await read();
    expect(first.templates.length).toBeGreaterThan(2);
    const save = (version: number, templates: object[]) =>
      call({
        method: 'PUT',
        url: '/api/admin/reply-templates',
        headers: { 'if-match': `"${version}"` },
        payload: { templates },
      });
    expect((await save(first.version, [{ title: 'Short', text: 'Dear {name}' }])).statusCode).toBe(
      200,
    );
    expect(await read()).toMatchObject({
      templates: [{ title: 'Short', text: 'Dear {name}' }],
      version: first.version + 1,
    });
    expect((await save(first.version, [])).statusCode).toBe(409);
    expect((await save(first.version + 1, [{ title: '', text: '' }])).statusCode).toBe(400);
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

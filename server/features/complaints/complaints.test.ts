import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  AdminComplaint,
  Complaint,
  ComplaintAnswer,
  ComplaintsPage,
} from '#contracts/complaints.ts';
import { expireComplaints } from '#server/features/complaints/expire.ts';
import {
  addComplaintByHand,
  listComplaints,
  takeStep,
} from '#server/features/complaints/manage.ts';
import { readComplaint, sendComplaint } from '#server/features/complaints/send.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const MESSAGE = 'The patio holds water after every rain, three weeks after it was laid.';

describe.each(DATABASES)('complaints on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T23:30:00Z');
  let count = 0;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => ({
    queue: server.container.queue,
    origin: 'https://garden.example',
    isMailed: true,
  });
  const tokenOf = (link: string) => link.slice('/complaints/'.length);
  const list = async (query: object = {}) =>
    listComplaints({ ctx: owner(), query, isMailed: false });
  const mailsTo = async (address: string) =>
    server.container.db.read
      .selectFrom('mail_messages')
      .select(['subject', 'content', 'about_id'])
      .where('to_address', '=', address)
      .orderBy('created_at')
      .orderBy('id')
      .execute();

  async function send(more: object = {}, otherParts: object = {}) {
    count += 1;
    const input = {
      kind: 'work',
      name: 'Ada Field',
      email: `ada${count}@example.org`,
      message: MESSAGE,
      requestKey: `complaint-${count}`,
      ...more,
    };
    const sent = await sendComplaint({ ctx: visitor(), input, ...parts(), ...otherParts });
    const found = (await list({ search: sent.reference })).items[0]!;
    return { ...sent, ...found, input };
  }

  test('it is stored once however often it is sent, acknowledged by mail without its words, and the firm is told all of it', async () => {
    const sent = await send({ phone: '01708 000111', remedy: 'Lay it again with a fall.' });
    const again = await sendComplaint({ ctx: visitor(), input: sent.input, ...parts() });
    expect(again).toEqual({ reference: sent.reference, link: sent.link, isNew: false });
    await expect(
      sendComplaint({
        ctx: visitor(),
        input: { ...sent.input, email: 'other@example.org' },
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    const [toSender, ...none] = await mailsTo(sent.email!);
    expect(none).toEqual([]);
    expect(toSender!.subject).toBe(`We have your complaint: ${sent.reference}`);
    expect(toSender!.content).toContain(`https://garden.example${sent.link}`);
    expect(toSender!.content).not.toContain('patio');
    const toFirm = (await mailsTo('hello@oakmereandvale.example')).find(
      (mail) => mail.about_id === sent.id,
    )!;
    for (const words of [MESSAGE, 'Lay it again with a fall.', '01708 000111'])
      expect(toFirm.content).toContain(words);
  });

  test('the day it came is the first of thirty, in London', async () => {
    // Half past eleven at night in winter, and half past midnight in summer.
    expect(await send()).toMatchObject({ dueOn: '2026-12-21', daysLeft: 29 });
    const winter = now;
    now = new Date('2027-06-30T23:30:00Z');
    expect(await send()).toMatchObject({ dueOn: '2027-07-30', daysLeft: 29 });
    now = winter;
  });

  test('its sender reads it behind the private link alone, without the notes of the office', async () => {
    const sent = await send({ kind: 'data' });
    await takeStep({
      ctx: owner(),
      id: sent.id,
      input: { kind: 'note', text: 'He has complained before.' },
      baseVersion: null,
      ...parts(),
    });
    await takeStep({
      ctx: owner(),
      id: sent.id,
      input: { kind: 'answer', text: 'We have deleted the picture.' },
      baseVersion: null,
      ...parts(),
    });
    const seen = Complaint.parse((await server.app.inject(`/api${sent.link}`)).json());
    expect(seen).toMatchObject({
      reference: sent.reference,
      state: 'answered',
      message: MESSAGE,
      steps: [{ kind: 'answer', text: 'We have deleted the picture.' }],
    });
    const other = await send();
    const forged = `${sent.id}.${tokenOf(other.link).split('.')[1]}`;
    for (const token of [forged, 'nonsense', `${sent.id}.`])
      await expect(readComplaint({ ctx: visitor(), token })).rejects.toMatchObject({
        code: 'not-found',
      });
    expect((await server.app.inject(`/api/complaints/${forged}`)).statusCode).toBe(404);
    const answer = (await mailsTo(sent.email!)).find((mail) =>
      mail.subject.startsWith('Our answer'),
    )!;
    expect(answer.content).toContain('We have deleted the picture.');
    expect(answer.content).toContain('Information Commissioner');
    expect(answer.content).not.toContain('complained before');
  });

  test('steps lead from state to state, and what cannot be done is refused with the state named', async () => {
    const sent = await send();
    const step = (input: object, baseVersion: number | null = null) =>
      takeStep({ ctx: owner(), id: sent.id, input, baseVersion, ...parts() });
    expect(await step({ kind: 'acknowledge' }, sent.version)).toMatchObject({
      state: 'acknowledged',
      version: 2,
    });
    await expect(step({ kind: 'acknowledge' })).rejects.toMatchObject({
      code: 'impossible',
      message: expect.stringContaining('Acknowledged'),
    });
    await expect(step({ kind: 'note', text: 'Late' }, sent.version)).rejects.toMatchObject({
      code: 'changed',
      current: { version: 2 },
    });
    await expect(
      step({ kind: 'extend', text: 'We wait for dry weather.', dueOn: sent.dueOn }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'dueOn' }] });
    await expect(
      step({ kind: 'extend', text: 'We wait for dry weather.', dueOn: '2027-12-01' }),
    ).rejects.toMatchObject({ code: 'invalid' });
    expect(
      await step({ kind: 'extend', text: 'We wait for dry weather.', dueOn: '2027-01-15' }),
    ).toMatchObject({ state: 'acknowledged', dueOn: '2027-01-15' });
    expect(
      await step({ kind: 'answer', text: 'We come on Monday and lay it again.' }),
    ).toMatchObject({ state: 'answered', daysLeft: null });
    expect(await step({ kind: 'close' })).toMatchObject({ state: 'closed' });
    await expect(step({ kind: 'answer', text: 'Once more' })).rejects.toMatchObject({
      code: 'impossible',
    });
    expect(await step({ kind: 'reopen', text: 'The water is back.' })).toMatchObject({
      state: 'acknowledged',
      daysLeft: expect.any(Number),
      steps: expect.arrayContaining([expect.objectContaining({ kind: 'reopen' })]),
    });
    expect(
      (await mailsTo(sent.email!)).map((mail) => mail.subject.split(':')[0]).toSorted(),
    ).toEqual([
      'Our answer to your complaint',
      'We are looking into your complaint',
      'We have your complaint',
      'We need longer for your complaint',
    ]);
  });

  test('an answer that is late is put off to today or later, never to a day that is over', async () => {
    const start = now;
    now = new Date('2027-01-01T09:00:00Z');
    const sent = await send();
    expect(sent.dueOn).toBe('2027-01-30');
    now = new Date('2027-03-20T09:00:00Z');
    const put = (dueOn: string) =>
      takeStep({
        ctx: owner(),
        id: sent.id,
        input: { kind: 'extend', text: 'We wait for dry weather.', dueOn },
        baseVersion: null,
        ...parts(),
      });
    for (const day of ['2027-02-13', '2027-03-19'])
      await expect(put(day), day).rejects.toMatchObject({
        code: 'invalid',
        errors: [{ field: 'dueOn', message: expect.stringContaining('over') }],
      });
    expect(await mailsTo(sent.email!)).toHaveLength(1);
    expect(await put('2027-03-20')).toMatchObject({ dueOn: '2027-03-20', daysLeft: 0 });
    now = start;
  });

  test('the firm is told what its sender was told, and by what', async () => {
    const noteOf = async (id: string) => {
      const { content } = (await mailsTo('hello@oakmereandvale.example')).find(
        (mail) => mail.about_id === id,
      )!;
      return (JSON.parse(content) as { blocks: { type: string; text?: string }[] }).blocks.findLast(
        (block) => block.type === 'note',
      )!.text;
    };
    const first = await send();
    expect(await noteOf(first.id)).toBe(
      'The sender has been e-mailed that you have received it and when you will answer.',
    );
    expect(first.acknowledgement).toBe('waiting');
    for (const [state, acknowledgement] of [
      ['sent', 'sent'],
      ['failed', 'failed'],
      ['uncertain', 'uncertain'],
      ['kept', 'none'],
    ] as const) {
      await server.container.db.write((tx) =>
        tx
          .updateTable('mail_messages')
          .set({ state })
          .where('to_address', '=', first.email!)
          .execute(),
      );
      expect((await list({ search: first.reference })).items[0]!.acknowledgement).toBe(
        acknowledgement,
      );
    }
    const page = await send({ requestKey: 'told-by-page' }, { isMailed: false });
    expect(await noteOf(page.id)).toMatch(
      /^This site sends no e-mail.* They were told on the page/,
    );
    for (let i = 0; i < 10; i++) await send({ email: 'often@example.org' });
    const often = await send({ email: 'often@example.org' });
    expect(await noteOf(often.id)).toMatch(
      /^The sender has not been e-mailed: the address has reached the most/,
    );
    expect(often.acknowledgement).toBe('none');
    const letter = await addComplaintByHand({
      ctx: owner(),
      input: {
        kind: 'price',
        source: 'letter',
        receivedOn: '2026-11-20',
        name: 'Letter Writer',
        message: 'The invoice is higher than the quote.',
        requestKey: 'told-by-nobody',
      },
      ...parts(),
    });
    expect(await noteOf(letter.id)).toMatch(
      /^The sender left no e-mail address.* Please tell them yourself/,
    );
    expect(letter.acknowledgement).toBe('none');
  });

  test('entered again after a lost answer it is there once, and other words are refused with what stands', async () => {
    const input = {
      kind: 'price',
      source: 'letter',
      receivedOn: '2026-11-20',
      name: 'Lost Answer',
      message: 'The invoice is higher than the quote.',
      requestKey: 'lost-answer-1',
    };
    const enter = (more: object = {}) =>
      addComplaintByHand({ ctx: owner(), input: { ...input, ...more }, ...parts() });
    const first = await enter();
    expect((await enter()).id).toBe(first.id);
    for (const more of [
      { message: 'The invoice is much higher than the quote.' },
      { receivedOn: '2026-11-19' },
      { email: 'lost@example.org' },
    ]) {
      await expect(enter(more)).rejects.toMatchObject({
        code: 'conflict',
        current: { id: first.id, message: input.message },
      });
    }
    expect((await list({ search: 'lost answer' })).items).toHaveLength(1);
  });

  test('what has to be answered first comes first, and what is late is counted', async () => {
    const late = await send({
      name: 'Late Person',
      message: 'Nobody has come back to me about the wall.',
    });
    now = new Date(now.getTime() + 31 * DAY_MS);
    const fresh = await send({
      name: 'Fresh Person',
      message: 'Nobody has come back to me about the wall.',
    });
    const page = await list({ search: 'about the wall' });
    expect(page.items.map((one) => [one.id, one.daysLeft])).toEqual([
      [late.id, -2],
      [fresh.id, 29],
    ]);
    expect(page.counts).toEqual({ open: 2, overdue: 1, data: 0, settled: 0, all: 2 });
    expect(
      (await list({ list: 'overdue', search: 'late person' })).items.map((one) => one.id),
    ).toEqual([late.id]);
    const { attention } = (await (await asOwner(server))({ url: '/api/admin/stats' })).json<{
      attention: { id: string; urgent: boolean; to: string }[];
    }>();
    expect(attention.find((one) => one.id === 'complaints-overdue')).toMatchObject({
      urgent: true,
      to: '/admin/complaints?list=overdue',
    });
    expect(attention.find((one) => one.id === 'complaints')).toBeDefined();
  });

  test('the search over everything finds one by its reference and by its sender', async () => {
    const sent = await send({ name: 'Zebedee Quill', phone: '01708 555 222' });
    const call = await asOwner(server);
    for (const q of [sent.reference, 'zebedee', '01708555222']) {
      const { groups } = (
        await call({ url: `/api/admin/search?${new URLSearchParams({ q })}` })
      ).json<{ groups: { kind: string; hits: { id: string; to: string }[] }[] }>();
      expect(groups.find((group) => group.kind === 'complaints')?.hits, q).toEqual([
        expect.objectContaining({ id: sent.id, to: `/admin/complaints?q=${sent.reference}` }),
      ]);
    }
  });

  test('the owner writes one down that came by letter: its clock runs from the day it came, and nobody is mailed without an address', async () => {
    const call = await asOwner(server);
    const today = now.toISOString().slice(0, 10);
    const payload = {
      kind: 'price',
      source: 'letter',
      receivedOn: '2026-12-01',
      name: 'Letter Writer',
      message: 'The invoice is higher than the quote.',
      requestKey: 'by-hand-1',
    };
    const entered = AdminComplaint.parse(
      (await call({ method: 'POST', url: '/api/admin/complaints', payload })).json(),
    );
    expect(entered).toMatchObject({
      source: 'letter',
      email: null,
      dueOn: '2026-12-30',
      state: 'received',
    });
    expect(
      AdminComplaint.parse(
        (await call({ method: 'POST', url: '/api/admin/complaints', payload })).json(),
      ).id,
    ).toBe(entered.id);
    expect(
      await server.container.db.read
        .selectFrom('mail_messages')
        .select('to_address')
        .where('about_id', '=', entered.id)
        .execute(),
    ).toEqual([{ to_address: 'hello@oakmereandvale.example' }]);
    const wrong = async (more: object) =>
      (
        await call({
          method: 'POST',
          url: '/api/admin/complaints',
          payload: { ...payload, requestKey: 'by-hand-2', ...more },
        })
      ).statusCode;
    expect([
      await wrong({ receivedOn: '2126-01-01' }),
      await wrong({ source: 'site' }),
      await wrong({ receivedOn: 'yesterday' }),
      await wrong({ email: 'nobody' }),
      await wrong({ receivedOn: today, message: 'short' }),
    ]).toEqual([400, 400, 400, 400, 400]);
  });

  test('the log is exported for a spreadsheet, which runs nothing of it', async () => {
    const sent = await send({ name: '=cmd()', message: 'A comma, a "quote"\nand a line.' });
    await takeStep({
      ctx: owner(),
      id: sent.id,
      input: { kind: 'acknowledge', text: 'Seen.' },
      baseVersion: null,
      ...parts(),
    });
    const answer = await (
      await asOwner(server)
    )({ method: 'POST', url: '/api/admin/complaints/export' });
    expect([
      answer.statusCode,
      answer.headers['content-type'],
      answer.headers['cache-control'],
    ]).toEqual([200, 'text/csv; charset=utf-8', 'private, no-store']);
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="complaints-20\d\d-\d\d-\d\d\.csv"$/,
    );
    expect(answer.body).toContain(`${sent.reference},`);
    expect(answer.body).toContain(`'=cmd()`);
    expect(answer.body).toContain('"A comma, a ""quote""\nand a line."');
  });

  test('one goes three years after it was settled, an open one never by itself', async () => {
    const settled = await send({ message: 'This one is settled and goes in time.' });
    const open = await send({ message: 'This one is open and stays for good.' });
    await takeStep({
      ctx: owner(),
      id: settled.id,
      input: { kind: 'close' },
      baseVersion: null,
      ...parts(),
    });
    const job = server.container.contextFor({ kind: 'job', job: 'retention' }, 'test');
    const signal = new AbortController().signal;
    await expireComplaints({ ctx: job, before: now.toISOString(), signal });
    expect((await list({ search: 'goes in time' })).items).toHaveLength(1);
    const kept = () =>
      server.container.db.read
        .selectFrom('audit')
        .select('action')
        .where('subject', 'like', 'complaints:%')
        .where((row) => row.or([row('before', 'is not', null), row('after', 'is not', null)]))
        .execute();
    const known = (await kept()).length;
    expect(
      await expireComplaints({
        ctx: job,
        before: new Date(now.getTime() + 1000).toISOString(),
        signal,
      }),
    ).toBeGreaterThan(0);
    // The record of changes keeps how none of them stood.
    expect((await kept()).length).toBeLessThan(known);
    expect((await list({ search: 'goes in time' })).items).toEqual([]);
    expect((await list({ search: 'stays for good' })).items.map((one) => one.id)).toEqual([
      open.id,
    ]);
    await expect(
      expireComplaints({ ctx: visitor(), before: '2030', signal }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('bad forms, programs and strangers are refused in plain words', async () => {
    const post = (payload: object) =>
      server.app.inject({
        method: 'POST',
        url: '/api/complaints',
        headers: { origin: OWN_ORIGIN },
        payload,
      });
    const good = {
      kind: 'other',
      name: 'Ada Field',
      email: 'ada@example.org',
      message: MESSAGE,
      requestKey: 'http-complaint-1',
    };
    const first = await post(good);
    expect([
      first.statusCode,
      first.headers['cache-control'],
      (await post(good)).statusCode,
    ]).toEqual([201, 'private, no-store', 200]);
    expect(ComplaintAnswer.parse(first.json()).link).toMatch(/^\/complaints\/cmp_/);
    const empty = await post({ requestKey: 'http-complaint-2' });
    expect(empty.statusCode).toBe(400);
    expect(empty.json<{ errors: { field: string; message: string }[] }>().errors).toEqual(
      expect.arrayContaining([
        { field: 'kind', message: 'Please choose what it is about' },
        { field: 'message', message: 'Please tell us what went wrong' },
      ]),
    );
    expect(
      (await post({ ...good, requestKey: 'http-complaint-3', website: 'https://spam.example' }))
        .statusCode,
    ).toBe(400);
    for (const [method, url] of [
      ['GET', '/api/admin/complaints'],
      ['POST', '/api/admin/complaints'],
      ['POST', '/api/admin/complaints/cmp_1/steps'],
      ['DELETE', '/api/admin/complaints/cmp_1'],
      ['POST', '/api/admin/complaints/export'],
    ] as const) {
      expect(
        (
          await server.app.inject({
            method,
            url,
            headers: { origin: OWN_ORIGIN },
            ...(method === 'POST' ? { payload: {} } : {}),
          })
        ).statusCode,
        url,
      ).toBe(401);
    }
    await expect(
      takeStep({
        ctx: visitor(),
        id: 'cmp_1',
        input: { kind: 'close' },
        baseVersion: null,
        ...parts(),
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    const call = await asOwner(server);
    expect(
      (
        await call({
          method: 'POST',
          url: '/api/admin/complaints/cmp_none/steps',
          payload: { kind: 'close' },
        })
      ).statusCode,
    ).toBe(404);
    const last = ComplaintsPage.parse(
      (await call({ url: '/api/admin/complaints?list=all&page=99' })).json(),
    );
    expect([last.page, last.items.length > 0]).toEqual([last.pages, true]);
    expect((await call({ url: '/api/admin/complaints?list=none' })).statusCode).toBe(400);
  });

  test('one that is deleted takes its mails along, and what was queued of it does not go out any more', async () => {
    const sent = await send();
    const about = () =>
      server.container.db.read
        .selectFrom('mail_messages')
        .select('id')
        .where('about_id', '=', sent.id)
        .execute();
    const keys = (await about()).map((mail) => `mail-send:${mail.id}`);
    expect(keys).toHaveLength(2);
    const call = await asOwner(server);
    expect(
      (await call({ method: 'DELETE', url: `/api/admin/complaints/${sent.id}` })).statusCode,
    ).toBe(200);
    expect(await about()).toEqual([]);
    expect(await server.container.queue.statesOf(server.container.db.read, keys)).toEqual(
      new Map(),
    );
  });
});

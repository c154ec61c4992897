import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Complaint, ComplaintsPage } from '#contracts/complaints.ts';
import { LinkAnswer } from '#contracts/sent-form.ts';
import { expireComplaints } from '#server/features/complaints/complaint.ts';
import { takeStep } from '#server/features/complaints/manage.ts';
import { readComplaint, sendComplaint } from '#server/features/complaints/send.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { complaintDesk, MESSAGE } from '#tests/support/complaint-desk.ts';

describe.each(DATABASES)('complaints on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T23:30:00Z');
  const { visitor, owner, parts, tokenOf, list, mailsTo, send } = complaintDesk(() => server);

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

  test('it is stored once however often it is sent, acknowledged by mail without its words, and mailed to the firm in full', async () => {
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
    expect(LinkAnswer.parse(first.json()).link).toMatch(/^\/complaints\/cmp_/);
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

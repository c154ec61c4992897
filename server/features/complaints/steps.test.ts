import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addComplaintByHand, takeStep } from '#server/features/complaints/manage.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { complaintDesk } from '#tests/support/complaint-desk.ts';

describe.each(DATABASES)('complaints on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-22T23:30:00Z');
  const { owner, parts, list, mailsTo, send } = complaintDesk(() => server);

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());

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

  test('the firm can see what the sender was told, and how', async () => {
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
});

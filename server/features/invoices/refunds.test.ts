/** Money that came in and went back, and the sums of a period. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exportInvoices, writeInvoice } from '#server/features/invoices/files.ts';
import { saveHowToPay } from '#server/features/invoices/how-to-pay.ts';
import { readMoney } from '#server/features/invoices/money.ts';
import { sendInvoice } from '#server/features/invoices/send.ts';
import { readPeriodTotals } from '#server/features/invoices/totals.ts';
import { creditInvoice, issueInvoice, notePaid } from '#server/features/invoices/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('a deposit on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { owner, sent, accept } = quoteOffice(() => server);
  const totals = (from: string, to: string) =>
    readPeriodTotals({ ctx: owner(), query: { from, to } });

  test('is asked for by e-mail with how to pay, until it is paid', async () => {
    const send = (id: string) =>
      sendInvoice({
        ctx: owner(),
        id,
        queue: server.container.queue,
        origin: 'https://firm.example',
        isMailed: false,
      });
    const mails = () =>
      server.container.db.read
        .selectFrom('mail_messages')
        .select(['to_address', 'subject', 'content'])
        .where('key', 'like', 'invoice-sent%')
        .orderBy('created_at')
        .execute();
    const bank = 'Oakmere & Vale Ltd\n20-00-00\n55779911';
    await saveHowToPay({ ctx: owner(), input: { text: bank }, baseVersion: 0 });
    await expect(
      saveHowToPay({ ctx: owner(), input: { text: 'mine' }, baseVersion: 0 }),
    ).rejects.toMatchObject({ code: 'changed' });
    const { quote, token, seen } = await sent();
    await accept(token, seen);
    const { id, number } = (await issueInvoice({ ctx: owner(), id: quote.id, input: { stage: 0 } }))
      .stages[0]!.invoice!;
    expect((await writeInvoice({ ctx: owner(), id })).sheet).toContain('55779911');
    expect(await send(id)).toMatchObject({ isMailed: false });
    // What is out keeps what it says.
    await saveHowToPay({ ctx: owner(), input: { text: '' }, baseVersion: 1 });
    now = new Date('2027-01-10T09:00:00.000Z');
    await send(id);
    const [first, reminder] = await mails();
    expect(first!.subject).toBe(`Invoice ${number} from ${quote.firm.name}`);
    for (const part of ['55779911', 'as the reference', 'https://firm.example/quote/', '#payments'])
      expect(first!.content, part).toContain(part);
    expect(reminder!.subject).toContain('Reminder');
    expect(reminder!.content).toContain('55779911');
    await notePaid({ ctx: owner(), id, input: { paidOn: '2027-01-10' } });
    await expect(send(id)).rejects.toMatchObject({ code: 'impossible' });
    expect((await writeInvoice({ ctx: owner(), id })).sheet).not.toContain('55779911');
  });

  test('that is paid and paid back stands in both months, and the period comes to nothing', async () => {
    const { quote, token, seen } = await sent();
    await accept(token, seen);
    const deposit = (await issueInvoice({ ctx: owner(), id: quote.id, input: { stage: 0 } }))
      .stages[0]!.invoice!;
    await notePaid({ ctx: owner(), id: deposit.id, input: { paidOn: '2026-11-23' } });
    const november = await totals('2026-11-01', '2026-11-30');
    const { netPence, vatPence, totalPence } = deposit;
    const whole = { invoices: 1, creditNotes: 0, netPence, vatPence, totalPence };
    expect(november).toMatchObject({ invoiced: whole, paid: whole });
    expect(november.paid.rates.reduce((sum, one) => sum + one.vatPence, 0)).toBe(vatPence);
    expect(vatPence).toBeGreaterThan(0);

    now = new Date('2026-12-02T09:00:00.000Z');
    const back = (paidBackOn: string | null) =>
      creditInvoice({ ctx: owner(), id: deposit.id, input: { paidBackOn, how: 'Transfer' } });
    for (const day of [null, '2026-11-22', '2026-12-03'])
      await expect(back(day)).rejects.toMatchObject({ code: 'invalid' });
    const money = await back('2026-12-02');
    expect([money.invoicedPence, money.paidPence, money.stages[0]!.invoice]).toEqual([0, 0, null]);
    const note = money.invoices.find((one) => one.credits !== null)!;
    expect(note).toMatchObject({ paidOn: '2026-12-02', totalPence: -totalPence });
    const { sheet } = await writeInvoice({ ctx: owner(), id: note.id });
    expect(sheet).toContain('Paid back on');

    expect((await totals('2026-11-01', '2026-11-30')).paid.totalPence).toBe(totalPence);
    expect((await totals('2026-12-01', '2026-12-31')).paid).toMatchObject({
      invoices: 0,
      creditNotes: 1,
      vatPence: -vatPence,
      totalPence: -totalPence,
    });
    const both = await totals('2026-11-01', '2026-12-31');
    for (const sums of [both.invoiced, both.paid])
      expect(sums).toMatchObject({ invoices: 1, creditNotes: 1, netPence: 0, totalPence: 0 });
    const { paidThisMonth, paidLastMonth } = await readMoney({ ctx: owner() });
    expect([paidThisMonth.pence, paidLastMonth.pence]).toEqual([-totalPence, totalPence]);

    const table = (query: object) => exportInvoices({ ctx: owner(), query });
    expect((await table({ from: '2026-12-01', to: '2026-12-31' })).trim().split('\n')).toHaveLength(
      2,
    );
    expect((await table({})).trim().split('\n')).toHaveLength(3);
    await expect(totals('2026-12-31', '2026-12-01')).rejects.toThrow();
  });
});

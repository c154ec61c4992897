import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeInvoice, exportInvoices } from '#server/features/invoices/files.ts';
import { expireInvoices } from '#server/features/invoices/keep.ts';
import { readMoney } from '#server/features/invoices/money.ts';
import { listInvoices } from '#server/features/invoices/list.ts';
import {
  creditInvoice,
  issueInvoice,
  notePaid,
  readQuoteMoney,
} from '#server/features/invoices/use-cases.ts';
import { readStagePayments } from '#server/features/invoices/visitor.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { quoteOffice } from '#tests/support/quote-office.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('invoices on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { owner, visitor, sent, accept } = quoteOffice(() => server);
  const accepted = async () => {
    const { quote, token, seen } = await sent();
    await accept(token, seen);
    return quote;
  };

  test('a quote that is not accepted has none; of each stage there is one, and no number is left out', async () => {
    const { quote } = await sent();
    await expect(readQuoteMoney({ ctx: owner(), id: quote.id })).rejects.toMatchObject({
      code: 'impossible',
    });
    const { id } = await accepted();
    const tries = await Promise.allSettled(
      [0, 0, 0].map((stage) => issueInvoice({ ctx: owner(), id, input: { stage } })),
    );
    expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    await expect(issueInvoice({ ctx: owner(), id, input: { stage: 30 } })).rejects.toMatchObject({
      code: 'invalid',
    });
    const money = await readQuoteMoney({ ctx: owner(), id });
    for (const stage of money.stages.slice(1))
      await issueInvoice({ ctx: owner(), id, input: { stage: stage.n } });
    const whole = await readQuoteMoney({ ctx: owner(), id });
    expect(whole.invoicedPence).toBe(whole.totalPence);
    expect(whole.invoices.map((one) => one.number).toSorted()).toEqual(
      whole.stages.map((_, n) => `INV-2026-000${n + 1}`),
    );
    for (const stage of whole.stages) expect(stage.invoice!.totalPence).toBe(stage.pence);
  });

  test('the customer sees by the quote’s link what is asked for, overdue and paid, and has the invoice; another’s link has not', async () => {
    const { token, seen, quote } = await sent();
    const other = await sent();
    const payments = () => readStagePayments({ ctx: visitor(), token });
    expect(await payments()).toEqual([]);
    await accept(token, seen);
    expect(await payments()).toEqual([]);
    const id = quote.id;
    const { invoice } = (await issueInvoice({ ctx: owner(), id, input: { stage: 1, dueDays: 7 } }))
      .stages[1]!;
    const { number } = invoice!;
    expect(await payments()).toEqual([
      {
        stage: 1,
        invoice: {
          number,
          totalPence: seen.payments[1]!.pence,
          issuedOn: '2026-11-23',
          dueOn: '2026-11-30',
          isOverdue: false,
          paidOn: null,
        },
      },
    ]);
    now = new Date('2026-12-02T09:00:00.000Z');
    expect((await payments())[0]!.invoice.isOverdue).toBe(true);
    await notePaid({ ctx: owner(), id: invoice!.id, input: { paidOn: '2026-12-01' } });
    expect((await payments())[0]!.invoice).toMatchObject({
      paidOn: '2026-12-01',
      isOverdue: false,
    });
    const file = (of: string) =>
      server.app.inject({ url: `/api/quotes/${encodeURIComponent(of)}/invoices/${number}` });
    const copy = await file(token);
    expect([copy.statusCode, copy.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect((await file(other.token)).statusCode).toBe(404);
    await notePaid({ ctx: owner(), id: invoice!.id, input: { paidOn: null } });
    await creditInvoice({ ctx: owner(), id: invoice!.id });
    expect(await payments()).toEqual([]);
  });

  test('it is paid, unpaid, taken back by a credit note, and can be made again; the month and the table say so', async () => {
    const { id } = await accepted();
    const first = (await issueInvoice({ ctx: owner(), id, input: { stage: 0, dueDays: 7 } }))
      .stages[0]!.invoice!;
    expect((await readMoney({ ctx: owner() })).owed).toEqual({
      count: 1,
      pence: first.totalPence,
    });
    await expect(
      notePaid({ ctx: owner(), id: first.id, input: { paidOn: '2026-12-24' } }),
    ).rejects.toMatchObject({ code: 'invalid' });
    const paid = { paidOn: '2026-11-23', how: '=HYPERLINK("x")' };
    await notePaid({ ctx: owner(), id: first.id, input: paid });
    await expect(
      notePaid({ ctx: owner(), id: first.id, input: paid, baseVersion: 1 }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(creditInvoice({ ctx: owner(), id: first.id })).rejects.toMatchObject({
      code: 'invalid',
    });
    expect((await readMoney({ ctx: owner() })).paidThisMonth.pence).toBe(first.totalPence);
    expect(await exportInvoices({ ctx: owner() })).toContain(`"'=HYPERLINK(""x"")"`);
    now = new Date('2026-12-01T09:00:00.000Z');
    const money = await readMoney({ ctx: owner() });
    expect([money.paidThisMonth.pence, money.paidLastMonth.pence]).toEqual([0, first.totalPence]);
    expect([money.acceptedThisMonth.count, money.acceptedLastMonth.count]).toEqual([0, 1]);

    await notePaid({ ctx: owner(), id: first.id, input: { paidOn: null } });
    expect((await readMoney({ ctx: owner() })).overdue.count).toBe(1);
    const credited = await creditInvoice({ ctx: owner(), id: first.id });
    expect(credited.invoicedPence).toBe(0);
    expect(credited.invoices.reduce((sum, one) => sum + one.totalPence, 0)).toBe(0);
    expect((await listInvoices({ ctx: owner(), query: {} })).counts).toMatchObject({
      open: 0,
      all: 2,
    });
    const again = await issueInvoice({ ctx: owner(), id, input: { stage: 0 } });
    expect(again.stages[0]!.invoice!.number).toBe('INV-2026-0003');
    const { sheet } = await writeInvoice({ ctx: owner(), id: again.stages[0]!.invoice!.id });
    for (const part of ['Invoice INV-2026-0003', 'Ada Field', 'VAT at 20%', 'To be paid by'])
      expect(sheet, part).toContain(part);
  });

  test('six years after its financial year it goes', async () => {
    const { id } = await accepted();
    await issueInvoice({ ctx: owner(), id, input: { stage: 0 } });
    const job = server.container.contextFor({ kind: 'job', job: 'retention' } as never, 'test');
    const expire = (before: string) =>
      expireInvoices({ ctx: job, before, signal: new AbortController().signal });
    expect(await expire('2026-11-23T00:00:00.000Z')).toBe(0);
    expect(await expire('2026-11-24T00:00:00.000Z')).toBe(1);
  });
});

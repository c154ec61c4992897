/** Invoices for the stages of an accepted quote: issued with a running number, marked as paid, taken back by a credit note. Nothing that was issued is changed. */
import { registrationWords } from '#content/policies/policy.ts';
import { tradeWords } from '#contracts/trade-words.ts';
import { stageSums } from '#contracts/invoice-sums.ts';
import {
  CreditInput,
  type Invoice,
  InvoiceInput,
  type InvoiceBody,
  PaidInput,
  type QuoteMoney,
} from '#contracts/invoices.ts';
import { addDays, londonDay, londonParts } from '#contracts/london-time.ts';
import { sharePayments, sumQuote } from '#contracts/quote-sums.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { holdLock } from '#server/db/lock.ts';
import { AppError } from '#server/errors.ts';
import { bodyOf, presentInvoices } from '#server/features/invoices/present.ts';
import { howToPay } from '#server/features/invoices/how-to-pay.ts';
import {
  findInvoice,
  insertInvoice,
  type InvoiceRow,
  listCredits,
  listInvoicesOf,
  takeNumber,
  updateInvoice,
} from '#server/features/invoices/repo.ts';
import { readAcceptedQuote, readFirm } from '#server/features/quotes/for-invoices.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

const GONE = 'There is no such invoice.';

/** @throws AppError not-found; impossible for a quote that is not accepted */
export async function readQuoteMoney({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<QuoteMoney> {
  requireOwner(ctx);
  const { body, totalPence } = await readAcceptedQuote(ctx, id);
  const invoices = await presentInvoices(ctx, ctx.db.read, await listInvoicesOf(ctx.db.read, id));
  const amounts = sharePayments(totalPence, body.payments);
  const stages = body.payments.map(({ title, when }, n) => ({
    n,
    title,
    when,
    pence: amounts[n]!,
    invoice: invoices.find((one) => one.stage === n && stands(one)) ?? null,
  }));
  const sum = (list: readonly Invoice[]) => list.reduce((all, one) => all + one.totalPence, 0);
  const standing = invoices.filter(stands);
  return {
    stages,
    invoices,
    totalPence,
    invoicedPence: sum(standing),
    paidPence: sum(standing.filter((one) => one.paidOn !== null)),
  };
}

const stands = ({ credits, creditedBy }: Invoice) => credits === null && creditedBy === null;

async function nextNumber(tx: Tx, ctx: Context): Promise<string> {
  const { year } = londonParts(ctx.clock.now().getTime());
  return `INV-${year}-${String(await takeNumber(tx, year)).padStart(4, '0')}`;
}

/** @throws AppError conflict where the stage has an invoice; invalid; not-found; impossible */
export async function issueInvoice({
  ctx,
  id,
  input: given,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<QuoteMoney> {
  requireOwner(ctx);
  const { stage, dueDays } = InvoiceInput.parse(given);
  await ctx.db.write(async (tx) => {
    // of two who issue one stage at once the second sees the first's
    await holdLock(tx, ctx.db.kind, 'invoices');
    const reading = readingIn(ctx, tx);
    const { body, customer, number, totalPence } = await readAcceptedQuote(reading, id);
    const payment = body.payments[stage];
    if (!payment)
      throw new AppError('invalid', 'The quote has no such stage of payment.', [
        { field: 'stage', message: 'The quote has no such stage of payment' },
      ]);
    const before = await presentInvoices(ctx, tx, await listInvoicesOf(tx, id));
    const already = before.find((one) => one.stage === stage && stands(one));
    if (already)
      throw new AppError('conflict', `This stage has its invoice already: ${already.number}.`);
    const settings = await readSettings({ ctx: reading });
    const { vat } = sumQuote(
      body.lines,
      body.phases.map((phase) => phase.id),
    );
    const sums = stageSums(vat, totalPence, body.payments, stage);
    const invoice: InvoiceBody = {
      firm: await readFirm({ ctx: reading }),
      legal: [registrationWords(settings).trim(), ...tradeWords(settings)]
        .filter(Boolean)
        .join(' '),
      customer,
      quoteNumber: number,
      title: payment.title,
      work: body.title,
      ...sums,
      howToPay: await howToPay(tx),
    };
    const at = ctx.clock.now().toISOString();
    const row = {
      id: ctx.ids.make('inv'),
      number: await nextNumber(tx, ctx),
      quote_id: id,
      stage,
      credits: null,
      body: JSON.stringify(invoice),
      total_pence: sums.totalPence,
      due_on: addDays(londonDay(ctx.clock.now()), dueDays),
      paid_on: null,
      created_at: at,
      updated_at: at,
    };
    await insertInvoice(tx, row);
    await writeAudit(tx, ctx, {
      action: 'invoices.issue',
      subject: `invoices:${row.id}`,
      version: 1,
      detail: { number: row.number, quote: number, totalPence: sums.totalPence },
    });
  });
  return readQuoteMoney({ ctx, id });
}

async function requireInvoice(tx: Tx, id: string): Promise<InvoiceRow> {
  const row = await findInvoice(tx, id);
  if (!row) throw new AppError('not-found', GONE);
  if (row.credits !== null)
    throw new AppError('impossible', 'This is a credit note: it is neither paid nor taken back.');
  if ((await listCredits(tx, [id])).length > 0)
    throw new AppError('impossible', 'This invoice was taken back by a credit note.');
  return row;
}

/** Notes that it was paid, or takes the note back. @throws AppError not-found, impossible, invalid for a day to come; conflict */
export async function notePaid({
  ctx,
  id,
  input: given,
  baseVersion = null,
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion?: number | null;
}): Promise<QuoteMoney> {
  requireOwner(ctx);
  const { paidOn, how } = PaidInput.parse(given);
  if (paidOn !== null && paidOn > londonDay(ctx.clock.now()))
    throw new AppError('invalid', 'This day is still to come.', [
      { field: 'paidOn', message: 'This day is still to come' },
    ]);
  const quoteId = await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'invoices');
    const before = await requireInvoice(tx, id);
    if (baseVersion !== null && before.version !== baseVersion)
      throw new AppError(
        'conflict',
        'This invoice was changed in the meantime. Please look at it again.',
      );
    if (before.paid_on === paidOn && before.paid_how === how) return before.quote_id;
    await updateInvoice(tx, before, {
      paid_on: paidOn,
      paid_how: paidOn === null ? '' : how,
      updated_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, {
      action: paidOn === null ? 'invoices.unpaid' : 'invoices.paid',
      subject: `invoices:${id}`,
      version: before.version + 1,
      detail: { number: before.number, ...(paidOn && { paidOn }) },
      before: { paid: before.paid_on },
      after: { paid: paidOn },
    });
    return before.quote_id;
  });
  return readQuoteMoney({ ctx, id: quoteId });
}

/** @throws AppError invalid */
function requirePaidBack(ctx: Context, paidOn: string, paidBackOn: string | null): void {
  const problem =
    paidBackOn === null
      ? 'This invoice was paid: please pay the money back and enter the day'
      : paidBackOn > londonDay(ctx.clock.now())
        ? 'This day is still to come'
        : paidBackOn < paidOn
          ? 'This day lies before the payment'
          : null;
  if (problem)
    throw new AppError('invalid', `${problem}.`, [{ field: 'paidBackOn', message: problem }]);
}

/** Takes an invoice back with a credit note of its own number. Of one that is paid the day is noted on which the money went back. @throws AppError not-found, impossible, invalid */
export async function creditInvoice({
  ctx,
  id,
  input: given = {},
}: {
  ctx: Context;
  id: string;
  input?: unknown;
}): Promise<QuoteMoney> {
  requireOwner(ctx);
  const { paidBackOn, how } = CreditInput.parse(given);
  const quoteId = await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'invoices');
    const invoice = await requireInvoice(tx, id);
    const wasPaid = invoice.paid_on !== null;
    if (wasPaid) requirePaidBack(ctx, invoice.paid_on!, paidBackOn);
    const body = bodyOf(invoice);
    const minus = (pence: number) => (pence === 0 ? 0 : -pence);
    const at = ctx.clock.now().toISOString();
    const row = {
      id: ctx.ids.make('inv'),
      number: await nextNumber(tx, ctx),
      quote_id: invoice.quote_id,
      stage: invoice.stage,
      credits: id,
      body: JSON.stringify({
        ...body,
        title: `Credit for ${invoice.number}: ${body.title}`,
        vat: body.vat.map((one) => ({
          ...one,
          netPence: minus(one.netPence),
          vatPence: minus(one.vatPence),
        })),
        netPence: minus(body.netPence),
        vatPence: minus(body.vatPence),
        totalPence: minus(body.totalPence),
      } satisfies InvoiceBody),
      total_pence: minus(body.totalPence),
      due_on: londonDay(ctx.clock.now()),
      paid_on: wasPaid ? paidBackOn : null,
      paid_how: wasPaid ? how : '',
      created_at: at,
      updated_at: at,
    };
    await insertInvoice(tx, row);
    await writeAudit(tx, ctx, {
      action: 'invoices.credit',
      subject: `invoices:${row.id}`,
      version: 1,
      detail: { number: row.number, of: invoice.number },
    });
    return invoice.quote_id;
  });
  return readQuoteMoney({ ctx, id: quoteId });
}

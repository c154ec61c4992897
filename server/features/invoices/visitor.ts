/** What the customer sees of the invoices of a quote, by the quote's private link. */
import type { StagePayment } from '#contracts/invoices.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { sheetOf } from '#server/features/invoices/files.ts';
import { presentInvoices } from '#server/features/invoices/present.ts';
import { listInvoicesOf } from '#server/features/invoices/repo.ts';
import { findByQuoteLink } from '#server/features/quotes/for-invoices.ts';

/** Of the version that was accepted: each stage that has its invoice. @throws AppError not-found */
export async function readStagePayments({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<StagePayment[]> {
  const { quote, version } = await findByQuoteLink({ ctx, token });
  if (version.state !== 'accepted') return [];
  const invoices = await presentInvoices(
    ctx,
    ctx.db.read,
    await listInvoicesOf(ctx.db.read, quote.id),
  );
  return invoices
    .filter(({ credits, creditedBy }) => credits === null && creditedBy === null)
    .map(({ stage, number, totalPence, issuedOn, dueOn, isOverdue, paidOn }) => ({
      stage,
      invoice: { number, totalPence, issuedOn, dueOn, isOverdue, paidOn },
    }))
    .toSorted((a, b) => a.stage - b.stage);
}

/** An invoice or credit note of the quote, as a sheet. @throws AppError not-found */
export async function writeInvoiceByLink({
  ctx,
  token,
  number,
}: {
  ctx: Context;
  token: string;
  number: string;
}): Promise<{ name: string; sheet: string }> {
  const { quote } = await findByQuoteLink({ ctx, token });
  const row = (await listInvoicesOf(ctx.db.read, quote.id)).find((one) => one.number === number);
  if (!row) throw new AppError('not-found', 'There is no such invoice.');
  return sheetOf(ctx, row);
}

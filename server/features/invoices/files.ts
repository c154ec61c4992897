/** Invoices as files: one as a sheet, all as a table. */
import { ExportQuery } from '#contracts/invoice-totals.ts';
import { londonDay, londonParts } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { NO_WORDS } from '#server/db/word-search.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { logoOnPaper } from '#server/features/brand/files.ts';
import { bodyOf, presentInvoices } from '#server/features/invoices/present.ts';
import { findInvoice, type InvoiceRow, listInvoiceRows } from '#server/features/invoices/repo.ts';
import { invoicesCsv, writeInvoiceSheet } from '#server/features/invoices/sheet.ts';
import { reportFontCss } from '#server/features/pdfs/fonts.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** @throws AppError not-found */
export async function writeInvoice({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<{ name: string; sheet: string }> {
  requireOwner(ctx);
  const row = await findInvoice(ctx.db.read, id);
  if (!row) throw new AppError('not-found', 'There is no such invoice.');
  return sheetOf(ctx, row);
}

/** For whoever may see the row: the caller has made sure. */
export async function sheetOf(
  ctx: Context,
  row: InvoiceRow,
): Promise<{ name: string; sheet: string }> {
  const [invoice] = await presentInvoices(ctx, ctx.db.read, [row]);
  const logo = await logoOnPaper(ctx.db.read, (await readSettings({ ctx })).brand);
  return {
    name: row.number,
    sheet: writeInvoiceSheet(invoice!, bodyOf(row), { fontCss: reportFontCss(), logo }),
  };
}

/** Of a period those that were issued in it, and those that were paid in it. */
export async function exportInvoices({
  ctx,
  query = {},
}: {
  ctx: Context;
  query?: unknown;
}): Promise<string> {
  requireOwner(ctx);
  const { from = '', to = '9999-12-31' } = ExportQuery.parse(query);
  const isIn = (day: string | null) => day !== null && day >= from && day <= to;
  const rows = (
    await listInvoiceRows(ctx.db.read, {
      list: 'all',
      today: londonDay(ctx.clock.now()),
      words: NO_WORDS,
      limit: null,
    })
  )
    .toReversed()
    .filter((row) => isIn(londonParts(row.created_at).date) || isIn(row.paid_on));
  const invoices = await presentInvoices(ctx, ctx.db.read, rows);
  await ctx.db.write((tx) =>
    writeAudit(tx, ctx, {
      action: 'invoices.export',
      subject: 'invoices',
      detail: { count: rows.length },
    }),
  );
  return invoicesCsv(invoices.map((invoice, index) => [invoice, bodyOf(rows[index]!)]));
}

/** Invoices as the owner sees them. */
import { Invoice, InvoiceBody } from '#contracts/invoices.ts';
import { londonDay, londonParts } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { type InvoiceRow, listCredits } from '#server/features/invoices/repo.ts';
import { listRows } from '#server/db/rows.ts';

export const bodyOf = (row: Pick<InvoiceRow, 'body'>): InvoiceBody =>
  InvoiceBody.parse(JSON.parse(row.body));

export async function presentInvoices(
  ctx: Context,
  db: Reader,
  rows: readonly InvoiceRow[],
): Promise<Invoice[]> {
  const today = londonDay(ctx.clock.now());
  const [credits, credited] = await Promise.all([
    listCredits(
      db,
      rows.map((row) => row.id),
    ),
    listRows(db, 'invoices', { id: rows.flatMap((row) => row.credits ?? []) }),
  ]);
  return rows.map((row) => {
    const { quoteNumber, title, work, netPence, vatPence, totalPence, customer } = bodyOf(row);
    const creditedBy = credits.find((one) => one.credits === row.id)?.number ?? null;
    return {
      id: row.id,
      number: row.number,
      quoteId: row.quote_id,
      stage: row.stage,
      quoteNumber,
      title,
      work,
      netPence,
      vatPence,
      totalPence,
      name: customer.name,
      issuedOn: londonParts(row.created_at).date,
      dueOn: row.due_on,
      isOverdue:
        row.paid_on === null && row.credits === null && creditedBy === null && row.due_on < today,
      paidOn: row.paid_on,
      paidHow: row.paid_how,
      credits: credited.find((one) => one.id === row.credits)?.number ?? null,
      creditedBy,
      version: row.version,
    };
  });
}

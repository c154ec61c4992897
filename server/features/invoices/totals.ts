/** Sums of a period, by what was issued in it and by what was paid in it. */
import { PeriodQuery, type PeriodTotals, type Totals } from '#contracts/invoice-totals.ts';
import { addDays, momentOf } from '#contracts/london-time.ts';
import { QUOTE_VAT_RATES } from '#contracts/quote-sums.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { bodyOf } from '#server/features/invoices/present.ts';
import {
  type InvoiceRow,
  listIssuedBetween,
  listPaidBetween,
} from '#server/features/invoices/repo.ts';

/** @throws ZodError for days that are none */
export async function readPeriodTotals({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<PeriodTotals> {
  requireOwner(ctx);
  const { from, to } = PeriodQuery.parse(query);
  const next = addDays(to, 1);
  const [issued, paid] = await Promise.all([
    listIssuedBetween(ctx.db.read, momentOf(from, '00:00'), momentOf(next, '00:00')),
    listPaidBetween(ctx.db.read, from, next),
  ]);
  return { from, to, invoiced: totalsOf(issued), paid: totalsOf(paid) };
}

/** Credit notes are below nothing, and so taken off. */
function totalsOf(rows: readonly InvoiceRow[]): Totals {
  const bodies = rows.map(bodyOf);
  const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);
  const lines = bodies.flatMap((body) => body.vat);
  return {
    invoices: rows.filter((row) => row.credits === null).length,
    creditNotes: rows.filter((row) => row.credits !== null).length,
    netPence: sum(bodies.map((body) => body.netPence)),
    vatPence: sum(bodies.map((body) => body.vatPence)),
    totalPence: sum(bodies.map((body) => body.totalPence)),
    rates: QUOTE_VAT_RATES.flatMap((rate) => {
      const own = lines.filter((line) => line.rate === rate);
      return own.length === 0
        ? []
        : [
            {
              rate,
              netPence: sum(own.map((line) => line.netPence)),
              vatPence: sum(own.map((line) => line.vatPence)),
            },
          ];
    }),
  };
}

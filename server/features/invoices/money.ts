/** The money of the dashboard: what is out, accepted, owed and paid, this month beside the last. */
import type { AdminMoney } from '#contracts/invoices.ts';
import { londonDay, momentOf, readDate } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { NO_WORDS } from '#server/db/word-search.ts';
import { countInvoices, sumPaid } from '#server/features/invoices/repo.ts';
import { sumAccepted, sumQuotesOut } from '#server/features/quotes/for-invoices.ts';

/** The first days of last month, this month and the next, in London. */
function months(today: string): [last: string, now: string, next: string] {
  const { year, month } = readDate(today);
  const first = (offset: number) => {
    const index = year * 12 + month - 1 + offset;
    return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  };
  return [first(-1), first(0), first(1)];
}

export async function readMoney({ ctx }: { ctx: Context }): Promise<AdminMoney> {
  requireOwner(ctx);
  const today = londonDay(ctx.clock.now());
  const [last, now, next] = months(today);
  const at = (date: string) => momentOf(date, '00:00');
  const [out, acceptedThisMonth, acceptedLastMonth, counted, paidThisMonth, paidLastMonth] =
    await Promise.all([
      sumQuotesOut(ctx),
      sumAccepted(ctx, at(now), at(next)),
      sumAccepted(ctx, at(last), at(now)),
      countInvoices(ctx.db.read, today, NO_WORDS),
      sumPaid(ctx.db.read, now, next),
      sumPaid(ctx.db.read, last, now),
    ]);
  return {
    out,
    acceptedThisMonth,
    acceptedLastMonth,
    owed: counted.open,
    overdue: counted.overdue,
    paidThisMonth,
    paidLastMonth,
  };
}

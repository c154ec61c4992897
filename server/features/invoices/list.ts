import { InvoicesQuery, type InvoicesPage } from '#contracts/invoices.ts';
import { londonDay } from '#contracts/london-time.ts';
import { pageOf } from '#contracts/paging.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { isSearchCut } from '#server/db/word-search.ts';
import { presentInvoices } from '#server/features/invoices/present.ts';
import { countInvoices, listInvoiceRows, lookUpInvoices } from '#server/features/invoices/repo.ts';

const A_PAGE = 20;

/** One page, the newest first. */
export async function listInvoices({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<InvoicesPage> {
  requireOwner(ctx);
  const { list = 'open', search = '', page = 1 } = InvoicesQuery.parse(query);
  const today = londonDay(ctx.clock.now());
  const words = await lookUpInvoices(ctx.db.read, patternsOf(search));
  const counted = await countInvoices(ctx.db.read, today, words);
  const { pages, shown, offset } = pageOf(counted[list].count, A_PAGE, page);
  const rows = await listInvoiceRows(ctx.db.read, {
    list,
    today,
    words,
    limit: A_PAGE,
    offset,
  });
  return {
    items: await presentInvoices(ctx, ctx.db.read, rows),
    counts: {
      open: counted.open.count,
      overdue: counted.overdue.count,
      paid: counted.paid.count,
      all: counted.all.count,
    },
    page: shown,
    pages,
    isCut: await isSearchCut(ctx.db.read, 'invoices', words, { found: counted.all.count }),
  };
}

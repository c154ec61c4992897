/** The owner's list of quotes. */
import { sql } from 'kysely';
import { pageOf } from '#contracts/paging.ts';
import {
  type AdminQuotesPage,
  AdminQuotesQuery,
  QUOTE_LISTS,
  type QuoteListName,
} from '#contracts/admin-quotes.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { isSearchCut } from '#server/db/word-search.ts';
import {
  countQuotes,
  listQuoteRows,
  listVersions,
  lookUpQuotes,
} from '#server/features/quotes/repo.ts';
import { bodyOf } from '#server/features/quotes/read.ts';

const QUOTES_A_PAGE = 20;

/** One page, the last changed first. A page beyond the last is the last. */
export async function listQuotes({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<AdminQuotesPage> {
  requireOwner(ctx);
  const { state, enquiry: enquiryId, search = '', page = 1 } = AdminQuotesQuery.parse(query);
  const now = ctx.clock.now();
  const words = await lookUpQuotes(ctx.db.read, patternsOf(search));
  const found = { words, enquiryId, now: now.toISOString() };
  const counted = await countQuotes(ctx.db.read, found);
  const counts = Object.fromEntries(
    QUOTE_LISTS.map((list) => [
      list,
      counted
        .filter((one) => list === 'all' || one.state === list)
        .reduce((sum, one) => sum + one.count, 0),
    ]),
  ) as Record<QuoteListName, number>;
  const { pages, shown, offset } = pageOf(counts[state ?? 'all'], QUOTES_A_PAGE, page);
  const rows = await listQuoteRows(ctx.db.read, {
    ...found,
    state,
    limit: QUOTES_A_PAGE,
    offset,
  });
  const versions = await listVersions(
    ctx.db.read,
    rows.map((row) => row.id),
  );
  const items = rows.map((row) => {
    const own = versions.filter((version) => version.quote_id === row.id);
    const newest = own.find((version) => version.state !== 'draft') ?? own[0];
    const title = newest ? bodyOf(newest).title : '';
    return {
      id: row.id,
      number: row.number,
      state: row.shown,
      title,
      name: row.name,
      postcode: row.postcode,
      totalPence: Number(newest?.total_pence ?? 0),
      n: newest?.n ?? 1,
      hasDraft: own.length > 1 && own[0]!.state === 'draft',
      validUntil: newest?.valid_until ?? null,
      updatedAt: row.updated_at,
    };
  });
  const isCut = await isSearchCut(ctx.db.read, 'quotes', words, {
    found: counts.all,
    only: sql<boolean>`deleted_at is null`,
  });
  return { items, counts, page: shown, pages, isCut };
}

/** Enquiries as the owner reads them: the list, and one with all that belongs to it. */
import { sql } from 'kysely';
import { pageOf } from '#contracts/paging.ts';
import {
  type AdminEnquiry,
  EnquiriesQuery,
  type EnquiriesPage,
} from '#contracts/admin-enquiries.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { patternsOf } from '#server/db/search-sql.ts';
import { isSearchCut } from '#server/db/word-search.ts';
import { AppError } from '#server/errors.ts';
import { presentForOwner, presentItems } from '#server/features/enquiries/present.ts';
import {
  countEnquiries,
  type EnquiryRow,
  findEnquiry,
  listEnquiryRows,
  lookUpEnquiries,
} from '#server/features/enquiries/repo.ts';

const ENQUIRIES_A_PAGE = 20;

/** Those that wait first. A page beyond the last is the last. */
export async function listEnquiries({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<EnquiriesPage> {
  requireOwner(ctx);
  const { list = 'open', state, search = '', page = 1 } = EnquiriesQuery.parse(query);
  const words = await lookUpEnquiries(ctx.db.read, patternsOf(search));
  const order = { words, state };
  const counts = await countEnquiries(ctx.db.read, order);
  const { pages, shown, offset } = pageOf(counts[list], ENQUIRIES_A_PAGE, page);
  const rows = await listEnquiryRows(ctx.db.read, {
    ...order,
    list,
    limit: ENQUIRIES_A_PAGE,
    offset,
  });
  const isCut = await isSearchCut(ctx.db.read, 'enquiries', words, {
    found: counts.all,
    ...(state === undefined ? {} : { only: sql<boolean>`state = ${state}` }),
  });
  return { items: await presentItems(ctx, rows), counts, page: shown, pages, isCut };
}

const GONE =
  'This enquiry is no longer there: it has been deleted or withdrawn in the meantime. If you deleted it, you can find it in the bin.';

export function requireThere(row: EnquiryRow | undefined): EnquiryRow {
  if (!row || row.deleted_at !== null) throw new AppError('not-found', GONE);
  return row;
}

/** @throws AppError not-found */
export async function readEnquiryForOwner({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<AdminEnquiry> {
  requireOwner(ctx);
  return presentForOwner(ctx, requireThere(await findEnquiry(ctx.db.read, id)));
}

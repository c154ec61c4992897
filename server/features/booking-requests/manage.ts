/** Requests for appointments in the owner's hands. */
import { pageOf } from '#contracts/paging.ts';
import {
  type AdminBookingRequest,
  AnsweredInput,
  type BookingRequestsPage,
  BookingRequestsQuery,
  REQUEST_KIND_LABELS,
} from '#contracts/admin-requests.ts';
import type { BinEntry } from '#contracts/records.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { emptyAudit, writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { goesAtOf, type BinProvider, requireInBin } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import {
  type BookingRequestRow,
  countBookingRequests,
  deleteBookingRequests,
  findBookingRequest,
  listBookingRequestRows,
  listBookingRequestsByEmail,
  listDeletedBookingRequests,
  listOpenBookingRequests,
  updateBookingRequest,
} from '#server/features/booking-requests/repo.ts';
import { referenceOf } from '#server/features/booking-requests/use-cases.ts';
import { findDesignTitles } from '#server/features/designs/read.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { Queue } from '#server/jobs/queue.ts';

const REQUESTS_A_PAGE = 20;

const patternsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);

/** One page, the newest first unless asked otherwise. A page beyond the last is the last. */
export async function listBookingRequests({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<BookingRequestsPage> {
  requireOwner(ctx);
  const {
    filter = 'all',
    search = '',
    sort = 'newest',
    page = 1,
  } = BookingRequestsQuery.parse(query);
  const patterns = patternsOf(search);
  const counted = await countBookingRequests(ctx.db.read, { patterns });
  const counts = { ...counted, all: counted.open + counted.answered };
  const { pages, shown, offset } = pageOf(counts[filter], REQUESTS_A_PAGE, page);
  const rows = await listBookingRequestRows(ctx.db.read, {
    patterns,
    filter,
    sort,
    limit: REQUESTS_A_PAGE,
    offset,
  });
  return { items: await presentRequests(ctx, rows), counts, page: shown, pages };
}

/** How many wait for an answer. */
export async function countOpenRequests({ ctx }: { ctx: Context }): Promise<number> {
  return (await countBookingRequests(ctx.db.read, { patterns: [] })).open;
}

/** The longest waiting first. */
export async function listWaitingRequests({
  ctx,
  limit,
}: {
  ctx: Context;
  limit: number;
}): Promise<AdminBookingRequest[]> {
  requireOwner(ctx);
  return presentRequests(ctx, await listOpenBookingRequests(ctx.db.read, limit));
}

/** Marks a request as answered, or as open again. @throws AppError not-found */
export async function setRequestAnswered({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<AdminBookingRequest> {
  requireOwner(ctx);
  const { answered } = AnsweredInput.parse(input);
  await ctx.db.write(async (tx) => {
    const before = await requireLiving(tx, id);
    if ((before.answered_at !== null) === answered) return;
    await updateBookingRequest(tx, id, {
      answered_at: answered ? ctx.clock.now().toISOString() : null,
    });
    await writeAudit(tx, ctx, {
      action: answered ? 'booking-requests.answer' : 'booking-requests.reopen',
      subject: id,
      before: keptOf(before),
      after: { ...keptOf(before), answered },
    });
  });
  return (await presentRequests(ctx, [(await findBookingRequest(ctx.db.read, id))!]))[0]!;
}

/** Into the bin. @throws AppError not-found */
export async function deleteBookingRequest({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = await requireLiving(tx, id);
    await updateBookingRequest(tx, id, { deleted_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'booking-requests.delete',
      subject: id,
      before: keptOf(before),
    });
  });
}

/** In the record of changes: what was asked for, since when, and whether it is answered; nothing of its person. */
const keptOf = (row: BookingRequestRow) => ({
  kind: REQUEST_KIND_LABELS[row.kind as BookingKind],
  sentAt: row.created_at,
  answered: row.answered_at !== null,
});

async function requireLiving(tx: Tx, id: string): Promise<BookingRequestRow> {
  const row = await findBookingRequest(tx, id);
  if (!row || row.deleted_at !== null)
    throw new AppError(
      'not-found',
      'This request is no longer there: it has been deleted in the meantime. You can find it in the bin.',
    );
  return row;
}

async function presentRequests(
  ctx: Context,
  rows: readonly BookingRequestRow[],
): Promise<AdminBookingRequest[]> {
  const titles = await findDesignTitles({ ctx, ids: rows.flatMap((row) => row.design_id ?? []) });
  return rows.map((row) => ({
    id: row.id,
    reference: referenceOf(row.id),
    kind: row.kind as BookingKind,
    name: row.name,
    email: row.email,
    phone: row.phone,
    postcode: row.postcode,
    preferredTimes: row.preferred_times,
    message: row.message,
    design:
      row.design_id === null
        ? null
        : { id: row.design_id, title: titles.get(row.design_id) ?? null },
    createdAt: row.created_at,
    answeredAt: row.answered_at,
  }));
}

/** Those in the bin as well. @param email in small letters */
export const findRequestsOf = (db: Reader, email: string): Promise<BookingRequestRow[]> =>
  listBookingRequestsByEmail(db, email);

/** For good, in the transaction of the erasure. */
export async function eraseRequests(
  tx: Tx,
  { ctx, ids }: { ctx: Context; ids: readonly string[] },
): Promise<void> {
  requireOwner(ctx);
  await deleteBookingRequests(tx, ids);
  for (const id of ids) {
    await emptyAudit(tx, id);
    await writeAudit(tx, ctx, { action: 'booking-requests.erase', subject: id });
  }
}

const toBinEntry = (row: BookingRequestRow): BinEntry => ({
  kind: 'requests',
  id: row.id,
  title: `${REQUEST_KIND_LABELS[row.kind as BookingKind]}: ${row.name}`,
  deletedAt: row.deleted_at!,
  goesAt: goesAtOf(row.deleted_at!),
  onRestore: row.answered_at
    ? 'It comes back to the list of requests, as answered.'
    : 'It comes back to the list of requests, as open.',
});

export const bookingRequestKeeper = ({ queue }: { queue: Queue }): BinProvider => ({
  kind: 'requests',
  listDeleted: async ({ ctx }) => (await listDeletedBookingRequests(ctx.db.read)).map(toBinEntry),
  async restore({ ctx, id }) {
    requireOwner(ctx);
    await ctx.db.write(async (tx) => {
      const before = requireInBin(await findVersioned(tx, id));
      await updateBookingRequest(tx, id, { deleted_at: null });
      await writeAudit(tx, ctx, {
        action: 'booking-requests.restore',
        subject: id,
        after: keptOf(before),
      });
    });
  },
  async purge({ ctx, id }) {
    if (ctx.actor.kind !== 'owner' && ctx.actor.kind !== 'job')
      throw new AppError('forbidden', 'Only the owner may do this.');
    await ctx.db.write(async (tx) => {
      requireInBin(await findVersioned(tx, id));
      await deleteBookingRequests(tx, [id]);
      await eraseMailsAbout(tx, ctx, { queue, kind: 'booking-requests', id });
      await emptyAudit(tx, id);
      await writeAudit(tx, ctx, { action: 'booking-requests.purge', subject: id });
    });
  },
});

/** A request is never edited: it has one version. */
async function findVersioned(
  tx: Tx,
  id: string,
): Promise<(BookingRequestRow & { version: number }) | undefined> {
  const row = await findBookingRequest(tx, id);
  return row && { ...row, version: 1 };
}

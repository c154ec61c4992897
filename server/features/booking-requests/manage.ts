/** Requests for appointments in the owner's hands. */
import { sql } from 'kysely';
import {
  type AdminBookingRequest,
  AnsweredInput,
  type BookingRequestsPage,
  BookingRequestsQuery,
  REQUEST_KIND_LABELS,
} from '#contracts/admin-requests.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { goesAtOf, type BinProvider, requireInBin } from '#server/db/records.ts';
import { findRow, listDeleted, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import {
  type BookingRequestRow,
  LISTS,
  requests,
} from '#server/features/booking-requests/request.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { presentOne } from '#server/submissions/definition.ts';
import { eraseSubmissions } from '#server/submissions/keep.ts';
import { countLists, listFound, listPage } from '#server/submissions/list.ts';

type Order = { ctx: Context; id: string };

/** One page, the newest first unless asked otherwise. */
export async function listBookingRequests({
  ctx,
  query,
}: {
  ctx: Context;
  query: unknown;
}): Promise<BookingRequestsPage> {
  const { filter: list = 'all', sort, ...asked } = BookingRequestsQuery.parse(query);
  const order = [sort === 'oldest' ? sql`created_at` : sql`created_at desc`];
  return listPage({ ctx, submission: requests, lists: LISTS, list, order, ...asked });
}

/** How many wait for an answer. */
export const countOpenRequests = async ({ ctx }: { ctx: Context }): Promise<number> =>
  (await countLists(ctx.db.read, requests, LISTS)).open;

/** The longest waiting first. */
export async function listWaitingRequests({
  ctx,
  limit,
}: {
  ctx: Context;
  limit: number;
}): Promise<AdminBookingRequest[]> {
  requireOwner(ctx);
  const asked = { only: LISTS.open, order: [sql`created_at`], limit };
  return requests.present(ctx, await listFound(ctx.db.read, requests, asked));
}

/** Marks a request as answered, or as open again. @throws AppError not-found */
export async function setRequestAnswered({
  ctx,
  id,
  input,
}: Order & { input: unknown }): Promise<AdminBookingRequest> {
  requireOwner(ctx);
  const { answered } = AnsweredInput.parse(input);
  await ctx.db.write(async (tx) => {
    const before = await requireLiving(tx, id);
    if ((before.answered_at !== null) === answered) return;
    await updateRows(
      tx,
      'booking_requests',
      { id },
      {
        answered_at: answered ? ctx.clock.now().toISOString() : null,
      },
    );
    await writeAudit(tx, ctx, {
      action: answered ? 'booking-requests.answer' : 'booking-requests.reopen',
      subject: id,
      before: keptOf(before),
      after: { ...keptOf(before), answered },
    });
  });
  return presentOne(ctx, requests, (await findRow(ctx.db.read, 'booking_requests', { id }))!);
}

/** Into the bin. @throws AppError not-found */
export async function deleteBookingRequest({ ctx, id }: Order): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = await requireLiving(tx, id);
    await updateRows(tx, 'booking_requests', { id }, { deleted_at: ctx.clock.now().toISOString() });
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
  const row = await findRow(tx, 'booking_requests', { id });
  if (!row || row.deleted_at !== null)
    throw new AppError(
      'not-found',
      'This request is no longer there: it has been deleted in the meantime. You can find it in the bin.',
    );
  return row;
}

const toBinEntry = (row: BookingRequestRow) => ({
  kind: 'requests' as const,
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
  listDeleted: async ({ ctx }) =>
    (await listDeleted(ctx.db.read, 'booking_requests')).map(toBinEntry),
  async restore({ ctx, id }) {
    requireOwner(ctx);
    await ctx.db.write(async (tx) => {
      const before = requireInBin(await findVersioned(tx, id));
      await updateRows(tx, 'booking_requests', { id }, { deleted_at: null });
      await writeAudit(tx, ctx, {
        action: 'booking-requests.restore',
        subject: id,
        after: keptOf(before),
      });
    });
  },
  async purge({ ctx, id }) {
    requireActor(ctx, 'owner', 'job');
    await ctx.db.write(async (tx) => {
      requireInBin(await findVersioned(tx, id));
      await eraseMailsAbout(tx, ctx, { queue, kind: 'booking-requests', id });
      await eraseSubmissions(tx, ctx, requests, { ids: [id], verb: 'purge' });
    });
  },
});

/** A request is never edited: it has one version. */
async function findVersioned(
  tx: Tx,
  id: string,
): Promise<(BookingRequestRow & { version: number }) | undefined> {
  const row = await findRow(tx, 'booking_requests', { id });
  return row && { ...row, version: 1 };
}

/** Moving and cancelling what is booked, by its private link or by the owner. */
import { holdLock } from '#server/db/lock.ts';
import { DAY_MS } from '#contracts/london-time.ts';
import { BOOKING_KINDS } from '#contracts/site-words.ts';
import { type Context, readingIn } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { placeOfBooking } from '#server/features/appointments/diary.ts';
import { kindForMove } from '#server/features/appointments/find-slots.ts';
import { requireMoveAgreed } from '#server/features/appointments/contract.ts';
import { keptOf, presentForOwner } from '#server/features/appointments/present.ts';
import {
  type BookingRow,
  findBooking,
  freeCells,
  updateBooking,
} from '#server/features/appointments/repo.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import {
  lockSlotCells,
  requireFreeOwnerSlot,
  requireFreeSlot,
} from '#server/features/appointments/reserve-slot.ts';
import { tellOfBooking, type TellParts } from '#server/features/appointments/notifications.ts';
import { linkOf, queueReminder } from '#server/features/appointments/book.ts';

/** @throws AppError not-found, impossible once it is over or cancelled */
function requireBooked(ctx: Context, row: BookingRow | undefined): BookingRow {
  if (!row)
    throw new AppError(
      'not-found',
      'There is no such appointment. It may have been deleted, or the link is not complete.',
    );
  if (row.state !== 'booked')
    throw new AppError(
      'impossible',
      row.state === 'cancelled'
        ? 'This appointment is cancelled already.'
        : 'This appointment is over.',
    );
  if (Date.parse(row.starts_at) <= ctx.clock.now().getTime())
    throw new AppError(
      'impossible',
      'This appointment has begun, so it can no longer be changed here. Please ring us.',
    );
  return row;
}

/** The version that the change was made from; null where the last one to save wins. */
type Based = { baseVersion?: number | null };

/** @throws ChangedError with the appointment as it stands, for the owner */
export async function requireVersion(
  ctx: Context,
  tx: Tx,
  row: BookingRow,
  baseVersion: number | null,
): Promise<void> {
  if (baseVersion !== null && row.version !== baseVersion)
    throw new ChangedError((await presentForOwner(tx, [row], ctx.clock.now().toISOString()))[0]);
}

/**
 * By its visitor, up to a day before; by the owner at any time.
 * @throws AppError conflict with the nearest free times; impossible; ChangedError
 */
export async function moveAppointment({
  ctx,
  id,
  startsAt: wanted,
  baseVersion = null,
  ...parts
}: { ctx: Context; id: string; startsAt: string } & Based & TellParts): Promise<BookingRow> {
  const startsAt = new Date(wanted).toISOString();
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'diary');
    const before = requireBooked(ctx, await findBooking(tx, id));
    await requireVersion(ctx, tx, before, baseVersion);
    if (
      ctx.actor.kind === 'visitor' &&
      Date.parse(before.starts_at) - ctx.clock.now().getTime() < DAY_MS
    ) {
      throw new AppError(
        'impossible',
        'There is less than a day left, so it can no longer be moved here. Please ring us; you can still cancel it.',
      );
    }
    if (before.starts_at === startsAt) return before;
    if (ctx.actor.kind === 'visitor') requireMoveAgreed(before, startsAt);
    const kind = kindForMove(
      await readKind(
        tx,
        BOOKING_KINDS.find((one) => one === before.kind)!,
      ),
      before,
    );
    const take = ctx.actor.kind === 'owner' ? requireFreeOwnerSlot : requireFreeSlot;
    const times = await take(readingIn(ctx, tx), {
      kind,
      place: placeOfBooking(before),
      startsAt,
      without: id,
    });
    await freeCells(tx, id);
    await updateBooking(tx, before, {
      ...times,
      updated_at: ctx.clock.now().toISOString(),
    });
    await lockSlotCells(tx, id, times);
    const moved = (await findBooking(tx, id))!;
    await writeAudit(tx, ctx, {
      action: 'appointments.move',
      subject: `bookings:${id}`,
      detail: { from: before.starts_at, to: startsAt },
      version: moved.version,
      before: keptOf(before),
      after: keptOf(moved),
    });
    await tellOfBooking({
      ctx,
      tx,
      row: moved,
      what: 'moved',
      link,
      movedFrom: before.starts_at,
      ...parts,
    });
    await queueReminder(ctx, tx, moved, parts);
    return moved;
  });
  parts.queue.announce();
  return row;
}

/** At any time before it begins, by its visitor or the owner. @throws AppError impossible; ChangedError */
export async function cancelAppointment({
  ctx,
  id,
  baseVersion = null,
  ...parts
}: { ctx: Context; id: string } & Based & TellParts): Promise<BookingRow> {
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'diary');
    const before = requireBooked(ctx, await findBooking(tx, id));
    await requireVersion(ctx, tx, before, baseVersion);
    await freeCells(tx, id);
    await updateBooking(tx, before, {
      state: 'cancelled',
      updated_at: ctx.clock.now().toISOString(),
    });
    const cancelled = (await findBooking(tx, id))!;
    await writeAudit(tx, ctx, {
      action: 'appointments.cancel',
      subject: `bookings:${id}`,
      version: cancelled.version,
      before: keptOf(before),
      after: keptOf(cancelled),
    });
    await tellOfBooking({ ctx, tx, row: cancelled, what: 'cancelled', link, ...parts });
    return cancelled;
  });
  parts.queue.announce();
  return row;
}

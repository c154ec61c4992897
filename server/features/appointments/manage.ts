/** What the owner does in the diary, besides moving and cancelling. */
import { holdLock } from '#server/db/lock.ts';
import { BlockInput, type Diary, DiaryQuery, OutcomeInput } from '#contracts/appointments.ts';
import { holidaysOf } from '#contracts/bank-holidays.ts';
import { addDays, momentInWords, momentOf, readDate } from '#contracts/london-time.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { requireVersion } from '#server/features/appointments/change-booking.ts';
import { readOpeningHours } from '#server/features/appointments/diary.ts';
import { keptOf, presentForOwner } from '#server/features/appointments/present.ts';
import {
  type BlockRow,
  type BookingRow,
  deleteBlock,
  findBooking,
  insertBlock,
  listBlocks,
  listBookings,
  updateBooking,
} from '#server/features/appointments/repo.ts';
import { listNamedBusyTimes } from '#server/features/busy-calendars/for-others.ts';
import { listDaysOff, toDayOff } from '#server/features/settings/days-off.ts';

const toBlock = (row: BlockRow) => ({
  id: row.id,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  reason: row.reason,
});
/** In the record of changes: when it was, and not why, which may name somebody whom no erasure would find there. */
const keptOfBlock = ({ id, starts_at: startsAt, ends_at: endsAt }: BlockRow) => ({
  id,
  startsAt,
  endsAt,
});

/** Everything on some days, both ends included; what was cancelled too. */
export async function readDiary({ ctx, query }: { ctx: Context; query: unknown }): Promise<Diary> {
  requireOwner(ctx);
  const { from, to } = DiaryQuery.parse(query);
  const [first, border] = [momentOf(from, '00:00'), momentOf(addDays(to, 1), '00:00')];
  const [rows, blocks, busy, daysOff, week] = await Promise.all([
    listBookings(ctx.db.read, first, border),
    listBlocks(ctx.db.read, first, border),
    listNamedBusyTimes(ctx.db.read, first, border),
    listDaysOff(ctx.db.read),
    readOpeningHours(ctx),
  ]);
  const years = [...new Set([readDate(from).year, readDate(to).year])];
  return {
    appointments: await presentForOwner(ctx.db.read, rows, ctx.clock.now().toISOString()),
    blocks: blocks.map(toBlock),
    busy,
    daysOff: daysOff.map(toDayOff).filter((one) => one.from <= to && one.to >= from),
    week: [...week],
    holidays: years.flatMap(holidaysOf).filter(({ date }) => from <= date && date <= to),
  };
}

export async function readForOwner({ ctx, row }: { ctx: Context; row: BookingRow }) {
  requireOwner(ctx);
  return (await presentForOwner(ctx.db.read, [row], ctx.clock.now().toISOString()))[0]!;
}

/** Whether somebody came; may be corrected afterwards. @throws AppError not-found, impossible; ChangedError */
export async function noteOutcome({
  ctx,
  id,
  input,
  baseVersion = null,
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion?: number | null;
}): Promise<BookingRow> {
  requireOwner(ctx);
  const { state } = OutcomeInput.parse(input);
  return ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'diary');
    const before = await findBooking(tx, id);
    if (!before)
      throw new AppError('not-found', 'There is no such appointment. It may have been deleted.');
    await requireVersion(ctx, tx, before, baseVersion);
    if (before.state === 'cancelled')
      throw new AppError('impossible', 'This appointment was cancelled.');
    if (before.starts_at > ctx.clock.now().toISOString())
      throw new AppError('impossible', 'This appointment has not begun yet.');
    if (before.state === state) return before;
    await updateBooking(tx, before, {
      state,
      updated_at: ctx.clock.now().toISOString(),
    });
    const noted = (await findBooking(tx, id))!;
    await writeAudit(tx, ctx, {
      action: `appointments.${state}`,
      subject: `bookings:${id}`,
      version: noted.version,
      before: keptOf(before),
      after: keptOf(noted),
    });
    return noted;
  });
}

/** Blocks a time for the owner. @throws AppError conflict when it overlaps an appointment */
export async function addBlock({
  ctx,
  input: given,
}: {
  ctx: Context;
  input: unknown;
}): Promise<ReturnType<typeof toBlock>> {
  requireOwner(ctx);
  const input = BlockInput.parse(given);
  const row: BlockRow = {
    id: ctx.ids.make('blk'),
    starts_at: new Date(input.startsAt).toISOString(),
    ends_at: new Date(input.endsAt).toISOString(),
    reason: input.reason,
    created_at: ctx.clock.now().toISOString(),
  };
  await ctx.db.write(async (tx) => {
    await holdLock(tx, ctx.db.kind, 'diary');
    const inTheWay = (await listBookings(tx, row.starts_at, row.ends_at)).find(
      (one) => one.state !== 'cancelled',
    );
    if (inTheWay)
      throw new AppError(
        'conflict',
        `${inTheWay.name} has an appointment then: ${momentInWords(inTheWay.starts_at)}. Please move or cancel it first.`,
      );
    await insertBlock(tx, row);
    await writeAudit(tx, ctx, {
      action: 'appointments.block',
      subject: `diary-blocks:${row.id}`,
      after: keptOfBlock(row),
    });
  });
  return toBlock(row);
}

export async function removeBlock({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await deleteBlock(tx, id);
    if (!row) throw new AppError('not-found', 'This time is no longer kept.');
    await writeAudit(tx, ctx, {
      action: 'appointments.unblock',
      subject: `diary-blocks:${id}`,
      before: keptOfBlock(row),
    });
  });
}

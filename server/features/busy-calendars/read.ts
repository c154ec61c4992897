/** Reads the owner's other calendars. What was last read of one holds until it is read again, however long that takes. */
import { DAY_MS } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import { updateRows } from '#server/db/rows.ts';
import { ProviderError } from '#server/errors.ts';
import {
  type CalendarRow,
  findCalendar,
  listCalendars,
  replaceBusyTimes,
} from '#server/features/busy-calendars/repo.ts';
import type { OutsideCalendars } from '#server/ports/outside-calendar.ts';

/** Appointments are booked a year ahead at most. */
const DAYS_AHEAD = 368;
/** A calendar that was asked for so lately is not asked for again before a booking. */
const FRESH_MS = 60_000;
/** What somebody who books waits for it at most. */
const BOOKING_WAIT_MS = 3_000;

/** From yesterday to a year ahead. */
export function windowOf(now: Date): { from: string; to: string } {
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS).toISOString();
  return { from: at(-1), to: at(DAYS_AHEAD) };
}

/** One of them; why it could not be read is noted with it. Does nothing where it has been removed meanwhile. */
export async function readCalendarAgain({
  ctx,
  calendars,
  row,
  signal,
}: {
  ctx: Context;
  calendars: OutsideCalendars;
  row: CalendarRow;
  signal?: AbortSignal | undefined;
}): Promise<void> {
  const asked = ctx.clock.now();
  const askedAt = asked.toISOString();
  const result = await calendars.read(row.url, windowOf(asked), signal).catch((error: unknown) => {
    if (error instanceof ProviderError) return error;
    throw error;
  });
  await ctx.db.write(async (tx) => {
    const standing = await findCalendar(tx, row.id);
    // An answer that was overtaken by a later one.
    if (!standing || (standing.asked_at ?? '') > askedAt) return;
    if (result instanceof ProviderError) {
      await updateRows(
        tx,
        'busy_calendars',
        { id: row.id },
        { asked_at: askedAt, failure: result.message },
      );
      return;
    }
    await replaceBusyTimes(tx, row.id, result);
    await updateRows(
      tx,
      'busy_calendars',
      { id: row.id },
      { asked_at: askedAt, read_at: askedAt, failure: null },
    );
  });
}

/**
 * Before a time is given away, calendars that were not asked for within a minute are asked once more: what was entered since
 * is not booked over. Where one does not answer within three seconds, or fails, what was last read of it holds.
 */
export async function freshenBusyTimes({
  ctx,
  calendars,
  waitMs = BOOKING_WAIT_MS,
}: {
  ctx: Context;
  calendars: OutsideCalendars;
  waitMs?: number;
}): Promise<void> {
  const stale = new Date(ctx.clock.now().getTime() - FRESH_MS).toISOString();
  const rows = (await listCalendars(ctx.db.read)).filter((row) => (row.asked_at ?? '') < stale);
  if (rows.length === 0) return;
  const signal = AbortSignal.timeout(waitMs);
  const given = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const read = Promise.allSettled(
    rows.map((row) => readCalendarAgain({ ctx, calendars, row, signal })),
  );
  await Promise.race([read, given]);
}

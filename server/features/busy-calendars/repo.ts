import type { Reader, Tx } from '#server/db/database.ts';
import { inChunks } from '#server/db/chunks.ts';
import { deleteRows, findRow, insertRows, listRows, type RowOf } from '#server/db/rows.ts';
import type { BusyTime } from '#server/ports/outside-calendar.ts';

export type CalendarRow = RowOf<'busy_calendars'>;
export type BusyRow = RowOf<'busy_times'>;

export const listCalendars = (db: Reader): Promise<CalendarRow[]> =>
  listRows(db, 'busy_calendars', {}, 'created_at', 'id');

export const findCalendar = (db: Reader, id: string): Promise<CalendarRow | undefined> =>
  findRow(db, 'busy_calendars', { id });

/** Of all calendars, by their beginning. @param from ISO times */
export const listBusyTimes = (db: Reader, from: string, to: string): Promise<BusyRow[]> =>
  db
    .selectFrom('busy_times')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('calendar_id')
    .execute();

/** How many are still to come, by calendar. */
export async function countAhead(db: Reader, now: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('busy_times')
    .select((eb) => ['calendar_id', eb.fn.countAll().as('count')])
    .where('ends_at', '>', now)
    .groupBy('calendar_id')
    .execute();
  return new Map(rows.map((row) => [row.calendar_id, Number(row.count)]));
}

/** What was read takes the place of what was read before; nothing is written where they are the same. */
export async function replaceBusyTimes(
  tx: Tx,
  calendarId: string,
  times: readonly BusyTime[],
): Promise<void> {
  const before = await listRows(tx, 'busy_times', { calendar_id: calendarId }, 'starts_at');
  const isSame =
    before.length === times.length &&
    before.every(
      (row, index) =>
        row.starts_at === times[index]!.startsAt && row.ends_at === times[index]!.endsAt,
    );
  if (isSame) return;
  await deleteRows(tx, 'busy_times', { calendar_id: calendarId });
  const rows = times.map(({ startsAt, endsAt }) => ({
    calendar_id: calendarId,
    starts_at: startsAt,
    ends_at: endsAt,
  }));
  for (const some of inChunks(rows)) await insertRows(tx, 'busy_times', ...some);
}

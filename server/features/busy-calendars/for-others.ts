/** What the diary may ask. */
import type { Reader } from '#server/db/database.ts';
import { listBusyTimes, listCalendars } from '#server/features/busy-calendars/repo.ts';

export { listBusyTimes };

export type NamedBusyTime = { id: string; startsAt: string; endsAt: string; calendar: string };

/** With the name of each time's calendar. @param from ISO times */
export async function listNamedBusyTimes(
  db: Reader,
  from: string,
  to: string,
): Promise<NamedBusyTime[]> {
  const [times, calendars] = await Promise.all([listBusyTimes(db, from, to), listCalendars(db)]);
  const names = new Map(calendars.map((row) => [row.id, row.name]));
  return times.map((row) => ({
    id: `${row.calendar_id}:${row.starts_at}`,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    calendar: names.get(row.calendar_id) ?? '',
  }));
}

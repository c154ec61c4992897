/** Calendars of the owner's elsewhere: added by their address, read, and taken away. */
import {
  type BusyCalendar,
  BusyCalendarInput,
  type BusyCalendars,
  MOST_CALENDARS,
} from '#contracts/busy-calendars.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { deleteRows, insertRows, takeRow } from '#server/db/rows.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { queueNextReading } from '#server/features/busy-calendars/jobs.ts';
import { readCalendarAgain, windowOf } from '#server/features/busy-calendars/read.ts';
import {
  type CalendarRow,
  countAhead,
  findCalendar,
  listCalendars,
  replaceBusyTimes,
} from '#server/features/busy-calendars/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { OutsideCalendars } from '#server/ports/outside-calendar.ts';

const hostOf = (row: CalendarRow): string => new URL(row.url).hostname;
/** In the record of changes: which it is, and never its address. */
const keptOf = (row: CalendarRow) => ({ name: row.name, site: hostOf(row) });
const gone = () =>
  new AppError('not-found', 'This calendar is no longer read. It may have been removed.');

const present = (row: CalendarRow, ahead: ReadonlyMap<string, number>): BusyCalendar => ({
  id: row.id,
  name: row.name,
  host: hostOf(row),
  readAt: row.read_at,
  askedAt: row.asked_at,
  failure: row.failure,
  ahead: ahead.get(row.id) ?? 0,
});

export async function listBusyCalendars({ ctx }: { ctx: Context }): Promise<BusyCalendars> {
  requireOwner(ctx);
  const [rows, ahead] = await Promise.all([
    listCalendars(ctx.db.read),
    countAhead(ctx.db.read, ctx.clock.now().toISOString()),
  ]);
  return { calendars: rows.map((row) => present(row, ahead)) };
}

type Order = { ctx: Context; calendars: OutsideCalendars; queue: Queue };

/** Read before it is stored: an address that gives no calendar is refused with the reason. @throws AppError invalid, conflict */
export async function addBusyCalendar({
  ctx,
  calendars,
  queue,
  input,
}: Order & { input: unknown }): Promise<BusyCalendars> {
  requireOwner(ctx);
  const { name, url } = BusyCalendarInput.parse(input);
  const standing = await listCalendars(ctx.db.read);
  requireRoom(standing, url);
  const now = ctx.clock.now();
  const times = await calendars.read(url, windowOf(now)).catch((error: unknown) => {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('invalid', error.message, [{ field: 'url', message: error.message }]);
  });
  await ctx.db.write(async (tx) => {
    requireRoom(await listCalendars(tx), url);
    const at = now.toISOString();
    const row: CalendarRow = {
      id: ctx.ids.make('cal'),
      name,
      url,
      asked_at: at,
      read_at: at,
      failure: null,
      created_at: at,
    };
    await insertRows(tx, 'busy_calendars', row);
    await replaceBusyTimes(tx, row.id, times);
    await queueNextReading(tx, queue, now);
    await writeAudit(tx, ctx, {
      action: 'appointments.add-calendar',
      subject: `busy-calendars:${row.id}`,
      after: keptOf(row),
    });
  });
  queue.announce();
  return listBusyCalendars({ ctx });
}

function requireRoom(standing: readonly CalendarRow[], url: string): void {
  const same = standing.find((row) => row.url === url);
  if (same)
    throw new AppError('conflict', `This calendar is read already, as “${same.name}”.`, [
      { field: 'url', message: `It is read already, as “${same.name}”` },
    ]);
  if (standing.length >= MOST_CALENDARS)
    throw new AppError(
      'conflict',
      `No more than ${MOST_CALENDARS} calendars are read. Please remove one first.`,
    );
}

/** Why it could not be read stands in the answer. @throws AppError not-found */
export async function readBusyCalendarNow({
  ctx,
  calendars,
  id,
}: Order & { id: string }): Promise<BusyCalendars> {
  requireOwner(ctx);
  const row = await findCalendar(ctx.db.read, id);
  if (!row) throw gone();
  await readCalendarAgain({ ctx, calendars, row });
  return listBusyCalendars({ ctx });
}

/** Its busy times can be booked from then on. @throws AppError not-found */
export async function removeBusyCalendar({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<BusyCalendars> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const row = await takeRow(tx, 'busy_calendars', { id });
    if (!row) throw gone();
    await deleteRows(tx, 'busy_times', { calendar_id: id });
    await writeAudit(tx, ctx, {
      action: 'appointments.remove-calendar',
      subject: `busy-calendars:${id}`,
      before: keptOf(row),
    });
  });
  return listBusyCalendars({ ctx });
}

/** How many have not been read for hours. */
export async function countUnread(ctx: Context, hours: number): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - hours * 3_600_000).toISOString();
  return (await listCalendars(ctx.db.read)).filter(
    (row) => row.failure !== null && (row.read_at ?? '') < since,
  ).length;
}

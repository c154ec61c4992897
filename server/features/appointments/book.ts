/** Booking, moving and cancelling. Two people cannot take one time: the law is asked again in the transaction, and the cells' key decides. */
import { AppointmentInput, type AppointmentKind, type Slot } from '#contracts/appointments.ts';
import { BOOKING_KINDS } from '#contracts/site-words.ts';
import { type Context, readingIn } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { horizonOf, placeOfBooking, placeOfPostcode, readCalendar } from '#server/features/appointments/diary.ts';
import { nearestSlots } from '#server/features/appointments/find-slots.ts';
import { type BookingRow, findBooking, findBookingByKey, freeCells, insertBooking, lockDiary, takeCells, updateBooking } from '#server/features/appointments/repo.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import { findSlots, isClear, isSlotFree, type LatLng } from '#server/features/appointments/slots.ts';
import { tellOfBooking, type TellParts } from '#server/features/appointments/tell.ts';
import { linkToken } from '#server/links.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
export const REMINDER_JOB = 'appointment-reminder';

export const linkOf = async (ctx: Context, id: string): Promise<string> => `/visit/${await linkToken(ctx, 'booking', id)}`;

/** @returns the booking, and whether it is new @throws AppError conflict with the nearest free times when the time is taken */
export async function bookAppointment({ ctx, input: given, ...parts }: { ctx: Context; input: unknown } & TellParts): Promise<{ row: BookingRow; link: string; isNew: boolean }> {
  const input = AppointmentInput.parse(given);
  if (input.website) throw new AppError('invalid', 'This form was filled in by a program. Please write to us or ring.');
  const startsAt = new Date(input.startsAt).toISOString();
  const known = await findBookingByKey(ctx.db.read, input.requestKey);
  if (known) return answerAgain(ctx, known, input.email);
  await refuseTheTaken(ctx, input, startsAt);
  const id = ctx.ids.make('bkg');
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await lockDiary(tx, ctx.db.kind);
    if (await findBookingByKey(tx, input.requestKey)) return null;
    const kind = await readKind(tx, input.kind);
    if (kind.isOnSite && !input.postcode) throw new AppError('invalid', 'Please give the postcode of the garden, so that we can come to it.', [{ field: 'postcode', message: 'Please give the postcode of the garden' }]);
    const place = kind.isOnSite ? placeOfPostcode(input.postcode) : null;
    const times = await takeTime(readingIn(ctx, tx), { kind, place, startsAt });
    const at = ctx.clock.now().toISOString();
    await insertBooking(tx, {
      id, request_key: input.requestKey, kind: input.kind, ...times, on_site: kind.isOnSite ? 1 : 0, latitude: place?.latitudeDeg ?? null, longitude: place?.longitudeDeg ?? null,
      name: input.name, email: input.email, phone: input.phone || null, postcode: input.postcode || null, message: input.message || null, site_facts: JSON.stringify(input.siteFacts ?? []),
      design_id: input.designId ?? null, state: 'booked', created_at: at, updated_at: at,
    });
    await holdCells(tx, id, times);
    await writeAudit(tx, ctx, { action: 'appointments.book', subject: `bookings:${id}`, detail: { kind: input.kind, startsAt }, version: 1 });
    const booked = (await findBooking(tx, id))!;
    await tellOfBooking({ ctx, tx, row: booked, what: 'booked', link, ...parts });
    await queueReminder(ctx, tx, booked, parts);
    return booked;
  });
  parts.queue.announce();
  return row ? { row, link, isNew: true } : answerAgain(ctx, (await findBookingByKey(ctx.db.read, input.requestKey))!, input.email);
}

async function answerAgain(ctx: Context, row: BookingRow, email: string) {
  if (row.email !== email) throw new AppError('conflict', 'This form was already sent with other details. Please reload the page and send it again.');
  return { row, link: await linkOf(ctx, row.id), isNew: false };
}

/** Without the lock: in a rush most are told here, and do not stand in line for the diary. */
async function refuseTheTaken(ctx: Context, { kind: name, postcode }: AppointmentInput, startsAt: string): Promise<void> {
  const kind = await readKind(ctx.db.read, name);
  await takeTime(ctx, { kind, place: kind.isOnSite ? placeOfPostcode(postcode) : null, startsAt });
}

type Times = { starts_at: string; ends_at: string; buffer_before: number; buffer_after: number };
type Wanted = { kind: AppointmentKind; place: LatLng | null; startsAt: string; without?: string };

/** @throws AppError conflict with the nearest free times */
async function takeTime(ctx: Context, { kind, place, startsAt, without }: Wanted): Promise<Times> {
  const now = ctx.clock.now().toISOString();
  const calendar = await readCalendar(ctx, { from: now, to: horizonOf(kind, now), ...(without ? { without } : {}) });
  const question = { kind, calendar, now, place };
  if (!isSlotFree(question, startsAt)) {
    const all = findSlots({ ...question, fromDate: now.slice(0, 10), days: kind.horizonDays + 1 });
    throw takenError(nearestSlots(all, startsAt));
  }
  return { starts_at: startsAt, ends_at: new Date(Date.parse(startsAt) + kind.minutes * MINUTE_MS).toISOString(), buffer_before: kind.bufferBefore, buffer_after: kind.bufferAfter };
}

const takenError = (slots: Slot[]) => new AppError(
  'conflict', slots.length > 0 ? 'Somebody else has just taken this time. These are the nearest that are free.' : 'Somebody else has just taken this time, and nothing near it is free. Please choose another day.', undefined, { slots },
);

async function holdCells(tx: Tx, id: string, times: Times): Promise<void> {
  const from = Date.parse(times.starts_at) - times.buffer_before * MINUTE_MS;
  const to = Date.parse(times.ends_at) + times.buffer_after * MINUTE_MS;
  if (!(await takeCells(tx, id, from, to))) throw takenError([]);
}

/** A day before; none for what is booked later than that. */
async function queueReminder(ctx: Context, tx: Tx, row: BookingRow, { queue }: TellParts): Promise<void> {
  const afterMs = Date.parse(row.starts_at) - DAY_MS - ctx.clock.now().getTime();
  if (afterMs <= 0) return;
  await queue.enqueue(tx, { kind: REMINDER_JOB, key: `${REMINDER_JOB}:${row.id}:${row.starts_at}`, payload: { id: row.id, startsAt: row.starts_at }, afterMs });
}

/** @throws AppError not-found, impossible once it is over or cancelled */
function requireBooked(ctx: Context, row: BookingRow | undefined): BookingRow {
  if (!row) throw new AppError('not-found', 'There is no such appointment. It may have been deleted, or the link is not complete.');
  if (row.state !== 'booked') throw new AppError('impossible', row.state === 'cancelled' ? 'This appointment is cancelled already.' : 'This appointment is over.');
  if (Date.parse(row.starts_at) <= ctx.clock.now().getTime()) throw new AppError('impossible', 'This appointment has begun: it can no longer be changed here. Please ring us.');
  return row;
}

/**
 * By its visitor, up to a day before; by the owner at any time.
 * @throws AppError conflict with the nearest free times; impossible
 */
export async function moveAppointment({ ctx, id, startsAt: wanted, ...parts }: { ctx: Context; id: string; startsAt: string } & TellParts): Promise<BookingRow> {
  const startsAt = new Date(wanted).toISOString();
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await lockDiary(tx, ctx.db.kind);
    const before = requireBooked(ctx, await findBooking(tx, id));
    if (ctx.actor.kind === 'visitor' && Date.parse(before.starts_at) - ctx.clock.now().getTime() < DAY_MS) {
      throw new AppError('impossible', 'There is less than a day left, so it can no longer be moved here. Please ring us; you can still cancel it.');
    }
    if (before.starts_at === startsAt) return before;
    const kind = await readKind(tx, BOOKING_KINDS.find((one) => one === before.kind)!);
    const place = placeOfBooking(before);
    const times = ctx.actor.kind === 'owner' ? await takeAnyTime(ctx, tx, { kind, place, startsAt, without: id }, before) : await takeTime(readingIn(ctx, tx), { kind, place, startsAt, without: id });
    await freeCells(tx, id);
    await updateBooking(tx, before, { ...times, version: before.version + 1, updated_at: ctx.clock.now().toISOString() });
    await holdCells(tx, id, times);
    await writeAudit(tx, ctx, { action: 'appointments.move', subject: `bookings:${id}`, detail: { from: before.starts_at, to: startsAt }, version: before.version + 1 });
    const moved = (await findBooking(tx, id))!;
    await tellOfBooking({ ctx, tx, row: moved, what: 'moved', link, movedFrom: before.starts_at, ...parts });
    await queueReminder(ctx, tx, moved, parts);
    return moved;
  });
  parts.queue.announce();
  return row;
}

/** The owner is not bound by opening hours, notice and days off: only by what else stands in the diary. */
async function takeAnyTime(ctx: Context, tx: Tx, { kind, place, startsAt, without }: Wanted, before: BookingRow): Promise<Times> {
  const minutes = (Date.parse(before.ends_at) - Date.parse(before.starts_at)) / MINUTE_MS;
  const free: AppointmentKind = { ...kind, minutes, noticeHours: 0, horizonDays: 365, isOffered: true, hours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '00:00', to: '23:59' })) };
  const now = ctx.clock.now().toISOString();
  const calendar = { ...(await readCalendar(readingIn(ctx, tx), { from: startsAt, to: startsAt, ...(without ? { without } : {}) })), daysOff: [] };
  const times = { starts_at: startsAt, ends_at: new Date(Date.parse(startsAt) + minutes * MINUTE_MS).toISOString(), buffer_before: before.buffer_before, buffer_after: before.buffer_after };
  const own = { startsAt, endsAt: times.ends_at, bufferBefore: times.buffer_before, bufferAfter: times.buffer_after, isOnSite: before.on_site === 1, place };
  if (calendar.engagements.every((other) => isClear(own, other))) return times;
  throw takenError(nearestSlots(findSlots({ kind: free, calendar, now, fromDate: startsAt.slice(0, 10), days: 3, place }), startsAt));
}

/** At any time before it begins, by its visitor or the owner. */
export async function cancelAppointment({ ctx, id, ...parts }: { ctx: Context; id: string } & TellParts): Promise<BookingRow> {
  const link = await linkOf(ctx, id);
  const row = await ctx.db.write(async (tx) => {
    await lockDiary(tx, ctx.db.kind);
    const before = requireBooked(ctx, await findBooking(tx, id));
    await freeCells(tx, id);
    await updateBooking(tx, before, { state: 'cancelled', version: before.version + 1, updated_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, { action: 'appointments.cancel', subject: `bookings:${id}`, version: before.version + 1 });
    const cancelled = (await findBooking(tx, id))!;
    await tellOfBooking({ ctx, tx, row: cancelled, what: 'cancelled', link, ...parts });
    return cancelled;
  });
  parts.queue.announce();
  return row;
}

import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { FreeWeek, Slot, SlotsAnswer } from '#contracts/appointments.ts';
import { addDays, londonParts, mondayOf, momentOf } from '#contracts/london-time.ts';
import { BOOKING_KINDS, type BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import { mayMoveTo } from '#server/features/appointments/contract.ts';
import {
  horizonOf,
  lastDateOf,
  placeOfBooking,
  placeOfPostcode,
  readCalendar,
} from '#server/features/appointments/diary.ts';
import type { BookingRow } from '#server/features/appointments/repo.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import { findSlots, type LatLng, type SlotQuestion } from '#server/features/appointments/slots.ts';

const MINUTE_MS = 60_000;

type Asked = {
  kind: BookingKind;
  from?: string | undefined;
  days: number;
  postcode?: string | null | undefined;
};
type Question = { ctx: Context; kind: AppointmentKind; place: LatLng | null; without?: string };

/** Everything that can be booked from today on, as far ahead as the kind allows. */
async function findAll({
  ctx,
  kind,
  place,
  without,
}: Question): Promise<{ all: Slot[]; today: string; lastDate: string }> {
  const now = ctx.clock.now().toISOString();
  const today = londonParts(now).date;
  const calendar = await readCalendar(ctx, {
    from: now,
    to: horizonOf(kind, now),
    ...(without ? { without } : {}),
  });
  const question: SlotQuestion = {
    kind,
    calendar,
    now,
    fromDate: today,
    days: kind.horizonDays + 2,
    place,
  };
  return { all: findSlots(question), today, lastDate: lastDateOf(kind, now) };
}

/** What of all this lies on some days. */
function cut(
  all: readonly Slot[],
  from: string,
  days: number,
): Pick<SlotsAnswer, 'slots' | 'next'> {
  const [first, border] = [momentOf(from, '00:00'), momentOf(addDays(from, days), '00:00')];
  return {
    slots: all.filter((slot) => slot.startsAt >= first && slot.startsAt < border),
    next: all.find((slot) => slot.startsAt >= border) ?? null,
  };
}

/** What can be booked on some days, and where there is nothing, when there is. */
export async function listSlots({
  ctx,
  kind,
  postcode,
  from,
  days,
}: { ctx: Context } & Asked): Promise<SlotsAnswer> {
  const { all, today, lastDate } = await findAll({
    ctx,
    kind: await readKind(ctx.db.read, kind),
    place: placeOfPostcode(postcode),
  });
  return { ...cut(all, from === undefined || from < today ? today : from, days), lastDate };
}

/** Where an appointment can be moved to: its own time and what is kept free around it are not in its way. */
export async function listSlotsForMove({
  ctx,
  row,
  from,
  days,
}: { ctx: Context; row: BookingRow } & Pick<Asked, 'from' | 'days'>): Promise<SlotsAnswer> {
  const kind = kindForMove(
    await readKind(
      ctx.db.read,
      BOOKING_KINDS.find((one) => one === row.kind)!,
    ),
    row,
  );
  const { all, today, lastDate } = await findAll({
    ctx,
    kind,
    place: placeOfBooking(row),
    without: row.id,
  });
  return {
    ...cut(
      all.filter((slot) => slot.startsAt !== row.starts_at && mayMoveTo(row, slot.startsAt)),
      from === undefined || from < today ? today : from,
      days,
    ),
    lastDate,
  };
}

/** What is moved stays as it was agreed, whatever the settings say now: as long, where it was to be, offered or not. */
export const kindForMove = (kind: AppointmentKind, row: BookingRow): AppointmentKind => ({
  ...kind,
  isOffered: true,
  minutes: (Date.parse(row.ends_at) - Date.parse(row.starts_at)) / MINUTE_MS,
  bufferBefore: row.buffer_before,
  bufferAfter: row.buffer_after,
  isOnSite: row.on_site === 1,
});

/** The week, from its Monday, in which the first free time lies; this week when nothing is free. */
export async function findFreeWeek({
  ctx,
  kind,
}: {
  ctx: Context;
  kind: BookingKind;
}): Promise<FreeWeek> {
  const { all, today, lastDate } = await findAll({
    ctx,
    kind: await readKind(ctx.db.read, kind),
    place: null,
  });
  const monday = mondayOf(all[0] ? londonParts(all[0].startsAt).date : today);
  return { today, monday, lastDate, ...cut(all, monday, 7) };
}

/** So many are offered. */
export const NEAREST = 3;

/** What is offered in the place of a time that is taken: the nearest, in their order. */
export function nearestSlots(slots: readonly Slot[], startsAt: string): Slot[] {
  const wanted = Date.parse(startsAt);
  return slots
    .toSorted(
      (a, b) =>
        Math.abs(Date.parse(a.startsAt) - wanted) - Math.abs(Date.parse(b.startsAt) - wanted),
    )
    .slice(0, NEAREST)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

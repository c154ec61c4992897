/** Reserving a slot within the transaction of a booking or move: availability is checked again, then the unique slot cells decide. */
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { Slot } from '#contracts/appointments.ts';
import { addDays, londonParts, momentOf, DAY_MS } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { horizonOf, readCalendar } from '#server/features/appointments/diary.ts';
import { NEAREST, nearestSlots } from '#server/features/appointments/find-slots.ts';
import { insertSlotCells } from '#server/features/appointments/repo.ts';
import {
  type Engagement,
  findSlots,
  fitsIn,
  isClear,
  isSlotFree,
  type LatLng,
  type SlotQuestion,
} from '#server/features/appointments/slots.ts';

const MINUTE_MS = 60_000;
/** Days either side of the wanted one in which alternatives are searched first. */
const DAYS_NEAR = 3;
const WHOLE_WEEK = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  from: '00:00',
  to: '23:59',
}));

export type Times = {
  starts_at: string;
  ends_at: string;
  buffer_before: number;
  buffer_after: number;
};
/** `without`: the booking being moved, which must not block itself. */
export type Wanted = {
  kind: AppointmentKind;
  place: LatLng | null;
  startsAt: string;
  without?: string;
};

const timesOf = ({ kind, startsAt }: Wanted): Times => ({
  starts_at: startsAt,
  ends_at: new Date(Date.parse(startsAt) + kind.minutes * MINUTE_MS).toISOString(),
  buffer_before: kind.bufferBefore,
  buffer_after: kind.bufferAfter,
});

const engagementOf = (wanted: Wanted): Engagement => {
  const {
    kind: { bufferBefore, bufferAfter, isOnSite },
    place,
    startsAt,
  } = wanted;
  return { startsAt, endsAt: timesOf(wanted).ends_at, bufferBefore, bufferAfter, isOnSite, place };
};

/** @throws AppError conflict with the nearest free times */
export async function requireFreeSlot(ctx: Context, wanted: Wanted): Promise<Times> {
  const { kind, place, startsAt, without } = wanted;
  const now = ctx.clock.now().toISOString();
  const calendar = await readCalendar(ctx, {
    from: now,
    to: horizonOf(kind, now),
    ...(without ? { without } : {}),
  });
  const question = { kind, calendar, now, place };
  if (!isSlotFree(question, startsAt))
    throw refusal(reasonOf(question, wanted), findNearest(question, startsAt));
  return timesOf(wanted);
}

/** Searches near the wanted day first: the whole calendar is slow to search when many visitors are refused at once. */
function findNearest(question: Omit<SlotQuestion, 'fromDate' | 'days'>, startsAt: string): Slot[] {
  const today = londonParts(question.now).date;
  const early = addDays(londonParts(startsAt).date, -DAYS_NEAR);
  const near = findSlots({
    ...question,
    fromDate: early < today ? today : early,
    days: 2 * DAYS_NEAR + 1,
  }).filter(
    (slot) => Math.abs(Date.parse(slot.startsAt) - Date.parse(startsAt)) <= DAYS_NEAR * DAY_MS,
  );
  return nearestSlots(
    near.length >= NEAREST
      ? near
      : findSlots({ ...question, fromDate: today, days: question.kind.horizonDays + 2 }),
    startsAt,
  );
}

/** The owner may ignore opening hours, notice, days off and what their other calendars say, but not other bookings. @throws AppError conflict, invalid */
export async function requireFreeOwnerSlot(ctx: Context, wanted: Wanted): Promise<Times> {
  const { kind, place, startsAt, without } = wanted;
  const now = ctx.clock.now().toISOString();
  if (startsAt <= now)
    throw new AppError('invalid', 'This time has passed. Please choose one that lies ahead.', [
      { field: 'startsAt', message: 'This time has passed' },
    ]);
  const { date } = londonParts(startsAt);
  const calendar = {
    ...(await readCalendar(ctx, {
      from: startsAt,
      to: momentOf(addDays(date, DAYS_NEAR), '00:00'),
      withBusy: false,
      ...(without ? { without } : {}),
    })),
    daysOff: [],
  };
  const own = engagementOf(wanted);
  if (fitsIn(own, calendar.engagements)) return timesOf(wanted);
  const anyTime: AppointmentKind = {
    ...kind,
    noticeHours: 0,
    horizonDays: 365,
    isOffered: true,
    hours: WHOLE_WEEK,
  };
  throw new AppError(
    'conflict',
    'Something else stands in the diary then, or too close to it.',
    undefined,
    {
      slots: nearestSlots(
        findSlots({ kind: anyTime, calendar, now, fromDate: date, days: DAYS_NEAR, place }),
        startsAt,
      ),
    },
  );
}

const TAKEN = 'This time has just been taken';

/** By a booking, a time that is kept or a calendar of the owner's; otherwise notice ran out, or hours or days off changed. */
function reasonOf(question: Omit<SlotQuestion, 'fromDate' | 'days'>, wanted: Wanted): string {
  const own = { ...engagementOf(wanted), isOnSite: false };
  if (question.calendar.engagements.some((other) => !isClear(own, other))) return TAKEN;
  // The slots may have been offered for another postcode, or for none.
  const isDriveTooLong = isSlotFree(
    { ...question, kind: { ...question.kind, isOnSite: false } },
    wanted.startsAt,
  );
  return isDriveTooLong
    ? 'From another visit we cannot be with you by this time'
    : 'This time cannot be had any more';
}

/** @param reason a sentence without its full stop */
const refusal = (reason: string, slots: Slot[]) =>
  new AppError(
    'conflict',
    slots.length > 0
      ? `${reason}. These are the nearest that are free.`
      : `${reason}, and nothing near it is free. Please choose another day.`,
    undefined,
    { slots },
  );

/** Locks the cells of the slot, buffers included. @throws AppError conflict if any is taken */
export async function lockSlotCells(tx: Tx, id: string, times: Times): Promise<void> {
  const from = Date.parse(times.starts_at) - times.buffer_before * MINUTE_MS;
  const to = Date.parse(times.ends_at) + times.buffer_after * MINUTE_MS;
  if (!(await insertSlotCells(tx, id, from, to))) throw refusal(TAKEN, []);
}

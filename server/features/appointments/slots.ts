/**
 * Which times can be had. Pure: the moment of asking is given. A time can be had when it lies in the hours of its kind on
 * a day that is worked, far enough ahead and not too far, with its buffers clear of everything else in the diary, and
 * with time to drive from each visit to the next.
 */
import { isDayOff } from '#contracts/bank-holidays.ts';
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { Slot } from '#contracts/appointments.ts';
import { addDays, londonParts, momentOf, weekdayOf, DAY_MS } from '#contracts/london-time.ts';
import type { OpenHours } from '#contracts/week.ts';

const MINUTE_MS = 60_000;
/** Times begin at the quarter hours of the clock. */
export const STEP_MINUTES = 15;
/** Where one of two places is not known: across the whole area at its slowest. */
export const UNKNOWN_TRAVEL_MINUTES = 45;
/** Roads are longer than the crow flies (circuity of urban networks about 1.4), slow (25 km/h over London and Essex by day), and end with parking. */
const ROAD_FACTOR = 1.4;
const KM_PER_HOUR = 25;
const PARKING_MINUTES = 10;

export type LatLng = { latitudeDeg: number; longitudeDeg: number };

/** Minutes from one garden to the next; the same place costs nothing. */
export function travelMinutes(from: LatLng | null, to: LatLng | null): number {
  if (!from || !to) return UNKNOWN_TRAVEL_MINUTES;
  const rad = Math.PI / 180;
  const dLat = (to.latitudeDeg - from.latitudeDeg) * rad;
  const dLng = (to.longitudeDeg - from.longitudeDeg) * rad;
  const a =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(from.latitudeDeg * rad) * Math.cos(to.latitudeDeg * rad) * Math.sin(dLng / 2) ** 2;
  const km = 2 * 6371 * Math.asin(Math.min(1, Math.sqrt(a)));
  return km < 0.05 ? 0 : Math.ceil((km * ROAD_FACTOR * 60) / KM_PER_HOUR) + PARKING_MINUTES;
}

/** An entry in the diary. */
export type Engagement = {
  startsAt: string;
  endsAt: string;
  /** Minutes kept free around it. */
  bufferBefore: number;
  bufferAfter: number;
  isOnSite: boolean;
  /** Null when it is not on site, or not known where. */
  place: LatLng | null;
};

export type Calendar = {
  openingHours: readonly OpenHours[];
  /** Both ends are days off. */
  daysOff: readonly { from: string; to: string }[];
  engagements: readonly Engagement[];
};
export type SlotQuestion = {
  kind: AppointmentKind;
  calendar: Calendar;
  now: string;
  fromDate: string;
  days: number;
  place: LatLng | null;
};

/** In their order. @param question.days how many days to look at, the first at `fromDate` */
export function findSlots(question: SlotQuestion): Slot[] {
  const slots: Slot[] = [];
  for (let day = 0; day < question.days; day += 1)
    slots.push(...slotsOfDay(question, addDays(question.fromDate, day)));
  return slots;
}

/** Whether one time can be had: the same law, asked again where it counts. */
export function isSlotFree(
  question: Omit<SlotQuestion, 'fromDate' | 'days'>,
  startsAt: string,
): boolean {
  const { date } = londonParts(startsAt);
  return slotsOfDay({ ...question, fromDate: date, days: 1 }, date).some(
    (slot) => slot.startsAt === startsAt,
  );
}

function slotsOfDay({ kind, calendar, now, place }: SlotQuestion, date: string): Slot[] {
  if (!kind.isOffered || isDayOff(date, calendar.daysOff)) return [];
  const earliest = Date.parse(now) + kind.noticeHours * 60 * MINUTE_MS;
  const latestDate = londonParts(Date.parse(now) + kind.horizonDays * DAY_MS).date;
  if (date > latestDate) return [];
  const hours = (kind.hours ?? calendar.openingHours).filter(
    (one) => one.weekday === weekdayOf(date),
  );
  const starts = new Set(hours.flatMap((one) => startsOf(date, one, kind.minutes)));
  return [...starts]
    .toSorted((a, b) => a - b)
    .filter((ms) => ms >= earliest)
    .map((ms) => ({
      startsAt: new Date(ms).toISOString(),
      endsAt: new Date(ms + kind.minutes * MINUTE_MS).toISOString(),
    }))
    .filter((slot) =>
      fitsIn(
        {
          ...slot,
          bufferBefore: kind.bufferBefore,
          bufferAfter: kind.bufferAfter,
          isOnSite: kind.isOnSite,
          place,
        },
        calendar.engagements,
      ),
    );
}

/** Milliseconds at which an appointment of so many minutes may begin, by the clock of that day. */
function startsOf(date: string, { from, to }: OpenHours, minutes: number): number[] {
  const end = Date.parse(momentOf(date, to));
  const midnight = Date.parse(momentOf(date, '00:00'));
  // On all days but two of the year a time is so many minutes after midnight, which needs no look at the clock.
  const isPlainDay = Date.parse(momentOf(addDays(date, 1), '00:00')) - midnight === DAY_MS;
  const starts: number[] = [];
  const [fromHour = 0, fromMinute = 0] = from.split(':').map(Number);
  for (
    let minute = Math.ceil((fromHour * 60 + fromMinute) / STEP_MINUTES) * STEP_MINUTES;
    minute < 24 * 60;
    minute += STEP_MINUTES
  ) {
    const at = isPlainDay
      ? midnight + minute * MINUTE_MS
      : Date.parse(momentOf(date, clockTime(minute)));
    if (at + minutes * MINUTE_MS > end) break;
    // The hour that is left out in March shows as the next one, which comes again by itself.
    if (isPlainDay || londonParts(at).time === clockTime(minute)) starts.push(at);
  }
  return starts;
}

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Whether it can be kept beside all others. */
export const fitsIn = (own: Engagement, others: readonly Engagement[]): boolean =>
  others.every((other) => isClear(own, other)) && leavesDrives(own, others);

/** Whether the visits around it, or it and those, still leave time for the drive once calls and kept times between them are taken off. */
export function leavesDrives(own: Engagement, others: readonly Engagement[]): boolean {
  const visits = others
    .filter(
      (one) =>
        one.isOnSite && Math.abs(Date.parse(one.startsAt) - Date.parse(own.startsAt)) < DAY_MS,
    )
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
  const before = visits.findLast((one) => one.startsAt <= own.startsAt);
  const after = visits.find((one) => one.startsAt > own.startsAt);
  const drives = own.isOnSite
    ? [
        [before, own],
        [own, after],
      ]
    : [[before, after]];
  return drives.every(([from, to]) => !from || !to || isDriven(from, to, [...others, own]));
}

function isDriven(from: Engagement, to: Engagement, all: readonly Engagement[]): boolean {
  // Overnight one goes home in between.
  if (londonParts(from.startsAt).date !== londonParts(to.startsAt).date) return true;
  const [start, end] = [Date.parse(from.endsAt), Date.parse(to.startsAt)];
  let free = 0;
  let at = start;
  for (const one of all
    .filter(
      (between) =>
        !between.isOnSite &&
        Date.parse(between.endsAt) > start &&
        Date.parse(between.startsAt) < end,
    )
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1))) {
    free += Math.max(0, Date.parse(one.startsAt) - at);
    at = Math.max(at, Date.parse(one.endsAt));
  }
  return free + Math.max(0, end - at) >= travelMinutes(from.place, to.place) * MINUTE_MS;
}

/** Whether two engagements can both be kept. */
export function isClear(one: Engagement, other: Engagement): boolean {
  const [first, second] = one.startsAt <= other.startsAt ? [one, other] : [other, one];
  const buffer = first.bufferAfter + second.bufferBefore;
  const travel = first.isOnSite && second.isOnSite ? travelMinutes(first.place, second.place) : 0;
  // Driving is done in the time that is kept free, as far as that goes.
  return (
    Date.parse(first.endsAt) + Math.max(buffer, travel) * MINUTE_MS <= Date.parse(second.startsAt)
  );
}

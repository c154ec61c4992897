/** The owner's day: who waits for an answer, where to drive today and tomorrow. */
import type { AdminToday, TodayDay, TodayRound, TodayVisit } from '#contracts/admin-today.ts';
import { addDays, londonParts } from '#contracts/london-time.ts';
import { outcodeOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { listVisits, type Visit } from '#server/features/appointments/for-others.ts';
import {
  countOpenRequests,
  listWaitingRequests,
} from '#server/features/booking-requests/manage.ts';
import { countWaitingEnquiries, listNewEnquiries } from '#server/features/enquiries/for-others.ts';
import { dueOf } from '#server/features/enquiries/reply-by.ts';
import { listQuotesForToday } from '#server/features/quotes/for-today.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import { firmPlaceOf } from '#content/places/firm-place.ts';
import { mapUrlOf } from '#server/features/today/map-url.ts';
import { driveMinutes, orderRound, roundMinutes, type Stop } from '#server/features/today/round.ts';

const MOST_LISTED = 12;
/** Of those who wait, so many are counted one by one. */
const MOST_COUNTED = 200;
const MINUTE_MS = 60_000;
const LOOKED_BACK_DAYS = 14;
const LOOKED_AHEAD_DAYS = 60;

type Start = ReturnType<typeof firmPlaceOf>;

/** @throws AppError forbidden */
export async function readToday({ ctx }: { ctx: Context }): Promise<AdminToday> {
  requireOwner(ctx);
  const now = ctx.clock.now().toISOString();
  const today = londonParts(now).date;
  const tomorrow = addDays(today, 1);
  const [visits, settings, enquiries, requests, quotes] = await Promise.all([
    listVisits(ctx, { from: today, to: addDays(today, LOOKED_AHEAD_DAYS) }),
    readSettings({ ctx }),
    listEnquiries(ctx),
    listRequests(ctx),
    listQuotesForToday(ctx),
  ]);
  const start = firmPlaceOf(settings.address);
  const next = visits.find(
    (visit) => londonParts(visit.startsAt).date > tomorrow && visit.state === 'booked',
  );
  return {
    now,
    enquiries,
    requests,
    quotes,
    days: [today, tomorrow].map((date) =>
      presentDay(
        date,
        visits.filter((visit) => londonParts(visit.startsAt).date === date),
        start,
      ),
    ),
    next: next
      ? { id: next.id, name: next.name, label: next.label, startsAt: next.startsAt }
      : null,
  };
}

/** Appointments of the last weeks that are over and of which nobody has said whether they took place, the oldest first. */
export async function listUnnotedVisits(ctx: Context): Promise<Visit[]> {
  const now = ctx.clock.now().toISOString();
  const today = londonParts(now).date;
  const visits = await listVisits(ctx, { from: addDays(today, -LOOKED_BACK_DAYS), to: today });
  return visits.filter((visit) => visit.state === 'booked' && visit.endsAt < now);
}

async function listEnquiries(ctx: Context): Promise<AdminToday['enquiries']> {
  const [waiting, counted] = await Promise.all([
    listNewEnquiries(ctx, MOST_LISTED),
    countWaitingEnquiries(ctx),
  ]);
  return { items: waiting.map((one) => ({ ...one, area: areaOf(one.postcode) })), ...counted };
}

async function listRequests(ctx: Context): Promise<AdminToday['requests']> {
  const [waiting, total, due] = await Promise.all([
    listWaitingRequests({ ctx, limit: MOST_COUNTED }),
    countOpenRequests({ ctx }),
    dueOf(ctx),
  ]);
  const all = waiting.map((one) => ({ ...one, ...due(one.createdAt) }));
  return {
    items: all.slice(0, MOST_LISTED),
    total,
    overdue: all.filter((one) => one.isOverdue).length,
  };
}

/** "Havering" */
function areaOf(postcode: string | null): string | null {
  const read = postcode ? readPostcode(postcode, (code) => outcodeOf(code) !== null) : null;
  const row = read ? outcodeOf(read.outcode) : null;
  return row ? (row.town ?? row.district) : null;
}

/** In the order of their times; a call is no drive, and neither is a visit to which nobody came. */
function presentDay(date: string, visits: readonly Visit[], start: Start): TodayDay {
  const driven = visits.filter((visit) => visit.isOnSite && visit.state !== 'missed');
  return {
    date,
    visits: visits.map((visit): TodayVisit => {
      const before = driven[driven.indexOf(visit) - 1];
      const from = before ? before.place : (start?.place ?? null);
      const minutes =
        driven.includes(visit) && from && visit.place ? driveMinutes(from, visit.place) : null;
      const gapMinutes = before
        ? (Date.parse(visit.startsAt) - Date.parse(before.endsAt)) / MINUTE_MS
        : Infinity;
      const {
        id,
        reference,
        name,
        label,
        isOnSite,
        startsAt,
        endsAt,
        state,
        phone,
        postcode,
        designId,
        enquiryId,
      } = visit;
      return {
        id,
        reference,
        name,
        label,
        isOnSite,
        startsAt,
        endsAt,
        state,
        phone,
        postcode,
        designId,
        enquiryId,
        area: areaOf(postcode),
        driveMinutes: minutes,
        isTight: minutes !== null && minutes > gapMinutes,
      };
    }),
    round: driven.length === 0 ? null : presentRound(driven, start),
  };
}

function presentRound(driven: readonly Visit[], start: Start): TodayRound {
  const home = start?.place ?? null;
  const stops: Stop[] = driven.map(({ id, place }) => ({ id, place }));
  const minutes = roundMinutes(home, stops);
  const order = orderRound(home, stops);
  const shortest = roundMinutes(home, order);
  return {
    minutes,
    from: start?.name ?? null,
    unknown: driven.filter((visit) => visit.place === null).length,
    shorter: shortest < minutes ? { minutes: shortest, ids: order.map((stop) => stop.id) } : null,
    mapUrl: mapUrlOf(
      start?.name ?? null,
      driven.map((visit) => visit.postcode),
    ),
  };
}

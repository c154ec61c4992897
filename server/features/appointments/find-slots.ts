import type { Slot, SlotsAnswer } from '#contracts/appointments.ts';
import { addDays, daysBetween, londonParts, momentOf } from '#contracts/london-time.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import { horizonOf, placeOfPostcode, readCalendar } from '#server/features/appointments/diary.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import { findSlots, type SlotQuestion } from '#server/features/appointments/slots.ts';

type Asked = { kind: BookingKind; from?: string | undefined; days: number; postcode?: string | null | undefined };

/** What can be booked on some days, and where there is nothing, when there is. */
export async function listSlots({ ctx, kind: name, from, days, postcode }: { ctx: Context } & Asked): Promise<SlotsAnswer> {
  const now = ctx.clock.now().toISOString();
  const today = londonParts(now).date;
  const kind = await readKind(ctx.db.read, name);
  const calendar = await readCalendar(ctx, { from: now, to: horizonOf(kind, now) });
  const first = from === undefined || from < today ? today : from;
  const lastDate = londonParts(horizonOf(kind, now)).date;
  const ask = (fromDate: string, count: number) => findSlots({ kind, calendar, now, fromDate, days: Math.max(0, count), place: placeOfPostcode(postcode) } satisfies SlotQuestion);
  const left = Math.max(0, daysBetween(first, lastDate));
  const all = ask(first, left);
  const border = momentOf(addDays(first, days), '00:00');
  const within = all.filter((slot) => slot.startsAt < border);
  return { slots: within, next: all[within.length] ?? null, lastDate };
}

const NEAREST = 3;

/** What is offered in the place of a time that is taken: the nearest, in their order. */
export function nearestSlots(slots: readonly Slot[], startsAt: string): Slot[] {
  const wanted = Date.parse(startsAt);
  return slots
    .toSorted((a, b) => Math.abs(Date.parse(a.startsAt) - wanted) - Math.abs(Date.parse(b.startsAt) - wanted))
    .slice(0, NEAREST)
    .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

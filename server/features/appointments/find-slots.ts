import type { FreeWeek, Slot, SlotsAnswer } from '#contracts/appointments.ts';
import { addDays, londonParts, mondayOf, momentOf } from '#contracts/london-time.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import { horizonOf, lastDateOf, placeOfPostcode, readCalendar } from '#server/features/appointments/diary.ts';
import { readKind } from '#server/features/appointments/settings.ts';
import { findSlots, type SlotQuestion } from '#server/features/appointments/slots.ts';

type Asked = { kind: BookingKind; from?: string | undefined; days: number; postcode?: string | null | undefined };

/** Everything that can be booked from today on, as far ahead as the kind allows. */
async function findAll({ ctx, kind: name, postcode }: { ctx: Context } & Pick<Asked, 'kind' | 'postcode'>): Promise<{ all: Slot[]; today: string; lastDate: string }> {
  const now = ctx.clock.now().toISOString();
  const today = londonParts(now).date;
  const kind = await readKind(ctx.db.read, name);
  const calendar = await readCalendar(ctx, { from: now, to: horizonOf(kind, now) });
  const question: SlotQuestion = { kind, calendar, now, fromDate: today, days: kind.horizonDays + 2, place: placeOfPostcode(postcode) };
  return { all: findSlots(question), today, lastDate: lastDateOf(kind, now) };
}

/** What of all this lies on some days. */
function cut(all: readonly Slot[], from: string, days: number): Pick<SlotsAnswer, 'slots' | 'next'> {
  const [first, border] = [momentOf(from, '00:00'), momentOf(addDays(from, days), '00:00')];
  return { slots: all.filter((slot) => slot.startsAt >= first && slot.startsAt < border), next: all.find((slot) => slot.startsAt >= border) ?? null };
}

/** What can be booked on some days, and where there is nothing, when there is. */
export async function listSlots({ from, days, ...asked }: { ctx: Context } & Asked): Promise<SlotsAnswer> {
  const { all, today, lastDate } = await findAll(asked);
  return { ...cut(all, from === undefined || from < today ? today : from, days), lastDate };
}

/** The week, from its Monday, in which the first free time lies; this week when nothing is free. */
export async function findFreeWeek(asked: { ctx: Context; kind: BookingKind }): Promise<FreeWeek> {
  const { all, today, lastDate } = await findAll(asked);
  const monday = mondayOf(all[0] ? londonParts(all[0].startsAt).date : today);
  return { today, monday, lastDate, ...cut(all, monday, 7) };
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

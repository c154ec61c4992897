/** Which days of the diary are seen, and how; kept in the address: `?view=day&date=2026-11-24`. */
import { useState } from 'react';
import { addDays, dateInWords, isDate, londonParts, mondayOf } from '#contracts/london-time.ts';
import { daysInWords } from '#app/features/booking/time-words.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { useMediaQuery } from '#app/lib/use-media-query.ts';
import type { Diary, AdminAppointment } from '#contracts/appointments.ts';

export const DIARY_VIEWS = ['day', 'week', 'agenda'] as const;
export type DiaryView = (typeof DIARY_VIEWS)[number];
const AGENDA_DAYS = 14;
const DAYS: Record<DiaryView, number> = { day: 1, week: 7, agenda: AGENDA_DAYS };

export function useDiaryView() {
  const { params, change } = useAddressParams();
  const [today] = useState(() => londonParts(Date.now()).date);
  // A week of columns needs more room than a phone has.
  const isNarrow = useMediaQuery('(max-width: 767px)') === true;
  const asked = DIARY_VIEWS.find((one) => one === params.get('view')) ?? 'week';
  const view: DiaryView = asked === 'week' && isNarrow ? 'agenda' : asked;
  const given = params.get('date');
  const date = given !== null && isDate(given) ? given : today;
  const first = view === 'day' ? date : mondayOf(date);
  const dates = Array.from({ length: DAYS[view] }, (_, index) => addDays(first, index));
  const show = (next: { view?: DiaryView; date?: string }) => {
    change(
      (query) => {
        for (const [name, value] of Object.entries(next)) query.set(name, value);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return {
    view,
    date,
    dates,
    today,
    isNarrow,
    show,
    title: view === 'day' ? dateInWords(first) : daysInWords(first, dates.at(-1)!),
    step: (by: 1 | -1) => show({ date: addDays(first, by * DAYS[view]) }),
  };
}
export type DiaryPlace = ReturnType<typeof useDiaryView>;

/** Why a day cannot be booked: the holiday's name or the reason of the day off; null if it can. */
export function closedWords({ holidays, daysOff }: Diary, date: string): string | null {
  const words = [
    ...holidays.filter((one) => one.date === date).map((one) => one.name),
    ...daysOff
      .filter((one) => one.from <= date && date <= one.to)
      .map((one) => one.reason || 'Day off'),
  ];
  return words.length > 0 ? words.join(', ') : null;
}

export const STATES: Record<AdminAppointment['state'], string> = {
  booked: 'Booked',
  cancelled: 'Cancelled',
  done: 'Took place',
  missed: 'Nobody came',
};

/** Over, with no outcome recorded. */
export const isAsked = ({ state, isPast }: Pick<AdminAppointment, 'state' | 'isPast'>): boolean =>
  state === 'booked' && isPast;

/** What has to be said of it beside its time; null for one that is still to come. */
export const standOf = (appointment: Pick<AdminAppointment, 'state' | 'isPast'>): string | null =>
  isAsked(appointment)
    ? 'Did it take place?'
    : appointment.state === 'booked'
      ? null
      : STATES[appointment.state];

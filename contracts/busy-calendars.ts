/** Calendars of the owner's elsewhere, whose busy times cannot be booked. */
import { z } from 'zod';

export const MOST_CALENDARS = 5;
const NO_ADDRESS = 'Please enter the address of a calendar: it begins with https:// or webcal://';

/** "webcal" is how calendar programs write https. */
export const calendarUrl = (text: string): string =>
  text.trim().replace(/^webcals?:\/\//i, 'https://');

export const BusyCalendarInput = z.object({
  name: z
    .string('Please give it a name')
    .trim()
    .min(1, 'Please give it a name')
    .max(60, 'Please keep the name under 60 characters'),
  url: z
    .string(NO_ADDRESS)
    .max(2_000, NO_ADDRESS)
    .transform(calendarUrl)
    .pipe(z.url({ protocol: /^https?$/, error: NO_ADDRESS }))
    .refine(
      (url) => !/^[a-z]+:\/\/[^/?#]*@/i.test(url),
      'An address with a password in it is not read. Please take the calendar’s secret address for sharing.',
    ),
});
export type BusyCalendarInput = z.input<typeof BusyCalendarInput>;

export const BusyCalendar = z.object({
  id: z.string(),
  name: z.string(),
  /** Of its address, whose rest is a secret. */
  host: z.string(),
  /** ISO times: when it was last read, and last asked for. */
  readAt: z.string().nullable(),
  askedAt: z.string().nullable(),
  /** Why it could not be read when it was last asked for. */
  failure: z.string().nullable(),
  /** Busy times that are still to come. */
  ahead: z.number().int(),
});
export type BusyCalendar = z.infer<typeof BusyCalendar>;
export const BusyCalendars = z.object({ calendars: z.array(BusyCalendar) });
export type BusyCalendars = z.infer<typeof BusyCalendars>;

/** In the diary: when, and by which calendar, and not what for. */
export const BusyTime = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  calendar: z.string(),
});
export type BusyTime = z.infer<typeof BusyTime>;

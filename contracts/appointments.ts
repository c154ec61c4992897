/** Appointments: what kinds there are, when they can be had, and what a visitor sends to take one. */
import { z } from 'zod';
import { isDate } from './london-time.ts';
import { BOOKING_KINDS } from './site-words.ts';

const Clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Please enter a time such as 08:30');
const DateText = z.string().refine(isDate, 'Please enter a date');

/** A stretch of working time on one day of the week, 1 for Monday. */
export const WeeklyHours = z.object({ weekday: z.number().int().min(1).max(7), from: Clock, to: Clock }).refine(({ from, to }) => from < to, 'The end must come after the beginning');
export type WeeklyHours = z.infer<typeof WeeklyHours>;

export const AppointmentKind = z.object({
  kind: z.enum(BOOKING_KINDS),
  label: z.string().trim().min(2).max(80),
  minutes: z.number().int().min(10).max(480),
  /** "Free", "£150, credited if the project goes ahead" */
  price: z.string().trim().max(120),
  isOnSite: z.boolean(),
  /** Minutes kept free around it. */
  bufferBefore: z.number().int().min(0).max(240),
  bufferAfter: z.number().int().min(0).max(240),
  /** Hours from now before which nobody can come. */
  noticeHours: z.number().int().min(0).max(24 * 60),
  /** Days ahead that can be booked. */
  horizonDays: z.number().int().min(1).max(365),
  /** When it can be had; null: the opening hours. */
  hours: z.array(WeeklyHours).max(21).nullable(),
  isOffered: z.boolean(),
});
export type AppointmentKind = z.infer<typeof AppointmentKind>;

export const AppointmentSettings = z.object({ kinds: z.array(AppointmentKind).length(BOOKING_KINDS.length), openingHours: z.array(WeeklyHours).max(21) });
export type AppointmentSettings = z.infer<typeof AppointmentSettings>;

const WORKING_DAYS: WeeklyHours[] = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' }));
const COMMON = { noticeHours: 24, horizonDays: 60, hours: null, isOffered: true };

/** As the specification has them. */
export const DEFAULT_APPOINTMENTS: AppointmentSettings = {
  openingHours: WORKING_DAYS,
  kinds: [
    { kind: 'general-consultation', label: 'General Consultation', minutes: 30, price: 'Free', isOnSite: false, bufferBefore: 0, bufferAfter: 15, ...COMMON },
    { kind: 'site-assessment', label: 'Site Assessment', minutes: 45, price: '£150, credited towards the project if it proceeds', isOnSite: true, bufferBefore: 15, bufferAfter: 15, ...COMMON, noticeHours: 48 },
    { kind: 'project-followup', label: 'Project Follow-up', minutes: 30, price: 'Free for clients with completed projects', isOnSite: false, bufferBefore: 0, bufferAfter: 15, ...COMMON },
  ],
};

/** A day or part of one on which nobody comes: holidays, or time the owner keeps. */
export const DayOff = z.object({ id: z.string(), from: DateText, to: DateText, reason: z.string() });
export type DayOff = z.infer<typeof DayOff>;

/** A time that can be taken. */
export const Slot = z.object({ startsAt: z.string(), endsAt: z.string() });
export type Slot = z.infer<typeof Slot>;

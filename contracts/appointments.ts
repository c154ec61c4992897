/** Appointments: their kinds, the free slots, and what a visitor sends to book one. */
import { z } from 'zod';
import { BusyTime } from './busy-calendars.ts';
import { sentForm } from './sent-form.ts';
import { daysBetween, isDate } from './london-time.ts';
import { BOOKING_KINDS } from './site-words.ts';
import { OpenHours } from './week.ts';
import type { VisitContract as VisitContractShape } from './paid-visits.ts';
import { AppointmentKind, type OfferedKind } from './appointment-kinds.ts';

const DateText = z.string('Please enter a date').refine(isDate, 'Please enter a date');

/** Days off, first and last included. */
export const DayOffInput = z
  .object({ from: DateText, to: DateText, reason: z.string().trim().max(120).default('') })
  .refine(({ from, to }) => from <= to, {
    error: 'The last day has to come after the first',
    path: ['to'],
  });
export type DayOffInput = z.infer<typeof DayOffInput>;
export const DayOff = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  reason: z.string(),
});
export type DayOff = z.infer<typeof DayOff>;

/** A time that can be taken. */
export const Slot = z.object({ startsAt: z.string(), endsAt: z.string() });
export type Slot = z.infer<typeof Slot>;

export const MOST_SLOT_DAYS = 31;
export const SlotsQuery = z.object({
  kind: z.enum(BOOKING_KINDS, 'Please choose the kind of appointment'),
  /** The first day to look at; today unless given. */
  from: DateText.optional(),
  days: z.coerce.number().int().min(1).max(MOST_SLOT_DAYS).default(7),
  /** Of the garden, so that the drive from the visit before is reckoned with. */
  postcode: z.string().trim().max(12).optional(),
});
/** For moving an appointment, whose kind and place are known. */
export const MoveSlotsQuery = SlotsQuery.pick({ from: true, days: true });
export const SlotsAnswer = z.object({
  slots: z.array(Slot),
  /** The first free time after the days that were looked at, for "next free time"; null when there is none. */
  next: Slot.nullable(),
  /** ISO date after which nothing can be booked. */
  lastDate: z.string(),
});
export type SlotsAnswer = z.infer<typeof SlotsAnswer>;

/** What the booking page opens with: seven days from a Monday. */
export type FreeWeek = SlotsAnswer & { today: string; monday: string };
/** `isMailed`: confirmations and reminders really leave the house. `week` is null where the kind is not offered. */
export type BookingFacts = { kinds: OfferedKind[]; week: FreeWeek | null; isMailed: boolean };

/** The enquiry from which a customer came to the booking page: what it holds is not asked again. */
export type BookingEnquiry = {
  token: string;
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  postcode: string | null;
  designId: string | null;
};

const MOMENT = z.iso.datetime({ error: 'Please choose a time' });

/** @see BookingRequestInput: the same person, with a time instead of wishes. */
export const AppointmentInput = z.object({
  kind: z.enum(BOOKING_KINDS, 'Please choose the kind of appointment'),
  startsAt: MOMENT,
  name: z
    .string('Please tell us your name')
    .trim()
    .min(2, 'Please tell us your name')
    .max(120, 'Please keep the name under 120 characters'),
  email: z
    .email('Please enter an e-mail address we can answer to')
    .max(200, 'Please enter an e-mail address we can answer to'),
  phone: z.string().trim().max(40, 'Please keep the number under 40 characters').optional(),
  /** House and street of a visit. */
  address: z.string().trim().max(160, 'Please keep the address under 160 characters').optional(),
  postcode: z.string().trim().toUpperCase().max(12, 'Please check the postcode').optional(),
  message: z
    .string()
    .trim()
    .max(4_000, 'Please keep the message under 4,000 characters')
    .optional(),
  designId: z.string().max(60).optional(),
  /** The private link of the enquiry that it belongs to. */
  enquiry: z.string().max(200).optional(),
  /** What the site check found, in lines to read: soil, sun, size. */
  siteFacts: z
    .array(z.object({ label: z.string().trim().max(60), value: z.string().trim().max(200) }))
    .max(20)
    .optional(),
  /** For paid appointments: the price shown on the screen, word for word. If it is not today's price, nothing was agreed. */
  agreedPrice: z.string().max(300).optional(),
  /** Of what costs money: asked for expressly within the 14 days in which it can be cancelled. */
  beginEarly: z.boolean().optional(),
  /** Made by the page; the same key is booked once. */
  ...sentForm,
});
export type AppointmentInput = z.infer<typeof AppointmentInput>;

export const VisitContract = z.object({
  agreedAt: z.string(),
  price: z.string(),
  what: z.string(),
  firm: z.array(z.string()),
  beginsEarly: z.boolean(),
  rights: z.array(z.string()),
  form: z.array(z.string()),
}) satisfies z.ZodType<VisitContractShape>;

export const BOOKING_STATES = ['booked', 'cancelled', 'done', 'missed'] as const;
export type BookingState = (typeof BOOKING_STATES)[number];

/** What its visitor sees behind the private link. */
export const Appointment = z.object({
  reference: z.string(),
  kind: z.enum(BOOKING_KINDS),
  label: z.string(),
  price: z.string(),
  isOnSite: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(BOOKING_STATES),
  name: z.string(),
  /** House and street of a visit. */
  address: z.string().nullable(),
  postcode: z.string().nullable(),
  designId: z.string().nullable(),
  /** Less than a day is left: the terms ask for notice before that. */
  isShortNotice: z.boolean(),
  /** It has begun. */
  isPast: z.boolean(),
  /** What was agreed of one that costs money; null for a free one, and for those from before this was kept. */
  contract: VisitContract.nullable(),
});
export type Appointment = z.infer<typeof Appointment>;

export const AppointmentAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  /** The private link's path. */
  link: z.string(),
  appointment: Appointment,
  /** Whether a confirmation was sent by e-mail, or is only on the page. */
  isMailed: z.boolean(),
});
export type AppointmentAnswer = z.infer<typeof AppointmentAnswer>;

/** What a form that was posted without scripts came to. */
export type FormOutcome =
  | { link: string }
  | {
      status: number;
      message: string;
      errors: { field: string; message: string }[];
      slots: Slot[];
    };

export const MoveInput = z.object({ startsAt: MOMENT });
export const TakenTimes = z.object({ slots: z.array(Slot) });

/** As the owner sees it. */
export const AdminAppointment = Appointment.extend({
  id: z.string(),
  version: z.number().int(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string().nullable(),
  enquiryId: z.string().nullable(),
  siteFacts: z.array(z.object({ label: z.string(), value: z.string() })),
  bufferBefore: z.number().int(),
  bufferAfter: z.number().int(),
  createdAt: z.string(),
});
export type AdminAppointment = z.infer<typeof AdminAppointment>;

/** By the owner's hand: any time that is free, with or without an e-mail address. */
export const HandBookingInput = AppointmentInput.omit({
  email: true,
  designId: true,
  enquiry: true,
  siteFacts: true,
  website: true,
  agreedPrice: true,
}).extend({
  email: z
    .union([
      z.literal(''),
      z.email('Please check the e-mail address').max(200, 'Please check the e-mail address'),
    ])
    .default(''),
});
export type HandBookingInput = z.input<typeof HandBookingInput>;
export const OutcomeInput = z.object({
  state: z.enum(['done', 'missed'], 'Please say whether it took place'),
});
export const MOST_DIARY_DAYS = 62;
/** Both days are included. */
export const DiaryQuery = z
  .object({ from: DateText, to: DateText })
  .refine(({ from, to }) => from <= to && daysBetween(from, to) < MOST_DIARY_DAYS, {
    error: 'Please ask for two months or less',
    path: ['to'],
  });

/** Time the owner keeps. */
export const BlockInput = z
  .object({ startsAt: MOMENT, endsAt: MOMENT, reason: z.string().trim().max(120).default('') })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    error: 'The end has to come after the beginning',
    path: ['endsAt'],
  });
export const Block = z.object({
  id: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
});
export type Block = z.infer<typeof Block>;

export const AppointmentSettings = z.object({
  kinds: z.array(AppointmentKind),
  version: z.number().int(),
  updatedAt: z.string(),
  daysOff: z.array(DayOff),
  feedUrl: z.string(),
});
export type AppointmentSettings = z.infer<typeof AppointmentSettings>;
export const Diary = z.object({
  appointments: z.array(AdminAppointment),
  blocks: z.array(Block),
  /** Of the owner's other calendars. */
  busy: z.array(BusyTime),
  daysOff: z.array(DayOff),
  holidays: z.array(z.object({ date: z.string(), name: z.string() })),
  /** The opening hours, as appointments are offered by them. */
  week: z.array(OpenHours),
});
export type Diary = z.infer<typeof Diary>;

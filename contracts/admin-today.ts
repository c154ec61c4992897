/** The owner's day: who waits for an answer, and where to drive. */
import { z } from 'zod';
import { AdminBookingRequest } from './admin-requests.ts';
import { BOOKING_STATES } from './appointments.ts';
import { ENQUIRY_SOURCES, ENQUIRY_STATES } from './enquiry-words.ts';

/** ISO time by which an answer was promised. */
const Due = { replyBy: z.string(), isOverdue: z.boolean() };

export const TodayRequest = AdminBookingRequest.extend(Due);
export type TodayRequest = z.infer<typeof TodayRequest>;

export const TodayEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  /** "Romford" */
  area: z.string().nullable(),
  source: z.enum(ENQUIRY_SOURCES),
  state: z.enum(ENQUIRY_STATES),
  designTitle: z.string().nullable(),
  message: z.string().nullable(),
  rangePence: z.object({ low: z.number().int(), high: z.number().int() }).nullable(),
  budgetPence: z.number().int().nullable(),
  photos: z.number().int(),
  design: z
    .object({
      title: z.string(),
      plotM2: z.number(),
      planUrl: z.string().nullable(),
      quantities: z.array(
        z.object({ description: z.string(), gross: z.number(), unit: z.string() }),
      ),
    })
    .nullable(),
  createdAt: z.string(),
  ...Due,
});
export type TodayEnquiry = z.infer<typeof TodayEnquiry>;

export const TodayQuote = z.object({
  id: z.string(),
  number: z.string(),
  name: z.string(),
  postcode: z.string().nullable(),
  totalPence: z.number().int(),
  /** A change is asked for; it has been accepted these days; it lapses within three. */
  why: z.enum(['change-asked', 'accepted', 'lapsing']),
  /** What the visitor wrote. */
  words: z.string().nullable(),
  changedAt: z.string(),
  validUntil: z.string().nullable(),
});
export type TodayQuote = z.infer<typeof TodayQuote>;

export const TodayVisit = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  label: z.string(),
  isOnSite: z.boolean(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(BOOKING_STATES),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  area: z.string().nullable(),
  designId: z.string().nullable(),
  enquiryId: z.string().nullable(),
  /** Minutes from the visit before, or from the firm; null for a call, and where either place is not known. */
  driveMinutes: z.number().int().nullable(),
  /** There is less time since the visit before than the drive takes. */
  isTight: z.boolean(),
});
export type TodayVisit = z.infer<typeof TodayVisit>;

/** The round of a day's visits, from the firm and back to it. */
export const TodayRound = z.object({
  /** As the diary has them, in minutes of driving. */
  minutes: z.number().int(),
  /** A shorter order of the same visits, by their ids; null where the diary's is as short. */
  shorter: z.object({ minutes: z.number().int(), ids: z.array(z.string()) }).nullable(),
  /** Where it begins and ends: "Romford"; null where the firm's address names no place that is known. */
  from: z.string().nullable(),
  /** Visits whose postcode is not known: each drive to one is reckoned long. */
  unknown: z.number().int(),
  /** A map of another house, opened only when it is pressed: it is given the postcodes and nothing else. */
  mapUrl: z.string().nullable(),
});
export type TodayRound = z.infer<typeof TodayRound>;

export const TodayDay = z.object({
  /** "2026-11-24" */
  date: z.string(),
  visits: z.array(TodayVisit),
  /** Null where fewer than one visit is a drive. */
  round: TodayRound.nullable(),
});
export type TodayDay = z.infer<typeof TodayDay>;

export const AdminToday = z.object({
  now: z.string(),
  enquiries: z.object({
    items: z.array(TodayEnquiry),
    total: z.number().int(),
    overdue: z.number().int(),
  }),
  requests: z.object({
    items: z.array(TodayRequest),
    total: z.number().int(),
    overdue: z.number().int(),
  }),
  quotes: z.array(TodayQuote),
  /** Today and tomorrow. */
  days: z.array(TodayDay),
  /** The first appointment after those. */
  next: TodayVisit.pick({ id: true, name: true, label: true, startsAt: true }).nullable(),
});
export type AdminToday = z.infer<typeof AdminToday>;

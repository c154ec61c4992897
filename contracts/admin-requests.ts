/** Requests for appointments as the owner reads them. */
import { z } from 'zod';
import { TIME_SORTS } from './records.ts';
import { BOOKING_KINDS, type BookingKind } from './site-words.ts';

export const REQUEST_FILTERS = ['open', 'answered', 'all'] as const;
export type RequestFilter = (typeof REQUEST_FILTERS)[number];

export const REQUEST_KIND_LABELS: Record<BookingKind, string> = {
  'general-consultation': 'General Consultation',
  'site-assessment': 'Site Assessment',
  'project-followup': 'Project Follow-up',
};

export const AdminBookingRequest = z.object({
  id: z.string(),
  /** As the visitor was told it. */
  reference: z.string(),
  kind: z.enum(BOOKING_KINDS),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  preferredTimes: z.string().nullable(),
  message: z.string().nullable(),
  /** The design it is about; `title` is null once that is gone. */
  design: z.object({ id: z.string(), title: z.string().nullable() }).nullable(),
  createdAt: z.string(),
  answeredAt: z.string().nullable(),
});
export type AdminBookingRequest = z.infer<typeof AdminBookingRequest>;

export const BookingRequestsQuery = z.object({
  filter: z.enum(REQUEST_FILTERS, 'Please choose open, answered or all').optional(),
  search: z.string().trim().max(200, 'Please search for fewer than 200 characters').optional(),
  sort: z.enum(TIME_SORTS, 'Please choose newest or oldest').optional(),
  page: z.coerce
    .number('Please give the page as a number')
    .int('Please give the page as a whole number')
    .min(1, 'The first page is 1')
    .max(100_000, 'There is no such page')
    .optional(),
});

export const BookingRequestsPage = z.object({
  items: z.array(AdminBookingRequest),
  /** Under the present search. */
  counts: z.object({ open: z.number().int(), answered: z.number().int(), all: z.number().int() }),
  page: z.number().int(),
  pages: z.number().int(),
});
export type BookingRequestsPage = z.infer<typeof BookingRequestsPage>;

export const AnsweredInput = z.object({
  answered: z.boolean('Please say whether it has been answered'),
});

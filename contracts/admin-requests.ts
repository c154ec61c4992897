/** Requests for appointments as the owner reads them. */
import { z } from 'zod';
import { listQuery, pageOfList } from './list-query.ts';
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
  ...listQuery,
  sort: z.enum(TIME_SORTS, 'Please choose newest or oldest').optional(),
});

export const BookingRequestsPage = pageOfList(AdminBookingRequest, REQUEST_FILTERS);
export type BookingRequestsPage = z.infer<typeof BookingRequestsPage>;

export const AnsweredInput = z.object({
  answered: z.boolean('Please say whether it has been answered'),
});

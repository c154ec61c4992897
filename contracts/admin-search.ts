/** The owner's search over everything that people have sent. */
import { z } from 'zod';

export const LEAST_SEARCH_CHARACTERS = 2;
export const SEARCH_KINDS = [
  'people',
  'enquiries',
  'quotes',
  'bookings',
  'requests',
  'designs',
  'complaints',
  'records',
] as const;
export type SearchKind = (typeof SEARCH_KINDS)[number];
export const SEARCH_LABELS: Record<SearchKind, string> = {
  people: 'People',
  enquiries: 'Enquiries',
  quotes: 'Quotes',
  bookings: 'Appointments',
  requests: 'Requests',
  designs: 'Designs',
  complaints: 'Complaints',
  records: 'Website',
};

export const SearchQuery = z.object({
  q: z
    .string('Please type what to look for')
    .trim()
    .max(100, 'Please search for fewer than 100 characters'),
});

export const SearchHit = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  /** The page of the back office, or of the site, that shows it. */
  to: z.string(),
});
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchAnswer = z.object({
  /** As it was understood. */
  q: z.string(),
  groups: z.array(
    z.object({
      kind: z.enum(SEARCH_KINDS),
      label: z.string(),
      hits: z.array(SearchHit),
      /** There is more than is shown. */ hasMore: z.boolean(),
    }),
  ),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

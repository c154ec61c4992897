/** From an opened page to an accepted quote, counted by month and by area. Counts and nothing else. */
import { z } from 'zod';

/** Each step of the way; pages opened have no area. */
export const NUMBER_STEPS = [
  'pages',
  'designs',
  'enquiries',
  'visits',
  'quotes',
  'accepted',
] as const;
export type NumberStep = (typeof NUMBER_STEPS)[number];
export const NUMBER_STEP_LABELS: Record<NumberStep, string> = {
  pages: 'Pages opened',
  designs: 'Designs asked for',
  enquiries: 'Enquiries',
  visits: 'Appointments',
  quotes: 'Quotes sent',
  accepted: 'Quotes accepted',
};
/** Those that come from somewhere. */
export const PLACED_STEPS = ['designs', 'enquiries', 'visits', 'quotes', 'accepted'] as const;
export type PlacedStep = (typeof PLACED_STEPS)[number];

export const NUMBER_PERIODS = [3, 12, 36] as const;
export const NumbersQuery = z.object({
  months: z.coerce
    .number('Please choose 3, 12 or 36 months')
    .pipe(z.literal(NUMBER_PERIODS, 'Please choose 3, 12 or 36 months'))
    .default(12),
});

const Count = z.number().int();
const Placed = z.object({
  designs: Count,
  enquiries: Count,
  visits: Count,
  quotes: Count,
  accepted: Count,
});
export type PlacedCounts = z.infer<typeof Placed>;
const All = Placed.extend({ pages: Count });
export type NumberCounts = z.infer<typeof All>;

export const AdminNumbers = z.object({
  /** "2026-11", the oldest first, this month last. */
  months: z.array(z.object({ month: z.string(), counts: All })),
  /** By the local authority of the postcode, the most first; '' where it is not known. */
  areas: z.array(z.object({ area: z.string(), counts: Placed })),
  total: All,
});
export type AdminNumbers = z.infer<typeof AdminNumbers>;

/** One counted event. @property at ISO time */
export type TimelineEntry = { at: string; postcode: string | null };

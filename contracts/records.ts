/** What all records of the back office share: versions, a bin, a history. */
import { z } from 'zod';

export const RECORD_KINDS = [
  'portfolio',
  'testimonials',
  'plants',
  'services',
  'team',
  'articles',
  'cards',
  'designs',
  'requests',
  'enquiries',
  'quotes',
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];
export const RECORD_KIND_LABELS: Record<RecordKind, string> = {
  portfolio: 'Portfolio project',
  testimonials: 'Testimonial',
  plants: 'Plant',
  services: 'Service',
  team: 'Person of the firm',
  articles: 'Article',
  cards: 'Knowledge card',
  designs: 'Design',
  requests: 'Request',
  enquiries: 'Enquiry',
  quotes: 'Quote',
};

/** Whose history can be read: besides records the sections of the settings, each by its name. */
export const HISTORY_KINDS = [...RECORD_KINDS, 'settings'] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** On every record that the owner edits. A change sends the version it was made from as `If-Match`. */
export const Versioned = z.object({ version: z.number().int(), updatedAt: z.string() });

/** Of a call about one record. */
export const RecordParams = z.object({
  id: z.string().regex(/^[\w-]{1,80}$/, 'There is nothing at this address.'),
});

/** The sort orders of an inbox list; the first is the default. */
export const TIME_SORTS = ['newest', 'oldest'] as const;
export type TimeSort = (typeof TIME_SORTS)[number];
export const TIME_SORT_LABELS: Record<TimeSort, string> = {
  newest: 'Newest first',
  oldest: 'Oldest first',
};

/** How long a deleted record can be restored, in days. */
export const BIN_DAYS = 30;

export const BinEntry = z.object({
  kind: z.enum(RECORD_KINDS),
  id: z.string(),
  title: z.string(),
  deletedAt: z.string(),
  /** ISO time at which it goes for good. */
  goesAt: z.string(),
  /** What restoring does, in words: "It comes back inactive." */
  onRestore: z.string(),
});
export type BinEntry = z.infer<typeof BinEntry>;

export const HistoryEntry = z.object({
  id: z.string(),
  at: z.string(),
  /** "The owner", "The server", "A visitor". */
  who: z.string(),
  /** "services.update" */
  action: z.string(),
  version: z.number().int().nullable(),
  /** Field by field, as text; null where there was nothing. */
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  /** The record as it was after the change, to be put back into its form; null for a deletion. */
  values: z.record(z.string(), z.unknown()).nullable(),
  /** Fields of `values` that name a picture of ours which is no longer kept. */
  gone: z.array(z.string()),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** Every change that succeeded and has nothing else to say. */
export const DoneAnswer = z.object({ success: z.literal(true), message: z.string() });

/** A list that is put in order by hand: all ids, the first first. */
export const MOST_IN_ORDER = 500;
export function orderInput(many: string) {
  const message = `Please send the ${many} in their new order`;
  return z.object({
    ids: z.array(z.string(message).max(80, message), message).max(MOST_IN_ORDER, message),
  });
}

/** The bin lists so many, the last deleted first: a long file that was taken back fills it. */
export const MOST_IN_BIN_SHOWN = 1_000;

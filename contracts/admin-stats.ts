/** The figures of the back office, and what needs attention. */
import { z } from 'zod';

export const STAT_DAYS = 30;

export const Figure = z.object({
  id: z.enum(['designs', 'shared', 'enquiries', 'views']),
  label: z.string(),
  /** Since the beginning. */
  total: z.number().int(),
  today: z.number().int(),
  yesterday: z.number().int(),
  /** One for each of `days`. */
  byDay: z.array(z.number().int()),
});
export type Figure = z.infer<typeof Figure>;

export const Attention = z.object({
  id: z.string(),
  /** "3 services have no picture" */
  title: z.string(),
  /** What it means and what to do. */
  detail: z.string(),
  count: z.number().int(),
  /** The page of the back office where it is corrected. */
  to: z.string(),
  urgent: z.boolean(),
});
export type Attention = z.infer<typeof Attention>;

export const AdminStats = z.object({
  /** London's days, the oldest first, today last. */
  days: z.array(z.string()),
  figures: z.array(Figure),
  /** The most opened pages of these days. */
  pages: z.array(z.object({ path: z.string(), views: z.number().int() })),
  attention: z.array(Attention),
  failedJobs: z.array(
    z.object({
      id: z.string(),
      what: z.string(),
      error: z.string().nullable(),
      updatedAt: z.string(),
    }),
  ),
  storage: z.object({
    databaseBytes: z.number(),
    fileBytes: z.number(),
    /** On the disk of the data folder; null where it cannot be told. */ freeBytes: z
      .number()
      .nullable(),
  }),
  lastBackupAt: z.string().nullable(),
});
export type AdminStats = z.infer<typeof AdminStats>;

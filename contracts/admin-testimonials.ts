/** Testimonials as the owner edits them, with the evidence for them. */
import { z } from 'zod';
import { plainText, requiredText } from './plain-text.ts';
import { Versioned } from './records.ts';
import { Testimonial } from './site-content.ts';

export const DEFAULT_RATING = 5;
const RATING_MESSAGE = 'Please choose a rating from 1 to 5';
const DATE_MESSAGE = 'Please enter the date on which the words were given';

/** As a number, or as a select sends it. */
const Rating = z
  .union(
    [
      z.number(),
      z
        .string()
        .regex(/^[1-5]$/)
        .transform(Number),
    ],
    RATING_MESSAGE,
  )
  .pipe(z.number(RATING_MESSAGE).int(RATING_MESSAGE).min(1, RATING_MESSAGE).max(5, RATING_MESSAGE));

/**
 * The five given fields alone are enough, and what they say is published: the call is the owner's, whose session stands
 * behind it, so that leaving the evidence out means it is vouched for and kept elsewhere. Whoever sends `source` or
 * `permission`, as our form always does, is taken at their word: without either the words are kept and not shown.
 */
export const TestimonialInput = z.object({
  name: requiredText('name', 120),
  location: requiredText('location', 120),
  text: requiredText('text', 4_000),
  rating: Rating.default(DEFAULT_RATING),
  featured: z.boolean('Please say whether it is featured').default(false),
  /** ISO date on which the words were given. Left out: as it was; today for new ones. */
  date: z.iso
    .date(DATE_MESSAGE)
    .refine((date) => date >= '1950-01-01', DATE_MESSAGE)
    .optional(),
  /** Where the words came from. Left out: as it was; "Not recorded" for new ones. */
  source: plainText('Please say where the words came from')
    .max(400, 'Please keep the source under 400 characters')
    .optional(),
  /** The person agreed that the words are shown. Left out: as it was; true for new ones. */
  permission: z.boolean('Please say whether the person agreed').optional(),
  /** Something was given for the words. Left out: as it was; false for new ones. */
  incentive: z.boolean('Please say whether something was given for it').optional(),
  /** The project of the portfolio they are about; null for none. Left out: as it was. */
  projectId: z
    .string()
    .regex(/^[\w-]{0,80}$/, 'Please choose a project of the list')
    .nullish()
    .transform((id) => (id === '' ? null : id)),
  /** Sample text, not a customer's words. If left out it stays as it was; false for new ones. */
  sample: z.boolean('Please say whether it is a sample').optional(),
});
export type TestimonialInput = z.infer<typeof TestimonialInput>;

export const SOURCE_NOT_RECORDED = 'Not recorded';
/** Of samples; never of anything that is no sample. */
export const SAMPLE_SOURCE = 'Written as a sample';

export const AdminTestimonial = Testimonial.omit({ project: true }).extend({
  source: z.string(),
  permission: z.boolean(),
  projectId: z.string().nullable(),
  ...Versioned.shape,
});
export type AdminTestimonial = z.infer<typeof AdminTestimonial>;

type Evidence = Pick<AdminTestimonial, 'sample' | 'permission' | 'source'>;

/** Why visitors do not see it, in words; null where they do. Samples are shown, and marked. */
export function whyNotShown({ sample, permission, source }: Evidence): string | null {
  if (sample) return null;
  if (!permission)
    return source === ''
      ? 'Not shown: permission and source are missing'
      : 'Not shown: permission is missing';
  return source === '' ? 'Not shown: it is not said where the words came from' : null;
}

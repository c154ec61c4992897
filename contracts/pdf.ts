/** Printing a design as a report. */
import { z } from 'zod';
import { ProblemBody } from './problem.ts';

const Text = (limit: number) => z.string().max(limit);
const Money = z.number().min(0).max(100_000_000);
/** A name alone, or a name with its description. */
const Named = <K extends string>(key: K) =>
  z
    .union([
      Text(300),
      z.object({ name: Text(300), [key]: Text(2_000).default('') } as Record<
        'name' | K,
        z.ZodType<string>
      >),
    ])
    .transform((value) =>
      typeof value === 'string'
        ? ({ name: value, [key]: '' } as Record<'name' | K, string>)
        : (value as Record<'name' | K, string>),
    );

const SEASONS = ['spring', 'summer', 'autumn', 'winter'];
const isSeason = (key: string) => SEASONS.includes(key.toLowerCase());

/** Far more than any design of ours has: what is longer is not one to print. */
export const MOST_PDF_LETTERS = 60_000;
const lettersOf = (value: unknown): number => {
  if (typeof value === 'string') return value.length;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, one) => sum + lettersOf(one), 0)
    : 0;
};

/** The fields of a design that may be printed; a known `id` makes the others needless. */
export const PostedDesign = z.object({
  id: Text(80).optional(),
  title: z
    .string('Please give the design a title')
    .trim()
    .min(1, 'Please give the design a title')
    .max(200),
  concept: Text(6_000).default(''),
  mainFeature: Text(1_000).default(''),
  style: Text(1_000).default(''),
  materials: z.array(Named('application')).max(60).default([]),
  plants: z.array(Named('careInstructions')).max(150).default([]),
  // The names first: what holds thousands of others is not looked into.
  seasonalMaintenance: z
    .record(z.string(), z.unknown())
    .refine(
      (seasons) => Object.keys(seasons).every(isSeason),
      'Please name the seasons spring, summer, autumn and winter, and no others',
    )
    .pipe(z.record(Text(40), z.array(Text(600)).max(30)))
    .default({}),
  implementationTips: z.array(Text(1_000)).max(40).default([]),
  sustainability: z
    .object({ rating: z.number().min(0).max(5), explanation: Text(3_000) })
    .optional(),
  costBreakdown: z
    .object({ materials: Money, plants: Money, labor: Money, total: Money })
    .optional(),
  imageUrl: Text(1_000).nullish(),
});
export type PostedDesign = z.infer<typeof PostedDesign>;

export const PdfRequest = z
  .object({
    design: PostedDesign,
    projectType: z.string().trim().max(100).default('Garden Design'),
    gardenDescription: Text(10_000)
      .nullish()
      .transform((text) => text ?? ''),
  })
  .refine((request) => lettersOf(request) <= MOST_PDF_LETTERS, {
    message: 'This is too long to be printed: please keep the whole design under 60,000 letters',
    path: ['design'],
  });
export type PdfRequest = z.infer<typeof PdfRequest>;

export const PdfResponse = z.object({
  success: z.boolean(),
  pdfUrl: z.string(),
  message: z.string(),
});
export type PdfResponse = z.infer<typeof PdfResponse>;

/** 503: no browser can be had to print with. */
export const PdfUnavailable = ProblemBody.extend({
  success: z.literal(false),
  isChromiumError: z.boolean(),
});

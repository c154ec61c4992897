/** The public design library and the pictures of the home page. */
import { z } from 'zod';
import { DesignPicture } from './design.ts';
import { LIBRARY_SORTS } from './library-words.ts';

export const LibraryDesign = z.object({
  id: z.string(),
  title: z.string(),
  concept: z.string(),
  mainFeature: z.string(),
  style: z.string(),
  projectType: z.string(),
  projectTypeLabel: z.string(),
  imageUrl: z.string(),
  createdAt: z.string(),
  costBreakdown: z.object({ total: z.number() }),
  /** Of its prices, YYYY-MM-DD. */
  priceDate: z.string().nullable(),
  sustainability: z.object({ rating: z.number() }),
  sample: z.boolean(),
  picture: DesignPicture.nullable(),
  plotM2: z.number(),
});
export type LibraryDesign = z.infer<typeof LibraryDesign>;

/** Every word searched for stands somewhere in what a design says of itself; `type` is a project type's id. */
export const LibraryQuery = z.object({
  search: z.string().trim().max(200, 'Please search with fewer words').default(''),
  type: z.string().max(40).default(''),
  sort: z
    .enum(LIBRARY_SORTS, { error: `The order is one of ${LIBRARY_SORTS.join(', ')}` })
    .default('newest'),
  page: z.coerce
    .number({ error: 'The page is a number' })
    .int('The page is a whole number')
    .min(1, 'Pages begin with 1')
    .max(100_000, 'There are not so many pages')
    .default(1),
});
export type LibraryQuery = z.infer<typeof LibraryQuery>;
/** Designs on one page. */
export const LIBRARY_PAGE = 48;

/** One page of the library; `total` and `pages` are of what was found, `types` of the whole library, by their names. */
export const LibraryResponse = z.object({
  designs: z.array(LibraryDesign),
  total: z.number().int(),
  page: z.number().int(),
  pages: z.number().int(),
  types: z.array(z.object({ value: z.string(), label: z.string() })),
});
export type LibraryResponse = z.infer<typeof LibraryResponse>;

export const HeroImage = z.object({
  id: z.string(),
  imageUrl: z.string(),
  title: z.string(),
  picture: DesignPicture.nullable(),
  /** A photograph of finished work, and no concept. */
  isPhoto: z.boolean().optional(),
});
export type HeroImage = z.infer<typeof HeroImage>;
export const HeroImagesResponse = z.object({ success: z.boolean(), images: z.array(HeroImage) });

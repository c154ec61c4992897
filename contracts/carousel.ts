/** What turns behind the headline of the home page, as the owner chooses it. */
import { z } from 'zod';
import { isDrawnPicture } from './drawn-pictures.ts';
import { plainText } from './plain-text.ts';

export const MOST_OWN_PICTURES = 8;
export const MOST_CHOSEN_DESIGNS = 8;

const WRONG_PICTURE = 'Please choose a picture, or remove this one';
/** A photograph of the firm's own. The words for people who do not see it are kept with the picture. */
export const CarouselPicture = z.object({
  url: z
    .string(WRONG_PICTURE)
    .max(200, WRONG_PICTURE)
    .regex(/^\/uploads\/site\/(?:[\w-]+\/)*[\w-]+(?:\.\w+)+$/, WRONG_PICTURE)
    .refine(
      (url) => !isDrawnPicture(url),
      'The design tool drew this one: choose it below, where it keeps its mark',
    ),
  caption: plainText('Please write what stands on the picture, or leave it empty')
    .max(80, 'Please keep what stands on the picture under 80 characters')
    .default(''),
});
export type CarouselPicture = z.infer<typeof CarouselPicture>;

export const CarouselInput = z.object({
  projects: z.boolean('Please say whether finished projects are shown').default(true),
  visitors: z.boolean('Please say whether visitors’ designs are shown').default(false),
  /** Come first, in this order. */
  pictures: z
    .array(CarouselPicture)
    .max(MOST_OWN_PICTURES, `At most ${MOST_OWN_PICTURES} pictures of your own`)
    .refine(
      (pictures) => new Set(pictures.map(({ url }) => url)).size === pictures.length,
      'One picture stands there twice',
    )
    .default([]),
  /** Of the library, by their ids, in this order; none: the samples, while they are there. */
  designs: z
    .array(z.string().regex(/^dsn_[\w-]{1,76}$/, 'There is no such design'))
    .max(MOST_CHOSEN_DESIGNS, `At most ${MOST_CHOSEN_DESIGNS} designs`)
    .refine((ids) => new Set(ids).size === ids.length, 'One design stands there twice')
    .default([]),
});
export type CarouselInput = z.infer<typeof CarouselInput>;

/** The public design library and the pictures of the home page. */
import { z } from 'zod';
import { DesignPicture } from './design.ts';

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
  sustainability: z.object({ rating: z.number() }),
  sample: z.boolean(),
  picture: DesignPicture.nullable(),
  plotM2: z.number(),
});
export type LibraryDesign = z.infer<typeof LibraryDesign>;
export const LibraryResponse = z.object({ designs: z.array(LibraryDesign) });

export const HeroImage = z.object({ id: z.string(), imageUrl: z.string(), title: z.string(), picture: DesignPicture.nullable() });
export type HeroImage = z.infer<typeof HeroImage>;
export const HeroImagesResponse = z.object({ success: z.boolean(), images: z.array(HeroImage) });

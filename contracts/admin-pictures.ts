/** Pictures of the back office: uploads and their descriptions. */
import { z } from 'zod';
import { Focal, SizedPicture } from './site-content.ts';

/** What the lists say of a record with a picture on another site that could not be fetched. */
export const UNFETCHED_LABEL = 'Picture could not be fetched';

/** Where pictures are sent, as form-data with the file in the field "image". */
export const UPLOAD_PATHS = {
  portfolio: '/api/admin/upload/portfolio',
  plant: '/api/admin/upload/plant-image',
  service: '/api/admin/upload/service-image',
} as const;
export const UPLOAD_FIELD = 'image';
export const PICTURES_PATH = '/api/admin/pictures';

export const UploadAnswer = z.object({
  success: z.literal(true),
  imageUrl: z.string(),
  picture: SizedPicture,
});
export type UploadAnswer = z.infer<typeof UploadAnswer>;

export const MOST_ALT_CHARACTERS = 300;

/** What is left out stays as it was, so that two windows do not undo each other. */
export const PictureWords = z
  .object({
    url: z.string().min(1).max(2_000),
    /** For people who do not see it. */
    alt: z
      .string()
      .trim()
      .max(
        MOST_ALT_CHARACTERS,
        `Please keep the description under ${MOST_ALT_CHARACTERS} characters`,
      )
      .optional(),
    focal: Focal.nullable().optional(),
  })
  .refine(
    ({ alt, focal }) => alt !== undefined || focal !== undefined,
    'Please send a description, a focal point, or both',
  );
export type PictureWords = z.infer<typeof PictureWords>;

/** Whether it lacks a description for people who do not see it. Without a picture there is nothing to describe. */
export const isUndescribed = (picture: { alt: string } | null): boolean =>
  picture !== null && picture.alt.trim() === '';

export const PictureDetails = z.object({
  url: z.string(),
  /** null while none is kept of this address. */
  picture: SizedPicture.nullable(),
  /** Why a picture of another site could not be fetched, in a sentence. */
  problem: z.string().nullable(),
});
export type PictureDetails = z.infer<typeof PictureDetails>;

/** The firm's own look: its logo in up to three forms, and its accent colour. */
import { z } from 'zod';

export const BRAND_UPLOAD = '/api/admin/upload/brand';

/** A file of the brand as it is kept: its name is the hash of what it shows. */
export const BrandFile = z.object({
  url: z.string().regex(/^\/brand\/[a-f\d]{32}\.(?:svg|png)$/, 'Please choose the file once more'),
  width: z.number().positive(),
  height: z.number().positive(),
});
export type BrandFile = z.infer<typeof BrandFile>;

export const BRAND_SLOTS = ['logo', 'logoDark', 'icon'] as const;
export type BrandSlot = (typeof BRAND_SLOTS)[number];

export const FACES = ['own', 'sans', 'news'] as const;
export type Faces = (typeof FACES)[number];

export const Brand = z.object({
  /** "#a04b29"; empty: the site's own. */
  accent: z.string(),
  /** Ground of light pages, "#faf7f0"; empty: the site's own. */
  paper: z.string().default(''),
  /** The site's own pair, the family of the text for headings too, or headings in a sturdier serif. */
  faces: z.enum(FACES).catch('own').default('own'),
  logo: BrandFile.nullable(),
  /** On dark ground; null: the same. */
  logoDark: BrandFile.nullable(),
  /** Square: in the browser's tab and on the home screen; null: the site's own. */
  icon: BrandFile.nullable(),
});
export type Brand = z.infer<typeof Brand>;
export const NO_BRAND: Brand = {
  accent: '',
  paper: '',
  faces: 'own',
  logo: null,
  logoDark: null,
  icon: null,
};

export const BrandUploadAnswer = z.object({ success: z.literal(true), file: BrandFile });
export type BrandUploadAnswer = z.infer<typeof BrandUploadAnswer>;

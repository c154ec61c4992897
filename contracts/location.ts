/** Location analysis: postcode, soil, aerial view. */
import { z } from 'zod';
import {
  AERIAL_KINDS,
  CONFIDENCES,
  GARDEN_SIZES,
  SOIL_CATEGORIES,
  SUN_LEVELS,
} from './location-words.ts';

export * from './location-words.ts';

export const Confidence = z.enum(CONFIDENCES);
/** Where an answer comes from, in words for the page. */
const provenance = { source: z.string(), confidence: Confidence, note: z.string() };

export const PostcodeLookupInput = z.object({
  postcode: z
    .string('Please enter your postcode to analyze your garden location')
    .trim()
    .toUpperCase()
    .min(1, 'Please enter your postcode to analyze your garden location')
    .max(12, 'Please check the postcode'),
  /** Never sent to anyone else, and not kept. */
  houseNumber: z.string().trim().max(20).optional(),
});
export const PostcodeResult = z.object({
  postcode: z.string(),
  district: z.string(),
  /** Degrees, WGS 84. */
  latitude: z.number(),
  longitude: z.number(),
  ...provenance,
});
export type PostcodeResult = z.infer<typeof PostcodeResult>;

export const Coordinates = z.object({
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
});
export const SoilResult = z.object({
  soilType: z.string(),
  drainage: z.string(),
  pH: z.string(),
  fertility: z.string(),
  characteristics: z.array(z.string()),
  /** As the preferences form has it. */
  category: z.enum(SOIL_CATEGORIES),
  isPoorlyDrained: z.boolean(),
  ...provenance,
});
export type SoilResult = z.infer<typeof SoilResult>;

export const AerialInput = Coordinates.extend({
  postcode: z.string().trim().toUpperCase().max(12).optional(),
});
export type AerialInput = z.infer<typeof AerialInput>;
export const AerialResult = z.object({
  /** 800 by 600 pixels, or a drawing of that shape. */
  imageUrl: z.string(),
  kind: z.enum(AERIAL_KINDS),
  alt: z.string(),
  /** Our own map of the same place: for paper, and in place of a picture that cannot be fetched. */
  fallbackUrl: z.string(),
  /** A map of the place on another site, opened only by a click. */
  mapUrl: z.string(),
  /** Attribution that must be shown beside the picture. */
  attribution: z.string(),
  /** Whether a report may show `imageUrl`; it shows `fallbackUrl` where not. */
  mayPrint: z.boolean(),
  ...provenance,
});
export type AerialResult = z.infer<typeof AerialResult>;

/** What is known of a visitor's garden, kept in their own browser and offered wherever it would be asked again. */
export const SitePassport = z.object({
  version: z.literal(1),
  savedAt: z.string(),
  postcode: PostcodeResult.nullable(),
  soil: SoilResult.nullable(),
  aerial: AerialResult.nullable(),
  gardenSize: z.enum(GARDEN_SIZES).nullable(),
  areaM2: z.number().positive().nullable(),
  sunExposure: z.enum(SUN_LEVELS).nullable(),
});
export type SitePassport = z.infer<typeof SitePassport>;

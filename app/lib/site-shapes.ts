/** The location analysis as the browser reads it; the contract is contracts/location.ts, and a test holds the two together. */
import type {
  AerialResult,
  PostcodeResult,
  SitePassport,
  SoilResult,
} from '#contracts/location.ts';
import {
  AERIAL_KINDS,
  CONFIDENCES,
  GARDEN_SIZES,
  SOIL_CATEGORIES,
  SUN_LEVELS,
} from '#contracts/location-words.ts';
import { listOf, number, oneOf, orNull, positive, record, text, truth } from './shape.ts';

const provenance = { source: text, confidence: oneOf(CONFIDENCES), note: text };

export const postcodeShape = record<PostcodeResult>({
  postcode: text,
  district: text,
  latitude: number,
  longitude: number,
  ...provenance,
});
export const soilShape = record<SoilResult>({
  soilType: text,
  drainage: text,
  pH: text,
  fertility: text,
  characteristics: listOf(text),
  category: oneOf(SOIL_CATEGORIES),
  isPoorlyDrained: truth,
  ...provenance,
});
export const aerialShape = record<AerialResult>({
  imageUrl: text,
  kind: oneOf(AERIAL_KINDS),
  alt: text,
  fallbackUrl: text,
  mapUrl: text,
  attribution: text,
  mayPrint: truth,
  ...provenance,
});
export const passportShape = record<SitePassport>({
  version: oneOf([1]),
  savedAt: text,
  postcode: orNull(postcodeShape),
  soil: orNull(soilShape),
  aerial: orNull(aerialShape),
  gardenSize: orNull(oneOf(GARDEN_SIZES)),
  areaM2: orNull(positive),
  sunExposure: orNull(oneOf(SUN_LEVELS)),
});

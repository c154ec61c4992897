/** Facts about the firm that every page may show; kept in the database, edited by the owner. */
import { z } from 'zod';

export const BusinessSettings = z.object({
  firmName: z.string(),
  strapline: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  hours: z.array(z.object({ days: z.string(), open: z.string() })),
  serviceArea: z.array(z.string()),
  since: z.number().int(),
  yearsOfExperience: z.number().int(),
  priceRange: z.string(),
  social: z.object({ facebook: z.string(), instagram: z.string() }),
  pricesIncludeVat: z.boolean(),
  /** True until the owner has replaced the sample facts. */
  sample: z.boolean(),
});
export type BusinessSettings = z.infer<typeof BusinessSettings>;

export const HealthResponse = z.object({ ok: z.boolean(), version: z.string() });

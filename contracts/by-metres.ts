/** A second figure of the cost calculator: the same work on a plot of known metres, designed and priced from the rate book. */
import { z } from 'zod';

import {
  LEAST_METRES,
  MEASURED_SERVICES,
  type MeasuredService,
  MOST_METRES,
} from './measured-services.ts';

export * from './measured-services.ts';

const metres = (what: string) =>
  z.coerce
    .number(`Please enter the ${what} in metres`)
    .min(LEAST_METRES, `Please enter a ${what} from 2 to 60 metres`)
    .max(MOST_METRES, `Please enter a ${what} from 2 to 60 metres`)
    .transform((value) => Math.round(value * 10) / 10);
export const ByMetresQuery = z.object({
  service: z.enum(
    Object.keys(MEASURED_SERVICES) as [MeasuredService, ...MeasuredService[]],
    'This work is not priced by metres here',
  ),
  width: metres('width'),
  length: metres('length'),
});

export const ByMetresAnswer = z.object({
  plotM2: z.number(),
  /** Of the cheapest design's range and the dearest's, whole pence. */
  lowPence: z.number().int(),
  highPence: z.number().int(),
  hasVat: z.boolean(),
  /** ISO date of the rate book. */
  priceDate: z.string(),
  /** Of what is asked for, as the designs lay it; null for the whole garden. */
  laidM2: z.object({ low: z.number(), high: z.number() }).nullable(),
  /** What the designs were made from: the design tool makes the same of it. */
  words: z.string(),
});
export type ByMetresAnswer = z.infer<typeof ByMetresAnswer>;

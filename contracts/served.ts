/** Whether the firm works where a garden is. */
import { z } from 'zod';

export const SERVED_API = '/api/served';
export const ServedAnswer = z.object({
  /** null where the postcode cannot be read or nothing is known of it. */
  served: z.boolean().nullable(),
  /** "Bristol and Bath" */
  area: z.string(),
});
export type ServedAnswer = z.infer<typeof ServedAnswer>;

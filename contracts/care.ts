/** The care of a garden, line by line; see engine/model/care.ts for what the fields mean. */
import { z } from 'zod';
import { CARE_KINDS } from '#engine/model/care.ts';

export const CareLine = z.object({
  month: z.number().int().min(1).max(12),
  kind: z.enum(CARE_KINDS),
  words: z.string(),
  label: z.string(),
  isOwn: z.boolean(),
  plants: z.array(z.string()),
  tools: z.array(z.string()),
  /** Each time. */
  minutes: z.number(),
  times: z.number(),
  often: z.string(),
  fromYear: z.number(),
  /** null where it goes on. */
  toYear: z.number().nullable(),
});

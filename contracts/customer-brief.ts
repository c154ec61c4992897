/** What the people of the firm read of a customer's own words: the description, and how it was read. */
import { z } from 'zod';
import { UnusedView } from './design.ts';
import { MENTION_GROUPS } from './design-words.ts';

export const CustomerBrief = z.object({
  description: z.string(),
  groups: z.array(z.object({ group: z.enum(MENTION_GROUPS), words: z.array(z.string()) })),
  /** Corrected or given by hand. */
  entered: z.array(z.object({ label: z.string(), value: z.string() })),
  replies: z.array(z.object({ question: z.string(), answer: z.string() })),
  unused: UnusedView,
});
export type CustomerBrief = z.infer<typeof CustomerBrief>;

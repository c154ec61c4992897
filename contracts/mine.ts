/** "My designs": what the requests of one device came to. Money is in pounds. */
import { z } from 'zod';

/** As many as a device remembers. */
export const MOST_REQUESTS = 60;

/** The secrets by which a device proves which requests were its own. */
export const MineInput = z.object({
  sessionIds: z
    .array(z.string().max(80))
    .max(MOST_REQUESTS, `We look up ${MOST_REQUESTS} requests at once at most`),
});

export const MineDesign = z.object({
  id: z.string(),
  title: z.string(),
  projectTypeLabel: z.string(),
  /** The best picture there is, or the plan. */
  imageUrl: z.string(),
  hasPicture: z.boolean(),
  total: z.number(),
  /** When it was last changed by hand; null for one that stands as it was designed. */
  changedAt: z.string().nullable(),
  isInLibrary: z.boolean(),
  /** Why its name stays as well; null where it may be changed. */
  fixedBecause: z.string().nullable(),
});
export type MineDesign = z.infer<typeof MineDesign>;

export const AskedGarden = z.object({
  sessionId: z.string(),
  /** What was written; empty for a copy of a design of the library. */
  words: z.string(),
  createdAt: z.string(),
  designs: z.array(MineDesign),
});
export type AskedGarden = z.infer<typeof AskedGarden>;
/** The newest first. */
export const MineAnswer = z.object({ requests: z.array(AskedGarden) });
export type MineAnswer = z.infer<typeof MineAnswer>;

export const RenameInput = z.object({
  sessionId: z.string().max(80),
  title: z
    .string('Please give the design a name')
    .trim()
    .min(2, 'Please give the design a name of two letters at least')
    .max(90, 'Please give a name of 90 characters at most'),
});
/** One design goes, or comes back while the page is still open. */
export const RemoveInput = z.object({ sessionId: z.string().max(80) });

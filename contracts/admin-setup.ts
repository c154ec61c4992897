/** "Getting ready": what a new site still needs before it is the firm's own. Every line is derived from what is stored. */
import { z } from 'zod';

export const SETUP_API = '/api/admin/setup';
export const SETUP_PAGE = '/admin/getting-ready';

export const SETUP_GROUPS = [
  'Who you are',
  'What you offer',
  'What visitors see',
  'How the site runs',
] as const;
/** 'sample': the sample firm's still stands there. 'missing': nothing does. 'advice': it works as it is; looking at it is worth it. */
export const SETUP_STATES = ['sample', 'missing', 'advice', 'done'] as const;

export const SetupLine = z.object({
  id: z.string(),
  group: z.enum(SETUP_GROUPS),
  title: z.string(),
  /** What is there now, and what to do. */
  detail: z.string(),
  state: z.enum(SETUP_STATES),
  /** Whether the site counts as live only once this is done. */
  isNeeded: z.boolean(),
  /** The page of the back office where it is corrected. */
  to: z.string(),
});
export type SetupLine = z.infer<typeof SetupLine>;

export const SetupList = z.object({
  lines: z.array(SetupLine),
  done: z.number().int(),
  /** How many of those that are needed are not done. */
  left: z.number().int(),
  /** Where visitors reach the site, without a trailing slash; null while it is not configured. */
  address: z.string().nullable(),
  /** Everything that is needed is done, and this answer was asked for at the site's own address. */
  isLive: z.boolean(),
});
export type SetupList = z.infer<typeof SetupList>;

/** One kind of sample content: what goes, and what of it stays. */
export const SamplePreview = z.object({
  kinds: z.array(
    z.object({
      kind: z.string(),
      /** "Projects of the portfolio" */
      label: z.string(),
      /** Titles of those that go. */
      going: z.array(z.string()),
      /** How many are left of the kind: the owner's own, and samples that the owner has changed. */
      staying: z.number().int(),
      /** What visitors then see where they stood. */
      after: z.string(),
    }),
  ),
  /** What stays whatever is removed, in a sentence each. */
  stays: z.array(z.string()),
});
export type SamplePreview = z.infer<typeof SamplePreview>;

/** What came of a request for designs where none was made, or where the page itself took it. */
import { z } from 'zod';
import type { DesignResponse } from './design.ts';

/** Why no garden was designed, with what was understood, what can be done, and where to go next. */
export const RefusalView = z.object({
  title: z.string(),
  understood: z.array(z.object({ label: z.string(), words: z.array(z.string()) })),
  canDo: z.array(z.string()),
  next: z.array(z.object({ label: z.string(), href: z.string() })),
});
export type RefusalView = z.infer<typeof RefusalView>;

/** What a form that was posted without scripts comes to. */
export type DesignOutcome =
  | { answer: DesignResponse }
  | {
      status: number;
      message: string;
      errors: readonly { field: string; message: string }[];
      refusal: RefusalView | null;
    };

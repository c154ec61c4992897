/** Error bodies: application/problem+json (RFC 9457) with a plain-words message. */
import { z } from 'zod';

export const ProblemBody = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  /** What happened and what to do, for people. */
  message: z.string(),
  requestId: z.string(),
  /** Field by field, when the input was at fault. */
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  /** The current version, if someone else has changed it in the meantime. */
  current: z.unknown().optional(),
});
export type ProblemBody = z.infer<typeof ProblemBody>;

/** The codes an application error may carry, and the status each one gets. */
export const ERROR_STATUS = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'not-allowed': 405,
  conflict: 409,
  changed: 409,
  'too-large': 413,
  'wrong-type': 415,
  impossible: 422,
  'too-many': 429,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

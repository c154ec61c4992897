/** Work behind the scenes that the owner can see and have done again. */
import { z } from 'zod';

export const JOB_STATUSES = ['queued', 'running', 'done', 'failed'] as const;

export const AdminJob = z.object({
  id: z.string(),
  kind: z.string(),
  /** "Drawing a picture of a design" */
  what: z.string(),
  status: z.enum(JOB_STATUSES),
  attempts: z.number().int(),
  error: z.string().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type AdminJob = z.infer<typeof AdminJob>;

export const JobQuery = z.object({
  status: z.enum(JOB_STATUSES, 'Please ask for queued, running, done or failed').default('failed'),
});
export const JobList = z.object({ jobs: z.array(AdminJob), total: z.number().int() });

/** A job as queued, and as claimed by a worker. */
import type { JobStatus } from '#server/jobs/table.ts';

export type NewJob = {
  kind: string;
  key: string;
  payload: unknown;
  maxAttempts?: number;
  /** Default 0; lower runs first. */
  priority?: number;
  /** Delay in milliseconds. */
  afterMs?: number;
  /** Whose job it is: lanes of one priority take turns, so that a full lane does not delay the others. */
  lane?: string;
  /** Runs an ended job of this key again. */
  again?: boolean;
};
export type JobState = { status: JobStatus; error: string | null };
export type ClaimedJob = {
  id: string;
  kind: string;
  key: string;
  payload: unknown;
  attempts: number;
  maxAttempts: number;
  leaseToken: string;
  steps: Record<string, unknown>;
};

/** The lease expired or was revoked: another worker may have the job. */
export class LeaseLostError extends Error {
  constructor(jobId: string) {
    super(`the lease of job ${jobId} is lost`);
    this.name = 'LeaseLostError';
  }
}

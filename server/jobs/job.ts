/** A job as it is asked for, and as a worker has claimed it. */
import type { JobStatus } from '#server/jobs/table.ts';

export type NewJob = {
  kind: string;
  key: string;
  payload: unknown;
  maxAttempts?: number;
  /** 0 unless told otherwise; a lower one is done first. */
  priority?: number;
  /** Not before so many milliseconds from now. */
  afterMs?: number;
  /** For whom: jobs of one priority are done one of each lane in turn, so that a full lane does not hold up the others. */
  lane?: string;
  /** A job of this key that has ended is done once more. */
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

/** The lease ran out or was taken back: somebody else may be at work on the job. */
export class LeaseLostError extends Error {
  constructor(jobId: string) {
    super(`the lease of job ${jobId} is lost`);
    this.name = 'LeaseLostError';
  }
}

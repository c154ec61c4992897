/** Jobs that run after the answer was sent, stored until done. */
import type { Generated } from 'kysely';

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

export type JobTables = {
  jobs: {
    id: string;
    kind: string;
    /** Unique: the same key is queued once, ever. */
    key: string;
    /** JSON. */
    payload: string;
    status: JobStatus;
    attempts: number;
    max_attempts: number;
    /** Lower is done first. */
    priority: number;
    /** Whose job it is: among jobs of one priority, lanes take turns. */
    lane: Generated<string | null>;
    /** The job's turn within its lane; lower runs first. */
    turn: Generated<number>;
    /** Earliest start, ms since 1970. */
    run_at: number;
    /** The lease: only its holder may finish the job; null if unclaimed. */
    lease_token: string | null;
    lease_until: number | null;
    /** JSON: results of finished steps by name. */
    steps: string;
    error: string | null;
    created_at: string;
    updated_at: string;
  };
};

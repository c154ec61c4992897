/** Work to be done after the answer, kept until it is done. */
import type { Generated } from 'kysely';

export type JobStatus = 'queued' | 'running' | 'done' | 'failed';

export type JobTables = {
  jobs: {
    id: string;
    kind: string;
    /** The same key is queued once, ever. */
    key: string;
    /** JSON. */
    payload: string;
    status: JobStatus;
    attempts: number;
    max_attempts: number;
    /** Lower is done first. */
    priority: number;
    /** For whom it is done: among jobs of one priority the lanes take turns. */
    lane: Generated<string | null>;
    /** Which turn of its lane it is; lower is done first. */
    turn: Generated<number>;
    /** Milliseconds since 1970; not before. */
    run_at: number;
    /** Whoever holds it may finish the job; null when nobody works on it. */
    lease_token: string | null;
    lease_until: number | null;
    /** JSON: results of finished steps by name. */
    steps: string;
    error: string | null;
    created_at: string;
    updated_at: string;
  };
};

/**
 * Job queue in the database. A worker claims a job by a lease that it renews; a worker that has lost
 * the lease can no longer write to the job, so two workers never both finish it.
 */
import { sql } from 'kysely';
import { inChunks } from '#server/db/chunks.ts';
import type { Database, Reader, Tx } from '#server/db/database.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Ids } from '#server/ports/ids.ts';
import { type NewJob, type JobState, type ClaimedJob, LeaseLostError } from '#server/jobs/job.ts';

export const LEASE_MS = 30_000;
const DEFAULT_ATTEMPTS = 5;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 10 * 60_000;

/** Clears the lane of an ended job: for whom it was done is not kept. */
const NOBODYS = { lane: null };

/** 2 s, 4 s, 8 s … up to 10 minutes. */
export const backOffMs = (attempts: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.max(0, attempts - 1));

/** Delay before a job whose worker died is retried: none, then 2 s, 4 s, 8 s … up to 10 minutes. */
const afterDeaths = (nowMs: number) =>
  sql<number>`cast(${nowMs} as bigint) + case when attempts < 2 then 0 when attempts > 9 then ${sql.lit(LONGEST_WAIT_MS)} else ${sql.lit(FIRST_WAIT_MS)} * (1 << (attempts - 2)) end`;

/** After the lane's last job, but not before the current turn: an idle lane earns no credit. */
async function nextTurn(tx: Tx, priority: number, lane: string | null): Promise<number> {
  const { least, own } = await tx
    .selectFrom('jobs')
    .where('status', 'in', ['queued', 'running'])
    .where('priority', '=', priority)
    .select((eb) => [
      eb.fn.min<number | null>('turn').as('least'),
      eb.fn
        .max<number | null>(eb.case().when('lane', '=', lane).then(eb.ref('turn')).end())
        .as('own'),
    ])
    .executeTakeFirstOrThrow();
  return Math.max(least ?? 0, own === null ? 0 : own + 1);
}

export type Queue = ReturnType<typeof createQueue>;
type QueueParts = { db: Database; clock: Clock; ids: Ids; leaseMs?: number };

export function createQueue({ db, clock, ids, leaseMs = LEASE_MS }: QueueParts) {
  const listeners = new Set<() => void>();
  const nowMs = () => clock.now().getTime();
  const stamp = () => clock.now().toISOString();

  /** Updates a job only while the lease is held. */
  const change = (tx: Tx, job: ClaimedJob, values: Record<string, unknown>) =>
    tx
      .updateTable('jobs')
      .set({ ...values, updated_at: stamp() })
      .where('id', '=', job.id)
      .where('lease_token', '=', job.leaseToken)
      .where('status', '=', 'running')
      .executeTakeFirst();

  async function changeOrLose(job: ClaimedJob, values: Record<string, unknown>): Promise<void> {
    const result = await db.write((tx) => change(tx, job, values));
    if (result.numUpdatedRows === 0n) throw new LeaseLostError(job.id);
  }

  return {
    leaseMs,

    /** Called when a job may be due. @returns a function that unsubscribes */
    onEnqueued(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    announce: () => listeners.forEach((listener) => listener()),

    /** Call in the transaction that needs the job, and `announce` after it. The same key is queued once. */
    async enqueue(tx: Tx, job: NewJob): Promise<void> {
      const at = stamp();
      const priority = job.priority ?? 0;
      const lane = job.lane ?? null;
      const begin = {
        status: 'queued' as const,
        attempts: 0,
        priority,
        lane,
        turn: await nextTurn(tx, priority, lane),
        run_at: nowMs() + (job.afterMs ?? 0),
        lease_token: null,
        lease_until: null,
        steps: '{}',
        error: null,
        updated_at: at,
      };
      await tx
        .insertInto('jobs')
        .values({
          id: ids.make('job'),
          kind: job.kind,
          key: job.key,
          payload: JSON.stringify(job.payload),
          max_attempts: job.maxAttempts ?? DEFAULT_ATTEMPTS,
          created_at: at,
          ...begin,
        })
        .onConflict((conflict) =>
          job.again
            ? conflict
                .column('key')
                .doUpdateSet(begin)
                .where('jobs.status', 'in', ['done', 'failed'])
            : conflict.column('key').doNothing(),
        )
        .execute();
    },

    /**
     * Deletes jobs, in the transaction that makes them obsolete. A worker running one loses its lease.
     * @param isForgotten also deletes ended jobs, so that their keys can be used again
     */
    async drop(
      tx: Tx,
      keys: readonly string[],
      { isForgotten }: { isForgotten: boolean },
    ): Promise<void> {
      for (const some of inChunks(keys)) {
        const query = tx.deleteFrom('jobs').where('key', 'in', some);
        await (isForgotten ? query : query.where('status', 'in', ['queued', 'running'])).execute();
      }
    },

    /** The state of a lane's unfinished jobs. */
    async countOf(tx: Reader, lane: string): Promise<number> {
      const row = await tx
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('lane', '=', lane)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Of the keys that were ever queued. */
    async statesOf(read: Reader, keys: readonly string[]): Promise<Map<string, JobState>> {
      const rows = keys.length
        ? await read
            .selectFrom('jobs')
            .select(['key', 'status', 'error'])
            .where('key', 'in', [...keys])
            .execute()
        : [];
      return new Map(rows.map(({ key, status, error }) => [key, { status, error }]));
    },

    /** Claims the next due job: highest priority, then the lane whose turn it is, then the longest due; else null. */
    async claim(kinds: readonly string[]): Promise<ClaimedJob | null> {
      if (!kinds.length) return null;
      return db.write(async (tx) => {
        let query = tx
          .selectFrom('jobs')
          .selectAll()
          .where('status', '=', 'queued')
          .where('kind', 'in', [...kinds])
          .where('run_at', '<=', nowMs())
          .orderBy('priority')
          .orderBy('turn')
          .orderBy('run_at')
          .orderBy('id')
          .limit(1);
        if (db.kind === 'postgres') query = query.forUpdate().skipLocked();
        const row = await query.executeTakeFirst();
        if (!row) return null;
        const leaseToken = ids.make('lse');
        await tx
          .updateTable('jobs')
          .set({
            status: 'running',
            attempts: row.attempts + 1,
            lease_token: leaseToken,
            lease_until: nowMs() + leaseMs,
            updated_at: stamp(),
          })
          .where('id', '=', row.id)
          .execute();
        return {
          id: row.id,
          kind: row.kind,
          key: row.key,
          payload: JSON.parse(row.payload) as unknown,
          attempts: row.attempts + 1,
          maxAttempts: row.max_attempts,
          leaseToken,
          steps: JSON.parse(row.steps) as Record<string, unknown>,
        };
      });
    },

    /** @throws LeaseLostError */
    renew: (job: ClaimedJob) => changeOrLose(job, { lease_until: nowMs() + leaseMs }),

    /** Stores a step's result, so that a restart does not repeat it. @throws LeaseLostError */
    async saveStep(job: ClaimedJob, name: string, result: unknown): Promise<void> {
      job.steps[name] = result;
      await changeOrLose(job, { steps: JSON.stringify(job.steps), lease_until: nowMs() + leaseMs });
    },

    /** @throws LeaseLostError */
    finish: (job: ClaimedJob) =>
      changeOrLose(job, {
        status: 'done',
        ...NOBODYS,
        lease_token: null,
        lease_until: null,
        error: null,
      }),

    /** Schedules a retry, or marks the job as failed for good. @throws LeaseLostError */
    fail(job: ClaimedJob, message: string): Promise<void> {
      const isLast = job.attempts >= job.maxAttempts;
      return changeOrLose(job, {
        ...(isLast ? { status: 'failed', ...NOBODYS } : { status: 'queued' }),
        run_at: nowMs() + backOffMs(job.attempts),
        lease_token: null,
        lease_until: null,
        error: message.slice(0, 500),
      });
    },

    /** Returns an unfinished job without counting an attempt. Ignores a lost lease. */
    async handBack(job: ClaimedJob): Promise<void> {
      await db.write((tx) =>
        change(tx, job, {
          status: 'queued',
          attempts: job.attempts - 1,
          run_at: nowMs(),
          lease_token: null,
          lease_until: null,
        }),
      );
    },

    /** Reclaims jobs of dead workers, with growing delays and behind other jobs, since the job may be what kills them. @returns how many */
    async sweep(): Promise<number> {
      return db.write(async (tx) => {
        const lost = tx
          .updateTable('jobs')
          .where('status', '=', 'running')
          .where('lease_until', '<', nowMs());
        const failed = await lost
          .whereRef('attempts', '>=', 'max_attempts')
          .set({
            status: 'failed',
            ...NOBODYS,
            error: 'The server stopped while this was being done, too often.',
            lease_token: null,
            lease_until: null,
            updated_at: stamp(),
          })
          .executeTakeFirst();
        const queued = await lost
          .whereRef('attempts', '<', 'max_attempts')
          .set({
            status: 'queued',
            run_at: afterDeaths(nowMs()),
            lease_token: null,
            lease_until: null,
            updated_at: stamp(),
          })
          .executeTakeFirst();
        return Number(failed.numUpdatedRows + queued.numUpdatedRows);
      });
    },

    /** Call at the start of a process with sole use of the database: no lease can be valid. */
    async takeBackAll(): Promise<void> {
      await db.write((tx) =>
        tx
          .updateTable('jobs')
          .set({ lease_until: sql<number>`0` })
          .where('status', '=', 'running')
          .execute(),
      );
      await this.sweep();
    },

    async countUnfinished(): Promise<number> {
      const row = await db.read
        .selectFrom('jobs')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },
  };
}

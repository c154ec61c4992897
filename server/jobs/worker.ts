/** Runs queued jobs in this process: one at a time, with a lease heartbeat and a periodic sweep. */
import { type ClaimedJob, LeaseLostError } from '#server/jobs/job.ts';
import { type Queue } from '#server/jobs/queue.ts';

export type JobRun = {
  payload: unknown;
  jobId: string;
  attempt: number;
  /** Aborted when the server stops or the lease is lost. */
  signal: AbortSignal;
  /** Runs a step once: after a restart its stored result is returned. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
};
export type JobHandler = (run: JobRun) => Promise<void>;

export type JobLog = {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
};
export type WorkerOptions = {
  queue: Queue;
  handlers: Record<string, JobHandler>;
  log: JobLog;
  pollMs?: number;
  sweepMs?: number;
};
export type JobWorker = { start(): void; stop(): Promise<void> };

const doNothing = (): void => undefined;

export function createWorker({
  queue,
  handlers,
  log,
  pollMs = 2_000,
  sweepMs = 15_000,
}: WorkerOptions): JobWorker {
  const kinds = Object.keys(handlers);
  const stopper = new AbortController();
  let wake = doNothing;
  let isWoken = false;
  let loop: Promise<void> | null = null;
  let unsubscribe = doNothing;

  const rest = () =>
    new Promise<void>((resolve) => {
      if (isWoken || stopper.signal.aborted) return resolve();
      const timer = setTimeout(resolve, pollMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function run(): Promise<void> {
    let sweptAt = 0;
    while (!stopper.signal.aborted) {
      isWoken = false;
      try {
        if (Date.now() - sweptAt > sweepMs) {
          sweptAt = Date.now();
          const taken = await queue.sweep();
          if (taken) log.warn({ taken }, 'jobs were taken back from a worker that is gone');
        }
        const job = await queue.claim(kinds);
        if (job) await runJob(job);
        else await rest();
      } catch (error) {
        log.warn({ err: error }, 'the job table could not be reached');
        await rest();
      }
    }
  }

  async function runJob(job: ClaimedJob): Promise<void> {
    const lease = new AbortController();
    const signal = AbortSignal.any([stopper.signal, lease.signal]);
    const heartbeat = setInterval(
      () => queue.renew(job).catch(() => lease.abort()),
      queue.leaseMs / 3,
    );
    try {
      await handlers[job.kind]!({
        payload: job.payload,
        jobId: job.id,
        attempt: job.attempts,
        signal,
        async step(name, work) {
          if (name in job.steps) return job.steps[name] as Awaited<ReturnType<typeof work>>;
          signal.throwIfAborted();
          const result = await work();
          await queue.saveStep(job, name, result);
          return result;
        },
      });
      await queue.finish(job);
      log.info({ job: job.id, kind: job.kind, attempt: job.attempts }, 'job done');
    } catch (error) {
      await settleFailure(job, error);
    } finally {
      clearInterval(heartbeat);
    }
  }

  async function settleFailure(job: ClaimedJob, error: unknown): Promise<void> {
    if (error instanceof LeaseLostError) {
      log.warn({ job: job.id, kind: job.kind }, 'the lease of a job was lost');
      return;
    }
    if (stopper.signal.aborted) return queue.handBack(job);
    log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, err: error }, 'job failed');
    try {
      await queue.fail(job, error instanceof Error ? error.message : String(error));
    } catch (lost) {
      if (!(lost instanceof LeaseLostError)) throw lost;
    }
  }

  return {
    start() {
      unsubscribe = queue.onEnqueued(() => {
        isWoken = true;
        wake();
      });
      loop ??= run();
    },
    async stop() {
      unsubscribe();
      stopper.abort();
      wake();
      await loop;
    },
  };
}

/**
 * A worker pool with a queue: one task at a time per worker, a time limit, and a new worker for one that crashes. Clients
 * take turns.
 * What every task needs (`reference`) is sent once to each worker, not with each task.
 */
import { waitingLanes } from '#server/engine-pool/waiting-lanes.ts';
import type { PoolWorker } from '#server/engine-pool/workers.ts';
import { ProviderError } from '#server/errors.ts';

export type PoolOptions = {
  /** Absolute path of the worker's TypeScript source. */
  script: string;
  start: (script: string) => PoolWorker;
  size: number;
  timeoutMs: number;
  /** Queue limit: beyond it tasks are refused at once. */
  queueLimit: number;
  /** Limit of one lane; default: the queue limit. */
  laneLimit?: number;
  /** Idle time after which a worker is ended to free its memory; default: never. */
  idleMs?: number;
  /** Workers started in advance and never ended when idle. */
  keep?: number;
};
export type PoolReference = { version: string; value: unknown };
/** `lane`: the client; tasks without one share a lane. `isUrgent`: before the others of its lane. */
export type PoolTurn = {
  signal?: AbortSignal | undefined;
  lane?: string | undefined;
  isUrgent?: boolean;
};
type Task = {
  id: number;
  name: string;
  input: unknown;
  lane: string;
  isUrgent: boolean;
  reference: PoolReference | null;
  resolve(value: unknown): void;
  reject(error: Error): void;
  signal: AbortSignal | undefined;
};
/** The lane of the server's own work. */
const OWN_LANE = '';
type Slot = {
  worker: PoolWorker | null;
  task: Task | null;
  timer: NodeJS.Timeout | null;
  referenceVersion: string | null;
};
/** From a worker: the result of its task, or the message of what it threw. */
export type PoolReply =
  | { id: number; ok: true; value: unknown }
  | { id: number; ok: false; message: string };
/** To a worker. */
export type PoolMessage =
  | { type: 'reference'; value: unknown }
  | { type: 'task'; id: number; name: string; input: unknown };

export type Pool = ReturnType<typeof createPool>;

export function createPool({
  script,
  start,
  size,
  timeoutMs,
  queueLimit,
  laneLimit = queueLimit,
  idleMs,
  keep = 0,
}: PoolOptions) {
  const slots: Slot[] = Array.from({ length: size }, () => ({
    worker: null,
    task: null,
    timer: null,
    referenceVersion: null,
  }));
  const waiting = waitingLanes<Task>({ limit: queueLimit, laneLimit });
  let nextId = 1;
  let isClosed = false;

  function startWorker(slot: Slot): PoolWorker {
    const worker = start(script);
    slot.worker = worker;
    slot.referenceVersion = null;
    worker.onMessage((reply) => settle(slot, worker, reply as PoolReply));
    worker.onEnd((reason) => breakSlot(slot, worker, `a worker broke: ${reason}`));
    return worker;
  }

  function settle(slot: Slot, worker: PoolWorker, reply: PoolReply): void {
    const { task } = slot;
    if (slot.worker !== worker || !task || task.id !== reply.id) return;
    release(slot);
    if (reply.ok) task.resolve(reply.value);
    else task.reject(new ProviderError('bad-output', reply.message));
    dispatch();
  }

  function breakSlot(slot: Slot, worker: PoolWorker, message: string): void {
    if (slot.worker !== worker) return;
    const { task } = slot;
    slot.worker = null;
    release(slot);
    task?.reject(new ProviderError('unavailable', message));
    if (!isClosed) dispatch();
  }

  function release(slot: Slot): void {
    if (slot.timer) clearTimeout(slot.timer);
    slot.timer = null;
    slot.task = null;
    const { worker } = slot;
    if (!worker) return;
    worker.setIdle(true);
    if (idleMs !== undefined && slots.indexOf(slot) >= keep)
      slot.timer = setTimeout(() => endIdle(slot, worker), idleMs).unref();
  }

  function endIdle(slot: Slot, worker: PoolWorker): void {
    if (slot.worker !== worker || slot.task) return;
    slot.worker = null;
    slot.timer = null;
    void worker.end();
  }

  function dispatch(): void {
    for (;;) {
      const slot = slots.find((one) => !one.task && one.worker) ?? slots.find((one) => !one.task);
      const task = slot && waiting.take();
      if (!slot || !task) return;
      if (task.signal?.aborted) {
        task.reject(new ProviderError('refused', 'the request was given up'));
        continue;
      }
      send(slot, task);
    }
  }

  function send(slot: Slot, task: Task): void {
    const worker = slot.worker ?? startWorker(slot);
    worker.setIdle(false);
    if (slot.timer) clearTimeout(slot.timer);
    slot.task = task;
    slot.timer = setTimeout(() => {
      breakSlot(slot, worker, 'the time limit was passed');
      void worker.end();
    }, timeoutMs);
    try {
      if (task.reference && task.reference.version !== slot.referenceVersion) {
        worker.send({ type: 'reference', value: task.reference.value } satisfies PoolMessage);
        slot.referenceVersion = task.reference.version;
      }
      worker.send({
        type: 'task',
        id: task.id,
        name: task.name,
        input: task.input,
      } satisfies PoolMessage);
    } catch (error) {
      release(slot);
      task.reject(error instanceof Error ? error : new Error(String(error)));
    }
  }

  return {
    /** Starts the permanent workers before the first task. */
    warm: () => slots.slice(0, keep).forEach((slot) => void (slot.worker ?? startWorker(slot))),

    /** @throws ProviderError: 'unavailable' (too busy, too slow, broken), 'bad-output' (the task threw), 'refused' (aborted) */
    run<T>(
      name: string,
      input: unknown,
      reference: PoolReference | null = null,
      { signal, lane = OWN_LANE, isUrgent = false }: PoolTurn = {},
    ): Promise<T> {
      if (isClosed)
        return Promise.reject(new ProviderError('unavailable', 'the server is stopping'));
      return new Promise<T>((resolve, reject) => {
        waiting
          .add({
            id: nextId++,
            name,
            input,
            lane,
            isUrgent,
            reference,
            resolve: resolve as (value: unknown) => void,
            reject,
            signal,
          })
          ?.reject(new ProviderError('rate-limited', 'too many tasks are waiting', 5_000));
        dispatch();
      });
    },

    async close(): Promise<void> {
      isClosed = true;
      for (const task of waiting.takeAll())
        task.reject(new ProviderError('unavailable', 'the server is stopping'));
      await Promise.all(
        slots.map(async (slot) => {
          const { worker } = slot;
          if (worker) {
            breakSlot(slot, worker, 'the server is stopping');
            await worker.end();
          }
        }),
      );
    },
  };
}

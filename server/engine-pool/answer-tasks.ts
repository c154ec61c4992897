/** The worker's side of the pool: keeps the reference data and runs one task at a time. */
import { parentPort } from 'node:worker_threads';
import type { PoolMessage, PoolReply } from '#server/engine-pool/pool.ts';

export type TaskDoers<Reference> = Record<
  string,
  (input: never, reference: Reference | null) => unknown
>;

export function answerTasks<Reference>(doers: TaskDoers<Reference>): void {
  let reference: Reference | null = null;
  listen(async (message, reply) => {
    if (message.type === 'reference') {
      reference = message.value as Reference;
      return;
    }
    try {
      const doer = doers[message.name];
      if (!doer) throw new Error(`there is no task called ${message.name}`);
      reply({ id: message.id, ok: true, value: await doer(message.input as never, reference) });
    } catch (error) {
      reply({
        id: message.id,
        ok: false,
        message: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error),
      });
    }
  });
}

function listen(
  onMessage: (message: PoolMessage, reply: (reply: PoolReply) => void) => Promise<void>,
): void {
  if (parentPort) {
    const port = parentPort;
    port.on(
      'message',
      (message: PoolMessage) => void onMessage(message, (reply) => port.postMessage(reply)),
    );
    return;
  }
  process.on(
    'message',
    (message: PoolMessage) => void onMessage(message, (reply) => void process.send?.(reply)),
  );
  // The server has ended.
  process.on('disconnect', () => process.exit(0));
}

/** The side of a pool's thread: keeps the reference, does one task after another. */
import { parentPort } from 'node:worker_threads';
import type { PoolMessage, PoolReply } from '#server/engine-pool/pool.ts';

export type TaskDoers<Reference> = Record<string, (input: never, reference: Reference | null) => unknown>;

export function answerTasks<Reference>(doers: TaskDoers<Reference>): void {
  const port = parentPort;
  if (!port) throw new Error('This module runs in a worker thread.');
  let reference: Reference | null = null;
  port.on('message', async (message: PoolMessage) => {
    if (message.type === 'reference') {
      reference = message.value as Reference;
      return;
    }
    let reply: PoolReply;
    try {
      const doer = doers[message.name];
      if (!doer) throw new Error(`there is no task called ${message.name}`);
      reply = { id: message.id, ok: true, value: await doer(message.input as never, reference) };
    } catch (error) {
      reply = { id: message.id, ok: false, message: error instanceof Error ? `${error.message}\n${error.stack ?? ''}` : String(error) };
    }
    port.postMessage(reply);
  });
}

/**
 * Stands in front of the engine's thread in a site of the journeys (less-work.mjs): a garden that was designed in this run
 * already, of the very same request, place, plants and rates, is not designed again for the next journey that asks for it.
 * All else the thread does as ever. The long run designs each anew.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parentPort, threadId } from 'node:worker_threads';
import { deserialize, serialize } from 'node:v8';
import type { PoolMessage, PoolReply } from '#server/engine-pool/pool.ts';
import { DESIGNED } from './seed-data.ts';

const port = parentPort!;
mkdirSync(DESIGNED, { recursive: true });
let reference = '';
/** Where the designs that are being made are to be kept, by their task. */
const awaited = new Map<number, string>();

/** @returns the file of a design's answer; null for any other message */
function fileOf(message: PoolMessage): string | null {
  if (message.type === 'reference') reference = JSON.stringify(message.value);
  if (message.type !== 'task' || message.name !== 'design') return null;
  const asked = createHash('sha256').update(JSON.stringify(message.input)).update(reference);
  return `${DESIGNED}/${asked.digest('hex')}`;
}

const answer = port.postMessage.bind(port);
port.postMessage = (reply: PoolReply) => {
  const file = awaited.get(reply.id);
  awaited.delete(reply.id);
  if (file !== undefined && reply.ok) {
    // Another site may be reading: a file is there whole or not at all.
    const part = `${file}.${process.pid}-${threadId}`;
    writeFileSync(part, serialize(reply.value));
    renameSync(part, file);
  }
  answer(reply);
};

const listen = port.on.bind(port);
const on = (name: string, hear: (message: PoolMessage) => void) =>
  listen(name, (message: PoolMessage) => {
    const file = fileOf(message);
    if (file === null || message.type !== 'task') return hear(message);
    if (existsSync(file))
      return answer({ id: message.id, ok: true, value: deserialize(readFileSync(file)) });
    awaited.set(message.id, file);
    return hear(message);
  });
Object.assign(port, { on });

await import(process.argv[1]!);

/** Sends what waits. The same code serves the worker and a page without one. */
import { callApi, CallError, type ApiCall } from '#app/lib/call-api.ts';
import type { Outbox, OutboxEntry } from './outbox-store.ts';

type Locks = Pick<LockManager, 'request'>;
export type SendOptions = {
  outbox: Outbox;
  locks: Locks | undefined;
};

const LOCK = 'plotwright-outbox';
const TIME_LIMIT_MS = 120_000;

/**
 * One sender at a time, over all tabs and the worker; the form's key makes it once on the server as well.
 * @returns how many still wait
 */
export async function sendOutbox({ outbox, locks }: SendOptions): Promise<number> {
  const work = async () => {
    let left = 0;
    for (const entry of await outbox.list()) {
      if (entry.state !== 'waiting') continue;
      const next = await sendOne(entry);
      if (next) await outbox.put(next);
      else left += 1;
    }
    return left;
  };
  return locks ? locks.request(LOCK, work) : work();
}

/** @returns the entry with its answer, or null when it must wait longer */
async function sendOne(entry: OutboxEntry): Promise<OutboxEntry | null> {
  try {
    const answer = await callApi<unknown>(entry.url, {
      ...bodyOf(entry),
      timeLimitMs: TIME_LIMIT_MS,
    });
    return { ...entry, state: 'sent', fields: {}, answer };
  } catch (error) {
    if (!(error instanceof CallError) || error.kind !== 'refused' || mayWait(error.status))
      return null;
    return { ...entry, state: 'refused', answer: { message: error.plain } };
  }
}

/** A busy or broken server, or a slow one: later it may say yes. */
const mayWait = (status: number) => status >= 500 || status === 425 || status === 429;

function bodyOf({ encoding, fields }: OutboxEntry): Pick<ApiCall, 'json' | 'form'> {
  if (encoding === 'json') return { json: fields };
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return { form };
}

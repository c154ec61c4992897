/** Sends what waits. The same code serves the worker and a page without one. */
import type { Outbox, OutboxEntry } from './outbox-store.ts';

type Locks = Pick<LockManager, 'request'>;
export type SendOptions = {
  outbox: Outbox;
  fetch(url: string, init: RequestInit): Promise<Response>;
  locks: Locks | undefined;
};

const LOCK = 'plotwright-outbox';
const TIME_LIMIT_MS = 120_000;

/**
 * One sender at a time, over all tabs and the worker; the form's key makes it once on the server as well.
 * @returns how many still wait
 */
export async function sendOutbox({ outbox, fetch, locks }: SendOptions): Promise<number> {
  const work = async () => {
    let left = 0;
    for (const entry of await outbox.list()) {
      if (entry.state !== 'waiting') continue;
      const next = await sendOne(entry, fetch);
      if (next) await outbox.put(next);
      else left += 1;
    }
    return left;
  };
  return locks ? locks.request(LOCK, work) : work();
}

/** @returns the entry with its answer, or null when it must wait longer */
async function sendOne(
  entry: OutboxEntry,
  fetch: SendOptions['fetch'],
): Promise<OutboxEntry | null> {
  let response: Response;
  try {
    response = await fetch(entry.url, {
      ...bodyOf(entry),
      method: 'POST',
      credentials: 'include',
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (response.ok) return { ...entry, state: 'sent', fields: {}, answer: await response.json() };
    if (mayWait(response.status)) return null;
    return { ...entry, state: 'refused', answer: { message: await wordsOf(response) } };
  } catch {
    return null;
  }
}

/** A busy or broken server, or a slow one: later it may say yes. */
const mayWait = (status: number) =>
  status >= 500 || status === 408 || status === 425 || status === 429;

function bodyOf({ encoding, fields }: OutboxEntry): Pick<RequestInit, 'body' | 'headers'> {
  if (encoding === 'json')
    return {
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    };
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return { body };
}

async function wordsOf(response: Response): Promise<string> {
  const text = await response.text().catch(() => '');
  try {
    const { message } = JSON.parse(text) as { message?: unknown };
    if (typeof message === 'string' && message) return message;
  } catch {
    // No problem document: its text is shown as it is.
  }
  return text || response.statusText || String(response.status);
}

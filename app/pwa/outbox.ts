/** The page's side of the outbox: keeping a form, showing what waits, and having it sent. */
import { DAY_MS } from '#contracts/london-time.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { makeListeners } from '#app/lib/listeners.ts';
import { showToast } from '#app/ui/toast.ts';
import { isWorkerMessage, OUTBOX_TAG, type PageMessage } from './messages.ts';
import { outboxExists } from './outbox-exists.ts';
import { sendOutbox } from './outbox-send.ts';
import { openOutbox, type Outbox, type OutboxEntry, type OutboxKind } from './outbox-store.ts';

export type { OutboxEntry, OutboxKind } from './outbox-store.ts';

let entries: readonly OutboxEntry[] = [];
const { subscribe, tell } = makeListeners();
let isListening = false;
const NONE: readonly OutboxEntry[] = [];

async function withOutbox<T>(work: (outbox: Outbox) => Promise<T>): Promise<T> {
  const outbox = await openOutbox();
  try {
    return await work(outbox);
  } finally {
    outbox.close();
  }
}

/** Reads the store anew and tells the page. */
async function refresh(): Promise<void> {
  entries = (await outboxExists()) ? await withOutbox((outbox) => outbox.list()) : NONE;
  tell();
}

const wordsIn = ({ requestKey: _key, ...rest }: Record<string, string>) =>
  JSON.stringify(Object.entries(rest).sort());

/** Whether a form that could not be sent should be kept: there is no network at all. */
export const isOffline = () => typeof navigator !== 'undefined' && !navigator.onLine;

/**
 * Keeps a form until there is a network, and says so.
 * @param form `key` is the form's requestKey, which makes the server store it once
 * @throws Error where this browser has no store
 */
export async function keepForLater(
  form: Pick<OutboxEntry, 'key' | 'kind' | 'url' | 'encoding' | 'fields' | 'context'>,
): Promise<void> {
  await withOutbox(async (outbox) => {
    // The same words pressed again, after a reload say, are the same request.
    const same = (await outbox.list()).some(
      (entry) =>
        entry.state === 'waiting' &&
        entry.url === form.url &&
        wordsIn(entry.fields) === wordsIn(form.fields),
    );
    if (!same)
      await outbox.put({
        ...form,
        keptAt: new Date().toISOString(),
        state: 'waiting',
        answer: null,
      });
  });
  await refresh();
  showToast({
    title: 'Saved for later',
    description:
      'You are offline. What you wrote is saved on this device and will be sent when the connection is back.',
  });
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  // Browsers without background sync send when the page is next open with a network.
  await (registration as { sync?: { register(tag: string): Promise<void> } } | undefined)?.sync
    ?.register(OUTBOX_TAG)
    .catch(() => undefined);
}

export async function forgetEntry(key: string): Promise<void> {
  await withOutbox((outbox) => outbox.remove(key));
  await refresh();
}

/** Has the worker send what waits; without one the page does it. */
export async function sendWaiting(): Promise<void> {
  if (isOffline() || !(await outboxExists())) return;
  const worker = navigator.serviceWorker?.controller;
  if (worker) return worker.postMessage({ type: 'SEND_OUTBOX' } satisfies PageMessage);
  await withOutbox((outbox) => sendOutbox({ outbox, locks: navigator.locks }));
  await afterSending();
}

const WORDS: Record<OutboxKind, { sent: string; refused: string; text: string }> = {
  design: {
    sent: 'Your designs are ready',
    refused: 'Your garden could not be designed',
    text: 'What you wrote offline has been sent. Your designs are waiting in the design tool.',
  },
  enquiry: {
    sent: 'Your enquiry has been sent',
    refused: 'Your enquiry could not be accepted',
    text: 'We’ve received what you wrote offline.',
  },
  booking: {
    sent: 'Your request has been sent',
    refused: 'Your request could not be accepted',
    text: 'We’ve received what you wrote offline.',
  },
};
/** The server's own words in an answer, where there are any. */
export const messageOf = (entry: OutboxEntry): string | null => {
  const message = (entry.answer as { message?: unknown } | null)?.message;
  return typeof message === 'string' && message ? message : null;
};

/** What has gone out and was never closed is let go of after a week. */
const FORGET_AFTER_MS = 7 * DAY_MS;

async function forgetOld(): Promise<void> {
  if (!(await outboxExists())) return;
  await withOutbox(async (outbox) => {
    for (const entry of await outbox.list())
      if (entry.state !== 'waiting' && Date.now() - Date.parse(entry.keptAt) > FORGET_AFTER_MS)
        await outbox.remove(entry.key);
  });
}

let told = new Set<string>();

/** Says once in this tab what has gone out, or why it was not taken. */
async function afterSending(): Promise<void> {
  await refresh();
  for (const entry of entries) {
    if (entry.state === 'waiting' || told.has(entry.key)) continue;
    told = new Set([...told, entry.key]);
    const words = WORDS[entry.kind];
    const isSent = entry.state === 'sent';
    showToast({
      title: isSent ? words.sent : words.refused,
      description: messageOf(entry) ?? words.text,
      tone: isSent ? 'plain' : 'danger',
    });
  }
  sendAgainLater();
}

/** A server that was busy, or a network that was not quite back, is asked again while the page is open. */
const AGAIN_MS = 15_000;
let again: ReturnType<typeof setTimeout> | undefined;
function sendAgainLater(): void {
  if (again !== undefined || isOffline() || !entries.some(({ state }) => state === 'waiting'))
    return;
  again = setTimeout(() => {
    again = undefined;
    sendWaiting().catch(fail);
  }, AGAIN_MS);
}

const fail = (error: unknown) => console.warn('What waits to be sent could not be read:', error);

/** Hears of the network and of the worker; called once the page is live. */
export function startOutbox(): void {
  if (isListening || typeof indexedDB === 'undefined') return;
  isListening = true;
  navigator.serviceWorker?.addEventListener('message', (event) => {
    if (isWorkerMessage(event.data)) afterSending().catch(fail);
  });
  addEventListener('online', () => void sendWaiting().catch(fail));
  forgetOld()
    .then(afterSending)
    .then(() => (entries.some((entry) => entry.state === 'waiting') ? sendWaiting() : undefined))
    .catch(fail);
}

/** What is kept of one kind of form, oldest first. */
export function useOutbox(kind: OutboxKind): readonly OutboxEntry[] {
  const all = useSyncExternalStore(
    subscribe,
    () => entries,
    () => NONE,
  );
  useEffect(() => startOutbox(), []);
  return useMemo(() => all.filter((entry) => entry.kind === kind), [all, kind]);
}

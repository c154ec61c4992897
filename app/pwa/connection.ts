/** Watches the connection: online or not, slow or not, and signs of a VPN. */
import { API } from '#contracts/routes.ts';
import { makeListeners } from '#app/lib/listeners.ts';

export const CHECK_EVERY_MS = 30_000;
export const CHECK_AFTER_RETURN_MS = 1_000;
/** A health check that takes longer is a sign of a VPN. */
export const SLOW_CHECK_MS = 2_000;
/** A round trip that takes longer makes the connection slow. */
export const SLOW_ROUND_TRIP_MS = 1_000;
/** One slow answer is chance: only so many in a row are said. */
export const SIGNS_IN_A_ROW = 2;
const GIVE_UP_MS = 10_000;

export type ConnectionState = 'good' | 'offline' | 'vpn' | 'slow';
export type NetworkFacts = { effectiveType?: string | undefined; rtt?: number | undefined };

export function isSlow({ effectiveType, rtt }: NetworkFacts): boolean {
  return (
    effectiveType === 'slow-2g' ||
    effectiveType === '2g' ||
    (rtt !== undefined && rtt > SLOW_ROUND_TRIP_MS)
  );
}

/** Offline takes precedence over VPN, VPN over slow. */
export function stateOf(facts: {
  isOnline: boolean;
  signs: number;
  isSlow: boolean;
}): ConnectionState {
  if (!facts.isOnline) return 'offline';
  if (facts.signs >= SIGNS_IN_A_ROW) return 'vpn';
  return facts.isSlow ? 'slow' : 'good';
}

type Information = EventTarget & NetworkFacts;
/** What the watch reads and hears; the browser's own unless a test gives another. */
export type Surroundings = {
  isOnline(): boolean;
  information: Information | undefined;
  events: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  fetch(url: string, init: RequestInit): Promise<{ status: number }>;
  now(): number;
};

export type ConnectionWatch = {
  read(): ConnectionState;
  subscribe(listener: () => void): () => void;
};

/** Checks on the first subscription, every 30 s, and 1 s after coming back; ends with the last subscription. */
export function watchConnection({
  isOnline,
  information,
  events,
  fetch,
  now,
}: Surroundings): ConnectionWatch {
  const listeners = makeListeners();
  let signs = 0;
  let state: ConnectionState = 'good';
  let timer: ReturnType<typeof setInterval> | undefined;
  let returning: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    const next = stateOf({ isOnline: isOnline(), signs, isSlow: isSlow(information ?? {}) });
    if (next === state) return;
    state = next;
    listeners.tell();
  };
  const check = async () => {
    if (!isOnline()) return;
    const started = now();
    const isSign = await fetch(API.healthCheck, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(GIVE_UP_MS),
    }).then(
      () => now() - started > SLOW_CHECK_MS,
      () => true,
    );
    // A check that failed because the network went away says nothing about a VPN.
    if (!isOnline()) return;
    signs = isSign ? signs + 1 : 0;
    update();
  };
  const onBack = () => {
    update();
    clearTimeout(returning);
    returning = setTimeout(() => void check(), CHECK_AFTER_RETURN_MS);
  };
  const onGone = () => {
    clearTimeout(returning);
    signs = 0;
    update();
  };
  const start = () => {
    events.addEventListener('online', onBack);
    events.addEventListener('offline', onGone);
    information?.addEventListener('change', update);
    timer = setInterval(() => void check(), CHECK_EVERY_MS);
    update();
    void check();
  };
  const stop = () => {
    events.removeEventListener('online', onBack);
    events.removeEventListener('offline', onGone);
    information?.removeEventListener('change', update);
    clearInterval(timer);
    clearTimeout(returning);
  };
  return {
    read: () => state,
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      if (listeners.count() === 1) start();
      return () => {
        unsubscribe();
        if (listeners.count() === 0) stop();
      };
    },
  };
}

let own: ConnectionWatch | undefined;

/** The watch of this tab. */
export function connectionOfBrowser(): ConnectionWatch {
  own ??= watchConnection({
    isOnline: () => navigator.onLine,
    information: (navigator as { connection?: Information }).connection,
    events: globalThis,
    fetch: (url, init) => fetch(url, init),
    now: () => performance.now(),
  });
  return own;
}

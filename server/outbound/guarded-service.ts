/**
 * Calls an outside service without making visitors wait for one that is down: time limit, circuit breaker, bounded
 * cache, and one call at a time for the same question.
 */

export type GuardOptions = {
  /** Time limit of a call. */
  limitMs: number;
  /** How long a visitor waits for an unproven service; the call continues and fills the cache. */
  unprovenMs?: number;
  /** Consecutive failures that open the breaker. */
  failures?: number;
  /** How long the breaker stays open; then one call tries again. */
  openMs?: number;
  /** Cache lifetime. */
  keepMs: number;
  keepEntries: number;
  /** Checked before each call: false skips the service, which does not count as a failure. */
  mayCall?: () => boolean;
  now?: () => number;
};

/** Below what people notice, and within the 100 ms the site promises offline. */
export const UNPROVEN_MS = 60;

export type GuardState = 'unproven' | 'up' | 'open';
export type Guarded<T> = {
  /** The answer, or null if it is not available in time. Never throws. */
  ask(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T | null>;
  readonly state: GuardState;
};

export function guardService<T>(options: GuardOptions): Guarded<T> {
  const {
    limitMs,
    unprovenMs = UNPROVEN_MS,
    failures: failuresToOpen = 3,
    openMs = 60_000,
    keepMs,
    keepEntries,
    mayCall = () => true,
    now = Date.now,
  } = options;
  const cache = new Map<string, { value: T; until: number }>();
  const running = new Map<string, Promise<T>>();
  let failuresInARow = 0;
  let openUntil = 0;
  let isProven = false;
  const isOpen = () => failuresInARow >= failuresToOpen && now() < openUntil;

  async function watched<R>(call: (signal: AbortSignal) => Promise<R>): Promise<R> {
    try {
      const value = await call(AbortSignal.timeout(limitMs));
      failuresInARow = 0;
      isProven = true;
      return value;
    } catch (error) {
      failuresInARow += 1;
      isProven = false;
      if (failuresInARow >= failuresToOpen) openUntil = now() + openMs;
      throw error;
    }
  }
  function start(key: string, call: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const same = running.get(key);
    if (same) return same;
    // After its pause an open breaker lets one call through; others get null until it returns.
    if (failuresInARow >= failuresToOpen) openUntil = now() + openMs;
    const answer = watched(call)
      .then((value) => {
        remember(key, value);
        return value;
      })
      .finally(() => running.delete(key));
    running.set(key, answer);
    return answer;
  }
  function remember(key: string, value: T) {
    cache.delete(key);
    cache.set(key, { value, until: now() + keepMs });
    if (cache.size > keepEntries) cache.delete(cache.keys().next().value!);
  }

  return {
    async ask(key, call) {
      const kept = cache.get(key);
      if (kept && kept.until > now()) {
        // Moved to the end: least recently used entries are dropped first.
        cache.delete(key);
        cache.set(key, kept);
        return kept.value;
      }
      if (!running.has(key) && (isOpen() || !mayCall())) return null;
      const answer = start(key, call).catch(() => null);
      return within(answer, isProven ? limitMs : unprovenMs);
    },
    get state() {
      if (isOpen()) return 'open';
      return isProven ? 'up' : 'unproven';
    },
  };
}

/** The value, or null after the time limit. */
function within<T>(value: Promise<T | null>, ms: number): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    timer.unref?.();
    void value.then((found) => {
      clearTimeout(timer);
      resolve(found);
    });
  });
}

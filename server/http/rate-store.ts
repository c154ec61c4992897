/** Counts requests per client within a window; a client's address is dropped when its window ends. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createTimer } from '#server/runtime/timer.ts';

/** Clients counted at once; beyond it the oldest starts again. */
const MOST_CLIENTS = 20_000;

type Counted = { times: number; until: number };

/** One per kind of call: every window in a store has the same length, so the first to begin is the first to end. */
export class RateStore implements FastifyRateLimitStore {
  readonly #counted = new Map<string, Counted>();
  readonly #timer = createTimer(() => this.#forget());

  get size(): number {
    return this.#counted.size;
  }

  /** @param windowMs length of a client's window, from its first request */
  incr(
    client: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    this.#forget();
    const now = Date.now();
    const counted = this.#counted.get(client) ?? { times: 0, until: now + windowMs };
    counted.times += 1;
    this.#counted.set(client, counted);
    if (this.#counted.size > MOST_CLIENTS) this.#counted.delete(this.#counted.keys().next().value!);
    this.#timer.set(windowMs);
    callback(null, { current: counted.times, ttl: counted.until - now });
  }

  child(): RateStore {
    return new RateStore();
  }

  #forget(): void {
    const now = Date.now();
    for (const [client, { until }] of this.#counted) {
      if (until > now) {
        this.#timer.set(until - now);
        return;
      }
      this.#counted.delete(client);
    }
  }
}

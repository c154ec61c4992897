/** How often each client has come within a window. Its address is forgotten with the window, whether or not anybody comes again. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { createTimer } from '#server/runtime/timer.ts';

/** Counted at a time; beyond them the one counted longest begins anew. */
const MOST_CLIENTS = 20_000;

type Counted = { times: number; until: number };

/** One for each kind of call: all windows of one are of one length, so that the first to begin is the first to end. */
export class RateStore implements FastifyRateLimitStore {
  readonly #counted = new Map<string, Counted>();
  readonly #timer = createTimer(() => this.#forget());

  get size(): number {
    return this.#counted.size;
  }

  /** @param windowMs how long a client is counted from its first request on */
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

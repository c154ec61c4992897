/** Counts requests per client within a window; a client's address is dropped when its window ends. */
import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import type { SharedCounts } from '#server/db/shared-counts.ts';
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

  child(_params?: object): RateStore {
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

type Shared = { counts: SharedCounts; hash(client: string): string };
/** What the plugin hands over; its types leave the route out. */
type Params = { routeInfo?: { method: string | string[]; url: string } };

/** The store of all requests counts in this process; those of single calls count with the other nodes. */
export const sharedStoreOf = (shared: Shared): new () => RateStore =>
  class extends RateStore {
    override child(params?: object): RateStore {
      const { method, url } = (params as Params | undefined)?.routeInfo ?? {};
      return url === undefined
        ? new RateStore()
        : new SharedStore(shared, `${[method].flat().join(',')} ${url}`);
    }
  };

class SharedStore extends RateStore {
  readonly #shared: Shared;
  readonly #name: string;

  constructor(shared: Shared, name: string) {
    super();
    this.#shared = shared;
    this.#name = name;
  }

  override incr(
    client: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const { counts, hash } = this.#shared;
    counts.add({ name: this.#name, client: hash(client), amount: 1, windowMs }).then(
      ({ amount, until }) => callback(null, { current: amount, ttl: until - Date.now() }),
      // Without the database the call will fail by itself; until then this process counts alone.
      () => super.incr(client, callback, windowMs),
    );
  }
}

/**
 * Tries at the password that were turned away from memory, before the database was asked: counted by address, and written
 * once a minute and when the owner looks, so that a flood of guesses stands in the list of attempts and still costs next to nothing.
 */
import type { Client } from '#server/features/owner/sessions.ts';
import { createBufferedCounter, type BufferedCounter } from '#server/runtime/buffered-counter.ts';
import type { Clock } from '#server/ports/clock.ts';

const WRITE_EVERY_MS = 60_000;
/** Whoever is counted here has made twenty tries in a minute that were looked at. */
const MOST_ADDRESSES = 1_000;
const OTHERS = 'other addresses';

/** `at`: ISO time of the last of them. */
export type Refused = Client & { count: number; at: string };

export type RefusedTries = Omit<BufferedCounter<Refused>, 'count'> & {
  count(client: Client): void;
};

export type RefusedTriesParts = {
  clock: Clock;
  write(rows: readonly Refused[]): Promise<void>;
  onFailure(error: unknown): void;
  everyMs?: number;
};

/** An attack from everywhere is counted to the end, though not by address. */
function add(sums: Map<string, Refused>, { address: from, userAgent, count, at }: Refused): void {
  const address = sums.has(from) || sums.size < MOST_ADDRESSES ? from : OTHERS;
  const known = sums.get(address);
  sums.set(address, {
    address,
    userAgent: address === OTHERS ? '' : userAgent,
    count: (known?.count ?? 0) + count,
    at: known && known.at > at ? known.at : at,
  });
}

export function createRefusedTries({
  clock,
  write,
  onFailure,
  everyMs = WRITE_EVERY_MS,
}: RefusedTriesParts): RefusedTries {
  const sums = createBufferedCounter<Refused>({ everyMs, add, write, onFailure });
  return {
    ...sums,
    count: (client) => sums.count({ ...client, count: 1, at: clock.now().toISOString() }),
  };
}

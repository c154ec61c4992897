/** Counts of what clients do, in the database that several nodes share. A row is gone a minute after its window at the latest. */
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { createTimer } from '#server/runtime/timer.ts';

export type ClientCountTable = {
  /** What is counted: a call, or 'bookings'. */
  counted: string;
  /** A hash of the client's address, or '' for all together. */
  client: string;
  amount: number;
  /** Milliseconds since 1970 at which the window ends. */
  until: number;
};
export type SharedCounts = {
  /** @param amount less than nothing gives back @returns what has been counted within the window that began first, and when it ends, ms since 1970 */
  add(order: {
    name: string;
    client: string;
    amount: number;
    windowMs: number;
  }): Promise<{ amount: number; until: number }>;
};

const SWEPT_AFTER_MS = 60_000;

export function sharedCounts(db: Database, now: () => number): SharedCounts {
  const sweep = () =>
    void db
      .write((tx) => tx.deleteFrom('client_counts').where('until', '<=', now()).execute())
      // The next count sweeps again.
      .catch(() => undefined);
  const timer = createTimer(sweep);
  return {
    async add({ name, client, amount, windowMs }) {
      const at = now();
      const isOver = sql`client_counts.until <= ${at}`;
      const row = await db.write((tx) =>
        tx
          .insertInto('client_counts')

          .values({ counted: name, client, amount: Math.max(0, amount), until: at + windowMs })
          .onConflict((conflict) =>
            conflict.columns(['counted', 'client']).doUpdateSet({
              amount: sql<number>`case when ${isOver} then excluded.amount else client_counts.amount + cast(${amount} as bigint) end`,
              until: sql<number>`case when ${isOver} then excluded.until else client_counts.until end`,
            }),
          )
          .returning(['amount', 'until'])
          .executeTakeFirstOrThrow(),
      );
      timer.set(windowMs + SWEPT_AFTER_MS);
      return { amount: Number(row.amount), until: Number(row.until) };
    },
  };
}

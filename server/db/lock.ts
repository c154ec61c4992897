/** Locks that all nodes of one installation agree on, each until the end of its transaction. */
import { sql } from 'kysely';
import type { Database, Tx } from './database.ts';

/** Any numbers, unlike each other. */
export const LOCKS = { diary: 7_231_905, invoices: 7_231_906 } as const;

/** Held from here to the end of the transaction. SQLite allows one writer anyway. */
export async function holdLock(
  tx: Tx,
  kind: Database['kind'],
  lock: keyof typeof LOCKS,
): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCKS[lock])})`.execute(tx);
}

/** One person's records are found by the address in small letters, without looking through all of them. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  for (const table of ['enquiries', 'quotes', 'bookings'])
    await sql`create index ${sql.ref(`${table}_by_small_email`)} on ${sql.table(table)} (lower(email))`.execute(
      tx,
    );
}

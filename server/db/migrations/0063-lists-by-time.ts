/**
 * Lists are read by the time at which their rows were made, a few hundred at once: without an index each look sorts all of
 * them. The owner's lists of enquiries are counted from an index alone, without the rows, which are long.
 */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  for (const table of ['enquiries', 'quotes', 'bookings', 'booking_requests', 'tasks'])
    await sql`create index ${sql.ref(`${table}_in_order`)} on ${sql.table(table)} (created_at, id)`.execute(
      tx,
    );
  await tx.schema
    .createIndex('enquiries_by_list')
    .on('enquiries')
    .columns(['deleted_at', 'state', 'archived_at', 'waiting_since'])
    .execute();
}

/** The owner's enquiries are read in the order in which they are shown, and quotes are counted without their texts. */
import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  // The order of listEnquiryRows, word for word: another order is sorted by hand.
  await sql`create index enquiries_in_turn on enquiries ((case when waiting_since is null then 1 else 0 end), waiting_since, last_activity_at desc, id) where deleted_at is null`.execute(
    tx,
  );
  await sql`create index quotes_in_turn on quotes (updated_at desc, id) where deleted_at is null`.execute(
    tx,
  );
  await tx.schema
    .createIndex('quotes_by_list')
    .on('quotes')
    .columns(['deleted_at', 'state', 'id'])
    .execute();
}

/** An appointment knows the enquiry it came from. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('bookings').addColumn('enquiry_id', 'text').execute();
  await tx.schema.createIndex('bookings_by_enquiry').on('bookings').column('enquiry_id').execute();
}

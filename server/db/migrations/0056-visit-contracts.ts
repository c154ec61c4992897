/** What was agreed of an appointment that costs money: price, request to come early, right to cancel. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('bookings').addColumn('contract', 'text').execute();
}

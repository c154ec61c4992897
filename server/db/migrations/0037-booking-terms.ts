/** Stores an appointment's name and price as agreed when it was booked. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('bookings').addColumn('label', 'text').execute();
  await tx.schema.alterTable('bookings').addColumn('price', 'text').execute();
}

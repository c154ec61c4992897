/** The house and street of a visit: its postcode alone names a whole row of doors. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('bookings').addColumn('address', 'text').execute();
}

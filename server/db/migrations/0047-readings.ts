/** What was read in the description of a request for designs, and what is asked about it. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('design_sessions').addColumn('reading', 'text').execute();
}

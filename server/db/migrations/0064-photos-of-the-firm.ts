/** Photographs that the firm takes in a garden lie with its enquiry, and are the firm's own to see. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .alterTable('enquiry_photos')
    .addColumn('sender', 'text', (column) => column.notNull().defaultTo('visitor'))
    .execute();
}

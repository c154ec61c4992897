/** Designs that are changed by hand: what they were, and every change since. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('design_changes')
    .addColumn('design_id', 'text', (column) =>
      column.primaryKey().references('designs.id').onDelete('cascade'),
    )
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('original', 'text', (column) => column.notNull())
    .addColumn('operations', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

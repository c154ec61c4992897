/** Other ways to lay out a design round what was locked, as they were made: one that is taken stays as it was shown. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('design_arrangements')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) =>
      column.notNull().references('designs.id').onDelete('cascade'),
    )
    .addColumn('garden', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('design_arrangements_design')
    .on('design_arrangements')
    .columns(['design_id', 'created_at'])
    .execute();
}

/** Copies of designs begun from the library or from an enquiry, and versions of a changed design that were given a name. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  for (const name of ['copied_from', 'brief_of', 'enquiry_id'] as const)
    await tx.schema.alterTable('design_sessions').addColumn(name, 'text').execute();
  await tx.schema
    .createIndex('design_sessions_enquiry')
    .on('design_sessions')
    .column('enquiry_id')
    .execute();
  await tx.schema
    .createTable('design_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) =>
      column.notNull().references('designs.id').onDelete('cascade'),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('operations', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('design_versions_design')
    .on('design_versions')
    .columns(['design_id', 'created_at'])
    .execute();
}

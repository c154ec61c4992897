/** Printed reports. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('design_reports')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) => column.references('designs.id').onDelete('cascade'))
    .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('design_reports_by_design')
    .on('design_reports')
    .column('design_id')
    .execute();
}

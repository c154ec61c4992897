/** What was brought in from files, and which records came of it, so that it can be undone in one step. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('imports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('row_count', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text', (column) => column.notNull())
    .addColumn('undone_at', 'text')
    .execute();
  await tx.schema
    .createTable('import_rows')
    .addColumn('record_id', 'text', (column) => column.primaryKey())
    .addColumn('import_id', 'text', (column) =>
      column.notNull().references('imports.id').onDelete('cascade'),
    )
    .execute();
  await tx.schema.createIndex('import_rows_import').on('import_rows').column('import_id').execute();
}

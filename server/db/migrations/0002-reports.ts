/** Printed reports. */
import type { Migration } from '#server/db/migrate.ts';

export const reports: Migration = {
  name: '0002-reports',
  async up(tx) {
    await tx.schema
      .createTable('design_reports')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('design_id', 'text', (column) =>
        column.references('designs.id').onDelete('cascade'),
      )
      .addColumn('fingerprint', 'text', (column) => column.notNull().unique())
      .addColumn('file_name', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .execute();
    await tx.schema
      .createIndex('design_reports_by_design')
      .on('design_reports')
      .column('design_id')
      .execute();
  },
};

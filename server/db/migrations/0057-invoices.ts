/** Invoices and credit notes of accepted quotes, and how many numbers a year has had. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('invoices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.notNull().unique())
    .addColumn('quote_id', 'text', (column) => column.notNull())
    .addColumn('stage', 'integer', (column) => column.notNull())
    .addColumn('credits', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('total_pence', 'integer', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('paid_on', 'text')
    .addColumn('paid_how', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('invoices_quote')
    .on('invoices')
    .columns(['quote_id', 'stage'])
    .execute();
  // At most one credit note for each invoice.
  await tx.schema
    .createIndex('invoices_credits')
    .on('invoices')
    .column('credits')
    .unique()
    .execute();
  await tx.schema.createIndex('invoices_created').on('invoices').column('created_at').execute();
  await tx.schema
    .createTable('invoice_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}

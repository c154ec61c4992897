/** Quotes with their versions, immutable once sent, and at most one acceptance. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('quotes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('number', 'text', (column) => column.unique())
    .addColumn('enquiry_id', 'text')
    .addColumn('design_id', 'text')
    .addColumn('design_title', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('postcode', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('quotes_by_time')
    .on('quotes')
    .columns(['updated_at', 'id'])
    .execute();
  await tx.schema.createIndex('quotes_by_enquiry').on('quotes').column('enquiry_id').execute();
  await tx.schema.createIndex('quotes_by_email').on('quotes').column('email').execute();

  await tx.schema
    .createTable('quote_versions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quote_id', 'text', (column) =>
      column.notNull().references('quotes.id').onDelete('cascade'),
    )
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('total_pence', 'bigint', (column) => column.notNull())
    .addColumn('sent', 'text')
    .addColumn('hash', 'text')
    .addColumn('sent_at', 'text')
    .addColumn('valid_until', 'text')
    .addColumn('pdf_key', 'text')
    .addColumn('answer_words', 'text')
    .addColumn('answered_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('quote_versions_in_order', ['quote_id', 'n'])
    .execute();

  // The primary key allows one acceptance per quote.
  await tx.schema
    .createTable('quote_acceptances')
    .addColumn('quote_id', 'text', (column) =>
      column.primaryKey().references('quotes.id').onDelete('cascade'),
    )
    .addColumn('version_id', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('client_address', 'text', (column) => column.notNull())
    .addColumn('begins_early', 'integer', (column) => column.notNull())
    .addColumn('accepted_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('quote_numbers')
    .addColumn('year', 'integer', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
}

/** The diary: bookings, blocked times and days off. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('bookings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('buffer_before', 'integer', (column) => column.notNull())
    .addColumn('buffer_after', 'integer', (column) => column.notNull())
    .addColumn('on_site', 'integer', (column) => column.notNull())
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('postcode', 'text')
    .addColumn('message', 'text')
    .addColumn('site_facts', 'text', (column) => column.notNull())
    .addColumn('design_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('bookings_by_start').on('bookings').column('starts_at').execute();
  await tx.schema.createIndex('bookings_by_email').on('bookings').column('email').execute();

  await tx.schema
    .createTable('booking_cells')
    .addColumn('cell', 'text', (column) => column.primaryKey())
    .addColumn('booking_id', 'text', (column) =>
      column.notNull().references('bookings.id').onDelete('cascade'),
    )
    .execute();
  await tx.schema
    .createIndex('booking_cells_by_booking')
    .on('booking_cells')
    .column('booking_id')
    .execute();

  await tx.schema
    .createTable('diary_blocks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable('days_off')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_date', 'text', (column) => column.notNull())
    .addColumn('to_date', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
}

/** Services, portfolio, testimonials, calendar entries of plants, sizes of site pictures, requests for appointments. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('services')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('short_description', 'text', (column) => column.notNull())
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('icon', 'text')
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('active', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('portfolio_projects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('before_image_url', 'text', (column) => column.notNull())
    .addColumn('after_image_url', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('testimonials')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('location', 'text', (column) => column.notNull())
    .addColumn('rating', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('featured', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('given_on', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('permission', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  // One plants table: a row may have the engine's attributes, a place in the calendar, or both.
  await tx.schema.alterTable('plants').addColumn('calendar', 'text').execute();

  await tx.schema
    .createTable('site_pictures')
    .addColumn('url', 'text', (column) => column.primaryKey())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('avif', 'text', (column) => column.notNull())
    .addColumn('placeholder', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('booking_requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('phone', 'text')
    .addColumn('postcode', 'text')
    .addColumn('preferred_times', 'text')
    .addColumn('message', 'text')
    .addColumn('design_id', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('booking_requests_by_time')
    .on('booking_requests')
    .column('created_at')
    .execute();
}

/** Sessions, designs, pictures, jobs, audit, settings, the rate book, the plant catalogue and files. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('rates')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('plants')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('edited', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('design_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.unique())
    .addColumn('request_hash', 'text', (column) => column.notNull())
    .addColumn('project_type', 'text', (column) => column.notNull())
    .addColumn('input', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('problems', 'text', (column) => column.notNull())
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('designs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().references('design_sessions.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('project_type', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('concept', 'text', (column) => column.notNull())
    .addColumn('main_feature', 'text', (column) => column.notNull())
    .addColumn('style', 'text', (column) => column.notNull())
    .addColumn('plot_m2', 'double precision', (column) => column.notNull())
    .addColumn('total_pence', 'integer', (column) => column.notNull())
    .addColumn('rating', 'double precision', (column) => column.notNull())
    .addColumn('evening_sun_hours', 'double precision', (column) => column.notNull())
    .addColumn('garden', 'text', (column) => column.notNull())
    .addColumn('shared', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('sample', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('hero', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('designs_by_session')
    .on('designs')
    .columns(['session_id', 'position'])
    .unique()
    .execute();
  await tx.schema
    .createIndex('designs_in_library')
    .on('designs')
    .columns(['shared', 'created_at'])
    .execute();

  await tx.schema
    .createTable('design_pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('design_id', 'text', (column) =>
      column.notNull().references('designs.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('jpeg_key', 'text', (column) => column.notNull())
    .addColumn('avif', 'text', (column) => column.notNull())
    .addColumn('card_key', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('design_pictures_by_kind')
    .on('design_pictures')
    .columns(['design_id', 'kind'])
    .unique()
    .execute();

  await tx.schema
    .createTable('jobs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('max_attempts', 'integer', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('run_at', 'bigint', (column) => column.notNull())
    .addColumn('lease_token', 'text')
    .addColumn('lease_until', 'bigint')
    .addColumn('steps', 'text', (column) => column.notNull())
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('jobs_due')
    .on('jobs')
    .columns(['status', 'priority', 'run_at'])
    .execute();

  await tx.schema
    .createTable('files')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('audit')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('audit_by_subject').on('audit').columns(['subject', 'at']).execute();
}

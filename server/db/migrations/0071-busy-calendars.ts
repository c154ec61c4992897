/** Calendars of the owner's elsewhere: their addresses, and when they are busy, without what for. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('busy_calendars')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull().unique())
    .addColumn('asked_at', 'text')
    .addColumn('read_at', 'text')
    .addColumn('failure', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createTable('busy_times')
    .addColumn('calendar_id', 'text', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('busy_times_key', ['calendar_id', 'starts_at'])
    .execute();
  await tx.schema.createIndex('busy_times_by_end').on('busy_times').column('ends_at').execute();
}

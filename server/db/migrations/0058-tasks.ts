/** What the owner means to do for somebody, and by when. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('tasks')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text')
    .addColumn('done_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema.createIndex('tasks_email').on('tasks').column('email').execute();
  await tx.schema.createIndex('tasks_due').on('tasks').columns(['done_at', 'due_on']).execute();
}

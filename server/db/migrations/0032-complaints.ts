/** The log of complaints with its steps, and notices that cancel a contract. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('complaints')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('concerning', 'text')
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('remedy', 'text')
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('due_on', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('complaints_by_state')
    .on('complaints')
    .columns(['state', 'due_on'])
    .execute();
  await tx.schema
    .createIndex('complaints_by_time')
    .on('complaints')
    .column('received_at')
    .execute();
  await tx.schema
    .createTable('complaint_steps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('complaint_id', 'text', (column) =>
      column.notNull().references('complaints.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('complaint_steps_by_complaint')
    .on('complaint_steps')
    .columns(['complaint_id', 'at'])
    .execute();

  await tx.schema
    .createTable('cancellation_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('contract', 'text', (column) => column.notNull())
    .addColumn('ordered', 'text')
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('settled_at', 'text')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('cancellation_notices_by_time')
    .on('cancellation_notices')
    .column('received_at')
    .execute();
}

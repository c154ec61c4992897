/** The owner's sessions, attempts to sign in, and how long an address has to wait for its next. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('owner_sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('secret_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .execute();

  await tx.schema
    .createTable('sign_in_attempts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await tx.schema
    .createIndex('sign_in_attempts_by_time')
    .on('sign_in_attempts')
    .column('at')
    .execute();
  await tx.schema
    .createIndex('sign_in_attempts_by_address')
    .on('sign_in_attempts')
    .columns(['address', 'at'])
    .execute();

  await tx.schema
    .createTable('sign_in_delays')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('failures', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('failed_at', 'text')
    .addColumn('blocked_until', 'text')
    .addColumn('known_at', 'text')
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

/** Outgoing mail with unique keys, and opt-outs per kind. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('mail_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('to_name', 'text')
    .addColumn('to_address', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('attachments', 'text', (column) => column.notNull())
    .addColumn('unsubscribe_purpose', 'text')
    .addColumn('about_kind', 'text')
    .addColumn('about_id', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text')
    .addColumn('receipt', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('sent_at', 'text')
    .execute();
  await tx.schema
    .createIndex('mail_messages_by_state')
    .on('mail_messages')
    .columns(['state', 'created_at'])
    .execute();
  await tx.schema
    .createIndex('mail_messages_by_time')
    .on('mail_messages')
    .column('created_at')
    .execute();
  await tx.schema
    .createIndex('mail_messages_by_address')
    .on('mail_messages')
    .column('to_address')
    .execute();
  await tx.schema
    .createIndex('mail_messages_by_matter')
    .on('mail_messages')
    .columns(['about_kind', 'about_id'])
    .execute();

  await tx.schema
    .createTable('mail_suppressions')
    .addColumn('address_hash', 'text', (column) => column.notNull())
    .addColumn('purpose', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('mail_suppressions_key', ['address_hash', 'purpose'])
    .execute();
}

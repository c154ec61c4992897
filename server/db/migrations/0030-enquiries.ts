/** Enquiries with the designs they are about, their photographs, letters to and fro, and the owner's notes. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('enquiries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_key', 'text', (column) => column.notNull().unique())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('closing', 'text')
    .addColumn('state_times', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text')
    .addColumn('phone', 'text')
    .addColumn('postcode', 'text')
    .addColumn('preferred_times', 'text')
    .addColumn('message', 'text')
    .addColumn('budget_pence', 'integer')
    .addColumn('access', 'text', (column) => column.notNull())
    .addColumn('calculator', 'text')
    .addColumn('choices', 'text', (column) => column.notNull())
    .addColumn('site_facts', 'text', (column) => column.notNull())
    .addColumn('session_id', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('photos_made', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('waiting_since', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('last_activity_at', 'text', (column) => column.notNull())
    .addColumn('archived_at', 'text')
    .addColumn('deleted_at', 'text')
    .execute();
  await tx.schema
    .createIndex('enquiries_by_activity')
    .on('enquiries')
    .column('last_activity_at')
    .execute();
  await tx.schema
    .createIndex('enquiries_by_waiting')
    .on('enquiries')
    .column('waiting_since')
    .execute();
  await tx.schema
    .createIndex('enquiries_by_session')
    .on('enquiries')
    .column('session_id')
    .execute();

  await tx.schema
    .createTable('enquiry_designs')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('design_id', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('low_pence', 'integer', (column) => column.notNull())
    .addColumn('high_pence', 'integer', (column) => column.notNull())
    .addColumn('figures', 'text', (column) => column.notNull())
    .addColumn('plan', 'text')
    .addPrimaryKeyConstraint('enquiry_designs_key', ['enquiry_id', 'n'])
    .execute();

  await tx.schema
    .createTable('enquiry_messages')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('request_key', 'text', (column) => column.notNull())
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('enquiry_messages_once', ['enquiry_id', 'request_key'])
    .execute();

  await tx.schema
    .createTable('enquiry_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await tx.schema
    .createIndex('enquiry_notes_by_enquiry')
    .on('enquiry_notes')
    .column('enquiry_id')
    .execute();

  await tx.schema
    .createTable('enquiry_photos')
    .addColumn('enquiry_id', 'text', (column) => column.notNull())
    .addColumn('n', 'integer', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('small_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('enquiry_photos_key', ['enquiry_id', 'n'])
    .execute();
}

/** Which request added which record of the website, so that one that is sent again after a lost answer adds no second. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createTable('added_records')
    .addColumn('request_key', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('input_hash', 'text', (column) => column.notNull())
    .addColumn('added_at', 'text', (column) => column.notNull())
    .execute();
}

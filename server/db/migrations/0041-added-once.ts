/** Which request added which record of the website, so that one that is sent again after a lost answer adds no second. */
import type { Migration } from '#server/db/migrate.ts';

export const addedOnce: Migration = {
  name: '0041-added-once',
  async up(tx) {
    await tx.schema
      .createTable('added_records')
      .addColumn('request_key', 'text', (column) => column.primaryKey())
      .addColumn('record_id', 'text', (column) => column.notNull())
      .addColumn('input_hash', 'text', (column) => column.notNull())
      .addColumn('added_at', 'text', (column) => column.notNull())
      .execute();
  },
};

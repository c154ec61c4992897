/** A long file comes in pieces: what tells its rows apart is kept by a hash, so that a row of two pieces comes in once. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema.alterTable('import_rows').addColumn('key_hash', 'text').execute();
  await tx.schema
    .createIndex('import_rows_by_key')
    .on('import_rows')
    .columns(['import_id', 'key_hash'])
    .execute();
}

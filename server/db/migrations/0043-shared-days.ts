/** On which days designs were shared: counted without reading their gardens, which are long rows. */
import type { Tx } from '#server/db/database.ts';

export async function up(tx: Tx): Promise<void> {
  await tx.schema
    .createIndex('designs_shared_days')
    .on('designs')
    .columns(['public_at', 'shared', 'sample', 'deleted_at'])
    .execute();
}

/** On which days designs were shared: counted without reading their gardens, which are long rows. */
import type { Migration } from '#server/db/migrate.ts';

export const sharedDays: Migration = {
  name: '0043-shared-days',
  async up(tx) {
    await tx.schema
      .createIndex('designs_shared_days')
      .on('designs')
      .columns(['public_at', 'shared', 'sample', 'deleted_at'])
      .execute();
  },
};

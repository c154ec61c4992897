/** An appointment knows the enquiry it came from. */
import type { Migration } from '#server/db/migrate.ts';

export const diary: Migration = {
  name: '0033-diary',
  async up(tx) {
    await tx.schema.alterTable('bookings').addColumn('enquiry_id', 'text').execute();
    await tx.schema
      .createIndex('bookings_by_enquiry')
      .on('bookings')
      .column('enquiry_id')
      .execute();
  },
};

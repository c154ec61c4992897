/** An appointment keeps what it is called and costs, as it was agreed when it was booked. */
import type { Migration } from '#server/db/migrate.ts';

export const bookingTerms: Migration = {
  name: '0037-booking-terms',
  async up(tx) {
    await tx.schema.alterTable('bookings').addColumn('label', 'text').execute();
    await tx.schema.alterTable('bookings').addColumn('price', 'text').execute();
  },
};

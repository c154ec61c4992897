import type { Insertable, Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { BookingRequestTables } from '#server/features/booking-requests/table.ts';

export type BookingRequestRow = Selectable<BookingRequestTables['booking_requests']>;

export async function findBookingRequestByKey(db: Reader, key: string): Promise<BookingRequestRow | undefined> {
  return db.selectFrom('booking_requests').selectAll().where('request_key', '=', key).executeTakeFirst();
}

/** @returns whether it is new */
export async function addBookingRequest(tx: Tx, row: Insertable<BookingRequestTables['booking_requests']>): Promise<boolean> {
  const result = await tx.insertInto('booking_requests').values(row).onConflict((conflict) => conflict.column('request_key').doNothing()).executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @returns how many were deleted */
export async function deleteBookingRequestsBefore(tx: Tx, before: string): Promise<number> {
  const result = await tx.deleteFrom('booking_requests').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}

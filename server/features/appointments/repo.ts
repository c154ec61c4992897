import { type Insertable, sql } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  deleteRows,
  findRow,
  insertRows,
  listRows,
  type RowOf,
  takeRow,
  updateVersion,
} from '#server/db/rows.ts';
import type { AppointmentTables } from '#server/features/appointments/table.ts';
import type { Erasable } from '#server/submissions/definition.ts';

export type BookingRow = RowOf<'bookings'>;
export type BlockRow = RowOf<'diary_blocks'>;

const CELL_MS = 5 * 60_000;

export const findBooking = (db: Reader, id: string): Promise<BookingRow | undefined> =>
  findRow(db, 'bookings', { id });

export const findBookingByKey = (db: Reader, key: string): Promise<BookingRow | undefined> =>
  findRow(db, 'bookings', { request_key: key });

/** Of every state, by their beginning. @param from ISO times */
export const listBookings = (db: Reader, from: string, to: string): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const listBookingsOfEnquiry = (db: Reader, enquiryId: string): Promise<BookingRow[]> =>
  listRows(db, 'bookings', { enquiry_id: enquiryId }, 'starts_at', 'id');

export const listBlocks = (db: Reader, from: string, to: string): Promise<BlockRow[]> =>
  db
    .selectFrom('diary_blocks')
    .selectAll()
    .where('ends_at', '>', from)
    .where('starts_at', '<', to)
    .orderBy('starts_at')
    .execute();

/** @param sign that stands in the reason; none of SQL's own */
export const listBlocksNaming = (db: Reader, sign: string): Promise<BlockRow[]> =>
  db
    .selectFrom('diary_blocks')
    .selectAll()
    .where('reason', 'like', `%${sign}%`)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

export const insertBooking = (
  tx: Tx,
  row: Insertable<AppointmentTables['bookings']>,
): Promise<void> => insertRows(tx, 'bookings', row);

/** @param before as it was read in this transaction @throws AppError conflict */
export const updateBooking = (
  tx: Tx,
  before: BookingRow,
  values: Partial<BookingRow>,
): Promise<void> => updateVersion(tx, 'bookings', before, values);

/**
 * Locks the cells of a time span for a booking.
 * @returns false if any of them is taken
 */
export async function insertSlotCells(
  tx: Tx,
  bookingId: string,
  fromMs: number,
  toMs: number,
): Promise<boolean> {
  const cells: string[] = [];
  for (let ms = Math.floor(fromMs / CELL_MS) * CELL_MS; ms < toMs; ms += CELL_MS)
    cells.push(new Date(ms).toISOString());
  const result = await tx
    .insertInto('booking_cells')
    .values(cells.map((cell) => ({ cell, booking_id: bookingId })))
    .onConflict((conflict) => conflict.column('cell').doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n) === cells.length;
}

export const freeCells = (tx: Tx, bookingId: string): Promise<number> =>
  deleteRows(tx, 'booking_cells', { booking_id: bookingId });

/** Those to come that stand. @param now ISO time */
export const listOpenIdsByEmail = async (
  db: Reader,
  email: string,
  now: string,
): Promise<string[]> =>
  (
    await db
      .selectFrom('bookings')
      .select('id')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .where('state', '=', 'booked')
      .where('starts_at', '>', now)
      .execute()
  ).map((row) => row.id);

export const insertBlock = (tx: Tx, row: BlockRow): Promise<void> =>
  insertRows(tx, 'diary_blocks', row);
/** @returns the one that was there */
export const deleteBlock = (tx: Tx, id: string): Promise<BlockRow | undefined> =>
  takeRow(tx, 'diary_blocks', { id });

/** What goes with an appointment: the time it holds. */
export const bookings: Erasable<'bookings'> = {
  table: 'bookings',
  topic: 'appointments',
  subjectOf: (id) => `bookings:${id}`,
  parts: [['booking_cells', 'booking_id']],
};

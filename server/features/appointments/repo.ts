import { sql } from 'kysely';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database, Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import type { AppointmentTables } from '#server/features/appointments/table.ts';

export type BookingRow = Selectable<AppointmentTables['bookings']>;
export type BlockRow = Selectable<AppointmentTables['diary_blocks']>;

/** Any number; all nodes of one installation agree on it. */
const DIARY_LOCK = 7_231_905;
const CELL_MS = 5 * 60_000;

/** From here to the end of the transaction nobody else changes the diary. SQLite's transaction is already alone. */
export async function lockDiary(tx: Tx, kind: Database['kind']): Promise<void> {
  if (kind === 'postgres')
    await sql`select pg_advisory_xact_lock(${sql.lit(DIARY_LOCK)})`.execute(tx);
}

export const findBooking = (db: Reader, id: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

export const findBookingByKey = (db: Reader, key: string): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('request_key', '=', key).executeTakeFirst();

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
  db
    .selectFrom('bookings')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .orderBy('starts_at')
    .orderBy('id')
    .execute();

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

export async function insertBooking(
  tx: Tx,
  row: Insertable<AppointmentTables['bookings']>,
): Promise<void> {
  await tx.insertInto('bookings').values(row).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateBooking(
  tx: Tx,
  before: BookingRow,
  values: Updateable<AppointmentTables['bookings']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('bookings')
      .set(values)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

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

export async function freeCells(tx: Tx, bookingId: string): Promise<void> {
  await tx.deleteFrom('booking_cells').where('booking_id', '=', bookingId).execute();
}

/** @param email in small letters */
export const listBookingsByEmail = (db: Reader, email: string): Promise<BookingRow[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

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

/** With the time they hold. */
export async function deleteBookings(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('booking_cells')
    .where('booking_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('bookings')
    .where('id', 'in', [...ids])
    .execute();
}

/** Some at a time. @param before ISO time: those that were over by then */
export const listBookingIdsBefore = async (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('bookings')
      .select('id')
      .where('ends_at', '<', before)
      .orderBy('ends_at')
      .limit(limit)
      .execute()
  ).map((row) => row.id);

export async function insertBlock(tx: Tx, row: BlockRow): Promise<void> {
  await tx.insertInto('diary_blocks').values(row).execute();
}
/** @returns the one that was there */
export const deleteBlock = (tx: Tx, id: string): Promise<BlockRow | undefined> =>
  tx.deleteFrom('diary_blocks').where('id', '=', id).returningAll().executeTakeFirst();
/** Some at a time. @param before ISO time: those that were over by then */
export const listBlockIdsBefore = async (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('diary_blocks')
      .select('id')
      .where('ends_at', '<', before)
      .orderBy('ends_at')
      .limit(limit)
      .execute()
  ).map((row) => row.id);
export async function deleteBlocks(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('diary_blocks')
    .where('id', 'in', [...ids])
    .execute();
}

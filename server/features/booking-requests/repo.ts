import { type Insertable, type Selectable, sql } from 'kysely';
import type { RequestFilter } from '#contracts/admin-requests.ts';
import type { TimeSort } from '#contracts/records.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { BookingRequestTables } from '#server/features/booking-requests/table.ts';

export type BookingRequestRow = Selectable<BookingRequestTables['booking_requests']>;

export async function findBookingRequestByKey(
  db: Reader,
  key: string,
): Promise<BookingRequestRow | undefined> {
  return db
    .selectFrom('booking_requests')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();
}

/** Those in the bin as well. */
export const findBookingRequest = (
  db: Reader,
  id: string,
): Promise<BookingRequestRow | undefined> =>
  db.selectFrom('booking_requests').selectAll().where('id', '=', id).executeTakeFirst();

/** @returns whether it is new */
export async function addBookingRequest(
  tx: Tx,
  row: Insertable<BookingRequestTables['booking_requests']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('booking_requests')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Some at a time, those in the bin as well. @param before ISO time: they were sent before it */
export const listBookingRequestIdsBefore = async (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('booking_requests')
      .select('id')
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(limit)
      .execute()
  ).map((row) => row.id);

/** Each has to be found, for `like … escape '!'`; none finds all. */
type Search = { patterns: readonly string[] };

const WORDS = searchedText({
  columns: ['name', 'email', 'phone', 'postcode', 'message', 'preferred_times'],
});

function living(db: Reader, { patterns }: Search) {
  return db
    .selectFrom('booking_requests')
    .where('deleted_at', 'is', null)
    .where(foundIn(WORDS, patterns));
}

export async function countBookingRequests(
  db: Reader,
  search: Search,
): Promise<{ open: number; answered: number }> {
  const row = await living(db, search)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.count<number>('answered_at').as('answered'),
    ])
    .executeTakeFirstOrThrow();
  return { open: Number(row.all) - Number(row.answered), answered: Number(row.answered) };
}

/** Of one moment by their ids, so that pages follow one another in either order. */
export async function listBookingRequestRows(
  db: Reader,
  {
    patterns,
    filter,
    sort,
    limit,
    offset,
  }: Search & { filter: RequestFilter; sort: TimeSort; limit: number; offset: number },
): Promise<BookingRequestRow[]> {
  const query = living(db, { patterns })
    .selectAll()
    .orderBy('created_at', sort === 'oldest' ? 'asc' : 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return (
    filter === 'all' ? query : query.where('answered_at', filter === 'open' ? 'is' : 'is not', null)
  ).execute();
}

/** Those nobody has answered, the oldest first. */
export const listOpenBookingRequests = (db: Reader, limit: number): Promise<BookingRequestRow[]> =>
  living(db, { patterns: [] })
    .selectAll()
    .where('answered_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute();

export const listDeletedBookingRequests = (db: Reader): Promise<BookingRequestRow[]> =>
  db
    .selectFrom('booking_requests')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

/** Those in the bin as well. @param email in small letters */
export const listBookingRequestsByEmail = (
  db: Reader,
  email: string,
): Promise<BookingRequestRow[]> =>
  db
    .selectFrom('booking_requests')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export async function updateBookingRequest(
  tx: Tx,
  id: string,
  values: { answered_at?: string | null; deleted_at?: string | null },
): Promise<void> {
  await tx.updateTable('booking_requests').set(values).where('id', '=', id).execute();
}

export async function deleteBookingRequests(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length)
    await tx
      .deleteFrom('booking_requests')
      .where('id', 'in', [...ids])
      .execute();
}

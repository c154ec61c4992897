import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { CancellationList } from '#contracts/cancellations.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { CancellationTables } from '#server/features/cancellations/table.ts';

export type CancellationRow = Selectable<CancellationTables['cancellation_notices']>;
const TEXT = searchedText({
  columns: ['name', 'email', 'contract'],
  spaceless: ['address'],
  id: 'id',
});

export const findCancellation = (db: Reader, id: string): Promise<CancellationRow | undefined> =>
  db.selectFrom('cancellation_notices').selectAll().where('id', '=', id).executeTakeFirst();

export const findCancellationByKey = (
  db: Reader,
  key: string,
): Promise<CancellationRow | undefined> =>
  db
    .selectFrom('cancellation_notices')
    .selectAll()
    .where('request_key', '=', key)
    .executeTakeFirst();

/** @returns whether it is new */
export async function insertCancellation(
  tx: Tx,
  row: Insertable<CancellationTables['cancellation_notices']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('cancellation_notices')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateCancellation(
  tx: Tx,
  before: CancellationRow,
  values: Updateable<CancellationTables['cancellation_notices']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('cancellation_notices')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

/** Each has to be found, for `like … escape '!'`, in small letters; none finds all. */
type Search = { patterns: readonly string[]; list: CancellationList };

function listed(db: Reader, { patterns, list }: Search) {
  const query = db.selectFrom('cancellation_notices').where(foundIn(TEXT, patterns));
  return list === 'all'
    ? query
    : query.where('settled_at', list === 'open' ? 'is' : 'is not', null);
}

export async function countCancellations(db: Reader, search: Search): Promise<number> {
  return Number(
    (
      await listed(db, search)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
}

/** What has to be dealt with first, the oldest of it before; then the newest. */
export const listCancellationRows = (
  db: Reader,
  search: Search & { limit: number; offset: number },
): Promise<CancellationRow[]> =>
  listed(db, search)
    .selectAll()
    .orderBy(sql`case when settled_at is null then received_at else '9999' end`)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(search.limit)
    .offset(search.offset)
    .execute();

/** @param email in small letters */
export const listCancellationsByEmail = (db: Reader, email: string): Promise<CancellationRow[]> =>
  db
    .selectFrom('cancellation_notices')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('received_at')
    .orderBy('id')
    .execute();

export async function deleteCancellations(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .deleteFrom('cancellation_notices')
      .where('id', 'in', [...ids])
      .execute();
}

/** @param before ISO time: those received earlier @returns the ids of those that went */
export async function deleteCancellationsBefore(tx: Tx, before: string): Promise<string[]> {
  return (
    await tx
      .deleteFrom('cancellation_notices')
      .where('received_at', '<', before)
      .returning('id')
      .execute()
  ).map((row) => row.id);
}

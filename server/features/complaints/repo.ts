import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { ComplaintList } from '#contracts/complaints.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { ComplaintTables } from '#server/features/complaints/table.ts';

export type ComplaintRow = Selectable<ComplaintTables['complaints']>;
const TEXT = searchedText({
  columns: ['name', 'email', 'concerning', 'message'],
  spaceless: ['phone'],
  id: 'id',
});
export type StepRow = Selectable<ComplaintTables['complaint_steps']>;

export const findComplaint = (db: Reader, id: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('id', '=', id).executeTakeFirst();

export const findComplaintByKey = (db: Reader, key: string): Promise<ComplaintRow | undefined> =>
  db.selectFrom('complaints').selectAll().where('request_key', '=', key).executeTakeFirst();

/** @returns whether it is new */
export async function insertComplaint(
  tx: Tx,
  row: Insertable<ComplaintTables['complaints']>,
): Promise<boolean> {
  const result = await tx
    .insertInto('complaints')
    .values(row)
    .onConflict((conflict) => conflict.column('request_key').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateComplaint(
  tx: Tx,
  before: ComplaintRow,
  values: Updateable<ComplaintTables['complaints']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('complaints')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function insertStep(tx: Tx, row: StepRow): Promise<void> {
  await tx.insertInto('complaint_steps').values(row).execute();
}

/** In their order. */
export async function listSteps(db: Reader, complaintIds: readonly string[]): Promise<StepRow[]> {
  if (complaintIds.length === 0) return [];
  return db
    .selectFrom('complaint_steps')
    .selectAll()
    .where('complaint_id', 'in', [...complaintIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** `patterns`: each has to be found, for `like … escape '!'`, in small letters; none finds all. `today`: "2026-11-22". */
export type ComplaintSearch = { patterns: readonly string[]; today: string };

const found = (db: Reader, { patterns }: ComplaintSearch) =>
  db.selectFrom('complaints').where(foundIn(TEXT, patterns));

const OPEN = ['received', 'acknowledged'] as const;

function listed(db: Reader, search: ComplaintSearch, list: ComplaintList) {
  const query = found(db, search);
  if (list === 'open') return query.where('state', 'in', [...OPEN]);
  if (list === 'overdue')
    return query.where('state', 'in', [...OPEN]).where('due_on', '<', search.today);
  if (list === 'data') return query.where('kind', '=', 'data');
  return list === 'settled' ? query.where('state', 'in', ['answered', 'closed']) : query;
}

export async function countComplaints(
  db: Reader,
  search: ComplaintSearch,
  list: ComplaintList,
): Promise<number> {
  return Number(
    (
      await listed(db, search, list)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );
}

/** What has to be answered comes first, by its last day; then the newest. */
export async function listComplaintRows(
  db: Reader,
  search: ComplaintSearch & { list: ComplaintList; limit: number; offset: number },
): Promise<ComplaintRow[]> {
  return listed(db, search, search.list)
    .selectAll()
    .orderBy(sql`case when state in ('received', 'acknowledged') then due_on else '9999' end`)
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(search.limit)
    .offset(search.offset)
    .execute();
}

/** All of them, the oldest first. */
export const listAllComplaints = (db: Reader): Promise<ComplaintRow[]> =>
  db.selectFrom('complaints').selectAll().orderBy('received_at').orderBy('id').execute();

/** @param email in small letters */
export const listComplaintsByEmail = (db: Reader, email: string): Promise<ComplaintRow[]> =>
  db
    .selectFrom('complaints')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('received_at')
    .orderBy('id')
    .execute();

/** With their steps. */
export async function deleteComplaints(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('complaint_steps')
    .where('complaint_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('complaints')
    .where('id', 'in', [...ids])
    .execute();
}

/** The newest first. */
export const findComplaintRows = (
  db: Reader,
  patterns: readonly string[],
  limit: number,
): Promise<ComplaintRow[]> =>
  db
    .selectFrom('complaints')
    .selectAll()
    .where(foundIn(TEXT, patterns))
    .orderBy('received_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Settled ones that nothing has happened to since a time. @param before ISO time */
export const listSettledBefore = async (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  (
    await db
      .selectFrom('complaints')
      .select('id')
      .where('state', 'in', ['answered', 'closed'])
      .where('updated_at', '<', before)
      .orderBy('updated_at')
      .limit(limit)
      .execute()
  ).map((row) => row.id);

/** The queries that every record has in common. */
import type { Kysely, RawBuilder } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import type { RecordColumns, AnyRecord, RecordRow, Values } from '#server/records/definition.ts';

type Definition = Pick<AnyRecord, 'table' | 'sort' | 'setColumn'>;
/** Those that are seen, those in the bin, or both. */
export type WhichRows = 'living' | 'binned' | 'all';

/** The table of a definition, as one that has the columns of all records. */
const NAME = 'record';
type OneTable = { [NAME]: RecordColumns };
const asRecords = (db: Reader) => db as unknown as Kysely<OneTable>;
const tableOf = (record: Definition) => record.table as typeof NAME;
const columnOf = (name: string) => name as 'id';

function select(db: Reader, record: Definition, which: WhichRows) {
  let query = asRecords(db).selectFrom(tableOf(record));
  if (record.setColumn) query = query.where(columnOf(record.setColumn), 'is not', null);
  if (which === 'all') return query;
  return query.where('deleted_at', which === 'binned' ? 'is not' : 'is', null);
}

/** In the order of their list; those in the bin the newest first. */
export async function listRows(
  db: Reader,
  record: Definition,
  which: WhichRows = 'living',
): Promise<RecordRow[]> {
  const order = which === 'binned' ? ([['deleted_at', 'desc']] as const) : record.sort;
  let query = select(db, record, which).selectAll();
  for (const [column, way] of order) query = query.orderBy(columnOf(column), way);
  return query.orderBy('id').execute();
}

/** What is in one column, each value once. */
export async function listColumn(
  db: Reader,
  record: Definition,
  column: string,
  which: WhichRows,
): Promise<unknown[]> {
  const rows = await select(db, record, which).select(columnOf(column)).distinct().execute();
  return rows.flatMap((row) => Object.values(row));
}

/** Those that are seen and match, the last changed first. */
export const findRows = (
  db: Reader,
  record: Definition,
  found: RawBuilder<boolean>,
  limit: number,
): Promise<RecordRow[]> =>
  select(db, record, 'living')
    .selectAll()
    .where(found)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

/** One in the bin as well. */
export const findRow = (
  db: Reader,
  record: Definition,
  id: string,
): Promise<RecordRow | undefined> =>
  select(db, record, 'all').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertRow(tx: Tx, record: Definition, row: Values): Promise<void> {
  await asRecords(tx)
    .insertInto(tableOf(record))
    .values(row as { id: string; edited: number; updated_at: string })
    .execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateRow(
  tx: Tx,
  record: Definition,
  before: RecordRow,
  values: Values,
): Promise<void> {
  requireOneUpdated(
    await asRecords(tx)
      .updateTable(tableOf(record))
      .set(values)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function deleteRow(tx: Tx, record: Definition, id: string): Promise<void> {
  await asRecords(tx).deleteFrom(tableOf(record)).where('id', '=', id).execute();
}

/** Adds a sample, or renews one that the owner has not changed. */
export async function upsertSample(
  tx: Tx,
  record: Definition,
  { id, values, added }: { id: string; values: Values; added: Values },
): Promise<void> {
  await asRecords(tx)
    .insertInto(tableOf(record))
    .values({ id, edited: 0, ...added, ...values } as {
      id: string;
      edited: number;
      updated_at: string;
    })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(values)
        .where(`${record.table}.edited` as 'edited', '=', 0),
    )
    .execute();
}

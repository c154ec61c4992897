/** The queries that many tables are asked alike; each table by its own feature alone (tests/architecture.test.ts). */
import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { inChunks } from '#server/db/chunks.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { PHONE_END, phoneDigits, phoneEnd } from '#server/db/phone-sql.ts';
import type { Tables } from '#server/db/tables.ts';
import { isCandidate, lookUp, type WordIndex } from '#server/db/word-search.ts';

/** More of one name than anybody reads through. */
const MOST_NAMED = 100;

export type TableName = keyof Tables;
/** Those whose rows have an id and the time at which they were made. */
type TableWithTime = {
  [Table in TableName]: 'id' | 'created_at' extends keyof Tables[Table] ? Table : never;
}[TableName];
export type RowOf<Table extends TableName> = Selectable<Tables[Table]>;
type Column<Table extends TableName> = keyof RowOf<Table> & string;
/** Columns and what has to be in them: a value, one of several, or nothing. */
export type Where<Table extends TableName> = {
  [Name in Column<Table>]?: RowOf<Table>[Name] | readonly RowOf<Table>[Name][];
};
/** "-created_at": the newest first. */
type Order<Table extends TableName> = Column<Table> | `-${Column<Table>}`;

/** Whichever table it is: the compiler cannot follow a query over all of them. */
const asOne = (db: Reader) => db as unknown as Kysely<{ table: Record<string, unknown> }>;
const nameOf = (table: TableName) => table as 'table';

function matching(where: Record<string, unknown>): RawBuilder<boolean> {
  const parts = Object.entries(where).map(([column, wanted]) => {
    if (wanted === null) return sql`${sql.ref(column)} is null`;
    if (!Array.isArray(wanted)) return sql`${sql.ref(column)} = ${wanted}`;
    return wanted.length === 0 ? sql`1 = 0` : sql`${sql.ref(column)} in (${sql.join(wanted)})`;
  });
  return parts.length === 0 ? sql<boolean>`1 = 1` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

function ordered<Table extends TableName>(
  db: Reader,
  table: Table,
  where: Where<Table>,
  order: readonly Order<Table>[],
) {
  let query = asOne(db).selectFrom(nameOf(table)).where(matching(where));
  for (const column of order)
    query = query.orderBy(column.replace('-', ''), column.startsWith('-') ? 'desc' : 'asc');
  return query;
}

/** In an order, or in none; those in the bin as well, unless it is said. */
export async function listRows<Table extends TableName>(
  db: Reader,
  table: Table,
  where: Where<Table>,
  ...order: readonly Order<Table>[]
): Promise<RowOf<Table>[]> {
  return (await ordered(db, table, where, order).selectAll().execute()) as RowOf<Table>[];
}

export const findRow = async <Table extends TableName>(
  db: Reader,
  table: Table,
  where: Where<Table>,
): Promise<RowOf<Table> | undefined> =>
  (await ordered(db, table, where, []).selectAll().executeTakeFirst()) as RowOf<Table> | undefined;

/** Rows of a walk that are read at once. */
const WALKED_AT_ONCE = 500;

/** All that match, the oldest first, some hundreds at a time: however many there are, few are in memory. */
export async function* walkRows<Table extends TableWithTime>(
  db: Reader,
  table: Table,
  where: Where<Table>,
): AsyncGenerator<RowOf<Table>[]> {
  let last: { created_at: string; id: string } | undefined;
  do {
    let query = asOne(db).selectFrom(nameOf(table)).selectAll().where(matching(where));
    if (last) {
      const { created_at: at, id } = last;
      query = query.where(sql<boolean>`(created_at, id) > (${at}, ${id})`);
    }
    const rows = (await query
      .orderBy('created_at')
      .orderBy('id')
      .limit(WALKED_AT_ONCE)
      .execute()) as (RowOf<Table> & { created_at: string; id: string })[];
    if (rows.length > 0) yield rows;
    last = rows.length < WALKED_AT_ONCE ? undefined : rows.at(-1);
  } while (last);
}

/** The same, of some columns. */
export async function listSome<Table extends TableName, Name extends Column<Table>>(
  db: Reader,
  table: Table,
  columns: readonly Name[],
  where: Where<Table>,
  ...order: readonly Order<Table>[]
): Promise<Pick<RowOf<Table>, Name>[]> {
  return (await ordered(db, table, where, order)
    .select([...columns])
    .execute()) as Pick<RowOf<Table>, Name>[];
}

export const countRows = async <Table extends TableName>(
  db: Reader,
  table: Table,
  where: Where<Table>,
): Promise<number> => {
  const count = sql<number>`count(*)`.as('count');
  const row = await ordered(db, table, where, []).select(count).executeTakeFirstOrThrow();
  return Number(row.count);
};

/** What is in the bin, the newest first. */
export const listDeleted = async <Table extends TableName>(
  db: Reader,
  table: Table,
): Promise<RowOf<Table>[]> =>
  (await asOne(db)
    .selectFrom(nameOf(table))
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute()) as RowOf<Table>[];

/** Those in the bin as well, by the time in a column. @param email in small letters */
export const listByEmail = async <Table extends TableName>(
  db: Reader,
  table: Table,
  email: string,
  at = 'created_at',
): Promise<RowOf<Table>[]> =>
  (await asOne(db)
    .selectFrom(nameOf(table))
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy(at)
    .orderBy('id')
    .execute()) as RowOf<Table>[];

type ByNameOrPhone = {
  name?: string;
  phone?: string | null;
  at?: string;
  /** Where names are looked up, if the table is long. */
  index?: WordIndex | undefined;
};

/** By a part of a name in any letters, or by the last digits of a telephone number, however it is written; those in the bin as well. */
export const listByNameOrPhone = async <Table extends TableName>(
  db: Reader,
  table: Table,
  { by, text }: { by: 'name' | 'phone'; text: string },
  { name = 'name', phone = 'phone', at = 'created_at', index }: ByNameOrPhone = {},
): Promise<RowOf<Table>[]> => {
  if (by === 'phone' && phone === null) return [];
  const digits = phoneDigits(phone ?? '');
  const pattern = `%${text.replace(/[!%_]/g, '!$&')}`;
  const { ids } = await lookUp(db, by === 'name' && index ? [index] : [], [`${pattern}%`]);
  return (await asOne(db)
    .selectFrom(nameOf(table))
    .selectAll()
    .where(
      by === 'phone'
        ? sql<boolean>`${phoneEnd(digits)} = ${text.slice(-PHONE_END)} and ${digits} like ${pattern} escape '!'`
        : sql<boolean>`${isCandidate(db, 'id', ids)} and upper(coalesce(${sql.ref(name)}, '')) like upper(cast(${`${pattern}%`} as text)) escape '!'`,
    )
    .orderBy(at)
    .orderBy('id')
    .limit(MOST_NAMED)
    .execute()) as RowOf<Table>[];
};

/** `before`: an ISO time, or a day where the column holds days. */
type IdsBefore<Table extends TableName> = {
  column: Column<Table>;
  before: string;
  limit: number;
  only?: RawBuilder<boolean>;
};

/** Some at a time, the oldest first; those in the bin as well. */
export async function listIdsBefore<Table extends TableName>(
  db: Reader,
  table: Table,
  { column, before, limit, only = sql<boolean>`1 = 1` }: IdsBefore<Table>,
): Promise<string[]> {
  const rows = await asOne(db)
    .selectFrom(nameOf(table))
    .select('id')
    .where(sql<boolean>`${sql.ref(column)} < ${before}`)
    .where(only)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map((row) => String(row.id));
}

export async function insertRows<Table extends TableName>(
  tx: Tx,
  table: Table,
  ...rows: readonly Insertable<Tables[Table]>[]
): Promise<void> {
  if (rows.length > 0)
    await asOne(tx)
      .insertInto(nameOf(table))
      .values(rows as unknown as Record<string, unknown>[])
      .execute();
}

/** What is sent twice is stored once. @param key the columns that tell @returns whether it is new */
export async function insertOnce<Table extends TableName>(
  tx: Tx,
  table: Table,
  row: Insertable<Tables[Table]>,
  ...key: readonly Column<Table>[]
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await asOne(tx)
    .insertInto(nameOf(table))
    .values(row as unknown as Record<string, unknown>)
    .onConflict((conflict) => conflict.columns(key.length > 0 ? key : ['request_key']).doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function updateRows<Table extends TableName>(
  tx: Tx,
  table: Table,
  where: Where<Table>,
  values: Partial<RowOf<Table>>,
): Promise<void> {
  await asOne(tx).updateTable(nameOf(table)).set(values).where(matching(where)).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateVersion<Table extends TableName>(
  tx: Tx,
  table: Table,
  before: { id: string; version: number },
  values: Partial<RowOf<Table>>,
): Promise<void> {
  requireOneUpdated(
    await asOne(tx)
      .updateTable(nameOf(table))
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

/** Deletes a row. @returns it, where it was there */
export const takeRow = async <Table extends TableName>(
  tx: Tx,
  table: Table,
  where: Where<Table>,
): Promise<RowOf<Table> | undefined> =>
  (await asOne(tx)
    .deleteFrom(nameOf(table))
    .where(matching(where))
    .returningAll()
    .executeTakeFirst()) as RowOf<Table> | undefined;

/** @returns how many there were */
export async function deleteRows<Table extends TableName>(
  tx: Tx,
  table: Table,
  where: Where<Table>,
): Promise<number> {
  const { numDeletedRows } = await asOne(tx)
    .deleteFrom(nameOf(table))
    .where(matching(where))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** @param ids any number of them */
export async function deleteByIds(
  tx: Tx,
  table: TableName,
  ids: readonly string[],
  column = 'id',
): Promise<void> {
  for (const some of inChunks(ids))
    await asOne(tx).deleteFrom(nameOf(table)).where(column, 'in', some).execute();
}

/** SQL of invoices. */
import { type Insertable, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  findRow,
  insertRows,
  listIdsBefore,
  listRows,
  type RowOf,
  updateVersion,
} from '#server/db/rows.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { Tables } from '#server/db/tables.ts';
import {
  isCandidate,
  isCommon,
  LOOKED_THROUGH,
  lookUp,
  MOST_FOUND,
  type WordIndex,
  type Words,
} from '#server/db/word-search.ts';
import type { InvoiceList } from '#contracts/invoices.ts';
import type { InvoiceTables } from '#server/features/invoices/table.ts';

export type InvoiceRow = RowOf<'invoices'>;

/** The next of the year, in the transaction that issues it: none is left out. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const row = await tx
    .insertInto('invoice_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`invoice_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(row.last);
}

export const findInvoice = (db: Reader, id: string): Promise<InvoiceRow | undefined> =>
  findRow(db, 'invoices', { id });
/** The newest first. */
export const listInvoicesOf = (db: Reader, quoteId: string): Promise<InvoiceRow[]> =>
  listRows(db, 'invoices', { quote_id: quoteId }, '-created_at', '-number');
export const insertInvoice = (tx: Tx, row: Insertable<InvoiceTables['invoices']>): Promise<void> =>
  insertRows(tx, 'invoices', row);
/** @throws AppError conflict */
export const updateInvoice = (
  tx: Tx,
  before: InvoiceRow,
  values: Partial<InvoiceRow>,
): Promise<void> => updateVersion(tx, 'invoices', before, values);
/** Those with the given numbers in `credits`, and what takes them back. */
export const listCredits = (db: Reader, ids: readonly string[]): Promise<InvoiceRow[]> =>
  listRows(db, 'invoices', { credits: ids });
export const listIssuedBefore = (db: Reader, before: string, limit: number): Promise<string[]> =>
  listIdsBefore(db, 'invoices', { column: 'created_at', before, limit });

/** Neither a credit note nor taken back by one. */
const STANDS = sql<boolean>`(credits is null and not exists (select 1 from invoices as other where other.credits = invoices.id))`;

/** @param today ISO date */
export const listsOn = (today: string): Record<InvoiceList, RawBuilder<boolean>> => ({
  open: sql<boolean>`(paid_on is null and ${STANDS})`,
  overdue: sql<boolean>`(paid_on is null and due_on < ${today} and ${STANDS})`,
  paid: sql<boolean>`(paid_on is not null)`,
  all: sql<boolean>`1 = 1`,
});

/** As in migration 0067, word for word. */
const TEXT: WordIndex = {
  table: 'invoices',
  id: 'id',
  text: searchedText({ columns: ['number', 'body'] }),
};

export const lookUpInvoices = (db: Reader, patterns: readonly string[]): Promise<Words> =>
  lookUp(db, [TEXT], patterns);

/** Those that hold the words; of common words the newest alone, unless all are wanted. */
function found(db: Reader, words: Words, isWhole = false) {
  const all = db.selectFrom('invoices');
  const holding = (base: typeof all) =>
    base.where(isCandidate(db, 'invoices.id', words.ids)).where(foundIn(TEXT.text, words.patterns));
  if (isWhole || !isCommon(words)) return holding(all);
  const looked = db.selectFrom(newestFirst(all.selectAll()).limit(LOOKED_THROUGH).as('invoices'));
  return db.selectFrom(newestFirst(holding(looked).selectAll()).limit(MOST_FOUND).as('invoices'));
}

const newestFirst = <Row>(query: SelectQueryBuilder<Tables, 'invoices', Row>) =>
  query.orderBy('created_at', 'desc').orderBy('number', 'desc');

export async function countInvoices(
  db: Reader,
  today: string,
  words: Words,
): Promise<Record<InvoiceList, { count: number; pence: number }>> {
  const lists = Object.entries(listsOn(today)) as [InvoiceList, RawBuilder<boolean>][];
  const row = await found(db, words)
    .select(
      lists.flatMap(([name, only]) => [
        sql<number>`coalesce(sum(case when ${only} then 1 else 0 end), 0)`.as(`${name}_count`),
        sql<number>`coalesce(sum(case when ${only} then total_pence else 0 end), 0)`.as(
          `${name}_pence`,
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  const figures = row as Record<string, unknown>;
  return Object.fromEntries(
    lists.map(([name]) => [
      name,
      { count: Number(figures[`${name}_count`]), pence: Number(figures[`${name}_pence`]) },
    ]),
  ) as Record<InvoiceList, { count: number; pence: number }>;
}

/** The newest first. @param limit null: all */
export async function listInvoiceRows(
  db: Reader,
  {
    list,
    today,
    words,
    limit,
    offset = 0,
  }: {
    list: InvoiceList;
    today: string;
    words: Words;
    limit: number | null;
    offset?: number;
  },
): Promise<InvoiceRow[]> {
  const query = newestFirst(
    found(db, words, limit === null)
      .selectAll()
      .where(listsOn(today)[list]),
  );
  return limit === null ? query.execute() : query.limit(limit).offset(offset).execute();
}

/** @param from ISO date, @param to ISO date that is no longer in it */
/** The oldest first. @param from ISO times; `to` is not included */
export const listIssuedBetween = (db: Reader, from: string, to: string): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .orderBy('created_at')
    .orderBy('number')
    .execute();

/** What came in, and what went back. @param from ISO dates; `to` is not included */
export const listPaidBetween = (db: Reader, from: string, to: string): Promise<InvoiceRow[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('paid_on', '>=', from)
    .where('paid_on', '<', to)
    .execute();

export async function sumPaid(
  db: Reader,
  from: string,
  to: string,
): Promise<{ count: number; pence: number }> {
  const row = await db
    .selectFrom('invoices')
    .where('paid_on', '>=', from)
    .where('paid_on', '<', to)
    .select([
      sql<number>`count(*)`.as('count'),
      sql<number>`coalesce(sum(total_pence), 0)`.as('pence'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(row.count), pence: Number(row.pence) };
}

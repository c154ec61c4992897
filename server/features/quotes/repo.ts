import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { QuoteState } from '#contracts/quote-words.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import type { QuoteTables } from '#server/features/quotes/table.ts';

export type QuoteRow = Selectable<QuoteTables['quotes']>;
export type VersionRow = Selectable<QuoteTables['quote_versions']>;
export type AcceptanceRow = Selectable<QuoteTables['quote_acceptances']>;

/** Those in the bin as well. */
export const findQuote = (db: Reader, id: string): Promise<QuoteRow | undefined> =>
  db.selectFrom('quotes').selectAll().where('id', '=', id).executeTakeFirst();

export const listQuotesByEnquiry = (db: Reader, enquiryId: string): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('enquiry_id', '=', enquiryId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export async function insertQuote(tx: Tx, row: Insertable<QuoteTables['quotes']>): Promise<void> {
  await tx.insertInto('quotes').values(row).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateQuote(
  tx: Tx,
  before: QuoteRow,
  values: Updateable<QuoteTables['quotes']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('quotes')
      .set({ ...values, version: before.version + 1 })
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

/** Its number once for ever; no new version, since nothing of what it says has changed. */
export async function numberQuote(tx: Tx, id: string, number: string): Promise<void> {
  await tx
    .updateTable('quotes')
    .set({ number })
    .where('id', '=', id)
    .where('number', 'is', null)
    .execute();
}

/** The next of a year, from 1; in the transaction that uses it. */
export async function takeNumber(tx: Tx, year: number): Promise<number> {
  const row = await tx
    .insertInto('quote_numbers')
    .values({ year, last: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ last: sql<number>`quote_numbers.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Number(row.last);
}

/** With its versions and its acceptance. */
export async function deleteQuotes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('quote_acceptances')
    .where('quote_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('quote_versions')
    .where('quote_id', 'in', [...ids])
    .execute();
  await tx
    .deleteFrom('quotes')
    .where('id', 'in', [...ids])
    .execute();
}

/** The newest first. */
export const listVersions = (db: Reader, quoteIds: readonly string[]): Promise<VersionRow[]> =>
  quoteIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('quote_versions')
        .selectAll()
        .where('quote_id', 'in', [...quoteIds])
        .orderBy('n', 'desc')
        .execute();

export const findVersion = (db: Reader, id: string): Promise<VersionRow | undefined> =>
  db.selectFrom('quote_versions').selectAll().where('id', '=', id).executeTakeFirst();

export async function insertVersion(
  tx: Tx,
  row: Insertable<QuoteTables['quote_versions']>,
): Promise<void> {
  await tx.insertInto('quote_versions').values(row).execute();
}

export async function updateVersion(
  tx: Tx,
  id: string,
  values: Updateable<QuoteTables['quote_versions']>,
): Promise<void> {
  await tx.updateTable('quote_versions').set(values).where('id', '=', id).execute();
}

export async function deleteVersion(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('quote_versions').where('id', '=', id).execute();
}

/** @returns false when the quote has been accepted before: the key decides, whoever writes */
export async function insertAcceptance(tx: Tx, row: AcceptanceRow): Promise<boolean> {
  const result = await tx
    .insertInto('quote_acceptances')
    .values(row)
    .onConflict((conflict) => conflict.column('quote_id').doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const listAcceptances = (
  db: Reader,
  quoteIds: readonly string[],
): Promise<AcceptanceRow[]> =>
  quoteIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('quote_acceptances')
        .selectAll()
        .where('quote_id', 'in', [...quoteIds])
        .execute();

/** Each pattern has to be found, for `like … escape '!'`, in small letters. `now`: ISO, after which a sent quote has not lapsed. */
type Search = { patterns: readonly string[]; enquiryId?: string | undefined; now: string };

/** 'lapsed' is a matter of time: nobody has to write it down. */
const shownState = (now: string) =>
  sql<QuoteState>`case when quotes.state in ('sent', 'change-asked') and exists (select 1 from quote_versions v where v.quote_id = quotes.id and v.state = quotes.state and v.valid_until < ${now}) then 'lapsed' else quotes.state end`;

function living(db: Reader, { patterns, enquiryId }: Search) {
  const base = db.selectFrom('quotes').where('deleted_at', 'is', null);
  const query = enquiryId === undefined ? base : base.where('enquiry_id', '=', enquiryId);
  const text = searchedText({
    columns: ['number', 'name', 'email', 'address', 'design_title'],
    spaceless: ['phone', 'postcode'],
  });
  return patterns.length === 0 ? query : query.where(foundIn(text, patterns));
}

export async function countQuotes(
  db: Reader,
  search: Search,
): Promise<{ state: QuoteState; count: number }[]> {
  // By the name it is given: written out twice, PostgreSQL takes the two for different things.
  const rows = await living(db, search)
    .select([shownState(search.now).as('shown'), sql<number>`count(*)`.as('count')])
    .groupBy(sql.ref('shown'))
    .execute();
  return rows.map((row) => ({ state: row.shown, count: Number(row.count) }));
}

/** The last changed first. */
export async function listQuoteRows(
  db: Reader,
  {
    state,
    limit,
    offset,
    ...search
  }: Search & { state?: QuoteState | undefined; limit: number; offset: number },
): Promise<(QuoteRow & { shown: QuoteState })[]> {
  const query = living(db, search)
    .selectAll()
    .select(shownState(search.now).as('shown'))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return (state === undefined ? query : query.where(shownState(search.now), '=', state)).execute();
}

export const listDeletedQuotes = (db: Reader): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

/** Those in the bin as well. @param email in small letters */
export const listQuotesByEmail = (db: Reader, email: string): Promise<QuoteRow[]> =>
  db
    .selectFrom('quotes')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', email)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Versions that may have gone to an address: its text stands in them. @param email in small letters */
export const listVersionsNaming = (db: Reader, email: string): Promise<VersionRow[]> =>
  db
    .selectFrom('quote_versions')
    .selectAll()
    .where(
      sql<boolean>`lower(sent) like ${`%${JSON.stringify(email).replace(/[!%_]/g, '!$&')}%`} escape '!'`,
    )
    .orderBy('sent_at')
    .orderBy('id')
    .execute();

/** Some at a time; those in the bin as well. `accepted`: those that came to a contract, or all others. @param before ISO time of the last change */
export async function listQuoteIdsBefore(
  db: Reader,
  { before, accepted, limit }: { before: string; accepted: boolean; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectFrom('quotes')
    .select('id')
    .where('updated_at', '<', before)
    .where('state', accepted ? '=' : '<>', 'accepted')
    .orderBy('updated_at')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

import { type Insertable, sql } from 'kysely';
import type { QuoteState } from '#contracts/quote-words.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  deleteByIds,
  deleteRows,
  findRow,
  insertOnce,
  insertRows,
  listByEmail,
  listDeleted,
  listIdsBefore,
  listRows,
  type RowOf,
  updateRows,
  updateVersion as updateVersioned,
} from '#server/db/rows.ts';
import { foundIn, searchedText } from '#server/db/search-sql.ts';
import {
  isCandidate,
  isCommon,
  LOOKED_THROUGH,
  lookUp,
  MOST_FOUND,
  type WordIndex,
  type Words,
} from '#server/db/word-search.ts';
import type { QuoteTables } from '#server/features/quotes/table.ts';

export type QuoteRow = RowOf<'quotes'>;
export type VersionRow = RowOf<'quote_versions'>;
export type AcceptanceRow = RowOf<'quote_acceptances'>;

/** Those in the bin as well. */
export const findQuote = (db: Reader, id: string): Promise<QuoteRow | undefined> =>
  findRow(db, 'quotes', { id });

export const listQuotesByEnquiry = (db: Reader, enquiryId: string): Promise<QuoteRow[]> =>
  listRows(db, 'quotes', { enquiry_id: enquiryId, deleted_at: null }, '-created_at', 'id');

/** Whether a quote that was sent was drafted from the design. */
export const isDesignQuoted = async (db: Reader, designId: string): Promise<boolean> =>
  (await listRows(db, 'quotes', { design_id: designId })).some((row) => row.number !== null);

export const insertQuote = (tx: Tx, row: Insertable<QuoteTables['quotes']>): Promise<void> =>
  insertRows(tx, 'quotes', row);

/** @param before as it was read in this transaction @throws AppError conflict */
export const updateQuote = (tx: Tx, before: QuoteRow, values: Partial<QuoteRow>): Promise<void> =>
  updateVersioned(tx, 'quotes', before, values);

/** Its number once for ever; no new version, since nothing of what it says has changed. */
export const numberQuote = (tx: Tx, id: string, number: string): Promise<void> =>
  updateRows(tx, 'quotes', { id, number: null }, { number });

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
  await deleteByIds(tx, 'quote_acceptances', ids, 'quote_id');
  await deleteByIds(tx, 'quote_versions', ids, 'quote_id');
  await deleteByIds(tx, 'quotes', ids);
}

/** The newest first. */
export const listVersions = (db: Reader, quoteIds: readonly string[]): Promise<VersionRow[]> =>
  listRows(db, 'quote_versions', { quote_id: quoteIds }, '-n');

export const findVersion = (db: Reader, id: string): Promise<VersionRow | undefined> =>
  findRow(db, 'quote_versions', { id });

export const insertVersion = (
  tx: Tx,
  row: Insertable<QuoteTables['quote_versions']>,
): Promise<void> => insertRows(tx, 'quote_versions', row);

export const updateVersion = (tx: Tx, id: string, values: Partial<VersionRow>): Promise<void> =>
  updateRows(tx, 'quote_versions', { id }, values);

export const deleteVersion = (tx: Tx, id: string): Promise<number> =>
  deleteRows(tx, 'quote_versions', { id });

/** @returns false when the quote has been accepted before: the key decides, whoever writes */
export const insertAcceptance = (tx: Tx, row: AcceptanceRow): Promise<boolean> =>
  insertOnce(tx, 'quote_acceptances', row, 'quote_id');

export const listAcceptances = (
  db: Reader,
  quoteIds: readonly string[],
): Promise<AcceptanceRow[]> => listRows(db, 'quote_acceptances', { quote_id: quoteIds });

/** `now`: ISO, after which a sent quote has not lapsed. */
type Search = { words: Words; enquiryId?: string | undefined; now: string };

/** 'lapsed' is a matter of time: nobody has to write it down. */
const shownState = (now: string) =>
  sql<QuoteState>`case when quotes.state in ('sent', 'change-asked') and exists (select 1 from quote_versions v where v.quote_id = quotes.id and v.state = quotes.state and v.valid_until < ${now}) then 'lapsed' else quotes.state end`;

/** As in migration 0067, word for word. */
export const QUOTE_TEXT: WordIndex = {
  table: 'quotes',
  id: 'id',
  text: searchedText({
    columns: ['number', 'name', 'email', 'address', 'design_title'],
    spaceless: ['phone', 'postcode'],
  }),
};

export const lookUpQuotes = (db: Reader, patterns: readonly string[]): Promise<Words> =>
  lookUp(db, [QUOTE_TEXT], patterns);

function living(db: Reader, { words, enquiryId }: Search) {
  const base = db.selectFrom('quotes').where('deleted_at', 'is', null);
  const query = enquiryId === undefined ? base : base.where('enquiry_id', '=', enquiryId);
  if (words.patterns.length === 0) return query;
  const found = (base: typeof query) =>
    base
      .where(isCandidate(db, 'quotes.id', words.ids))
      .where(foundIn(QUOTE_TEXT.text, words.patterns));
  if (!isCommon(words)) return found(query);
  const inTurn = (base: typeof query) =>
    base.selectAll().orderBy('updated_at', 'desc').orderBy('id');
  const looked = db.selectFrom(inTurn(query).limit(LOOKED_THROUGH).as('quotes'));
  return db.selectFrom(inTurn(found(looked)).limit(MOST_FOUND).as('quotes'));
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

export const listDeletedQuotes = (db: Reader): Promise<QuoteRow[]> => listDeleted(db, 'quotes');

/** Those in the bin as well. @param email in small letters */
export const listQuotesByEmail = (db: Reader, email: string): Promise<QuoteRow[]> =>
  listByEmail(db, 'quotes', email);

/** Versions that may have been sent to an address, because they contain it. @param email in small letters */
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
export const listQuoteIdsBefore = (
  db: Reader,
  { accepted, ...which }: { before: string; accepted: boolean; limit: number },
): Promise<string[]> =>
  listIdsBefore(db, 'quotes', {
    ...which,
    column: 'updated_at',
    only: accepted ? sql<boolean>`state = 'accepted'` : sql<boolean>`state <> 'accepted'`,
  });

import { type Insertable, type SelectQueryBuilder, sql } from 'kysely';
import type { EnquiryList } from '#contracts/admin-enquiries.ts';
import type { EnquiryState } from '#contracts/enquiries.ts';
import type { Database, Reader, Tx } from '#server/db/database.ts';
import {
  deleteByIds,
  findRow,
  insertOnce,
  listByEmail,
  listDeleted,
  listIdsBefore,
  listRows,
  listSome,
  type RowOf,
  updateRows,
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
import type { EnquiryTables } from '#server/features/enquiries/table.ts';

export type EnquiryRow = RowOf<'enquiries'>;

/** Those in the bin as well. */
export const findEnquiry = (db: Reader, id: string): Promise<EnquiryRow | undefined> =>
  findRow(db, 'enquiries', { id });

export const findEnquiryByKey = (db: Reader, key: string): Promise<EnquiryRow | undefined> =>
  findRow(db, 'enquiries', { request_key: key });

/** The one that a name left beside designs has made. */
export const findEnquiryOfSession = async (
  db: Reader,
  sessionId: string,
): Promise<EnquiryRow | undefined> =>
  (await listRows(db, 'enquiries', { session_id: sessionId, deleted_at: null }, '-created_at'))[0];

/** Of these, those that are there and not in the bin. */
export const listLivingIds = async (db: Reader, ids: readonly string[]): Promise<string[]> =>
  (await listSome(db, 'enquiries', ['id'], { id: ids, deleted_at: null })).map((row) => row.id);

/** @returns whether it is new */
export const insertEnquiry = (
  tx: Tx,
  row: Insertable<EnquiryTables['enquiries']>,
): Promise<boolean> => insertOnce(tx, 'enquiries', row);

/** @param before as it was read in this transaction @throws AppError conflict */
export const updateEnquiry = (
  tx: Tx,
  before: EnquiryRow,
  values: Partial<EnquiryRow>,
): Promise<void> => updateVersion(tx, 'enquiries', before, values);

/** From here to the end of the transaction nothing is added to it, and no one else decides on it. SQLite's transaction is already alone. */
export async function lockEnquiry(tx: Tx, kind: Database['kind'], id: string): Promise<void> {
  if (kind === 'postgres')
    await sql`select 1 from enquiries where id = ${id} for no key update`.execute(tx);
}

/** With all that hangs on them; files are the caller's. */
export async function deleteEnquiryRows(tx: Tx, ids: readonly string[]): Promise<void> {
  for (const table of [
    'enquiry_designs',
    'enquiry_messages',
    'enquiry_notes',
    'enquiry_photos',
  ] as const)
    await deleteByIds(tx, table, ids, 'enquiry_id');
  await deleteByIds(tx, 'enquiries', ids);
}

type Search = { words: Words; state?: EnquiryState | undefined };

/** As in migration 0067, word for word. */
export const ENQUIRY_TEXT: WordIndex = {
  table: 'enquiries',
  id: 'id',
  text: searchedText({
    columns: ['name', 'email', 'message', 'id'],
    spaceless: ['postcode', 'phone'],
    id: 'id',
  }),
};
const TITLES: WordIndex = {
  table: 'enquiry_designs',
  id: 'enquiry_id',
  text: searchedText({ columns: ['title'] }),
};

/** What was typed, in an enquiry's own words or in the names of its designs. */
export const lookUpEnquiries = (db: Reader, patterns: readonly string[]): Promise<Words> =>
  lookUp(db, [ENQUIRY_TEXT, TITLES], patterns);

/** The order of the list, that of the index `enquiries_in_turn`: those that wait first, the longest waiting at the top; then by the last that happened. */
const inTurn = <Row>(query: SelectQueryBuilder<Tables, 'enquiries', Row>) =>
  query
    .orderBy(sql`case when waiting_since is null then 1 else 0 end`)
    .orderBy('waiting_since')
    .orderBy('last_activity_at', 'desc')
    .orderBy('id');

function living(db: Reader, { words, state }: Search) {
  let query = db.selectFrom('enquiries').where('deleted_at', 'is', null);
  if (state !== undefined) query = query.where('state', '=', state);
  if (words.patterns.length === 0) return query;
  if (isCommon(words))
    query = db.selectFrom(inTurn(query.selectAll()).limit(LOOKED_THROUGH).as('enquiries'));
  query = query.where(isCandidate(db, 'enquiries.id', words.ids));
  for (const pattern of words.patterns)
    query = query.where(
      sql<boolean>`(${foundIn(ENQUIRY_TEXT.text, [pattern])} or exists (select 1 from enquiry_designs where enquiry_id = enquiries.id and ${foundIn(TITLES.text, [pattern])}))`,
    );
  if (!isCommon(words)) return query;
  return db.selectFrom(inTurn(query.selectAll()).limit(MOST_FOUND).as('enquiries'));
}

const isOpen = sql<boolean>`state <> 'closed' and archived_at is null`;
const LISTED: Record<EnquiryList, ReturnType<typeof sql<boolean>>> = {
  open: isOpen,
  waiting: sql<boolean>`waiting_since is not null and state <> 'closed' and archived_at is null`,
  closed: sql<boolean>`state = 'closed' and archived_at is null`,
  archived: sql<boolean>`archived_at is not null`,
  all: sql<boolean>`1 = 1`,
};

const sum = (list: EnquiryList) =>
  sql<number>`coalesce(sum(case when ${LISTED[list]} then 1 else 0 end), 0)`;

export async function countEnquiries(
  db: Reader,
  search: Search,
): Promise<Record<EnquiryList, number>> {
  const row = await living(db, search)
    .select([
      sum('open').as('open'),
      sum('waiting').as('waiting'),
      sum('closed').as('closed'),
      sum('archived').as('archived'),
      sum('all').as('all'),
    ])
    .executeTakeFirstOrThrow();
  return {
    open: Number(row.open),
    waiting: Number(row.waiting),
    closed: Number(row.closed),
    archived: Number(row.archived),
    all: Number(row.all),
  };
}

export const listEnquiryRows = (
  db: Reader,
  { list, limit, offset, ...search }: Search & { list: EnquiryList; limit: number; offset: number },
): Promise<EnquiryRow[]> =>
  inTurn(living(db, search).selectAll().where(LISTED[list])).limit(limit).offset(offset).execute();

/** Since when each that waits has waited. */
export const listWaitingSince = async (db: Reader): Promise<string[]> =>
  (
    await db
      .selectFrom('enquiries')
      .select('waiting_since')
      .where('deleted_at', 'is', null)
      .where(LISTED.waiting)
      .orderBy('waiting_since')
      .execute()
  ).flatMap((row) => row.waiting_since ?? []);

export const listDeletedEnquiries = (db: Reader): Promise<EnquiryRow[]> =>
  listDeleted(db, 'enquiries');

/** Those in the bin as well. @param email in small letters */
export const listEnquiriesByEmail = (db: Reader, email: string): Promise<EnquiryRow[]> =>
  listByEmail(db, 'enquiries', email);

/** Some at a time. @param before ISO time: nothing has happened in them since */
export const listEnquiryIdsBefore = (
  db: Reader,
  before: string,
  limit: number,
): Promise<string[]> =>
  listIdsBefore(db, 'enquiries', { column: 'last_activity_at', before, limit });

/** A change that does not conflict with the owner's: the version stays. */
export const touchEnquiry = (
  tx: Tx,
  id: string,
  values: Partial<Pick<EnquiryRow, 'waiting_since' | 'archived_at' | 'last_activity_at'>>,
): Promise<void> => updateRows(tx, 'enquiries', { id }, values);

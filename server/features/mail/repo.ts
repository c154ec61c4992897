import { type Insertable, sql, type Updateable } from 'kysely';
import type { MailState } from '#contracts/mail.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  countRows,
  deleteByIds,
  findRow,
  insertOnce,
  listIdsBefore,
  listSome,
  type RowOf,
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
import type { MailTables } from '#server/features/mail/table.ts';

export type MailRow = RowOf<'mail_messages'>;
export type MailChange = Updateable<MailTables['mail_messages']>;
/** Without what it says. */
export type MailSummaryRow = Omit<MailRow, 'content' | 'attachments' | 'key' | 'receipt'>;

export const findMailRow = (db: Reader, id: string): Promise<MailRow | undefined> =>
  findRow(db, 'mail_messages', { id });

/** @returns false when a message of the key stands there already */
export const insertMailRow = (
  tx: Tx,
  row: Insertable<MailTables['mail_messages']>,
): Promise<boolean> => insertOnce(tx, 'mail_messages', row, 'key');

/** @param keys as they were queued with */
export const listMailStates = (
  db: Reader,
  keys: readonly string[],
): Promise<Pick<MailRow, 'key' | 'state'>[]> =>
  listSome(db, 'mail_messages', ['key', 'state'], { key: keys });

/** @returns false when the row stood in none of the states */
export async function moveMailRow(
  tx: Tx,
  id: string,
  from: readonly MailState[],
  values: MailChange,
): Promise<boolean> {
  const result = await tx
    .updateTable('mail_messages')
    .set(values)
    .where('id', '=', id)
    .where('state', 'in', [...from])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** How many were written to an address since a time. @param leavingOnly leaves out what is kept here and what was dropped */
export async function countMailsTo(
  db: Reader,
  address: string,
  since: string,
  { leavingOnly = false } = {},
): Promise<number> {
  const written = db
    .selectFrom('mail_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(sql<string>`lower(to_address)`, '=', address.toLowerCase())
    .where('created_at', '>=', since);
  const row = await (
    leavingOnly ? written.where('state', 'not in', ['kept', 'dropped']) : written
  ).executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Kept back for a reason that stands beside them; what is kept for want of a mail server has none. */
export async function countHeldMails(db: Reader): Promise<number> {
  const row = await db
    .selectFrom('mail_messages')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'kept')
    .where('error', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

export const isSuppressed = async (
  db: Reader,
  addressHash: string,
  purpose: string,
): Promise<boolean> =>
  (await countRows(db, 'mail_suppressions', { address_hash: addressHash, purpose })) > 0;

export async function addSuppression(tx: Tx, row: MailTables['mail_suppressions']): Promise<void> {
  await tx
    .insertInto('mail_suppressions')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const SUMMARY = [
  'id',
  'to_name',
  'to_address',
  'subject',
  'unsubscribe_purpose',
  'about_kind',
  'about_id',
  'state',
  'attempts',
  'error',
  'created_at',
  'updated_at',
  'sent_at',
] as const;

type Search = { words: Words };

/** As in migration 0067, word for word. */
export const MAIL_TEXT: WordIndex = {
  table: 'mail_messages',
  id: 'id',
  text: searchedText({ columns: ['to_name', 'to_address', 'subject'] }),
};

export const lookUpMails = (db: Reader, patterns: readonly string[]): Promise<Words> =>
  lookUp(db, [MAIL_TEXT], patterns);

/** Those that hold the words; of common words the newest alone. */
function found(db: Reader, { words }: Search) {
  const all = db.selectFrom('mail_messages');
  const holding = (base: typeof all) =>
    base
      .where(isCandidate(db, 'mail_messages.id', words.ids))
      .where(foundIn(MAIL_TEXT.text, words.patterns));
  if (!isCommon(words)) return holding(all);
  const newest = (base: typeof all, most: number) =>
    db.selectFrom(
      base.selectAll().orderBy('created_at', 'desc').orderBy('id').limit(most).as('mail_messages'),
    );
  return newest(holding(newest(all, LOOKED_THROUGH)), MOST_FOUND);
}

export async function countMailsByState(
  db: Reader,
  search: Search,
): Promise<Map<MailState, number>> {
  const rows = await found(db, search)
    .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  return new Map(rows.map(({ state, count }) => [state, Number(count)]));
}

/** The newest first. @param states null for all */
export async function listMailRows(
  db: Reader,
  {
    words,
    states,
    limit,
    offset,
  }: Search & { states: readonly MailState[] | null; limit: number; offset: number },
): Promise<MailSummaryRow[]> {
  const query = found(db, { words })
    .select(SUMMARY)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .offset(offset);
  return (states === null ? query : query.where('state', 'in', [...states])).execute();
}

/** Written to the address, or speaking of it; the caller looks whether a mention is of exactly this address. @param pattern for `like … escape '!'`, in small letters */
export const listMailRowsNaming = (
  db: Reader,
  email: string,
  pattern: string,
): Promise<MailRow[]> =>
  db
    .selectFrom('mail_messages')
    .selectAll()
    .where(({ or }) =>
      or([
        sql<boolean>`lower(to_address) = ${email}`,
        sql<boolean>`lower(content) like ${pattern} escape '!'`,
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const deleteMailRows = (tx: Tx, ids: readonly string[]): Promise<void> =>
  deleteByIds(tx, 'mail_messages', ids);

/** Some at a time, the oldest first. @param before ISO time */
export const listMailIdsBefore = (db: Reader, before: string, limit: number): Promise<string[]> =>
  listIdsBefore(db, 'mail_messages', { column: 'created_at', before, limit });

export const listMailIdsAbout = async (db: Reader, kind: string, id: string): Promise<string[]> =>
  (await listSome(db, 'mail_messages', ['id'], { about_kind: kind, about_id: id })).map(
    (row) => row.id,
  );

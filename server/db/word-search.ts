/** The index of words behind the owner's searches (migration 0067): which rows may hold what was typed. */
import { PostgresAdapter, type RawBuilder, sql } from 'kysely';
import { LOOKED_THROUGH, MOST_FOUND } from '#contracts/paging.ts';
import type { Reader } from '#server/db/database.ts';

/** A table whose text is indexed, word for word as in the migration. */
export type WordIndex = {
  table:
    | 'enquiries'
    | 'enquiry_designs'
    | 'quotes'
    | 'invoices'
    | 'mail_messages'
    | 'design_search'
    | 'bookings';
  /** Column of the record that is looked for. */
  id: string;
  text: RawBuilder<string>;
};

/** Beyond so many the words narrow nothing: whoever lists them then reads in order until a page is full. */
const MOST_CANDIDATES = 5_000;
export { LOOKED_THROUGH, MOST_FOUND };

/** What was typed, and which records may hold it. */
export type Words = {
  /** Each has to be found, for `like … escape '!'`; none finds all. */
  patterns: readonly string[];
  /** Ids; null where they are not known, or all are wanted. */
  ids: readonly string[] | null;
};
export const NO_WORDS: Words = { patterns: [], ids: null };
/** Whether more may be found than anybody pages through: then the first `LOOKED_THROUGH` rows of the list are looked through, up to `MOST_FOUND` finds. */
export const isCommon = ({ patterns, ids }: Words): boolean => patterns.length > 0 && ids === null;

/** @param indexes each word may be in any of them @param patterns of `patternsOf` */
export const lookUp = async (
  db: Reader,
  indexes: readonly WordIndex[],
  patterns: readonly string[],
): Promise<Words> => ({
  patterns,
  ids: patterns.length === 0 ? null : await findCandidates(db, indexes, patterns),
});

/**
 * The records that may hold all words. What is found has still to be looked at (`foundIn`).
 * @returns ids; null when there are too many to say, or no word is long enough to be looked up
 */
async function findCandidates(
  db: Reader,
  indexes: readonly WordIndex[],
  patterns: readonly string[],
): Promise<string[] | null> {
  const words = patterns.map(wordOf).filter((word) => [...word].length > 1);
  const find = db.getExecutor().adapter instanceof PostgresAdapter ? findArrays : findTriples;
  // One index takes all words at once; of several, each word may be in another.
  if (indexes.length === 0) return null;
  const together = indexes.length === 1 ? [words] : words.map((word) => [word]);
  const sets: RawBuilder<unknown>[] = [];
  for (const some of together) {
    const parts = [];
    for (const index of indexes) parts.push(await find(db, index, some));
    const known = parts.filter((part) => part !== null);
    if (known.length < parts.length) continue;
    sets.push(sql`select id from (${sql.join(known, sql` union all `)}) as either`);
  }
  if (sets.length === 0) return null;
  const { rows } = await sql<{ id: string }>`select id from (${sql.join(
    sets,
    sql` intersect `,
  )}) as found limit ${sql.lit(MOST_CANDIDATES + 1)}`.execute(db);
  return rows.length > MOST_CANDIDATES ? null : [...new Set(rows.map((row) => row.id))];
}

/**
 * Whether a search by common words left out anything: more rows than are looked through, or more finds than are counted.
 * @param found in all lists together @param only of which rows the list is made
 */
export async function isSearchCut(
  db: Reader,
  table: WordIndex['table'],
  words: Words,
  { found, only = sql<boolean>`1 = 1` }: { found: number; only?: RawBuilder<boolean> },
): Promise<boolean> {
  if (!isCommon(words)) return false;
  if (found >= MOST_FOUND) return true;
  const { rows } =
    await sql`select 1 from ${sql.table(table)} where ${only} limit 1 offset ${sql.lit(LOOKED_THROUGH)}`.execute(
      db,
    );
  return rows.length > 0;
}

/** For `where`: one of the candidates, and anything where they are not known. */
export function isCandidate(
  db: Reader,
  column: string,
  ids: readonly string[] | null,
): RawBuilder<boolean> {
  if (ids === null) return sql<boolean>`1 = 1`;
  return db.getExecutor().adapter instanceof PostgresAdapter
    ? sql<boolean>`${sql.ref(column)} = any(cast(${[...ids]} as text[]))`
    : sql<boolean>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(ids)}))`;
}

const wordOf = (pattern: string) => pattern.slice(1, -1).replace(/!(.)/g, '$1');

async function findArrays(
  _db: Reader,
  { table, id, text }: WordIndex,
  words: readonly string[],
): Promise<RawBuilder<unknown> | null> {
  if (words.length === 0) return null;
  const holds = words.map(
    (word) => sql`search_grams(${text}) @> search_grams(cast(${word} as text))`,
  );
  return sql`select ${sql.ref(id)} as id from ${sql.table(table)} where ${sql.join(holds, sql` and `)}`;
}

/** SQLite knows triples alone: of two letters, all that begin with them. */
async function findTriples(
  db: Reader,
  { table }: WordIndex,
  words: readonly string[],
): Promise<RawBuilder<unknown> | null> {
  const parts: string[] = [];
  for (const word of words) {
    const letters = [...word.toUpperCase()];
    const asked =
      letters.length > 2
        ? letters.slice(2).map((_last, at) => quoted(letters.slice(at, at + 3).join('')))
        : [`(${(await triplesFrom(db, table, letters.join(''))).map(quoted).join(' OR ')})`];
    parts.push(...asked);
  }
  if (parts.length === 0) return null;
  if (parts.includes('()')) return sql`select '' as id where 1 = 0`;
  const name = sql.table(`search_${table}`);
  return sql`select record_id as id from search_keys where id in (select rowid from ${name} where ${name} match ${parts.join(' AND ')})`;
}

const quoted = (triple: string) => `"${triple.replaceAll('"', '""')}"`;

/** The index keeps its triples in small letters. */
async function triplesFrom(db: Reader, table: string, pair: string): Promise<string[]> {
  const from = pair.toLowerCase();
  const { rows } = await sql<{
    term: string;
  }>`select term from ${sql.table(`search_${table}_terms`)} where term >= ${from} and term < ${`${from}\u{10ffff}`}`.execute(
    db,
  );
  return rows.map((row) => row.term);
}

/** Tables in which the database keeps the words of others: they are written by it alone, with those. */
export const isWordIndex = (table: string): boolean => table.startsWith('search_');

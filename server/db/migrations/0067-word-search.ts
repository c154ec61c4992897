/**
 * An index for the owner's searches: of every letter pair and triple in a text on PostgreSQL (an array, which needs no
 * extension and no superuser), of every triple on SQLite (FTS5, kept by triggers). What it finds may hold the words; the
 * search looks at the texts themselves (server/db/word-search.ts).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';

type Indexed = {
  table: string;
  /** What a find gives: the id of the record that the owner sees. */
  id: string;
  /** Columns that name one row; `id` unless there are several rows of one record. */
  key?: readonly string[];
  columns: readonly string[];
  spaceless?: readonly string[];
  /** The reference that people are told comes of the id. */
  hasReference?: boolean;
};

/** Every search's text, column by column, as `searchedText` writes it: PostgreSQL uses an index of the same expression alone. */
const INDEXED: readonly Indexed[] = [
  {
    table: 'enquiries',
    id: 'id',
    columns: ['name', 'email', 'message', 'id'],
    spaceless: ['postcode', 'phone'],
    hasReference: true,
  },
  { table: 'enquiry_designs', id: 'enquiry_id', key: ['enquiry_id', 'n'], columns: ['title'] },
  {
    table: 'quotes',
    id: 'id',
    columns: ['number', 'name', 'email', 'address', 'design_title'],
    spaceless: ['phone', 'postcode'],
  },
  { table: 'invoices', id: 'id', columns: ['number', 'body'] },
  { table: 'mail_messages', id: 'id', columns: ['to_name', 'to_address', 'subject'] },
  {
    table: 'design_search',
    id: 'session_id',
    columns: [],
    spaceless: ['text'],
    hasReference: true,
  },
  {
    table: 'bookings',
    id: 'id',
    columns: ['name', 'email', 'message'],
    spaceless: ['postcode', 'phone'],
    hasReference: true,
  },
];

function textOf({ columns, spaceless = [], hasReference, id }: Indexed, row?: string) {
  const ref = (column: string) => sql.ref(row === undefined ? column : `${row}.${column}`);
  return sql`(${sql.join(
    [
      ...columns.map((column) => sql`coalesce(${ref(column)}, '')`),
      ...spaceless.map((column) => sql`coalesce(${ref(column)}, '')`),
      ...spaceless.map((column) => sql`replace(coalesce(${ref(column)}, ''), ' ', '')`),
      ...(hasReference
        ? [sql`substr(replace(replace(substr(${ref(id)}, 5), '-', ''), '_', ''), 1, 6)`]
        : []),
    ],
    sql` || ' ' || `,
  )})`;
}

export async function up(tx: Tx, kind: 'sqlite' | 'postgres'): Promise<void> {
  if (kind === 'postgres') await indexArrays(tx);
  else await indexTriples(tx);
}

async function indexArrays(tx: Tx): Promise<void> {
  // An element of an array of words is found by counting from its beginning: the letters are passed through once instead.
  await sql`create function search_grams(words text) returns text[] language sql immutable strict parallel safe cost 5000 as $$
    select array_remove(array(
      select unnest(array[a || b, a || b || c])
      from (select a, lead(a) over () as b, lead(a, 2) over () as c from unnest(string_to_array(upper(words), null)) as a) as letters
    ), null)
  $$`.execute(tx);
  for (const indexed of INDEXED) {
    const name = sql.ref(`${indexed.table}_by_words`);
    await sql`create index ${name} on ${sql.table(indexed.table)} using gin (search_grams(${textOf(indexed)}))`.execute(
      tx,
    );
    // Its statistics would be reckoned from thirty thousand texts each time, and say only that the index is worth its while.
    await sql`alter index ${name} alter column 1 set statistics 0`.execute(tx);
  }
}

async function indexTriples(tx: Tx): Promise<void> {
  await sql`create table search_keys (
    id integer primary key, of_table text not null, row_key text not null, record_id text not null, unique (of_table, row_key)
  )`.execute(tx);
  for (const indexed of INDEXED) {
    const { table, id, key = [id] } = indexed;
    const words = sql.table(`search_${table}`);
    const own = sql.lit(table);
    const keyOf = (row: string): RawBuilder<unknown> =>
      sql.join(
        key.map((column) => sql.ref(`${row}.${column}`)),
        sql` || '/' || `,
      );
    // Contentless: the texts are not kept a second time. Two spaces let the last two letters begin a triple.
    await sql`create virtual table ${words} using fts5(words, content='', contentless_delete=1, detail=none, tokenize='trigram')`.execute(
      tx,
    );
    await sql`create virtual table ${sql.table(`search_${table}_terms`)} using fts5vocab(${words}, 'row')`.execute(
      tx,
    );
    await sql`insert into search_keys (of_table, row_key, record_id) select ${own}, ${keyOf(table)}, ${sql.ref(id)} from ${sql.table(table)}`.execute(
      tx,
    );
    await sql`insert into ${words} (rowid, words) select search_keys.id, upper(${textOf(indexed, table)}) || '  ' from ${sql.table(table)} join search_keys on of_table = ${own} and row_key = ${keyOf(table)}`.execute(
      tx,
    );
    const keyed = (row: string) => sql`of_table = ${own} and row_key = ${keyOf(row)}`;
    const add = sql`insert into ${words} (rowid, words) select id, upper(${textOf(indexed, 'new')}) || '  ' from search_keys where ${keyed('new')};`;
    const forget = sql`delete from ${words} where rowid = (select id from search_keys where ${keyed('old')});`;
    const trigger = (name: string, when: RawBuilder<unknown>, work: RawBuilder<unknown>) =>
      sql`create trigger ${sql.ref(`search_${table}_${name}`)} after ${when} on ${sql.table(table)} begin ${work} end`.execute(
        tx,
      );
    await trigger(
      'added',
      sql`insert`,
      sql`insert into search_keys (of_table, row_key, record_id) values (${own}, ${keyOf('new')}, ${sql.ref(`new.${id}`)}); ${add}`,
    );
    const changes = [...new Set([...indexed.columns, ...(indexed.spaceless ?? [])])].filter(
      (column) => !key.includes(column),
    );
    await trigger(
      'changed',
      sql`update of ${sql.join(changes.map((column) => sql.ref(column)))}`,
      sql`${forget} ${add}`,
    );
    await trigger(
      'removed',
      sql`delete`,
      sql`${forget} delete from search_keys where ${keyed('old')};`,
    );
  }
}

/** A consistent snapshot of the whole database, row by row, the same from SQLite and PostgreSQL. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { readNumbers } from '#server/db/postgres-numbers.ts';

export type Row = Record<string, string | number | null>;
export type SnapshotTable = { name: string; columns: string[] };
export type Snapshot = {
  /** Each after those that it refers to. */
  tables(): Promise<SnapshotTable[]>;
  rows(table: SnapshotTable): AsyncIterable<Row>;
  close(): Promise<void>;
};

const BATCH = 500;
const QUOTED = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** @throws Error when there is no database in the folder */
export function snapshotSqlite(dataDir: string): Snapshot {
  const path = join(dataDir, 'plotwright.db');
  if (!existsSync(path)) throw new Error(`There is no database in ${dataDir}.`);
  const database = new DatabaseSync(path, { timeout: 10_000 });
  // With a write-ahead log a read transaction keeps seeing the state at its first read.
  database.exec('pragma query_only = on; begin; ');
  database.prepare('select count(*) from sqlite_schema').get();
  const names = () =>
    database
      .prepare(
        // The index of words (migration 0067) is made anew of what is brought back.
        "select name from pragma_table_list where schema = 'main' and type = 'table' and name not like 'sqlite_%' and name <> 'search_keys' order by name",
      )
      .all()
      .map((row) => String(row.name));
  const parentsOf = (name: string): string[] =>
    database
      .prepare(`pragma foreign_key_list(${QUOTED(name)})`)
      .all()
      .map((row) => String(row.table));
  return {
    async tables() {
      const sorted = parentsFirst(names(), (name) => parentsOf(name));
      return sorted.map((name) => ({
        name,
        columns: database
          .prepare(`select * from ${QUOTED(name)} limit 0`)
          .columns()
          .map((column) => column.name),
      }));
    },
    async *rows({ name }) {
      yield* database.prepare(`select * from ${QUOTED(name)}`).iterate() as Iterable<Row>;
    },
    async close() {
      database.close();
    },
  };
}

export async function snapshotPostgres(url: string): Promise<Snapshot> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser: readNumbers },
  });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  // The moment is that of the first question.
  await client.query('select 1');
  const list = async (sql: string) => (await client.query<Record<string, string>>(sql)).rows;
  return {
    async tables() {
      const columns = await list(
        'select table_name, column_name from information_schema.columns where table_schema = current_schema() order by table_name, ordinal_position',
      );
      const links = await list(
        "select child.relname as child, parent.relname as parent from pg_constraint c join pg_class child on child.oid = c.conrelid join pg_class parent on parent.oid = c.confrelid where c.contype = 'f' and c.connamespace = current_schema()::regnamespace",
      );
      const names = [...new Set(columns.map((row) => row.table_name!))];
      return parentsFirst(names, (name) =>
        links.filter((link) => link.child === name).map((link) => link.parent!),
      ).map((name) => ({
        name,
        columns: columns.filter((row) => row.table_name === name).map((row) => row.column_name!),
      }));
    },
    async *rows({ name }) {
      await client.query(`declare backup_rows no scroll cursor for select * from ${QUOTED(name)}`);
      try {
        for (;;) {
          const { rows } = await client.query<Row>(`fetch ${BATCH} from backup_rows`);
          if (rows.length === 0) return;
          yield* rows;
        }
      } finally {
        await client.query('close backup_rows');
      }
    },
    async close() {
      await client.end();
    },
  };
}

function parentsFirst(
  names: readonly string[],
  parentsOf: (name: string) => readonly string[],
): string[] {
  const sorted: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (sorted.includes(name) || path.includes(name) || !names.includes(name)) return;
    for (const parent of parentsOf(name)) visit(parent, [...path, name]);
    sorted.push(name);
  };
  for (const name of names) visit(name, []);
  return sorted;
}

/** Kysely over node:sqlite: one connection, one user at a time, writes that take the lock at once. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

const STATEMENTS_KEPT = 300;

class SqliteConnection implements DatabaseConnection {
  readonly #database: DatabaseSync;
  readonly #statements = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#prepare(query.sql);
    const parameters = query.parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...parameters) as R[] };
    const { changes, lastInsertRowid } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  // oxlint-disable-next-line require-yield
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Streaming is not used with the embedded database.');
  }

  run(sql: string): void {
    this.#database.exec(sql);
  }

  #prepare(sql: string): StatementSync {
    const kept = this.#statements.get(sql);
    if (kept) return kept;
    const statement = this.#database.prepare(sql);
    if (this.#statements.size >= STATEMENTS_KEPT)
      this.#statements.delete(this.#statements.keys().next().value!);
    this.#statements.set(sql, statement);
    return statement;
  }
}

class SqliteDriver implements Driver {
  readonly #open: () => DatabaseSync;
  #database: DatabaseSync | null = null;
  #connection: SqliteConnection | null = null;
  #tail: Promise<void> = Promise.resolve();
  #release: (() => void) | null = null;

  constructor(open: () => DatabaseSync) {
    this.#open = open;
  }

  async init(): Promise<void> {
    this.#database = this.#open();
    this.#connection = new SqliteConnection(this.#database);
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#tail;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#tail = promise;
    await before;
    this.#release = resolve;
    return this.#connection!;
  }

  async releaseConnection(): Promise<void> {
    this.#release?.();
  }

  /** Immediate: a transaction that reads first and writes later can then never fail half-way for want of the lock. */
  async beginTransaction(): Promise<void> {
    this.#connection!.run('begin immediate');
  }

  async commitTransaction(): Promise<void> {
    this.#connection!.run('commit');
  }

  async rollbackTransaction(): Promise<void> {
    this.#connection!.run('rollback');
  }

  async destroy(): Promise<void> {
    this.#database?.close();
    this.#database = null;
  }
}

/** The dialect of one node:sqlite connection; `open` is called once, at the first query. */
export function sqliteDialect(open: () => DatabaseSync): Dialect {
  return {
    createDriver: () => new SqliteDriver(open),
    createAdapter: () => new SqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

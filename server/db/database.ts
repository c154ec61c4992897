/** The database behind every repo: the embedded SQLite file, or PostgreSQL. One set of queries serves both. */
import { randomUUID } from 'node:crypto';
import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect, type PostgresPool, type Transaction } from 'kysely';
import { Pool } from 'pg';
import { type ContentVersion, contentVersion } from '#server/db/content-version.ts';
import { type DataLock, takeDataLock } from '#server/db/data-lock.ts';
import { readNumbers } from '#server/db/postgres-numbers.ts';
import { retryTransaction } from '#server/db/retry.ts';
import { type Snapshot, snapshotPostgres, snapshotSqlite } from '#server/db/snapshot.ts';
import { sqliteDialect } from '#server/db/sqlite-driver.ts';
import type { Tables } from '#server/db/tables.ts';
import { StartError } from '#server/errors.ts';

export type Tx = Transaction<Tables>;
/** The handle for reads: the read connection or a transaction. */
export type Reader = Kysely<Tables>;

export type Database = {
  kind: 'sqlite' | 'postgres';
  /** Reads outside a transaction. On the embedded database it cannot write. */
  read: Reader;
  /**
   * Runs `work` in one transaction. Await nothing outside the database in it, and use only its handle.
   * On PostgreSQL a deadlock or a lost connection runs it again, so it changes nothing outside the transaction.
   */
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Changes after every write that visitors can see: at once on this node, within two seconds on others. */
  contentVersion(): Promise<string>;
  /** A consistent snapshot over a separate connection, without later writes. */
  snapshot(): Promise<Snapshot>;
  close(): Promise<void>;
};

const BUSY_MS = 10_000;

/** @throws StartError when the folder cannot be used or is in use */
export function openSqlite(dataDir: string): Database {
  prepareFolder(dataDir);
  return openFile(dataDir, takeDataLock(dataDir));
}

/**
 * Opens a data folder's database for one short change by a command, while a server may be running on it. The
 * write-ahead log lets two processes write: each waits for the other's transaction. Jobs and files are not to be touched.
 * @throws StartError if there is no database yet
 */
export function openSqliteBeside(dataDir: string): Database {
  if (!existsSync(join(dataDir, 'plotwright.db')))
    throw new StartError(
      `DATA_DIR is not usable: there is no database in ${dataDir} yet. Start the site once, or name its folder with DATA_DIR.`,
    );
  return openFile(dataDir, null);
}

function openFile(dataDir: string, lock: DataLock | null): Database {
  const path = join(dataDir, 'plotwright.db');
  const writer = new Kysely<Tables>({ dialect: sqliteDialect(() => openWriter(path)) });
  const reader = new Kysely<Tables>({ dialect: sqliteDialect(() => openReader(path)) });
  const version = contentVersion(null);
  let isClosed = false;
  return {
    kind: 'sqlite',
    read: reader,
    write: (work) => writeCounted(writer, version, work),
    contentVersion: version.read,
    snapshot: async () => snapshotSqlite(dataDir),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await reader.destroy();
      await writer.destroy();
      lock?.release();
    },
  };
}

async function writeCounted<T>(
  db: Kysely<Tables>,
  version: ContentVersion,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { result, isContent } = await retryTransaction((markWorkDone) =>
    db.transaction().execute(async (tx) => {
      const done = await version.watch(tx, work);
      markWorkDone();
      return done;
    }),
  );
  if (isContent) version.committed();
  return result;
}

function prepareFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.R_OK | constants.W_OK);
  } catch {
    throw new StartError(
      `DATA_DIR is not usable: the folder ${dataDir} cannot be made or written to.`,
    );
  }
}

/** Creates one level at a time: Node's recursive mkdir loops if the file system keeps answering ENOENT (/proc). */
function makeFolder(path: string): void {
  if (existsSync(path)) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

function openWriter(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -4000',
  );
  knowEveryAlphabet(database);
  return database;
}

/** Opened at the first read, when migrations have made the file and its write-ahead log. */
function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_MS });
  database.exec('pragma query_only = on; pragma cache_size = -4000');
  knowEveryAlphabet(database);
  return database;
}

/**
 * SQLite knows the capitals of English alone: a search for "Élodie" would not find her. Only `upper`, which the searches
 * use: indexes use `lower`, which must mean the same to any other program that opens the file.
 */
function knowEveryAlphabet(database: DatabaseSync): void {
  database.function('upper', { deterministic: true }, (text) =>
    text === null ? null : String(text).toUpperCase(),
  );
}

export const openPostgres = (url: string): Database => postgresOn(postgresPool(url), url);

export function postgresPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    // Of waiting in line for one of them, too: in a rush that is longer than a server takes to answer.
    connectionTimeoutMillis: 30_000,
    types: { getTypeParser: readNumbers },
  });
  // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // So would a connection lost within a transaction; its statement fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** @param pool of connections to the database at `url`; ended by `close` */
export function postgresOn(pool: PostgresPool, url: string): Database {
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const version = contentVersion({ db, makeMark: randomUUID, now: Date.now });
  let isClosed = false;
  return {
    kind: 'postgres',
    read: db,
    write: (work) => writeCounted(db, version, work),
    contentVersion: version.read,
    snapshot: () => snapshotPostgres(url),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await db.destroy();
    },
  };
}

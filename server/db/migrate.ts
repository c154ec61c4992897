/**
 * Brings the database to the newest shape at start. Each file of migrations/ is one step, which runs whole or not at all;
 * a name once released never changes. Why this is not Kysely's Migrator: docs/decisions/020-migrations.md.
 */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { sql } from 'kysely';
import type { Database, Tx } from '#server/db/database.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

type Migration = { up(tx: Tx, kind: Database['kind']): Promise<void> };

/** The source folder, for the built bundle too, which has none beside it. */
const FOLDER = pathToFileURL(join(findRepositoryRoot(), 'server', 'db', 'migrations', '/'));

/** In order. */
export const MIGRATION_NAMES: readonly string[] = readdirSync(FOLDER)
  .map((file) => file.replace(/\.ts$/, ''))
  .toSorted();

/** Any number; all nodes of one installation agree on it. */
const ADVISORY_LOCK = 7_231_904;

/** Steps that the database has not had yet: all of an empty one. */
export async function missingMigrations(db: Database): Promise<string[]> {
  const tables = await db.read.introspection.getTables();
  if (!tables.some(({ name }) => name === 'migrations')) return [...MIGRATION_NAMES];
  const rows = await db.read.selectFrom('migrations').select('name').execute();
  const had = new Set(rows.map((row) => row.name));
  return MIGRATION_NAMES.filter((name) => !had.has(name));
}

/**
 * @param names only these steps; all unless given
 * @returns the names that were applied now
 */
export async function migrate(
  db: Database,
  names: readonly string[] = MIGRATION_NAMES,
): Promise<string[]> {
  const applied: string[] = [];
  for (const name of names) {
    const { up } = (await import(new URL(`${name}.ts`, FOLDER).href)) as Migration;
    const isNew = await db.write(async (tx) => {
      // Several nodes may start concurrently on PostgreSQL; SQLite's transaction is exclusive.
      if (db.kind === 'postgres')
        await sql`select pg_advisory_xact_lock(${sql.lit(ADVISORY_LOCK)})`.execute(tx);
      await tx.schema
        .createTable('migrations')
        .ifNotExists()
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('applied_at', 'text', (column) => column.notNull())
        .execute();
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('migrations')
        .values({ name, applied_at: new Date().toISOString() })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (numInsertedOrUpdatedRows !== 1n) return false;
      await up(tx, db.kind);
      return true;
    });
    if (isNew) applied.push(name);
  }
  return applied;
}

/** A fresh, migrated database for a test: always the embedded one, and PostgreSQL where TEST_DATABASE_URL names one. */
import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { inject } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** What every test's database is a copy of (migrated-templates.ts). */
    migratedTemplates: { sqliteFile: string; postgresName: string | null };
  }
}

export type DatabaseKind = Database['kind'];
const postgresUrl = process.env.TEST_DATABASE_URL;

/** For `describe.each`. */
export const DATABASES: DatabaseKind[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

export type TestDatabase = { db: Database; dataDir: string; close(): Promise<void> };

export function makeTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plotwright-test-'));
}

/** A copy of the run's migrated database (migrated-templates.ts), or an empty one. */
export async function openTestDatabase(
  kind: DatabaseKind,
  { migrated = true } = {},
): Promise<TestDatabase> {
  const templates = migrated ? inject('migratedTemplates') : null;
  const dataDir = makeTempFolder();
  if (kind === 'sqlite' && templates)
    copyFileSync(templates.sqliteFile, join(dataDir, 'plotwright.db'));
  const postgres =
    kind === 'postgres' ? await createPostgresDatabase(templates?.postgresName) : null;
  const db = postgres ? openPostgres(postgres.url) : openSqlite(dataDir);
  return {
    db,
    dataDir,
    async close() {
      await db.close();
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export type PostgresDatabase = { name: string; url: string; drop(): Promise<void> };

/** A new database beside the one that TEST_DATABASE_URL names. @param template whose copy it is; empty without one */
export async function createPostgresDatabase(template?: string | null): Promise<PostgresDatabase> {
  const name = `plotwright_${randomBytes(8).toString('hex')}`;
  await runOnce(`create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(postgresUrl!);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => runOnce(`drop database ${name} with (force)`) };
}

async function runOnce(sql: string): Promise<void> {
  const client = new Client({ connectionString: postgresUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** A fresh, migrated database for a test file: always the embedded one, and PostgreSQL where TEST_DATABASE_URL names one. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';

export type DatabaseKind = Database['kind'];
const postgresUrl = process.env.TEST_DATABASE_URL;

/** For `describe.each`. */
export const DATABASES: DatabaseKind[] = postgresUrl ? ['sqlite', 'postgres'] : ['sqlite'];

export type TestDatabase = { db: Database; dataDir: string; close(): Promise<void> };

export function makeTempFolder(): string {
  return mkdtempSync(join(tmpdir(), 'plotwright-test-'));
}

export async function openTestDatabase(
  kind: DatabaseKind,
  { migrated = true } = {},
): Promise<TestDatabase> {
  const dataDir = makeTempFolder();
  const opened =
    kind === 'sqlite'
      ? { db: openSqlite(dataDir), drop: async () => undefined }
      : await openSchema();
  if (migrated) await migrate(opened.db);
  return {
    db: opened.db,
    dataDir,
    async close() {
      await opened.db.close();
      await opened.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openSchema(): Promise<{ db: Database; drop(): Promise<undefined> }> {
  const schema = `t_${randomBytes(8).toString('hex')}`;
  await runOnce(`create schema ${schema}`);
  return {
    db: openPostgres(postgresUrl!, schema),
    async drop() {
      await runOnce(`drop schema ${schema} cascade`);
      return undefined;
    },
  };
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

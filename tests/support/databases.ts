/** A fresh, migrated database for a test: always the embedded one, and PostgreSQL where TEST_DATABASE_URL names one. */
import { copyFileSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type Database, openPostgres, openSqlite } from '#server/db/database.ts';
import { createPostgresDatabase, lendPostgres } from './postgres-databases.ts';

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

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 2 ** 30;
/** In memory where that has room: a disk is waited for at every write that has to last. The long run waits. */
function isInMemory(): boolean {
  if (process.env.LONG || !existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH_BYTES;
}

export function makeTempFolder(): string {
  return mkdtempSync(join(isInMemory() ? MEMORY : tmpdir(), 'plotwright-test-'));
}

/** As the run's migrated database (migrated-templates.ts), or an empty one. */
export async function openTestDatabase(
  kind: DatabaseKind,
  { migrated = true } = {},
): Promise<TestDatabase> {
  const templates = migrated ? inject('migratedTemplates') : null;
  const dataDir = makeTempFolder();
  const { db, giveBack } =
    kind === 'postgres'
      ? await (templates ? lendPostgres(templates.postgresName!) : openEmptyPostgres())
      : openSqliteCopy(dataDir, templates?.sqliteFile);
  return {
    db,
    dataDir,
    async close() {
      await giveBack();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function openSqliteCopy(dataDir: string, template: string | undefined) {
  if (template) copyFileSync(template, join(dataDir, 'plotwright.db'));
  const db = openSqlite(dataDir);
  return { db, giveBack: () => db.close() };
}

async function openEmptyPostgres() {
  const { url, drop } = await createPostgresDatabase();
  const db = openPostgres(url);
  return {
    db,
    async giveBack() {
      await db.close();
      await drop();
    },
  };
}

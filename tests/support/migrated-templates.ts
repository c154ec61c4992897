/** Migrates one database of each kind before the first test: every test's own is a copy (databases.ts). */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres, openSqlite } from '#server/db/database.ts';
import { migrate } from '#server/db/migrate.ts';
import { DATABASES, makeTempFolder } from './databases.ts';
import { createPostgresDatabase, dropCopies } from './postgres-databases.ts';

export default async function makeTemplates(project: TestProject): Promise<() => Promise<void>> {
  const folder = makeTempFolder();
  const sqlite = openSqlite(folder);
  await migrate(sqlite);
  await sqlite.close();
  const postgres = DATABASES.includes('postgres') ? await createPostgresDatabase() : null;
  if (postgres) {
    const db = openPostgres(postgres.url);
    await migrate(db);
    await db.close();
  }
  project.provide('migratedTemplates', {
    sqliteFile: join(folder, 'plotwright.db'),
    postgresName: postgres?.name ?? null,
  });
  return async () => {
    if (postgres) await dropCopies(postgres.name);
    await postgres?.drop();
    rmSync(folder, { recursive: true, force: true });
  };
}

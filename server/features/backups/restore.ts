/** Brings a backup back into an empty database and storage; between SQLite and PostgreSQL as well. */
import { sql } from 'kysely';
import type { BackupManifest } from '#contracts/backups.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { migrate, MIGRATION_NAMES } from '#server/db/migrate.ts';
import type { Row } from '#server/db/snapshot.ts';
import { AppError } from '#server/errors.ts';
import { readArchive, verifyArchive } from '#server/features/backups/archive.ts';
import { BACKUP_JOBS } from '#server/features/backups/use-cases.ts';
import type { Storage } from '#server/ports/storage.ts';

/** Below SQLite's limit of bound values for the widest table. */
const ROWS_AT_ONCE = 200;
const PLAIN_NAME = /^[a-z][a-z0-9_]{0,60}$/;

/**
 * Every entry is checked before anything is written; the rows come in one transaction, after the files.
 * @throws AppError invalid for a file that is not a whole backup, or of a newer version
 */
export async function restoreBackup({
  db,
  storage,
  path,
}: {
  db: Database;
  storage: Storage;
  path: string;
}): Promise<BackupManifest> {
  const manifest = await verifyArchive(path);
  if (manifest.migrations.some((name) => !MIGRATION_NAMES.includes(name)))
    throw new AppError(
      'invalid',
      'This backup was made by a newer version of Plotwright: please update this one first.',
    );
  if (
    manifest.tables.some(
      (table) => ![table.name, ...table.columns].every((name) => PLAIN_NAME.test(name)),
    )
  )
    throw new AppError('invalid', 'The backup names tables that Plotwright does not have.');

  await readArchive(path, async (name, bytes) => {
    if (name.startsWith('files/')) await storage.put(name.slice('files/'.length), bytes);
  });
  // The tables as they were then; what came since is done to their rows as it would have been.
  await migrate(
    db,
    MIGRATION_NAMES.filter((name) => manifest.migrations.includes(name)),
  );
  await db.write(async (tx) => {
    for (const { name } of manifest.tables) await sql`delete from ${sql.table(name)}`.execute(tx);
    const rowsOf = await tableReader(path, manifest);
    for (const table of manifest.tables) await insertRows(tx, table, rowsOf(table.name));
    // A backup holds the very job that made it, as one that is being done; it was. The site's start queues the next night's.
    if (manifest.tables.some((table) => table.name === 'jobs'))
      await tx.deleteFrom('jobs').where('kind', 'in', BACKUP_JOBS).execute();
  });
  await migrate(db);
  return manifest;
}

/** The rows of a table, read from the file again for each: parents first, whatever order they stand in. */
async function tableReader(path: string, manifest: BackupManifest) {
  const parts = new Map<string, Buffer[]>(manifest.tables.map((table) => [table.name, []]));
  await readArchive(path, (name, bytes) => {
    const table = /^database\/([a-z0-9_]+)\/\d{6}\.ndjson$/.exec(name)?.[1];
    if (table) parts.get(table)?.push(bytes);
  });
  return (table: string): Row[] => {
    const rows = (parts.get(table) ?? []).flatMap((bytes) =>
      bytes
        .toString('utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row),
    );
    parts.delete(table);
    return rows;
  };
}

async function insertRows(
  tx: Tx,
  { name, columns }: BackupManifest['tables'][number],
  rows: readonly Row[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE) {
    const values = rows
      .slice(at, at + ROWS_AT_ONCE)
      .map((row) => sql`(${sql.join(columns.map((column) => sql`${row[column] ?? null}`))})`);
    await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))}) values ${sql.join(values)}`.execute(
      tx,
    );
  }
}

/** How much room the database and the stored files take. */
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

export async function readSizes(
  db: Database,
  dataDir: string,
): Promise<{
  databaseBytes: number;
  fileBytes: number;
  freeBytes: number | null;
  diskBytes: number | null;
}> {
  const size =
    db.kind === 'sqlite'
      ? sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`;
  const [database, files, disk] = await Promise.all([
    size.execute(db.read),
    db.read
      .selectFrom('files')
      .select(({ fn }) => fn.sum<number | null>('bytes').as('bytes'))
      .executeTakeFirstOrThrow(),
    statfs(dataDir).then(
      ({ bavail, blocks, bsize }) => ({ freeBytes: bavail * bsize, diskBytes: blocks * bsize }),
      () => ({ freeBytes: null, diskBytes: null }),
    ),
  ]);
  return {
    databaseBytes: Number(database.rows[0]?.bytes ?? 0),
    fileBytes: Number(files.bytes ?? 0),
    ...disk,
  };
}

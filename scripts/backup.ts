// npm run backup [-- --to <file>]: one file with the database, the stored files and the settings; the site may be running.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseStorage } from '../server/adapters/storage/choose.ts';
import { readConfig } from '../server/config.ts';
import { snapshotPostgres, snapshotSqlite } from '../server/db/snapshot.ts';
import { backupName } from '../server/features/backups/folder.ts';
import { makeBackup } from '../server/features/backups/make-backup.ts';
import { readVersion } from '../server/repository-root.ts';
import { runScript } from './run-script.ts';

await runScript(async (root) => {
  const { values } = parseArgs({ options: { to: { type: 'string' } } });
  const config = readConfig(process.env);
  const now = new Date();
  const path = resolve(values.to ?? backupName(now));
  const snapshot = config.databaseUrl
    ? await snapshotPostgres(config.databaseUrl)
    : snapshotSqlite(config.dataDir);
  try {
    const manifest = await makeBackup({
      snapshot,
      storage: chooseStorage(config),
      kind: config.databaseUrl ? 'postgres' : 'sqlite',
      version: readVersion(root),
      now,
      path,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The backup is written: ${path} (${rows} rows of ${manifest.tables.length} tables, ${manifest.files} files).`,
    );
  } finally {
    await snapshot.close();
  }
});

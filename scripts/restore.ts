// npm run restore -- --from <file> [--replace] [--erased <erasures.ndjson>]: brings a fresh machine back from a backup; the site must not be running.
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chooseStorage } from '../server/adapters/storage/choose.ts';
import { type Config, readConfig } from '../server/config.ts';
import { type Database, openPostgres, openSqlite } from '../server/db/database.ts';
import { takeDataLock } from '../server/db/data-lock.ts';
import { stashPostgres, isEmptyPostgres } from '../server/db/stash-postgres.ts';
import { randomIds } from '../server/adapters/ids/random.ts';
import { createQueue } from '../server/jobs/queue.ts';
import { eraseAgain } from '../server/features/people/erase-again.ts';
import { journalPath, readJournal } from '../server/features/people/journal.ts';
import { personalDataProviders } from '../server/features/personal-data-providers.ts';
import { relatedRecords } from '../server/features/related-records.ts';
import { StartError } from '../server/errors.ts';
import { verifyArchive } from '../server/features/backups/archive.ts';
import { restoreBackup } from '../server/features/backups/restore.ts';
import { runScript } from './run-script.ts';

const FILES = ['plotwright.db', 'plotwright.db-wal', 'plotwright.db-shm', 'uploads'];

/** What was there is kept beside. @returns where; null when there was nothing */
async function makeRoom(
  { dataDir, databaseUrl }: Config,
  isReplacing: boolean,
): Promise<string | null> {
  // To the millisecond: a second try may follow the first within its second.
  const stamp = new Date().toISOString().replace(/[^0-9]/g, '');
  const held = FILES.filter((name) => existsSync(join(dataDir, name)));
  const hasRows = databaseUrl
    ? !(await isEmptyPostgres(databaseUrl))
    : held.includes('plotwright.db');
  if (!hasRows && held.length === 0) return null;
  if (!isReplacing)
    throw new StartError(
      `There is a site here already (${databaseUrl && hasRows ? 'in the database of DATABASE_URL' : dataDir}). Use --replace to put the backup in its place; what is there is kept beside.`,
    );
  if (databaseUrl && hasRows) await stashPostgres(databaseUrl, `before_restore_${stamp}`);
  const aside = join(dataDir, `before-restore-${stamp}`);
  if (held.length > 0) {
    const lock = takeDataLock(dataDir);
    mkdirSync(aside, { mode: 0o700 });
    for (const name of held) renameSync(join(dataDir, name), join(aside, name));
    lock.release();
  }
  return [
    ...(databaseUrl && hasRows ? [`the schema before_restore_${stamp}`] : []),
    ...(held.length > 0 ? [aside] : []),
  ].join(' and ');
}

await runScript(async () => {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      erased: { type: 'string' },
      replace: { type: 'boolean', default: false },
    },
  });
  if (!values.from)
    throw new StartError('Please name the backup: npm run restore -- --from <file>');
  const path = resolve(values.from);
  if (!existsSync(path)) throw new StartError(`There is no file ${path}.`);
  const config = readConfig(process.env);
  // A damaged file must not cost what is there.
  await verifyArchive(path);
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const aside = await makeRoom(config, values.replace);
  const db: Database = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openSqlite(config.dataDir);
  const clock = { now: () => new Date() };
  try {
    const storage = chooseStorage(config);
    const queue = createQueue({ db, clock, ids: randomIds });
    const manifest = await restoreBackup({ db, storage, path });
    const again = await eraseAgain({
      ctx: {
        actor: { kind: 'owner' },
        requestId: 'restore',
        db,
        clock,
        ids: randomIds,
        related: relatedRecords,
      },
      keepers: personalDataProviders({ storage, queue }),
      queue,
      entries: await readJournal(values.erased ?? journalPath(config.dataDir)),
      since: manifest.madeAt,
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The backup of ${manifest.madeAt} is back: ${rows} rows and ${manifest.files} files.${again > 0 ? ` ${again} records of people who were erased since were erased again.` : ''}${aside ? ` What was here before is kept in ${aside}.` : ''} Start the site with npm start.`,
    );
  } catch (error) {
    if (!aside) throw error;
    throw new StartError(
      `The backup could not be brought back: ${error instanceof Error ? error.message : String(error)} What was here before is kept in ${aside}.`,
    );
  } finally {
    await db.close();
  }
});

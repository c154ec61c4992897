/**
 * Sets the owner's password and ends every session: `npm run admin:password`, with the server's own DATA_DIR or
 * DATABASE_URL, while it runs or not. The password is typed, or piped in; an empty one is made and shown.
 */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { argon2Hasher } from '#server/adapters/password/argon2.ts';
import { systemClock } from '#server/adapters/clock/system.ts';
import { randomIds } from '#server/adapters/ids/random.ts';
import { readConfig } from '#server/config.ts';
import type { Context } from '#server/context.ts';
import { type Database, openPostgres, openSqliteBeside } from '#server/db/database.ts';
import { AppError, StartError } from '#server/errors.ts';
import { setOwnerPassword } from '#server/features/owner/password.ts';
import { relatedRecords } from '#server/features/related-records.ts';

/** The last migration that the password and the sessions need. */
const NEEDED = '0006-owner-sessions';

/** Asks without showing what is typed. */
async function askHidden(question: string): Promise<string> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: true });
  process.stdout.write(question);
  try {
    return await new Promise<string>((resolve, reject) => {
      lines.once('SIGINT', () => reject(new StartError('Nothing was changed.')));
      lines.once('close', () => reject(new StartError('Nothing was changed.')));
      lines.question('').then(resolve, reject);
    });
  } finally {
    lines.close();
    process.stdout.write('\n');
  }
}

async function readTyped(): Promise<string> {
  const password = await askHidden('New password (nothing: one is made): ');
  if (password !== '' && (await askHidden('Once more: ')) !== password)
    throw new StartError('The two are not the same. Nothing was changed.');
  return password;
}

async function readPiped(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin) text += String(chunk);
  return text.replace(/\r?\n$/, '');
}

async function checkShape(db: Database): Promise<void> {
  const isReady = await db.read
    .selectFrom('migrations')
    .select('name')
    .where('name', '=', NEEDED)
    .executeTakeFirst()
    .catch(() => undefined);
  if (!isReady)
    throw new StartError(
      'The database is of an older version, or empty: start the site once, then run this again.',
    );
}

async function run(): Promise<void> {
  const config = readConfig(process.env);
  const db = config.databaseUrl
    ? openPostgres(config.databaseUrl)
    : openSqliteBeside(config.dataDir);
  try {
    await checkShape(db);
    const given = process.stdin.isTTY ? await readTyped() : await readPiped();
    const password = given || argon2Hasher.make();
    const ctx: Context = {
      actor: { kind: 'system' },
      requestId: 'admin-password',
      db,
      clock: systemClock,
      ids: randomIds,
      related: relatedRecords,
    };
    const ended = await setOwnerPassword({ ctx, password, hasher: argon2Hasher });
    if (!given)
      console.log(
        `The owner's password is now ${password} — it is shown only this once, so please keep it.`,
      );
    else console.log("The owner's password is changed.");
    console.log(
      ended === 0
        ? 'Nobody was signed in.'
        : `${ended} ${ended === 1 ? 'session was' : 'sessions were'} ended.`,
    );
    if (config.adminPassword !== null)
      console.log(
        'ADMIN_PASSWORD is set: at its next start the site takes the password from there again.',
      );
  } finally {
    await db.close();
  }
}

try {
  await run();
} catch (error) {
  console.error(error instanceof StartError || error instanceof AppError ? error.message : error);
  process.exitCode = 1;
}

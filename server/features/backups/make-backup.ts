/** Writes a backup while the site keeps running: the database as of one moment, then every stored file. */
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { BackupManifest } from '#contracts/backups.ts';
import type { Row, Snapshot, SnapshotTable } from '#server/db/snapshot.ts';
import { archiveWriter, toParts } from '#server/features/backups/archive.ts';
import { UNFINISHED } from '#server/features/backups/folder.ts';
import type { Storage } from '#server/ports/storage.ts';

/** What a fresh machine must not take over: who is signed in just now, and who tried. */
const LEFT_OUT = new Set(['owner_sessions', 'sign_in_attempts', 'migrations']);

export type BackupOrder = {
  snapshot: Snapshot;
  storage: Storage;
  kind: BackupManifest['database'];
  version: string;
  now: Date;
  path: string;
  signal?: AbortSignal;
};

const README = `A backup of Plotwright.

database/  the rows of every table, one JSON object a line
files/     the stored files (pictures, reports) under their own names
manifest.json  what there is, with the SHA-256 of each entry

Bring it back with: npm run restore -- --from <this file>
`;

/**
 * Under its name the file is whole or not there at all.
 * @returns what was written @throws whatever storage or disk fail with
 */
export async function makeBackup(order: BackupOrder): Promise<BackupManifest> {
  const part = `${order.path}${UNFINISHED}`;
  await mkdir(dirname(order.path), { recursive: true, mode: 0o700 });
  const archive = archiveWriter(order.now);
  const writing = archive.writeTo(createWriteStream(part, { mode: 0o600 }));
  writing.catch(() => undefined);
  try {
    const [manifest] = await Promise.all([fill(archive, order), writing]);
    await syncFile(part);
    await rename(part, order.path);
    return manifest;
  } catch (error) {
    archive.fail(error instanceof Error ? error : new Error(String(error)));
    await writing.catch(() => undefined);
    await rm(part, { force: true });
    throw error;
  }
}

type Archive = ReturnType<typeof archiveWriter>;

async function fill(
  archive: Archive,
  { snapshot, storage, kind, version, now, signal }: BackupOrder,
): Promise<BackupManifest> {
  await archive.add('README.txt', Buffer.from(README));
  const all = await snapshot.tables();
  const migrations = await namesOf(
    snapshot,
    all.find((table) => table.name === 'migrations'),
  );
  const tables: BackupManifest['tables'] = [];
  for (const table of all.filter((one) => !LEFT_OUT.has(one.name)))
    tables.push({ ...table, rows: await addRows(archive, snapshot, table, signal) });
  const files = await addFiles(archive, storage, signal);
  const manifest: BackupManifest = {
    format: 1,
    version,
    madeAt: now.toISOString(),
    database: kind,
    migrations,
    tables,
    entries: archive.entries,
    files,
  };
  await archive.finish(manifest);
  return manifest;
}

async function namesOf(snapshot: Snapshot, table: SnapshotTable | undefined): Promise<string[]> {
  const rows: Row[] = [];
  if (table) for await (const row of snapshot.rows(table)) rows.push(row);
  return rows.map((row) => String(row.name)).toSorted();
}

async function addRows(
  archive: Archive,
  snapshot: Snapshot,
  table: SnapshotTable,
  signal?: AbortSignal,
): Promise<number> {
  let rows = 0;
  let part = 0;
  for await (const { text, rows: count } of toParts(snapshot.rows(table))) {
    signal?.throwIfAborted();
    part += 1;
    rows += count;
    await archive.add(
      `database/${table.name}/${String(part).padStart(6, '0')}.ndjson`,
      Buffer.from(text),
    );
  }
  return rows;
}

/** A file that goes while this runs is left out: the rows of that moment are being deleted as well. */
async function addFiles(archive: Archive, storage: Storage, signal?: AbortSignal): Promise<number> {
  let files = 0;
  for await (const { key } of storage.list('')) {
    signal?.throwIfAborted();
    const file = await storage.open(key);
    if (!file) continue;
    const chunks: Buffer[] = [];
    for await (const chunk of file.stream) chunks.push(chunk as Buffer);
    await archive.add(`files/${key}`, Buffer.concat(chunks));
    files += 1;
  }
  return files;
}

async function syncFile(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folder where backups lie: whole files only, the newest first. */
import { createReadStream, type ReadStream } from 'node:fs';
import { readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Backup } from '#contracts/backups.ts';

const NAME = /^plotwright-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz$/;

/** After the name of one that is being written. */
export const UNFINISHED = '.part';

export const backupName = (now: Date): string =>
  `plotwright-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`;

/** Anything else is no backup of ours, and no path. */
export const isBackupName = (name: string): boolean => NAME.test(name);

const madeAtOf = (name: string) => name.replace(NAME, '$1T$2:$3:$4.$5Z');

function readNames(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

export async function listBackupFiles(folder: string): Promise<Backup[]> {
  const names = await readNames(folder);
  const backups = await Promise.all(
    names.filter(isBackupName).map(async (name) => ({
      name,
      madeAt: madeAtOf(name),
      bytes: (await stat(join(folder, name))).size,
    })),
  );
  return backups.toSorted((a, b) => (a.name < b.name ? 1 : -1));
}

async function findBackupFile(
  folder: string,
  name: string,
): Promise<{ path: string; bytes: number } | null> {
  if (!isBackupName(name)) return null;
  const path = join(folder, name);
  const found = await stat(path).catch(() => null);
  return found?.isFile() ? { path, bytes: found.size } : null;
}

export const hasBackupFile = async (folder: string, name: string): Promise<boolean> =>
  (await findBackupFile(folder, name)) !== null;

/** null when there is none of the name. */
export async function openBackupFile(
  folder: string,
  name: string,
): Promise<{ stream: ReadStream; bytes: number } | null> {
  const found = await findBackupFile(folder, name);
  return found && { stream: createReadStream(found.path), bytes: found.bytes };
}

export async function removeBackupFile(folder: string, name: string): Promise<void> {
  if (isBackupName(name)) await rm(join(folder, name), { force: true });
}

/** What a killed server left half written, and nobody has touched since: it would fill the disk and never be a backup. */
export async function removeUnfinishedBackups(
  folder: string,
  untouchedSince: Date,
): Promise<number> {
  const halves = (await readNames(folder)).filter(
    (name) => name.endsWith(UNFINISHED) && isBackupName(name.slice(0, -UNFINISHED.length)),
  );
  let removed = 0;
  for (const path of halves.map((name) => join(folder, name))) {
    const found = await stat(path).catch(() => null);
    if (!found || found.mtime >= untouchedSince) continue;
    await rm(path, { force: true });
    removed += 1;
  }
  return removed;
}

/** Bytes that may still be written there; null where the system does not say. */
export async function freeBytesOf(folder: string): Promise<number | null> {
  const space = await statfs(folder).catch(() => null);
  return space ? space.bavail * space.bsize : null;
}

/** Stored files in a folder. */
import { randomBytes } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ProviderError } from '#server/errors.ts';
import { contentTypeOf, type ListedFile, type Storage } from '#server/ports/storage.ts';

/** The temporary name that `put` writes to before renaming. */
const PART = /\.[a-z]{3,4}\.[0-9a-f]{12}\.part$/;

/** @param root absolute; made when it is not there */
export function folderStorage(root: string): Storage {
  return {
    async put(key, bytes) {
      if (!contentTypeOf(key))
        throw new ProviderError('refused', 'The name of the file is not one that is stored.');
      const path = join(root, key);
      const part = `${path}.${randomBytes(6).toString('hex')}.part`;
      await mkdir(dirname(path), { recursive: true });
      try {
        await writeDurably(part, bytes);
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    async open(key) {
      const contentType = contentTypeOf(key);
      if (!contentType) return null;
      const handle = await openFile(join(root, key));
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), bytes: size, contentType };
    },
    async remove(key) {
      if (contentTypeOf(key)) await rm(join(root, key), { force: true });
    },
    list: (prefix) => listFolder(root, prefix),
    async removeLeftovers(untouchedSince) {
      let removed = 0;
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(
        noneIfMissing,
      )) {
        const path = join(entry.parentPath, entry.name);
        if (!entry.isFile() || !PART.test(entry.name)) continue;
        const found = await stat(path).catch(() => null);
        if (!found || found.mtime >= untouchedSince) continue;
        await rm(path, { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

async function* listFolder(root: string, prefix: string): AsyncIterable<ListedFile> {
  const folder = prefix.includes('/') ? prefix.slice(0, prefix.lastIndexOf('/')) : '';
  if (folder.split('/').includes('..')) return;
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
    noneIfMissing,
  );
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const key = relative(root, path).split(sep).join('/');
    if (!entry.isFile() || !key.startsWith(prefix) || !contentTypeOf(key)) continue;
    // Removed since it was listed: no file any more.
    const found = await stat(path).catch(() => null);
    if (found) yield { key, bytes: found.size, modifiedAt: found.mtime };
  }
}

function noneIfMissing(error: unknown): [] {
  if (['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
  throw error;
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The new name must outlast a power cut as well. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function openFile(path: string): Promise<FileHandle | null> {
  try {
    const handle = await open(path, 'r');
    if ((await handle.stat()).isFile()) return handle;
    await handle.close();
    return null;
  } catch (error) {
    if (
      ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG'].includes(
        (error as NodeJS.ErrnoException).code ?? '',
      )
    )
      return null;
    throw error;
  }
}

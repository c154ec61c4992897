/**
 * The file of a backup: a tar, packed with gzip, that ordinary tools open. Rows stand in it as JSON, one a line, in
 * parts of about a megabyte; stored files under their own names; what there is, with its SHA-256, stands at the end.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { Writable } from 'node:stream';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { BackupManifest } from '#contracts/backups.ts';
import { AppError } from '#server/errors.ts';

export const FOLDER = 'plotwright-backup';
const MANIFEST = `${FOLDER}/manifest.json`;
const PART_BYTES = 1_000_000;
/** Pictures are packed already: a light pass costs little and still shrinks the rows. */
const GZIP_LEVEL = 3;

export type EntryList = BackupManifest['entries'];

/** Writes entries one after the other, and remembers what each held. */
export function archiveWriter(madeAt: Date) {
  const tar: Pack = pack();
  const entries: EntryList = [];
  const add = (name: string, bytes: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      tar.entry(
        { name, size: bytes.length, mtime: madeAt, mode: 0o600 },
        Buffer.from(bytes),
        (error) => (error ? reject(error) : resolve()),
      );
    });
  return {
    entries,
    /** Ends with the archive's last entry; to be waited for beside the writing of entries. */
    writeTo: (file: Writable): Promise<void> =>
      pipeline(tar as AsyncIterable<Buffer>, createGzip({ level: GZIP_LEVEL }), file),
    async add(name: string, bytes: Uint8Array): Promise<void> {
      await add(`${FOLDER}/${name}`, bytes);
      entries.push({
        name,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
    },
    async finish(manifest: BackupManifest): Promise<void> {
      await add(MANIFEST, Buffer.from(`${JSON.stringify(manifest)}\n`));
      tar.finalize();
    },
    fail: (error: Error): void => void tar.destroy(error),
  };
}

/** Rows as JSON lines, in parts that fit in memory. */
export async function* toParts(
  rows: AsyncIterable<unknown>,
): AsyncIterable<{ text: string; rows: number }> {
  let lines: string[] = [];
  let size = 0;
  for await (const row of rows) {
    const line = JSON.stringify(row);
    lines.push(line);
    size += line.length;
    if (size < PART_BYTES) continue;
    yield { text: `${lines.join('\n')}\n`, rows: lines.length };
    lines = [];
    size = 0;
  }
  if (lines.length > 0) yield { text: `${lines.join('\n')}\n`, rows: lines.length };
}

const BROKEN =
  'This file cannot be read as a backup of Plotwright: it is cut short, altered, or something else.';

/** Gives every entry of a backup to `onEntry`, in its order. @throws AppError invalid when the file is not whole */
export async function readArchive(
  path: string,
  onEntry: (name: string, bytes: Buffer) => Promise<void> | void,
): Promise<void> {
  const tar = extract();
  const reading = pipeline(createReadStream(path), createGunzip(), tar);
  // Awaited below; the loop ends first when the file is broken.
  reading.catch(() => undefined);
  try {
    for await (const entry of tar) {
      const chunks: Buffer[] = [];
      for await (const chunk of entry) chunks.push(chunk as Buffer);
      const { name, type } = entry.header;
      if (type !== 'file' || !name.startsWith(`${FOLDER}/`)) throw new AppError('invalid', BROKEN);
      await onEntry(name.slice(FOLDER.length + 1), Buffer.concat(chunks));
    }
    await reading;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw Object.assign(new AppError('invalid', BROKEN), { cause: error });
  }
}

/**
 * Reads a backup from end to end before anything is touched: each entry must be there, once, as it was written.
 * @throws AppError invalid
 */
export async function verifyArchive(path: string): Promise<BackupManifest> {
  const seen = new Map<string, { bytes: number; sha256: string }>();
  let text: string | null = null;
  await readArchive(path, (name, bytes) => {
    if (name === 'manifest.json') text = bytes.toString('utf8');
    else if (seen.has(name) || text !== null) throw new AppError('invalid', BROKEN);
    else
      seen.set(name, {
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      });
  });
  const manifest = readManifest(text);
  for (const { name, bytes, sha256 } of manifest.entries) {
    const found = seen.get(name);
    if (!found || found.bytes !== bytes || found.sha256 !== sha256)
      throw new AppError(
        'invalid',
        `The backup is damaged: ${name} is not as it was written. Nothing has been changed here.`,
      );
  }
  if (seen.size !== manifest.entries.length) throw new AppError('invalid', BROKEN);
  return manifest;
}

function readManifest(text: string | null): BackupManifest {
  if (text === null)
    throw new AppError(
      'invalid',
      'The backup is cut short: its last part is missing. Nothing has been changed here.',
    );
  const told = parseJson(text);
  const format = (told as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > 1)
    throw new AppError(
      'invalid',
      'This backup was made by a newer version of Plotwright: please update this one first.',
    );
  const manifest = BackupManifest.safeParse(told);
  if (!manifest.success) throw new AppError('invalid', BROKEN);
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid', BROKEN);
  }
}

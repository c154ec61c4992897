/** Backups that somebody made to do harm: nothing is written outside the folder of uploads, and nothing half. */
import { createWriteStream, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Pack, pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import type { Database } from '#server/db/database.ts';
import { archiveWriter } from '#server/features/backups/archive.ts';
import { restoreBackup } from '#server/features/backups/restore.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/databases.ts';

const NOW = new Date('2026-11-22T03:04:05.678Z');
let target: TestDatabase;
let path: string;
beforeEach(async () => {
  target = await openTestDatabase('sqlite', { migrated: false });
  path = join(target.dataDir, 'hostile.tar.gz');
});
afterEach(() => target.close());

const restore = (db: Database = target.db) =>
  restoreBackup({ db, storage: folderStorage(join(target.dataDir, 'inner', 'uploads')), path });

/** A backup whose sums are right, whatever it holds. */
async function writeArchive(
  files: readonly string[],
  tables: { name: string; columns: string[]; rows: number }[] = [],
): Promise<void> {
  const archive = archiveWriter(NOW);
  const writing = archive.writeTo(createWriteStream(path));
  for (const name of files) await archive.add(name, Buffer.from('harm'));
  await archive.finish({
    format: 1,
    version: '1.0.0',
    madeAt: NOW.toISOString(),
    database: 'sqlite',
    migrations: [],
    tables,
    entries: archive.entries,
    files: files.length,
  });
  await writing;
}

async function writeTar(entries: readonly [Parameters<Pack['entry']>[0], string][]): Promise<void> {
  const tar = pack();
  for (const [header, text] of entries) tar.entry(header, text);
  tar.finalize();
  await pipeline(tar as AsyncIterable<Buffer>, createGzip(), createWriteStream(path));
}

test.each([
  'files/../../outside.jpg',
  'files//etc/outside.jpg',
  'files/designs/../../outside.jpg',
  'files/run.sh',
  'files/.jpg',
  'files/designs/a.jpg\0.png',
])('a file by the name %j is refused and written nowhere', async (name) => {
  await writeArchive([name]);
  await expect(restore()).rejects.toMatchObject({ code: 'invalid' });
  expect(existsSync(join(target.dataDir, 'outside.jpg'))).toBe(false);
  expect(existsSync(join(target.dataDir, 'inner', 'outside.jpg'))).toBe(false);
  expect(
    readdirSync(target.dataDir, { recursive: true }).filter(
      (one) => String(one).includes('outside') || String(one).endsWith('.sh'),
    ),
  ).toEqual([]);
});

test.each(['symlink', 'link', 'character-device', 'directory'] as const)(
  'an entry that is a %s and no file is refused',
  async (type) => {
    await writeTar([
      [{ name: 'plotwright-backup/files/designs/a.jpg', type, linkname: '/etc/passwd' }, ''],
    ]);
    await expect(restore()).rejects.toMatchObject({ code: 'invalid' });
    expect(existsSync(join(target.dataDir, 'inner'))).toBe(false);
  },
);

test.each(['not json', '{', 'null', '[]', '{"format":1}', '{"__proto__":{"format":1}}'])(
  'a list of contents that reads %j is refused in plain words',
  async (text) => {
    await writeTar([[{ name: 'plotwright-backup/manifest.json' }, text]]);
    await expect(restore()).rejects.toMatchObject({
      code: 'invalid',
      message: expect.stringMatching(/^This file cannot be read as a backup/) as string,
    });
  },
);

test.each([
  { name: 'services; drop table audit', columns: ['id'] },
  { name: 'services', columns: ['id") values (1); --'] },
  { name: 'sqlite_schema', columns: ['name'] },
  { name: 'never_a_table', columns: ['id'] },
])('a table that is none of ours is refused: $name $columns', async ({ name, columns }) => {
  await writeArchive([], [{ name, columns, rows: 0 }]);
  await expect(restore()).rejects.toThrow();
  const again = await openTestDatabase('sqlite');
  await expect(
    restoreBackup({ db: again.db, storage: folderStorage(join(again.dataDir, 'uploads')), path }),
  ).rejects.toThrow();
  expect(await again.db.read.selectFrom('migrations').select('name').execute()).not.toEqual([]);
  await again.close();
  rmSync(path);
});

import { existsSync, mkdirSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import { describeStorage } from '#server/adapters/storage/storage.contract.ts';
import { makeTempFolder } from '#tests/support/databases.ts';

const root = makeTempFolder();
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a folder', () => {
  describeStorage(() => folderStorage(join(root, 'uploads')));

  test('a put that fails leaves no half file', async () => {
    const folder = join(root, 'broken');
    mkdirSync(join(folder, 'designs', 'taken.jpg', 'inside'), { recursive: true });
    await expect(
      folderStorage(folder).put('designs/taken.jpg', new Uint8Array([1])),
    ).rejects.toThrow();
    expect(readdirSync(join(folder, 'designs'))).toEqual(['taken.jpg']);
    expect(existsSync(join(root, 'a.jpg'))).toBe(false);
  });

  test('temporary files of a killed server are removed once old; all others are kept', async () => {
    const folder = join(root, 'killed');
    const storage = folderStorage(folder);
    await storage.put('designs/whole.jpg', new Uint8Array([1]));
    const old = new Date(Date.now() - 60_000);
    for (const name of ['half.jpg.0123456789ab.part', 'fresh.avif.ba9876543210.part', 'notes.part'])
      writeFileSync(join(folder, 'designs', name), 'x');
    for (const name of ['half.jpg.0123456789ab.part', 'notes.part', 'whole.jpg'])
      utimesSync(join(folder, 'designs', name), old, old);
    expect(await storage.open('designs/half.jpg.0123456789ab.part')).toBeNull();
    expect(await storage.removeLeftovers(new Date(Date.now() - 30_000))).toBe(1);
    expect(readdirSync(join(folder, 'designs')).toSorted()).toEqual([
      'fresh.avif.ba9876543210.part',
      'notes.part',
      'whole.jpg',
    ]);
    expect(await folderStorage(join(root, 'never')).removeLeftovers(new Date())).toBe(0);
  });
});

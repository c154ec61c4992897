import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
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
    await expect(folderStorage(folder).put('designs/taken.jpg', new Uint8Array([1]))).rejects.toThrow();
    expect(readdirSync(join(folder, 'designs'))).toEqual(['taken.jpg']);
    expect(existsSync(join(root, 'a.jpg'))).toBe(false);
  });
});

import { join } from 'node:path';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/ports/storage.ts';

/** Where the configuration keeps stored files. */
export function chooseStorage({ dataDir }: Pick<Config, 'dataDir'>): Storage {
  return folderStorage(join(dataDir, 'uploads'));
}

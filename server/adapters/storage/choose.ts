import { join } from 'node:path';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import { s3Storage } from '#server/adapters/storage/s3.ts';
import type { Config } from '#server/config.ts';
import type { Storage } from '#server/ports/storage.ts';

/** Creates the configured storage. */
export function chooseStorage({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): Storage {
  return storage.kind === 's3' ? s3Storage(storage) : folderStorage(join(dataDir, 'uploads'));
}

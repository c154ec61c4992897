/**
 * One process at a time may open a data folder. The lock is an exclusive transaction on a side database file:
 * the operating system drops it when the process ends, however it ends.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '#server/errors.ts';

export type DataLock = { release(): void };

/** @throws StartError when another process holds the folder */
export function takeDataLock(dataDir: string): DataLock {
  const lock = new DatabaseSync(join(dataDir, 'plotwright.lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (/locked|busy/i.test(String(error))) {
      throw new StartError(
        `Another Plotwright process is using the data folder ${dataDir}: stop it first, or choose another folder with DATA_DIR.`,
      );
    }
    throw error;
  }
  return { release: () => lock.close() };
}

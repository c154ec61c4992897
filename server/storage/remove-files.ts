/** Removes the files of erased records at once, so that the person erasing gets a true answer. */
import { ProviderError } from '#server/errors.ts';
import type { Storage } from '#server/ports/storage.ts';

/**
 * Tries every file. All are marked for deletion (markForDeletion), so the daily sweep removes the rest.
 * @returns how many were removed @throws ProviderError unavailable if some could not be removed now
 */
export async function removeAtOnce(storage: Storage, keys: readonly string[]): Promise<number> {
  const failed = (await Promise.allSettled(keys.map((key) => storage.remove(key)))).filter(
    (one) => one.status === 'rejected',
  );
  if (failed.length > 0)
    throw new ProviderError(
      'unavailable',
      `${failed.length} of ${keys.length} files could not be removed just now.`,
    );
  return keys.length;
}

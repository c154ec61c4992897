/** Files of what has been erased: they go at once, so that whoever erased them is told the truth. */
import { ProviderError } from '#server/errors.ts';
import type { Storage } from '#server/ports/storage.ts';

/**
 * Tries every one, whatever becomes of the others. Their rows say that they are to go (markForDeletion), so that the daily sweep takes what is left.
 * @returns how many went @throws ProviderError unavailable when some could not be removed now
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

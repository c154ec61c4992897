/** Unfinished jobs. */
import type { Reader } from '#server/db/database.ts';

/** Keys of waiting or running jobs of the given kinds. */
export async function listKeysUnderWay(db: Reader, kinds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('key')
    .where('status', 'in', ['queued', 'running'])
    .where('kind', 'in', [...kinds])
    .execute();
  return new Set(rows.map((row) => row.key));
}

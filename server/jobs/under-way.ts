/** What has not been done yet. */
import type { Reader } from '#server/db/database.ts';

/** The keys of the jobs of some kinds that wait or are being done. */
export async function listKeysUnderWay(db: Reader, kinds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('jobs')
    .select('key')
    .where('status', 'in', ['queued', 'running'])
    .where('kind', 'in', [...kinds])
    .execute();
  return new Set(rows.map((row) => row.key));
}

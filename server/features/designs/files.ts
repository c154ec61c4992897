import type { Tx } from '#server/db/database.ts';
import { contentTypeOf } from '#server/ports/storage.ts';

/** Notes which files the site holds, so that what nobody refers to can be found and removed. */
export async function recordFiles(tx: Tx, files: readonly { key: string; bytes: number }[], at: string): Promise<void> {
  for (const { key, bytes } of files) {
    await tx.insertInto('files').values({ key, content_type: contentTypeOf(key) ?? 'application/octet-stream', bytes, created_at: at })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes }))
      .execute();
  }
}

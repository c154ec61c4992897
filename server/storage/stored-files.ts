/** Registry of stored files. Every file has a row before it is written, so that none can be lost track of. */
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { contentTypeOf, type Storage } from '#server/ports/storage.ts';

export type FileRecord = { key: string; bytes: number };

/** Grace period: an open tab may still show a replaced file. */
const DOOMED_KEPT_MS = 10 * 60_000;
const SWEPT_AT_ONCE = 60;

/** Records files that are stored and in use. */
export async function recordFiles(tx: Tx, files: readonly FileRecord[], at: string): Promise<void> {
  for (const { key, bytes } of files) {
    await tx
      .insertInto('files')
      .values({
        key,
        content_type: contentTypeOf(key) ?? 'application/octet-stream',
        bytes,
        created_at: at,
      })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ bytes, doomed_at: null }))
      .execute();
  }
}

/** Call before writing files that will soon be referenced; they are swept if they never are. */
export async function reserveFiles(
  tx: Tx,
  files: readonly FileRecord[],
  at: string,
): Promise<void> {
  for (const { key, bytes } of files) {
    await tx
      .insertInto('files')
      .values({
        key,
        content_type: contentTypeOf(key) ?? 'application/octet-stream',
        bytes,
        created_at: at,
        doomed_at: at,
      })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ doomed_at: at })
          .where('files.doomed_at', 'is not', null),
      )
      .execute();
  }
}

/** Marks unreferenced files for deletion after the grace period. */
export async function markForDeletion(tx: Tx, keys: readonly string[], at: string): Promise<void> {
  if (keys.length)
    await tx
      .updateTable('files')
      .set({ doomed_at: at })
      .where('key', 'in', [...keys])
      .execute();
}

/** Marks files whose record is in the bin: kept, but not served. */
export async function hideFiles(tx: Tx, keys: readonly string[], at: string): Promise<void> {
  if (keys.length)
    await tx
      .updateTable('files')
      .set({ hidden_at: at })
      .where('key', 'in', [...keys])
      .execute();
}

export async function showFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length)
    await tx
      .updateTable('files')
      .set({ hidden_at: null })
      .where('key', 'in', [...keys])
      .execute();
}

export const isHidden = async (db: Reader, key: string): Promise<boolean> =>
  (await db.selectFrom('files').select('hidden_at').where('key', '=', key).executeTakeFirst())
    ?.hidden_at != null;

/** Deletes the rows, after the files themselves. */
export async function forgetFiles(tx: Tx, keys: readonly string[]): Promise<void> {
  if (keys.length)
    await tx
      .deleteFrom('files')
      .where('key', 'in', [...keys])
      .execute();
}

/** Removes files marked for deletion that are due. @returns how many */
export async function sweepFiles({
  ctx,
  storage,
}: {
  ctx: Context;
  storage: Storage;
}): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - DOOMED_KEPT_MS).toISOString();
  const rows = await ctx.db.read
    .selectFrom('files')
    .select('key')
    .where('doomed_at', '<', before)
    .orderBy('doomed_at')
    .limit(SWEPT_AT_ONCE)
    .execute();
  for (const { key } of rows) {
    await storage.remove(key);
    await ctx.db.write((tx) =>
      tx.deleteFrom('files').where('key', '=', key).where('doomed_at', '<', before).execute(),
    );
  }
  return rows.length;
}

/** Removing what visitors asked for once its time is over: their words, the designs, the pictures and the reports. */
import { z } from 'zod';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import { deleteSession, listPictures, listSessionsBefore, listSummariesOfSession, type PictureRow } from '#server/features/designs/repo.ts';
import { forgetReports, reportKeysOf } from '#server/features/pdfs/reports-of.ts';
import type { Storage } from '#server/ports/storage.ts';

const AT_ONCE = 50;
const Avif = z.array(z.object({ key: z.string() }));

const keysOf = (picture: PictureRow): string[] =>
  [picture.jpeg_key, ...Avif.parse(JSON.parse(picture.avif)).map((size) => size.key), ...(picture.card_key ? [picture.card_key] : [])];

/**
 * Deletes every request made before a time, samples excepted. Files go before their rows, so that a stop in between leaves
 * nothing behind that no row speaks of.
 * @param before ISO time
 * @returns how many requests were deleted
 */
export async function expireDesigns({ ctx, storage, before, signal }: { ctx: Context; storage: Storage; before: string; signal?: AbortSignal }): Promise<number> {
  if (ctx.actor.kind !== 'job') throw new AppError('forbidden', 'Only the server itself may do this.');
  let count = 0;
  for (;;) {
    const ids = await listSessionsBefore(ctx.db.read, before, AT_ONCE);
    if (ids.length === 0) return count;
    for (const id of ids) {
      signal?.throwIfAborted();
      await expireSession(ctx, storage, id);
      count += 1;
    }
  }
}

async function expireSession(ctx: Context, storage: Storage, id: string): Promise<void> {
  const designIds = (await listSummariesOfSession(ctx.db.read, id)).map((design) => design.id);
  const [pictures, reports] = await Promise.all([listPictures(ctx.db.read, designIds), reportKeysOf(ctx.db.read, designIds)]);
  const files = pictures.flatMap(keysOf);
  for (const key of [...files, ...reports]) await storage.remove(key);
  await ctx.db.write(async (tx) => {
    await forgetReports(tx, reports);
    await deleteSession(tx, id, files);
    await writeAudit(tx, ctx, { action: 'designs.expire', subject: id, detail: { designs: designIds.length, files: files.length + reports.length } });
  });
}

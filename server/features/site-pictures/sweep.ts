/** Takes away what nothing names. Rows go before files: whatever is left by a server that is killed in between is found the next day. */
import { DAY_MS } from '#contracts/london-time.ts';
import { BIN_DAYS } from '#contracts/records.ts';
import { type Context, requireActor } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import {
  listFailures,
  listPictureAges,
  markNamed,
  removeFailure,
  removeSizedPictures,
} from '#server/features/site-pictures/repo.ts';
import { keysOf, SAMPLE_PICTURES } from '#server/features/site-pictures/sample-pictures.ts';
import { REMOTE_FOLDER, SITE_FOLDER } from '#server/features/site-pictures/store-image.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';

/** A form that was left half filled in keeps its draft for thirty days, and the draft names the picture. */
const NEVER_NAMED_DAYS = 31;

type Sweep = {
  ctx: Context;
  storage: Storage;
  listNamed: (read: Reader) => Promise<ReadonlySet<string>>;
  signal?: AbortSignal;
};

/**
 * A picture that a record has named stays as long as the bin keeps records, since an older version may be brought back;
 * one that none ever named as long as a draft may name it, from when a form last showed it (readPictureDetails); and a file without a picture a day.
 */
export async function sweepSitePictures({
  ctx,
  storage,
  listNamed,
  signal,
}: Sweep): Promise<{ pictures: number; files: number }> {
  requireActor(ctx, 'job');
  const now = ctx.clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  const pictures = await ctx.db.write(async (tx) => {
    // In the transaction, so that a record that is saved at this moment keeps its picture.
    const named = await listNamed(tx);
    const rows = (await listPictureAges(tx)).filter((row) => !row.url.startsWith(SAMPLE_PICTURES));
    for (const row of rows) if (named.has(row.url)) await markNamed(tx, row.url, now.toISOString());
    const isOld = (row: (typeof rows)[number]) =>
      row.last_named_at
        ? row.last_named_at < daysAgo(BIN_DAYS)
        : row.created_at < daysAgo(NEVER_NAMED_DAYS);
    const idle = rows.filter((row) => !named.has(row.url) && isOld(row)).map((row) => row.url);
    if (idle.length > 0) await removeSizedPictures(tx, idle);
    for (const failure of await listFailures(tx))
      if (!named.has(failure.url)) await removeFailure(tx, failure.url);
    return idle.length;
  });
  return {
    pictures,
    files: await sweepLooseFiles({
      ctx,
      storage,
      limit: new Date(now.getTime() - DAY_MS),
      ...(signal ? { signal } : {}),
    }),
  };
}

async function sweepLooseFiles({
  ctx,
  storage,
  limit,
  signal,
}: {
  ctx: Context;
  storage: Storage;
  limit: Date;
  signal?: AbortSignal;
}): Promise<number> {
  const loose: string[] = [];
  for (const folder of [SITE_FOLDER, REMOTE_FOLDER]) {
    for await (const { key, modifiedAt } of storage.list(`${folder}/`))
      if (modifiedAt < limit && !uploadUrl(key).startsWith(SAMPLE_PICTURES)) loose.push(key);
  }
  // Read after the files were listed: a picture stored in between has its row by now.
  const kept = new Set((await listPictureAges(ctx.db.read)).flatMap(keysOf));
  const idle = loose.filter((key) => !kept.has(key));
  for (const key of idle) {
    signal?.throwIfAborted();
    await storage.remove(key);
  }
  return idle.length;
}

/** Pictures that only records in the bin name: they are kept, and served to nobody but the owner, whose form may show one that was sent again. */
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { REMOTE_FOLDER, SITE_FOLDER } from '#server/features/site-pictures/store-image.ts';
import { fileUrlsOf, findSitePictures } from '#server/features/site-pictures/use-cases.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { uploadUrl } from '#server/ports/storage.ts';
import { isHidden } from '#server/storage/stored-files.ts';

type Looked = { version: string; urls: Promise<ReadonlySet<string>> };

/** Looked up once for each state of the content: the files are asked for by the dozen. */
const lookedUp = new WeakMap<Database, Looked>();

/** Whether a picture of a record may lie under this key. */
export const isRecordPicture = (key: string): boolean =>
  key.startsWith(`${SITE_FOLDER}/`) || key.startsWith(`${REMOTE_FOLDER}/`);

/** Whether only records in the bin name the picture that the file belongs to. */
export async function isPictureHidden({
  ctx,
  key,
}: {
  ctx: Context;
  key: string;
}): Promise<boolean> {
  const version = await ctx.db.contentVersion();
  let looked = lookedUp.get(ctx.db);
  if (looked?.version !== version) {
    // What has changed since the version was asked for is in the answer as well.
    looked = { version, urls: listHiddenFiles(ctx) };
    lookedUp.set(ctx.db, looked);
    looked.urls.catch(() => lookedUp.delete(ctx.db));
  }
  return (await looked.urls).has(uploadUrl(key));
}

async function listHiddenFiles(ctx: Context): Promise<ReadonlySet<string>> {
  const binned = await listNamedPictures({ ctx, of: 'binned' });
  if (binned.size === 0) return new Set();
  const living = await listNamedPictures({ ctx, of: 'living' });
  const pictures = await findSitePictures({
    ctx,
    urls: [...binned].filter((url) => !living.has(url)),
  });
  return new Set(
    [...pictures.values()]
      .map(fileUrlsOf)
      .filter((files) => !files.some((file) => living.has(file)))
      .flat(),
  );
}

/** Files of designs, reports and records' pictures that are in the bin; nothing else is asked of the database. */
export async function isFileHidden({ ctx, key }: { ctx: Context; key: string }): Promise<boolean> {
  if (isRecordPicture(key)) return isPictureHidden({ ctx, key });
  if (!key.startsWith('designs/') && !key.startsWith('reports/')) return false;
  return isHidden(ctx.db.read, key);
}

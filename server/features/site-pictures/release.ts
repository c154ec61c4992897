/** Takes pictures away at once: their rows in a transaction, their files after it, so that no row ever names what is not there. */
import { isOutsideAddress } from '#contracts/image-address.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import {
  findSizedPictures,
  removeFailure,
  removeSizedPictures,
} from '#server/features/site-pictures/repo.ts';
import { isBeingStored } from '#server/features/site-pictures/store-image.ts';
import { fileUrlsOf } from '#server/features/site-pictures/use-cases.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';

export type GonePicture = { url: string; keys: string[] };

/**
 * Of the addresses, the pictures that nothing names any more.
 * @param named every address that a record names: of a picture's smaller sizes, too
 * @returns what to hand to `removePictureFiles` after the transaction
 */
export async function releasePictures(
  tx: Tx,
  { urls, named }: { urls: readonly string[]; named: ReadonlySet<string> },
): Promise<GonePicture[]> {
  const idle = urls.filter((url) => !named.has(url));
  const pictures = [...(await findSizedPictures(tx, idle))]
    .map(([url, picture]) => ({ url, files: fileUrlsOf(picture) }))
    .filter(({ files }) => !files.some((file) => named.has(file)));
  if (pictures.length > 0)
    await removeSizedPictures(
      tx,
      pictures.map(({ url }) => url),
    );
  for (const url of idle.filter(isOutsideAddress)) await removeFailure(tx, url);
  return pictures.map(({ url, files }) => ({
    url,
    keys: files.map((file) => file.slice(uploadUrl('').length)),
  }));
}

/** After the transaction. What cannot be removed now has no row any more: the daily sweep takes it. */
export async function removePictureFiles({
  ctx,
  storage,
  pictures,
}: {
  ctx: Context;
  storage: Storage;
  pictures: readonly GonePicture[];
}): Promise<void> {
  for (const { url, keys } of pictures) {
    // The same picture may be sent again at this very moment.
    if (keys.some(isBeingStored) || (await findSizedPictures(ctx.db.read, [url])).has(url))
      continue;
    await Promise.allSettled(keys.map((key) => storage.remove(key)));
  }
}

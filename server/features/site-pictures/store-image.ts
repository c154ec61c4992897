/** From the bytes of a picture to its stored sizes. The files come first and the row last, so that a row never names what is not there. */
import { createHash } from 'node:crypto';
import type { SizedPicture } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { readImageKind } from '#server/features/site-pictures/image-kind.ts';
import {
  findSizedPictures,
  removeFailure,
  saveSizedPicture,
} from '#server/features/site-pictures/repo.ts';
import type { PictureFile } from '#server/ports/picture.ts';
import { MOST_MEGAPIXELS, type SiteImages } from '#server/ports/site-image.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';

export const SITE_FOLDER = 'site';
export const REMOTE_FOLDER = 'remote';
/** Part of every name: another way of making sizes, other names. */
const PIPELINE = 'v1';

export type ImageParts = { ctx: Context; storage: Storage; siteImages: SiteImages };
type Order = ImageParts & {
  bytes: Uint8Array;
  folder: typeof SITE_FOLDER | typeof REMOTE_FOLDER;
  url: string | null;
  action: string;
};
type File = { key: string; file: PictureFile };

/** The same picture sent twice at once is made once, and neither removes the other's files. */
const running = new Map<string, Promise<{ url: string; picture: SizedPicture }>>();

/**
 * Makes and keeps the sizes of a picture; the same picture again is not made again.
 * @param url the address that content names it with; null: the address of its JPEG
 * @throws AppError invalid, wrong-type, too-large or unavailable, with a sentence that says what to do. Nothing is kept then.
 */
export function storeImage(order: Order): Promise<{ url: string; picture: SizedPicture }> {
  readImageKind(order.bytes);
  const hash = createHash('sha256')
    .update(`${PIPELINE}\0${order.url ?? ''}\0`)
    .update(order.bytes)
    .digest('hex')
    .slice(0, 32);
  const same = running.get(hash);
  if (same) return same;
  const made = makeAndKeep(order, hash).finally(() => running.delete(hash));
  running.set(hash, made);
  return made;
}

/** Whether a picture that has this file is being stored by this server at this moment: its row is about to come. */
export const isBeingStored = (key: string): boolean =>
  running.has(key.split('/').at(-1)!.split('-')[0]!);

const sizesOf = (files: readonly File[]) =>
  files.map(({ key, file }) => ({ width: file.width, url: uploadUrl(key) }));

async function makeAndKeep(
  order: Order,
  hash: string,
): Promise<{ url: string; picture: SizedPicture }> {
  const { ctx, siteImages, bytes, folder, action } = order;
  const image = await siteImages.make(bytes).catch(refuseInWords);
  const toFile = (file: PictureFile, ending: string): File => ({
    key: `${folder}/${hash}-${file.width}.${ending}`,
    file,
  });
  const jpeg = image.jpeg.map((file) => toFile(file, 'jpg'));
  const avif = image.avif.map((file) => toFile(file, 'avif'));
  const widest = jpeg.at(-1)!;
  const jpegUrl = uploadUrl(widest.key);
  const url = order.url ?? jpegUrl;
  const sizes = {
    alt: '',
    width: widest.file.width,
    height: widest.file.height,
    jpegUrl,
    avif: sizesOf(avif),
    jpeg: sizesOf(jpeg),
    placeholder: image.placeholder,
  };
  await keepAll(order, url, [...avif, ...jpeg], async () => {
    await ctx.db.write(async (tx) => {
      await saveSizedPicture(tx, sizes, ctx.clock.now().toISOString(), url);
      await removeFailure(tx, url);
      await writeAudit(tx, ctx, {
        action,
        subject: `picture:${url}`,
        detail: { bytes: bytes.length, width: sizes.width, height: sizes.height },
      });
    });
  });
  return {
    url,
    picture: (await findSizedPictures(ctx.db.read, [url])).get(url) ?? { ...sizes, focal: null },
  };
}

/** Puts the files and then the row; whatever fails, the files go again, unless an earlier row has them. */
async function keepAll(
  { ctx, storage }: Order,
  url: string,
  files: readonly File[],
  saveRow: () => Promise<void>,
): Promise<void> {
  const before = (await findSizedPictures(ctx.db.read, [url])).get(url);
  const kept = new Set(
    before ? [before.jpegUrl, ...[...before.avif, ...before.jpeg].map((size) => size.url)] : [],
  );
  try {
    for (const { key, file } of files) await storage.put(key, file.bytes);
    await saveRow();
  } catch (error) {
    // What cannot be removed now is found by the daily sweep.
    await Promise.allSettled(
      files.filter(({ key }) => !kept.has(uploadUrl(key))).map(({ key }) => storage.remove(key)),
    );
    if (error instanceof AppError) throw error;
    throw unavailable(
      'The picture could not be stored just now. Please try again in a moment.',
      error,
    );
  }
}

/** The cause goes into the log. */
const unavailable = (message: string, cause: unknown) =>
  Object.assign(new AppError('unavailable', message), { cause });

/** What cannot be made of a picture, in words. @throws AppError */
export function refuseInWords(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  switch (error.kind) {
    case 'too-long':
      throw new AppError(
        'too-large',
        `The picture has too many pixels: the limit is ${MOST_MEGAPIXELS} megapixels. Please save it smaller and try again.`,
      );
    case 'bad-output':
      throw new AppError(
        'invalid',
        'The picture is damaged or was cut off on its way. Please open it, save it anew as JPEG, and try again.',
      );
    case 'rate-limited':
      throw unavailable(
        'Several pictures are being prepared already. Please try again in a moment.',
        error,
      );
    default:
      throw unavailable(
        'The picture could not be prepared. Please try again, with a smaller picture if it fails once more.',
        error,
      );
  }
}

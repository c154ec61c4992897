/**
 * Photographs of the garden: private. They are written anew, so that nothing of where they were taken is left, lie under a
 * name that cannot be guessed in a folder that /uploads does not serve, and are read through the enquiry's own calls alone.
 */
import { createHash } from 'node:crypto';
import { MOST_OWN_PHOTOS, MOST_PHOTOS } from '#contracts/enquiry-words.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  markForDeletion,
  type FileRecord,
  recordFiles,
  reserveFiles,
} from '#server/storage/stored-files.ts';
import { removeFiles } from '#server/features/enquiries/erase.ts';
import {
  deletePhoto,
  insertPhoto,
  listPhotos,
  type PhotoRow,
  takePhotoNumber,
} from '#server/features/enquiries/parts-repo.ts';
import { findEnquiry, touchEnquiry } from '#server/features/enquiries/repo.ts';
import { requireLiving, requireOpen } from '#server/features/enquiries/visitor.ts';
import { readImageKind } from '#server/features/site-pictures/image-kind.ts';
import { refuseInWords } from '#server/features/site-pictures/store-image.ts';
import type { SiteImages } from '#server/ports/site-image.ts';
import { PRIVATE_FOLDER, type Storage, type StoredFile } from '#server/ports/storage.ts';
import type { VisitorSpace } from '#server/storage/visitor-space.ts';

export type PhotoParts = { storage: Storage; siteImages: SiteImages; space: VisitorSpace };
type NewPhoto = PhotoParts & { ctx: Context; id: string; client: string; bytes: Uint8Array };
type Sender = PhotoRow['sender'];
const MOST: Record<Sender, number> = { visitor: MOST_PHOTOS, owner: MOST_OWN_PHOTOS };
const fullOf = (sender: Sender) =>
  `${MOST[sender]} photographs are kept with an enquiry. Please remove one before you add another.`;
/** How many of those that the same side has added. */
const ofSide = (photos: readonly PhotoRow[], side: Sender) =>
  photos.filter(({ sender }) => sender === side);

/**
 * The same photograph again is kept once.
 * @param client whose share of the day it takes
 * @throws AppError invalid, wrong-type, too-large, unavailable, conflict when there are eight already
 */
export async function addPhoto({ space, client, ...photo }: NewPhoto): Promise<PhotoRow> {
  return keepPhoto({
    ...photo,
    client,
    sender: 'visitor',
    requireRoom: () => space.requireRoom(),
    take: (key, size) => space.takePhotograph({ client, key, bytes: size }),
    giveBack: (key) => space.giveBackPhotograph(key),
  });
}

/**
 * One that the firm has taken, straight from a telephone's camera: no share of a day, and not on the visitor's page.
 * @throws AppError invalid, wrong-type, too-large, unavailable, not-found, conflict when there are sixty already
 */
export async function addOwnPhoto(photo: Omit<NewPhoto, 'client' | 'space'>): Promise<PhotoRow> {
  requireOwner(photo.ctx);
  requireLiving(await findEnquiry(photo.ctx.db.read, photo.id));
  return keepPhoto({
    ...photo,
    client: 'owner',
    sender: 'owner',
    requireRoom: async () => undefined,
    take: async () => undefined,
    giveBack: () => undefined,
  });
}

type Keeping = Omit<NewPhoto, 'space'> & {
  sender: Sender;
  requireRoom(): Promise<void>;
  /** Counts it. @param size of both files, bytes */
  take(key: string, size: number): Promise<void>;
  giveBack(key: string): void;
};

async function keepPhoto({
  ctx,
  id,
  client,
  sender,
  bytes,
  storage,
  siteImages,
  requireRoom,
  take,
  giveBack,
}: Keeping): Promise<PhotoRow> {
  readImageKind(bytes);
  const hash = createHash('sha256').update(bytes).digest('hex');
  const before = ofSide(await listPhotos(ctx.db.read, [id]), sender);
  const same = before.find((photo) => photo.hash === hash);
  if (same) return same;
  if (before.length >= MOST[sender]) throw new AppError('conflict', fullOf(sender));
  await requireRoom();
  const { jpeg } = await siteImages.make(bytes, client).catch(refuseInWords);
  const [small, large] = [jpeg[0]!, jpeg.at(-1)!];
  const name = ctx.ids.make('upl');
  const files = [
    { key: `${PRIVATE_FOLDER}/enquiries/${name}-${large.width}.jpg`, file: large },
    { key: `${PRIVATE_FOLDER}/enquiries/${name}-small.jpg`, file: small },
  ];
  const row = {
    enquiry_id: id,
    hash,
    width: large.width,
    height: large.height,
    key: files[0]!.key,
    small_key: files[1]!.key,
    sender,
  };
  await take(row.key, small.bytes.length + large.bytes.length);
  try {
    await keepFiles(
      ctx,
      storage,
      files.map(({ key, file }) => ({ key, bytes: file.bytes })),
    );
    return await keepRow(
      ctx,
      row,
      files.map(({ key, file }) => ({ key, bytes: file.bytes.length })),
    );
  } catch (error) {
    giveBack(row.key);
    await removeFiles(
      storage,
      files.map(({ key }) => key),
    );
    throw error;
  }
}

/** What is written and then not wanted is swept. */
async function keepFiles(
  ctx: Context,
  storage: Storage,
  files: readonly { key: string; bytes: Uint8Array }[],
): Promise<void> {
  await ctx.db.write((tx) =>
    reserveFiles(
      tx,
      files.map(({ key, bytes }) => ({ key, bytes: bytes.length })),
      ctx.clock.now().toISOString(),
    ),
  );
  try {
    for (const { key, bytes } of files) await storage.put(key, bytes);
  } catch (error) {
    throw Object.assign(
      new AppError(
        'unavailable',
        'The photograph could not be stored just now. Please try again in a moment.',
      ),
      { cause: error },
    );
  }
}

async function keepRow(
  ctx: Context,
  photo: Omit<PhotoRow, 'n' | 'created_at'>,
  files: readonly FileRecord[],
): Promise<PhotoRow> {
  return ctx.db.write(async (tx) => {
    if (photo.sender === 'visitor') await requireOpen(tx, photo.enquiry_id);
    else requireLiving(await findEnquiry(tx, photo.enquiry_id));
    const at = ctx.clock.now().toISOString();
    // Holds the enquiry's row, so that eight sent at once are not nine.
    const n = await takePhotoNumber(tx, photo.enquiry_id);
    if (ofSide(await listPhotos(tx, [photo.enquiry_id]), photo.sender).length >= MOST[photo.sender])
      throw new AppError('conflict', fullOf(photo.sender));
    const row = { ...photo, n, created_at: at };
    await insertPhoto(tx, row);
    await recordFiles(tx, files, at);
    await touchEnquiry(tx, photo.enquiry_id, { last_activity_at: at });
    await writeAudit(tx, ctx, {
      action: 'enquiries.add-photo',
      subject: `enquiries:${photo.enquiry_id}`,
      detail: { n },
    });
    return row;
  });
}

/** For good, at once, and out of its client's share of the day; each side its own. @throws AppError not-found */
export async function removePhoto({
  ctx,
  id,
  n,
  storage,
  space,
}: Pick<PhotoParts, 'storage' | 'space'> & { ctx: Context; id: string; n: number }): Promise<void> {
  const keys = await ctx.db.write(async (tx) => {
    const photo = await requirePhoto(tx, id, n, ctx.actor.kind === 'owner' ? 'owner' : 'visitor');
    await deletePhoto(tx, id, n);
    await markForDeletion(tx, [photo.key, photo.small_key], ctx.clock.now().toISOString());
    await writeAudit(tx, ctx, {
      action: 'enquiries.remove-photo',
      subject: `enquiries:${id}`,
      detail: { n },
    });
    return [photo.key, photo.small_key];
  });
  await removeFiles(storage, keys);
  space.giveBackPhotograph(keys[0]!);
}

/** The caller has checked who asks; a visitor sees their own alone. @throws AppError not-found */
export async function openPhoto({
  ctx,
  id,
  n,
  size,
  storage,
}: {
  ctx: Context;
  id: string;
  n: number;
  size: 'small' | 'large';
  storage: Storage;
}): Promise<StoredFile> {
  const photo = await requirePhoto(
    ctx.db.read,
    id,
    n,
    ctx.actor.kind === 'owner' ? null : 'visitor',
  );
  const file = await storage.open(size === 'small' ? photo.small_key : photo.key);
  if (!file) throw new AppError('not-found', 'There is no such photograph.');
  return file;
}

/** @param side whose it has to be; null: anybody's */
async function requirePhoto(
  db: Reader,
  id: string,
  n: number,
  side: Sender | null,
): Promise<PhotoRow> {
  const photo = (await listPhotos(db, [id])).find(
    (one) => one.n === n && (side === null || one.sender === side),
  );
  if (!photo) throw new AppError('not-found', 'There is no such photograph.');
  return photo;
}

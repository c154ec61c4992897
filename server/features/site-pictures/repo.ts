import { type Selectable, sql } from 'kysely';
import type { SizedPicture } from '#contracts/site-content.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { deleteByIds, deleteRows, findRow, listRows, updateRows } from '#server/db/rows.ts';
import type { SitePictureTables } from '#server/features/site-pictures/table.ts';

export type PictureRow = Selectable<SitePictureTables['site_pictures']>;
export type FailureRow = Selectable<SitePictureTables['outside_pictures']>;

const toSized = (row: PictureRow): SizedPicture => ({
  alt: row.alt,
  width: row.width,
  height: row.height,
  jpegUrl: row.jpeg_url ?? row.url,
  placeholder: row.placeholder,
  avif: JSON.parse(row.avif) as SizedPicture['avif'],
  jpeg: JSON.parse(row.jpeg ?? '[]') as SizedPicture['jpeg'],
  focal: row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
});

/** The sized pictures of the addresses that have them. */
export async function findSizedPictures(
  db: Reader,
  urls: readonly string[],
): Promise<Map<string, SizedPicture>> {
  const wanted = [...new Set(urls.filter((url) => url !== ''))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('site_pictures')
    .selectAll()
    .where('url', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.url, toSized(row)]));
}

/** @param url the address that content names it with; its own JPEG unless given. The same again gets new files and keeps its words. */
export async function saveSizedPicture(
  tx: Tx,
  picture: Omit<SizedPicture, 'focal'>,
  at: string,
  url: string = picture.jpegUrl,
): Promise<void> {
  const files = {
    width: picture.width,
    height: picture.height,
    jpeg_url: picture.jpegUrl,
    avif: JSON.stringify(picture.avif),
    jpeg: JSON.stringify(picture.jpeg),
    placeholder: picture.placeholder,
    created_at: at,
  };
  await tx
    .insertInto('site_pictures')
    .values({ url, alt: picture.alt, ...files })
    .onConflict((conflict) =>
      conflict
        .column('url')
        .doUpdateSet(picture.alt === '' ? files : { ...files, alt: picture.alt }),
    )
    .execute();
}

/** @param words what is left out stays as it was; one of the two is given @returns false when there is no such picture */
export async function describePicture(
  tx: Tx,
  url: string,
  { alt, focal }: Partial<Pick<SizedPicture, 'alt' | 'focal'>>,
): Promise<boolean> {
  const values = {
    ...(alt === undefined ? {} : { alt }),
    ...(focal === undefined ? {} : { focal_x: focal?.x ?? null, focal_y: focal?.y ?? null }),
  };
  const { numUpdatedRows } = await tx
    .updateTable('site_pictures')
    .set(values)
    .where('url', '=', url)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** For `where … in`: pictures without a description. */
export const selectUndescribed = (db: Reader) =>
  db
    .selectFrom('site_pictures')
    .select('url')
    .where(sql<string>`trim(alt)`, '=', '');

/** For `where … in`: addresses at other sites from where the picture could not be had, and of which none is kept from before. */
export const selectUnfetched = (db: Reader) =>
  db
    .selectFrom('outside_pictures')
    .select('url')
    .where('url', 'not in', db.selectFrom('site_pictures').select('url'));

export async function findUnfetchedUrls(db: Reader, urls: readonly string[]): Promise<Set<string>> {
  if (urls.length === 0) return new Set();
  return new Set(
    (
      await selectUnfetched(db)
        .where('url', 'in', [...urls])
        .execute()
    ).map((row) => row.url),
  );
}

export type UrlRow = Pick<PictureRow, 'url' | 'jpeg_url' | 'jpeg' | 'avif'>;

export async function listPictureUrls(db: Reader, start: string): Promise<UrlRow[]> {
  return (
    await db.selectFrom('site_pictures').select(['url', 'jpeg_url', 'jpeg', 'avif']).execute()
  ).filter((row) => (row.jpeg_url ?? row.url).startsWith(start));
}

/** All of them, without what a sweep does not ask. */
export const listPictureAges = (
  db: Reader,
): Promise<(UrlRow & Pick<PictureRow, 'created_at' | 'last_named_at'>)[]> =>
  db
    .selectFrom('site_pictures')
    .select(['url', 'jpeg_url', 'jpeg', 'avif', 'created_at', 'last_named_at'])
    .execute();

export const markNamed = (tx: Tx, url: string, at: string): Promise<void> =>
  updateRows(tx, 'site_pictures', { url }, { last_named_at: at });

/** Of one that no record has ever named, and that was not shown lately. @param before ISO time @returns false for all others */
export async function isLongUnshown(db: Reader, url: string, before: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('site_pictures')
      .select('url')
      .where('url', '=', url)
      .where('last_named_at', 'is', null)
      .where('created_at', '<=', before)
      .executeTakeFirst()) !== undefined
  );
}

export const markShown = (tx: Tx, url: string, at: string): Promise<void> =>
  updateRows(tx, 'site_pictures', { url, last_named_at: null }, { created_at: at });

export const removeSizedPictures = (tx: Tx, urls: readonly string[]): Promise<void> =>
  deleteByIds(tx, 'site_pictures', urls, 'url');

export const findFailure = (db: Reader, url: string): Promise<FailureRow | undefined> =>
  findRow(db, 'outside_pictures', { url });

export async function saveFailure(tx: Tx, { url, ...values }: FailureRow): Promise<void> {
  await tx
    .insertInto('outside_pictures')
    .values({ url, ...values })
    .onConflict((conflict) => conflict.column('url').doUpdateSet(values))
    .execute();
}

export const listFailures = (db: Reader): Promise<FailureRow[]> =>
  listRows(db, 'outside_pictures', {});

export const removeFailure = (tx: Tx, url: string): Promise<number> =>
  deleteRows(tx, 'outside_pictures', { url });

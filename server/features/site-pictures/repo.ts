import type { SizedPicture } from '#contracts/site-content.ts';
import type { Reader, Tx } from '#server/db/database.ts';

/** The sized pictures of the addresses that have them. */
export async function findSizedPictures(db: Reader, urls: readonly string[]): Promise<Map<string, SizedPicture>> {
  const wanted = [...new Set(urls.filter((url) => url !== ''))];
  if (wanted.length === 0) return new Map();
  const rows = await db.selectFrom('site_pictures').selectAll().where('url', 'in', wanted).execute();
  return new Map(rows.map((row) => [row.url, {
    alt: row.alt, width: row.width, height: row.height, jpegUrl: row.url, placeholder: row.placeholder,
    avif: JSON.parse(row.avif) as SizedPicture['avif'],
  }]));
}

/** The same address again replaces. */
export async function saveSizedPicture(tx: Tx, picture: SizedPicture, at: string): Promise<void> {
  const row = { alt: picture.alt, width: picture.width, height: picture.height, avif: JSON.stringify(picture.avif), placeholder: picture.placeholder, created_at: at };
  await tx.insertInto('site_pictures').values({ url: picture.jpegUrl, ...row }).onConflict((conflict) => conflict.column('url').doUpdateSet(row)).execute();
}

export type UrlRow = { url: string; avif: string };

export async function listPictureUrls(db: Reader, start: string): Promise<UrlRow[]> {
  return (await db.selectFrom('site_pictures').select(['url', 'avif']).execute()).filter((row) => row.url.startsWith(start));
}

export async function removeSizedPictures(tx: Tx, urls: readonly string[]): Promise<void> {
  await tx.deleteFrom('site_pictures').where('url', 'in', [...urls]).execute();
}

/**
 * Puts the committed pictures that sample content names ("sample:courtyard-hackney/eye") into storage, each once, and
 * gives the content their addresses. Names carry a hash of what they show, so that a new version's picture gets an
 * address of its own; those that nothing names any more are removed.
 */
import type { SizedPicture } from '#contracts/site-content.ts';
import { type Context, requireActor } from '#server/context.ts';
import {
  listPictureUrls,
  removeSizedPictures,
  saveSizedPicture,
  type UrlRow,
} from '#server/features/site-pictures/repo.ts';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';
import { type Storage, uploadUrl } from '#server/ports/storage.ts';

const SAMPLE = /^sample:([a-z0-9-]+\/[a-z]+)$/;
const FOLDER = 'site/samples';
export const SAMPLE_PICTURES = `${uploadUrl(FOLDER)}/`;
/** Whether an address is that of a picture that came with the product. */
export const isSamplePicture = (address: string): boolean => address.startsWith(SAMPLE_PICTURES);

type Parts = { ctx: Context; storage: Storage; source: SitePictureSource };

/**
 * Doing it again stores nothing again.
 * @param references addresses as content has them; those of other kinds are left alone
 * @returns the address of each reference; "" where no picture has come with this version
 */
export async function placeSamplePictures(
  { ctx, storage, source }: Parts,
  references: readonly string[],
): Promise<Map<string, string>> {
  requireActor(ctx, 'system');
  const known = new Set(
    (await listPictureUrls(ctx.db.read, SAMPLE_PICTURES)).map((row) => row.url),
  );
  const placed = new Map<string, string>();
  for (const reference of new Set(references)) {
    const name = SAMPLE.exec(reference)?.[1];
    if (name === undefined) continue;
    const picture = await toSizedPicture(source, name);
    placed.set(reference, picture?.sized.jpegUrl ?? '');
    if (!picture || known.has(picture.sized.jpegUrl)) continue;
    for (const { key, file } of picture.files) await storage.put(key, await source.read(file));
    await ctx.db.write((tx) => saveSizedPicture(tx, picture.sized, ctx.clock.now().toISOString()));
  }
  return placed;
}

async function toSizedPicture(
  source: SitePictureSource,
  name: string,
): Promise<{ sized: SizedPicture; files: { key: string; file: string }[] } | null> {
  const set = await source.find(name);
  if (!set) return null;
  const keyOf = (ending: string) => `${FOLDER}/${set.contentHash}-${ending}`;
  const jpegKey = keyOf(`${set.jpeg.width}.jpg`);
  const avif = set.avif.map((file) => ({ ...file, key: keyOf(`${file.width}.avif`) }));
  return {
    sized: {
      alt: set.alt,
      width: set.jpeg.width,
      height: set.jpeg.height,
      jpegUrl: uploadUrl(jpegKey),
      placeholder: set.placeholder,
      avif: avif.map(({ width, key }) => ({ width, url: uploadUrl(key) })),
      jpeg: [],
      focal: null,
    },
    files: [
      { key: jpegKey, file: set.jpeg.name },
      ...avif.map(({ key, name: file }) => ({ key, file })),
    ],
  };
}

/** Removes sample pictures that no content names any more: those of older versions, once nothing of the owner's keeps them. */
export async function sweepSamplePictures(
  { ctx, storage }: Omit<Parts, 'source'>,
  named: ReadonlySet<string>,
): Promise<void> {
  requireActor(ctx, 'system');
  const idle = (await listPictureUrls(ctx.db.read, SAMPLE_PICTURES)).filter(
    (row) => !named.has(row.url),
  );
  // The files first: a server that is killed between the two tries again at its next start.
  for (const key of idle.flatMap(keysOf)) await storage.remove(key);
  if (idle.length > 0)
    await ctx.db.write((tx) =>
      removeSizedPictures(
        tx,
        idle.map((row) => row.url),
      ),
    );
}

/** The storage keys of a picture's files, all of which are ours. */
export function keysOf(row: UrlRow): string[] {
  const sizes = [row.avif, row.jpeg ?? '[]']
    .flatMap((list) => JSON.parse(list) as { url: string }[])
    .map(({ url }) => url);
  return [...new Set([row.jpeg_url ?? row.url, ...sizes])].map((url) =>
    url.slice(uploadUrl('').length),
  );
}

/** The files of a picture that is stored already, for a design that would be drawn just so. */
import type { Context } from '#server/context.ts';
import { findPictureByContent, type PictureRow } from '#server/features/designs/repo.ts';
import type { ScenePictures } from '#server/ports/picture.ts';
import type { Storage } from '#server/ports/storage.ts';

/** Another visitor's words may have led to the very same garden; null when there is none, or its files are gone. */
export async function copyOfSame(
  ctx: Context,
  storage: Storage,
  contentHash: string,
): Promise<ScenePictures | null> {
  const row = await findPictureByContent(ctx.db.read, contentHash);
  return row ? readStored(storage, row) : null;
}

async function readStored(storage: Storage, row: PictureRow): Promise<ScenePictures | null> {
  const widths = JSON.parse(row.avif) as { width: number; key: string }[];
  const [jpeg, card, ...avif] = await Promise.all([
    readFile(storage, row.jpeg_key),
    row.card_key ? readFile(storage, row.card_key) : null,
    ...widths.map(({ key }) => readFile(storage, key)),
  ]);
  if (!jpeg || (row.card_key && !card) || avif.some((bytes) => !bytes)) return null;
  return {
    jpeg: { width: row.width, height: row.height, bytes: jpeg },
    avif: widths.map(({ width }, i) => ({
      width,
      height: Math.round((width * row.height) / row.width),
      bytes: avif[i]!,
    })),
    card: card ? { width: 1200, height: 630, bytes: card } : null,
    placeholder: row.placeholder ?? '',
  };
}

async function readFile(storage: Storage, key: string): Promise<Uint8Array | null> {
  const file = await storage.open(key);
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return new Uint8Array(Buffer.concat(chunks));
}

/** From finished picture files to a design's stored picture. */
import { createHash } from 'node:crypto';
import type { PictureKind } from '#contracts/design.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import {
  markForDeletion,
  type FileRecord,
  recordFiles,
  reserveFiles,
} from '#server/storage/stored-files.ts';
import type { Quality } from '#server/features/designs/picture-kinds.ts';
import {
  findDesignSummary,
  findPicture,
  type PictureRow,
  savePicture,
} from '#server/features/designs/repo.ts';
import type { PictureFile, ScenePictures } from '#server/ports/picture.ts';
import type { Storage } from '#server/ports/storage.ts';

export type StoredPicture = {
  width: number;
  height: number;
  jpegKey: string;
  avif: { width: number; key: string }[];
  cardKey: string | null;
  placeholder: string | null;
  contentHash: string;
  files: FileRecord[];
};
type Order = { ctx: Context; storage: Storage; designId: string };

/** Stores the files under names of their content and design; doing it again stores the same files under the same names. */
export async function putPicture({
  ctx,
  storage,
  designId,
  contentHash,
  made,
}: Order & { contentHash: string; made: ScenePictures }): Promise<StoredPicture> {
  // The design's own id is part of the name, so that no two designs share a file that one of them may delete; hashed, since it opens a private design.
  const name = createHash('sha256').update(designId).update(contentHash).digest('hex').slice(0, 32);
  const keyOf = (ending: string) => `designs/${name}-${ending}`;
  const jpegKey = keyOf(`${made.jpeg.width}.jpg`);
  const cardKey = made.card && keyOf('card.jpg');
  const avif = made.avif.map((file) => ({
    width: file.width,
    key: keyOf(`${file.width}.avif`),
    file,
  }));
  const all: { key: string; file: PictureFile }[] = [
    ...avif,
    { key: jpegKey, file: made.jpeg },
    ...(made.card && cardKey ? [{ key: cardKey, file: made.card }] : []),
  ];
  const files = all.map(({ key, file }) => ({ key, bytes: file.bytes.byteLength }));
  await ctx.db.write((tx) => reserveFiles(tx, files, ctx.clock.now().toISOString()));
  for (const { key, file } of all) await storage.put(key, file.bytes);
  return {
    width: made.jpeg.width,
    height: made.jpeg.height,
    jpegKey,
    avif: avif.map(({ width, key }) => ({ width, key })),
    cardKey,
    placeholder: made.placeholder,
    contentHash,
    files,
  };
}

export const keysOf = (row: Pick<PictureRow, 'jpeg_key' | 'card_key' | 'avif'>): string[] => [
  row.jpeg_key,
  ...(row.card_key ? [row.card_key] : []),
  ...(JSON.parse(row.avif) as { key: string }[]).map(({ key }) => key),
];

type Keeping = {
  ctx: Context;
  designId: string;
  kind: PictureKind;
  quality: Quality;
  alt: string;
  stored: StoredPicture;
};

/** Gives the design its picture, in the place of the one it had. Files that nothing refers to then are left to the sweep. */
export async function keepPicture({
  ctx,
  designId,
  kind,
  quality,
  alt,
  stored,
}: Keeping): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await ctx.db.write(async (tx) => {
    // Deleted in the meantime: its pictures are not put back.
    if (!(await findDesignSummary(tx, designId))) return;
    const before = await findPicture(tx, designId, kind);
    // A quick picture that comes late does not take the full one's place.
    if (before?.quality === 'full' && quality === 'quick') return;
    await recordFiles(tx, stored.files, at);
    await savePicture(tx, {
      id: ctx.ids.make('pic'),
      design_id: designId,
      kind,
      quality,
      width: stored.width,
      height: stored.height,
      alt,
      jpeg_key: stored.jpegKey,
      avif: JSON.stringify(stored.avif),
      card_key: stored.cardKey,
      placeholder: stored.placeholder,
      content_hash: stored.contentHash,
      created_at: at,
    });
    const used = new Set(stored.files.map((file) => file.key));
    if (before)
      await markForDeletion(
        tx,
        keysOf(before).filter((key) => !used.has(key)),
        at,
      );
    await writeAudit(tx, ctx, {
      action: 'designs.picture',
      subject: designId,
      detail: { kind, quality },
    });
  });
}

/** The manifest of the sample gardens' committed pictures. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURE_KINDS } from '#contracts/design.ts';
import type { SamplePicture } from '#server/ports/sample-pictures.ts';

/** Never a way out of the folder. */
const File = z.object({
  name: z.string().regex(/^[a-z0-9-]+\/[a-z]+\.(jpg|[0-9]+\.avif)$/),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
});
const Manifest = z.object({
  pictures: z.array(
    z.object({
      slug: z.string(),
      kind: z.enum(PICTURE_KINDS),
      sceneHash: z.string(),
      contentHash: z.string(),
      alt: z.string(),
      placeholder: z.string(),
      jpeg: File,
      avif: z.array(File),
    }),
  ),
});
export type SamplePictureManifest = { pictures: SamplePicture[] };

/** @param folder may be missing, meaning no pictures. Read once, on first use. */
export function committedManifest(folder: string) {
  let reading: Promise<SamplePictureManifest> | null = null;
  return {
    pictures: async (): Promise<SamplePicture[]> =>
      (await (reading ??= readManifest(folder))).pictures,
    read: async (name: string): Promise<Uint8Array> =>
      new Uint8Array(await readFile(join(folder, name))),
  };
}

export async function readManifest(folder: string): Promise<SamplePictureManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    },
  );
  return text === null ? { pictures: [] } : Manifest.parse(JSON.parse(text));
}

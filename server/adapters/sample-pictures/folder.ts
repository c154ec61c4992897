/** The committed pictures: a manifest and the files that it names. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { PICTURE_KINDS } from '#contracts/design.ts';
import type { SamplePicture, SamplePictures } from '#server/ports/sample-pictures.ts';

const File = z.object({ name: z.string().regex(/^[a-z0-9-]+\/[a-z]+\.(jpg|[0-9]+\.avif)$/), width: z.number().int(), height: z.number().int(), bytes: z.number().int() });
const Manifest = z.object({
  pictures: z.array(z.object({
    slug: z.string(), kind: z.enum(PICTURE_KINDS), sceneHash: z.string(), contentHash: z.string(), alt: z.string(), placeholder: z.string(), jpeg: File, avif: z.array(File),
  })),
});
export type SamplePictureManifest = { pictures: SamplePicture[] };

/** @param folder may be missing: then there are none */
export function samplePictureFolder(folder: string): SamplePictures {
  let reading: Promise<SamplePictureManifest> | null = null;
  return {
    async find({ slug, kind, sceneHash }) {
      const { pictures } = await (reading ??= readManifest(folder));
      return pictures.find((one) => one.slug === slug && one.kind === kind && one.sceneHash === sceneHash) ?? null;
    },
    read: async (name) => new Uint8Array(await readFile(join(folder, name))),
  };
}

export async function readManifest(folder: string): Promise<SamplePictureManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? { pictures: [] } : Manifest.parse(JSON.parse(text));
}

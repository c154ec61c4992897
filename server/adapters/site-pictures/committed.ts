/** The committed pictures of the sample gardens, by garden and view: a manifest and the files that it names. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';

/** Never a way out of the folder. */
const File = z.object({ name: z.string().regex(/^[a-z0-9-]+\/[a-z0-9.-]+\.(?:jpg|avif)$/).refine((name) => !name.includes('..')), width: z.number().int(), height: z.number().int(), bytes: z.number().int() });
const Manifest = z.object({
  pictures: z.array(z.object({ slug: z.string(), kind: z.string(), contentHash: z.string(), alt: z.string(), placeholder: z.string().nullable(), jpeg: File, avif: z.array(File) })),
});
type Manifest = z.infer<typeof Manifest>;

/** @param folder may be missing: then there are none */
export function committedPictures(folder: string): SitePictureSource {
  let reading: Promise<Manifest> | null = null;
  return {
    async find(name) {
      const { pictures } = await (reading ??= readManifest(folder));
      const found = pictures.find((one) => `${one.slug}/${one.kind}` === name);
      if (!found) return null;
      const { alt, placeholder, jpeg, avif } = found;
      // The files may be made anew for the same scene, by a better encoder: their sizes tell.
      const contentHash = createHash('sha256').update(JSON.stringify([name, found.contentHash, jpeg, avif])).digest('hex').slice(0, 24);
      return { alt, placeholder, contentHash, jpeg, avif };
    },
    read: async (file) => new Uint8Array(await readFile(join(folder, file))),
  };
}

async function readManifest(folder: string): Promise<Manifest> {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { pictures: [] };
    throw error;
  }
}

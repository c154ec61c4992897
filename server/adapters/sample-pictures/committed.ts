/** The committed pictures for the site's content: by garden and view, as sample content names them. */
import { createHash } from 'node:crypto';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';
import { committedManifest } from './manifest.ts';

/** @param folder may be missing, meaning no pictures */
export function committedPictures(folder: string): SitePictureSource {
  const { pictures, read } = committedManifest(folder);
  return {
    async find(name) {
      const found = (await pictures()).find((one) => `${one.slug}/${one.kind}` === name);
      if (!found) return null;
      const { alt, placeholder, jpeg, avif } = found;
      // Files may be re-encoded for the same scene: sizes show it.
      const contentHash = createHash('sha256')
        .update(JSON.stringify([name, found.contentHash, jpeg, avif]))
        .digest('hex')
        .slice(0, 24);
      return { alt, placeholder, contentHash, jpeg, avif };
    },
    read,
  };
}

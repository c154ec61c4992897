/** Committed pictures of designs, by scene hash. */
import type { SamplePictures } from '#server/ports/sample-pictures.ts';
import { committedManifest } from './manifest.ts';

/** @param folder may be missing, meaning no pictures */
export function samplePictureFolder(folder: string): SamplePictures {
  const { pictures, read } = committedManifest(folder);
  return {
    find: async ({ slug, kind, sceneHash }) =>
      (await pictures()).find(
        (one) => one.slug === slug && one.kind === kind && one.sceneHash === sceneHash,
      ) ?? null,
    read,
  };
}

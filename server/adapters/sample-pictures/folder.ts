/** The committed pictures for designs: by what their scene is. */
import type { SamplePictures } from '#server/ports/sample-pictures.ts';
import { committedManifest } from './manifest.ts';

/** @param folder may be missing: then there are none */
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

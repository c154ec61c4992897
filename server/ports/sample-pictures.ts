/** Pictures of the sample designs that come with the product, so that a fresh install need not draw them. */
export type SampleFile = { name: string; width: number; height: number; bytes: number };
export type SamplePicture = {
  slug: string;
  kind: string;
  /** Of the scene that it shows: a picture of another is of no use. */
  sceneHash: string;
  /** Of the scene, the renderer and the shot. */
  contentHash: string;
  alt: string;
  placeholder: string;
  jpeg: SampleFile;
  /** Narrow to wide. */
  avif: SampleFile[];
};

export type SamplePictures = {
  /** null when there is none of exactly this scene. */
  find(order: { slug: string; kind: string; sceneHash: string }): Promise<SamplePicture | null>;
  /** @param name as `find` gave it */
  read(name: string): Promise<Uint8Array>;
};

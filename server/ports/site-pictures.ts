/** Pictures that come with the product, for the pages of a fresh install. */
export type SitePictureFile = { name: string; width: number; height: number };
export type SitePictureSet = {
  alt: string;
  /** The same for the same files, so that it can be part of their address. */
  contentHash: string;
  /** A few pixels wide, as a data URL. */
  placeholder: string | null;
  jpeg: SitePictureFile;
  /** Narrow to wide. */
  avif: SitePictureFile[];
};

export type SitePictureSource = {
  /** @param name of the garden and the view: "courtyard-hackney/eye". null when there is none */
  find(name: string): Promise<SitePictureSet | null>;
  /** @param file as `find` named it */
  read(file: string): Promise<Uint8Array>;
};

/** Turns a picture of the owner's, or of another site, into the sizes that pages show. */
import type { PictureFile } from '#server/ports/picture.ts';

export type SiteImage = {
  /** For browsers without AVIF, narrow to wide; the last one for links that are shared. Never empty. */
  jpeg: PictureFile[];
  /** Narrow to wide; none wider than the picture itself. */
  avif: PictureFile[];
  /** A few pixels wide, as a data URL of at most 700 characters. */
  placeholder: string;
};

export type SiteImages = {
  /**
   * Decodes the whole picture and writes it anew: upright, in sRGB, without metadata, of the first frame where there are several.
   * @param bytes a JPEG, PNG, WebP, AVIF or GIF file
   * @param lane whose turn it takes; those without one share a lane
   * @throws ProviderError 'too-long' when it has more pixels than the limit, 'bad-output' when it is broken or cut off,
   * 'rate-limited' when too many are waiting, 'unavailable' when it took too long
   */
  make(bytes: Uint8Array, lane?: string): Promise<SiteImage>;
  close(): Promise<void>;
};

export const MOST_MEGAPIXELS = 40;

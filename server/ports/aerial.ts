/** A picture of a place from above, or our own map of it. */

export type AerialPoint = { latitudeDeg: number; longitudeDeg: number; zoom: number };
export type AerialPicture = { bytes: Uint8Array; contentType: string };

export type Aerial = {
  kind: 'map' | 'aerial';
  /** Who makes the picture, in words for the page. */
  source: string;
  /** Must stand beside the picture. */
  attribution: string;
  /** Whether the maker's terms let it be printed. */
  mayPrint: boolean;
  /** How the page gets it: our own map, from us with our key, or from the maker's own server. */
  delivery:
    | { by: 'map' }
    | {
        by: 'proxy';
        /** Shows that an address was made by us. */ mark(point: AerialPoint): string;
        fetch(point: AerialPoint): Promise<AerialPicture>;
      }
    | {
        by: 'link';
        /** For the Content-Security-Policy. */ origin: string;
        url(point: AerialPoint): string;
      };
};

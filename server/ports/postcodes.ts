/** Where a postcode is. */

export type PostcodeQuery = {
  /** "RM1", the official way. */
  outcode: string;
  /** "RM1 3DS", or null when only the first half was given. */
  postcode: string | null;
};
export type PostcodePosition = {
  kind: 'found';
  postcode: string;
  district: string;
  /** Degrees, WGS 84. */
  latitudeDeg: number;
  longitudeDeg: number;
  /** Of the postcode itself, of one no longer in use, the middle of its outward code, or that for want of such a postcode. */
  exactness: 'postcode' | 'retired' | 'outcode' | 'unlisted';
  /** Words for the page. */
  source: string;
};
/** `unknown`: there is no such postcode. `elsewhere`: it lies outside Great Britain. */
export type PostcodeAnswer =
  | PostcodePosition
  | { kind: 'unknown' }
  | { kind: 'elsewhere'; country: string };

export type Postcodes = {
  /** Never fails: a service that cannot be asked gives way to the embedded table. */
  find(query: PostcodeQuery): Promise<PostcodeAnswer>;
};

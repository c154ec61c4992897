/** Pictures from the public web, within a size and a time. */
import { fetchPublic, type FetchPublicOptions } from '#server/outbound/fetch-public.ts';
import type { OutsideImages } from '#server/ports/outside-images.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const LIMIT_MS = 20_000;
/** Some file hosts send a generic content type; the bytes decide. */
const ACCEPT = /^(?:image\/|application\/octet-stream|binary\/octet-stream)/i;

export const publicWebImages = (options: Partial<FetchPublicOptions> = {}): OutsideImages => ({
  fetch: (url, signal) =>
    fetchPublic(url, {
      maxBytes: MOST_BYTES,
      limitMs: LIMIT_MS,
      accept: ACCEPT,
      signal,
      ...options,
    }),
});

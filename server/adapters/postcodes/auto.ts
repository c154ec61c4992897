import { embeddedPostcodes } from '#server/adapters/postcodes/embedded.ts';
import { type PostcodesIo, postcodesIo } from '#server/adapters/postcodes/postcodes-io.ts';
import type { Postcodes } from '#server/ports/postcodes.ts';

/** The public service, and the embedded table wherever that has no answer in time. */
export function autoPostcodes(service: PostcodesIo = postcodesIo()): Postcodes {
  return {
    async find(query) {
      const answer = await service.find(query);
      if (answer && answer.kind !== 'unknown') return answer;
      const embedded = await embeddedPostcodes.find(query);
      // The register has no such postcode, yet its first half exists: new houses take a while to be listed.
      if (answer && embedded.kind === 'found')
        return { ...embedded, exactness: query.postcode ? 'unlisted' : 'outcode' };
      return embedded;
    },
  };
}

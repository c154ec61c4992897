/** What a postcode says about the ground: position, soil, climate. */
import type { Place } from '#engine/model/site.ts';

export type FoundPlace = { place: Place } | { place: null; message: string };

export type Places = {
  /**
   * The place of a postcode; the service area's own for null. A postcode that is none gives the sentence to show.
   * @param near outward code of the firm; left out: the specified one
   */
  find(postcode: string | null, near?: string | null): Promise<FoundPlace>;
};

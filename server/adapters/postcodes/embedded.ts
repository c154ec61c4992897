import { outcodeOf } from '#content/places/place-of.ts';
import type { Postcodes } from '#server/ports/postcodes.ts';

/** The table of outward codes that comes with the product: the middle of each, about a kilometre from most of its doors. */
export const embeddedPostcodes: Postcodes = {
  async find({ outcode, postcode }) {
    const row = outcodeOf(outcode);
    if (!row) return { kind: 'unknown' };
    return {
      kind: 'found',
      postcode: postcode ?? outcode,
      district: row.district,
      latitudeDeg: row.latitudeDeg,
      longitudeDeg: row.longitudeDeg,
      exactness: 'outcode',
      source: 'Our table of postcode districts (Ordnance Survey and National Statistics open data)',
    };
  },
};

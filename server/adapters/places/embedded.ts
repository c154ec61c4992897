import { placeOf } from '#content/places/place-of.ts';
import type { Places } from '#server/ports/places.ts';

/** The tables that come with the product. */
export const embeddedPlaces: Places = {
  async find(postcode, near) {
    const { place, problem } = placeOf(postcode, near ?? null);
    return place
      ? { place }
      : {
          place: null,
          message:
            problem?.message ??
            'We could not find that postcode. Please check it, or leave it empty.',
        };
  },
};

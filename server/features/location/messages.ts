/** Words of the site check: how exact an answer is and what to do about it. */
import { outcodeOf } from '#content/places/place-of.ts';
import type { PostcodePosition } from '#server/ports/postcodes.ts';

const NOT_OURS = 'It lies outside the area our soil tables cover, so what follows is general.';

export function describeExactness({ exactness, postcode }: PostcodePosition): {
  confidence: 'high' | 'medium' | 'low';
  note: string;
} {
  const outcode = postcode.split(' ')[0]!;
  const row = outcodeOf(outcode);
  const away = !row || row.soilZones.length === 0 ? ` ${NOT_OURS}` : '';
  if (exactness === 'postcode')
    return {
      confidence: 'high',
      note: `The middle of your postcode, usually within a hundred metres.${away}`,
    };
  if (exactness === 'retired')
    return {
      confidence: 'medium',
      note: `This postcode is no longer in use; this is where it was.${away}`,
    };
  if (exactness === 'unlisted')
    return {
      confidence: 'low',
      note: `We could not find ${postcode} itself, so this is the middle of ${outcode}. If the postcode is new that is as near as we can say; otherwise please check it.${away}`,
    };
  return {
    confidence: 'medium',
    note: `The middle of ${outcode}, a kilometre or two from most of its gardens.${away}`,
  };
}

export const shownPostcode = (typed: string) => typed.trim().slice(0, 12).toUpperCase();
export const unknownPostcode = (typed: string) =>
  `We could not find the postcode “${shownPostcode(typed)}”. Please check it, for example RM1 3DS or just RM1.`;
export const postcodeElsewhere = (typed: string, country: string) =>
  `“${shownPostcode(typed)}” is in ${country}, which our soil and map tables do not cover.`;
export const OUTSIDE_BRITAIN =
  'That place is outside Great Britain, which is all our soil and map tables cover.';

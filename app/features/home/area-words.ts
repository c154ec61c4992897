import { joinList } from '#engine/model/format.ts';

/** More would be a list, not a line. */
const MOST_NAMED = 5;

/** The service area in a line: "Bath and Bristol", "Bath, Bristol, Wells, Frome, Radstock and around". */
export function areaInWords(places: readonly string[]): string {
  return places.length <= MOST_NAMED
    ? joinList(places)
    : `${places.slice(0, MOST_NAMED).join(', ')} and around`;
}

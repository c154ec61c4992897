/** The area that the firm works in, in words. Nothing names a place that the owner has not named. */
import { joinList } from '#engine/model/format.ts';

/** More would be a list, not a line. */
const MOST_NAMED = 5;
/** The area of a fresh install, as it is specified. */
const SPECIFIED = ['London', 'Romford', 'Essex', 'Kent', 'Surrey'];

type Area = { serviceArea: readonly string[] };

/** The service area in a line: "Bath and Bristol", "Bath, Bristol, Wells, Frome, Radstock and around". */
export function areaInWords(places: readonly string[]): string {
  return places.length <= MOST_NAMED
    ? joinList(places)
    : `${places.slice(0, MOST_NAMED).join(', ')} and around`;
}

/** Whether the area is still the specified one, whose words are specified too. */
export const isSpecifiedArea = (area: Area | null | undefined): boolean =>
  !area || area.serviceArea.join('|') === SPECIFIED.join('|');

/** Where gardens have been made: "across … since 2008". */
export const acrossWords = (area: Area | null | undefined): string =>
  !area || isSpecifiedArea(area) ? 'London and surrounding areas' : areaInWords(area.serviceArea);

/** What the calendar's months are timed for. Its tables are those of the South East, which is said without its places. */
export const timedForWords = (area: Area | null | undefined): string =>
  isSpecifiedArea(area)
    ? 'London, Essex, Kent and Surrey'
    : 'the south of England; further north and on high ground, spring comes two to three weeks later';

/** In which part of the country prices are said to hold. */
export const pricedInWords = (area: Area | null | undefined): string =>
  !area || isSpecifiedArea(area) ? 'London and the South East' : areaInWords(area.serviceArea);

/** Where the calendar's months hold, within a sentence. */
export const seasonPlace = (area: Area | null | undefined): string =>
  isSpecifiedArea(area) ? 'London, Essex, Kent and Surrey' : 'the south of England';

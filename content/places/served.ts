/** Whether a garden lies in the area that the owner has said. Pure. */
import type { BusinessSettings } from '#contracts/site-info.ts';
import { driveBetween } from './drive.ts';
import { firmPlaceOf } from './firm-place.ts';
import { allOutcodes, type Outcode, outcodeOf } from './place-of.ts';
import { readPostcode } from './read-postcode.ts';

export type AreaOfFirm = Pick<
  BusinessSettings,
  'serviceArea' | 'postcodes' | 'travelMinutes' | 'address'
>;

/** Counties and other names that hold districts of the table. */
const COUNTIES: Readonly<Record<string, readonly string[]>> = {
  essex:
    'Basildon|Braintree|Brentwood|Castle Point|Chelmsford|Colchester|Epping Forest|Harlow|Maldon|Rochford|Southend-on-Sea|Tendring|Thurrock|Uttlesford'.split(
      '|',
    ),
  kent: 'Ashford|Canterbury|Dartford|Dover|Gravesham|Maidstone|Medway|Sevenoaks|Shepway|Folkestone and Hythe|Swale|Thanet|Tonbridge and Malling|Tunbridge Wells'.split(
    '|',
  ),
  surrey:
    'Elmbridge|Epsom and Ewell|Guildford|Mole Valley|Reigate and Banstead|Runnymede|Spelthorne|Surrey Heath|Tandridge|Waverley|Woking'.split(
      '|',
    ),
  london:
    'Barking and Dagenham|Barnet|Bexley|Brent|Bromley|Camden|City of London|Croydon|Ealing|Enfield|Greenwich|Hackney|Hammersmith and Fulham|Haringey|Harrow|Havering|Hillingdon|Hounslow|Islington|Kensington and Chelsea|Kingston upon Thames|Lambeth|Lewisham|Merton|Newham|Redbridge|Richmond upon Thames|Southwark|Sutton|Tower Hamlets|Waltham Forest|Wandsworth|Westminster'.split(
      '|',
    ),
  romford: ['Havering'],
};
const keyOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/^greater /, '')
    .replace(/, (?:city|county) of$/, '')
    .replace(/^(?:city|county) of /, '')
    .trim();

let names: Map<string, Set<string>> | null = null;
/** Outward codes by the names of towns, districts and counties. */
function codesByName(): Map<string, Set<string>> {
  if (names) return names;
  names = new Map();
  const add = (name: string, outcode: string) => {
    const codes = names!.get(name) ?? new Set();
    names!.set(name, codes.add(outcode));
  };
  for (const { outcode, district, town } of allOutcodes()) {
    add(keyOf(district), outcode);
    if (town) add(keyOf(town), outcode);
    for (const [county, districts] of Object.entries(COUNTIES))
      if (districts.includes(district)) add(county, outcode);
  }
  // Across the border of London, with London's post and its roads.
  for (const outcode of ['EN8', 'UB9']) add('london', outcode);
  return names;
}

/** Whether our tables know where a place is. */
export const isKnownPlace = (name: string): boolean => codesByName().has(keyOf(name));

const isInPostcodes = (outcode: string, parts: readonly string[]): boolean =>
  parts.some((part) =>
    /\d/.test(part) ? part === outcode : part === /^[A-Z]+/.exec(outcode)?.[0],
  );

/**
 * By postcodes, and by the estimated drive from the firm's address: either is enough. Where neither is set, by the places
 * by name.
 * @returns whether an outward code is served: never one where nothing that was said is known to the tables
 */
export function servedBy(area: AreaOfFirm): (row: Outcode) => boolean {
  const { postcodes, travelMinutes, serviceArea, address } = area;
  if (postcodes.length === 0 && travelMinutes === 0) {
    const named = serviceArea.flatMap((name) => codesByName().get(keyOf(name)) ?? []);
    return ({ outcode }) => named.some((codes) => codes.has(outcode));
  }
  const home = travelMinutes > 0 ? firmPlaceOf(address) : null;
  return (row) =>
    isInPostcodes(row.outcode, postcodes) ||
    (home !== null && driveBetween(home.place, row) <= travelMinutes);
}

export const isServed = (row: Outcode, area: AreaOfFirm): boolean => servedBy(area)(row);

/** Whether a garden at a postcode is served; null where the postcode cannot be read or nothing is known of it. */
export function isPostcodeServed(postcode: string, area: AreaOfFirm): boolean | null {
  const read = readPostcode(postcode, (code) => outcodeOf(code) !== null);
  return read ? isServed(outcodeOf(read.outcode)!, area) : null;
}

/** How many outward codes are served: none means that no visit can be booked. */
export const countServed = (area: AreaOfFirm): number =>
  allOutcodes().filter(servedBy(area)).length;

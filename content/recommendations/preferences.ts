/** What the recommendation tool asks, and its answers. */
import { DIFFICULTIES, GARDEN_TYPES } from '#contracts/site-words.ts';

export const LOCATIONS = [
  'London',
  'Romford',
  'Essex',
  'Barking and Dagenham',
  'Other UK',
] as const;
export type Location = (typeof LOCATIONS)[number];
export const SIZES = ['small', 'medium', 'large'] as const;
export const EXPERIENCES = DIFFICULTIES;
export const TYPES = GARDEN_TYPES;
export const SOIL_TYPES = ['clay', 'sandy', 'loam', 'unknown'] as const;
export const SUN_EXPOSURES = ['full-sun', 'partial-sun', 'shade'] as const;
export const TIME_COMMITMENTS = ['low', 'medium', 'high'] as const;
/** Wishes beyond the seven; they decide between plants of equal score. */
export const INTERESTS = ['food', 'cut-flowers', 'containers', 'height', 'long-season'] as const;
export type Interest = (typeof INTERESTS)[number];

/** Who shares the garden: what is dangerous to them is left out. */
export const HOUSEHOLD = ['children', 'dogs', 'cats'] as const;
export type HouseholdMember = (typeof HOUSEHOLD)[number];

export type GardenPreferences = {
  location: Location;
  gardenSize: (typeof SIZES)[number];
  experience: (typeof EXPERIENCES)[number];
  gardenType: (typeof TYPES)[number];
  soilType: (typeof SOIL_TYPES)[number];
  sunExposure: (typeof SUN_EXPOSURES)[number];
  timeCommitment: (typeof TIME_COMMITMENTS)[number];
  interests: readonly Interest[];
  household: readonly HouseholdMember[];
};
/** The seven that must be chosen, in the order they are asked. */
export const REQUIRED = [
  'location',
  'gardenSize',
  'experience',
  'gardenType',
  'soilType',
  'sunExposure',
  'timeCommitment',
] as const;
export type RequiredField = (typeof REQUIRED)[number];
/** A form on its way: an empty text where nothing is chosen. */
export type PreferencesDraft = { [K in RequiredField]: GardenPreferences[K] | '' } & {
  interests: readonly Interest[];
  household: readonly HouseholdMember[];
};
export const EMPTY_PREFERENCES: PreferencesDraft = {
  location: 'London',
  gardenSize: '',
  experience: '',
  gardenType: '',
  soilType: '',
  sunExposure: '',
  timeCommitment: '',
  interests: [],
  household: [],
};

export const FIELD_LABELS: Record<RequiredField, string> = {
  location: 'Location',
  gardenSize: 'Garden size',
  experience: 'Experience',
  gardenType: 'What to grow',
  soilType: 'Soil',
  sunExposure: 'Sun',
  timeCommitment: 'Time each week',
};

export type Answer = { label: string; hint: string };
export const OPTIONS: { [K in RequiredField]: Record<GardenPreferences[K], Answer> } = {
  location: {
    London: { label: 'London', hint: '' },
    Romford: { label: 'Romford', hint: '' },
    Essex: { label: 'Essex', hint: '' },
    'Barking and Dagenham': { label: 'Barking and Dagenham', hint: '' },
    'Other UK': { label: 'Other UK', hint: '' },
  },
  gardenSize: {
    small: { label: 'Small', hint: 'Up to 50 m²' },
    medium: { label: 'Medium', hint: '50-150 m²' },
    large: { label: 'Large', hint: '150 m²+' },
  },
  experience: {
    beginner: { label: 'Beginner', hint: 'My first garden, or nearly' },
    intermediate: { label: 'Intermediate', hint: 'I sow, prune and stake' },
    expert: { label: 'Expert', hint: 'I graft, force and keep notes' },
  },
  gardenType: {
    vegetables: { label: 'Vegetables', hint: 'A kitchen garden' },
    flowers: { label: 'Flowers', hint: 'Borders and vases' },
    herbs: { label: 'Herbs', hint: 'By the kitchen door' },
    mixed: { label: 'Mixed', hint: 'Some of everything' },
  },
  soilType: {
    clay: { label: 'Clay', hint: 'Rolls into a sausage, sticks to boots' },
    sandy: { label: 'Sandy', hint: 'Gritty, runs through the fingers' },
    loam: { label: 'Loam', hint: 'Crumbles, holds together when squeezed' },
    unknown: { label: 'Not sure', hint: 'We leave soil out of it' },
  },
  sunExposure: {
    'full-sun': { label: 'Full sun', hint: 'Six hours or more in summer' },
    'partial-sun': { label: 'Partial sun', hint: 'Three to six hours' },
    shade: { label: 'Shade', hint: 'Less than three hours' },
  },
  timeCommitment: {
    low: { label: 'Low', hint: '1-2 hours' },
    medium: { label: 'Medium', hint: '3-5 hours' },
    high: { label: 'High', hint: '6+ hours' },
  },
};
export const INTEREST_LABELS: Record<Interest, string> = {
  food: 'Something to eat',
  'cut-flowers': 'Flowers to cut',
  containers: 'Small enough for pots',
  height: 'Height, or something to climb',
  'long-season': 'A long season of picking or flower',
};
export const HOUSEHOLD_LABELS: Record<HouseholdMember, string> = {
  children: 'Children',
  dogs: 'Dogs',
  cats: 'Cats',
};

/** The fields still to be chosen. */
export const missingFields = (draft: PreferencesDraft): RequiredField[] =>
  REQUIRED.filter((field) => draft[field] === '');

/** The preferences, once all seven are chosen; else null. */
export function completePreferences(draft: PreferencesDraft): GardenPreferences | null {
  return missingFields(draft).length === 0 ? (draft as GardenPreferences) : null;
}

/** The boroughs of Greater London but Havering and Barking and Dagenham, which the form names by themselves. */
const LONDON_DISTRICTS = new Set([
  'Barnet',
  'Bexley',
  'Brent',
  'Bromley',
  'Camden',
  'City of London',
  'Croydon',
  'Ealing',
  'Enfield',
  'Greenwich',
  'Hackney',
  'Hammersmith and Fulham',
  'Haringey',
  'Harrow',
  'Hillingdon',
  'Hounslow',
  'Islington',
  'Kensington and Chelsea',
  'Kingston upon Thames',
  'Lambeth',
  'Lewisham',
  'Merton',
  'Newham',
  'Redbridge',
  'Richmond upon Thames',
  'Southwark',
  'Sutton',
  'Tower Hamlets',
  'Waltham Forest',
  'Wandsworth',
  'Westminster',
]);
const ESSEX_DISTRICTS = new Set([
  'Basildon',
  'Braintree',
  'Brentwood',
  'Castle Point',
  'Chelmsford',
  'Colchester',
  'Epping Forest',
  'Harlow',
  'Maldon',
  'Rochford',
  'Southend-on-Sea',
  'Tendring',
  'Thurrock',
  'Uttlesford',
]);
/** Postcode areas that lie in Greater London, wholly or for the greater part. */
const LONDON_AREAS = new Set([
  'E',
  'EC',
  'N',
  'NW',
  'SE',
  'SW',
  'W',
  'WC',
  'BR',
  'CR',
  'EN',
  'HA',
  'IG',
  'KT',
  'SM',
  'TW',
  'UB',
]);
const ESSEX_AREAS = new Set(['CM', 'CO', 'SS']);

/**
 * The form's location for a postcode, whole or outward part alone.
 * @param district the local authority it lies in ("Bexley"), which decides, since a postcode area runs over the edge of London; without one the area does
 */
export function locationOf(postcode: string, district: string | null = null): Location {
  const byArea = locationByArea(postcode);
  // An outward code stands in the district's place where nobody knows the district.
  if (!district || /\d/.test(district)) return byArea;
  if (district === 'Barking and Dagenham') return district;
  if (district === 'Havering') return 'Romford';
  // Chadwell Heath has Romford in its address and lies in Redbridge.
  if (LONDON_DISTRICTS.has(district)) return byArea === 'Romford' ? 'Romford' : 'London';
  return ESSEX_DISTRICTS.has(district) ? 'Essex' : 'Other UK';
}

function locationByArea(postcode: string): Location {
  const match = /^([A-Z]{1,2})(\d{1,2})[A-Z]?\s*(?:\d[A-Z]{2})?$/.exec(
    postcode.trim().toUpperCase(),
  );
  if (!match) return 'Other UK';
  const [, area = '', districtText = ''] = match;
  const district = Number(districtText);
  if (area === 'RM') {
    if (district >= 8 && district <= 10) return 'Barking and Dagenham';
    return district <= 14 ? 'Romford' : 'Essex';
  }
  if (area === 'IG' && district === 11) return 'Barking and Dagenham';
  if (LONDON_AREAS.has(area)) return 'London';
  return ESSEX_AREAS.has(area) ? 'Essex' : 'Other UK';
}

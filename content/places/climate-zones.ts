/**
 * Frost and hardiness zones. Frost dates are inferred from the stations' monthly frost frequencies; "about 9 years in 10"
 * for the safe date. Rain is the station's yearly normal, or general guidance where no station stands for the zone.
 */
import type { Climate } from '#engine/model/site.ts';
import type { StationId } from './climate-normals.ts';

export type ClimateZoneId =
  | 'inner-london'
  | 'outer-london'
  | 'coast'
  | 'inland-essex'
  | 'inland-south'
  | 'beyond-south'
  | 'beyond-north';
export type ClimateZone = Climate & {
  zone: ClimateZoneId;
  medianLastFrost: string;
  medianFirstFrost: string;
  /** The station whose normals stand for the zone; null where none does. */
  station: StationId | null;
};

export const CLIMATE_ZONES: Record<ClimateZoneId, ClimateZone> = {
  'inner-london': {
    zone: 'inner-london',
    name: 'Inner London',
    leastHardiness: 'H3',
    safePlantingOut: '20 April',
    rainMmPerYear: 616,
    medianLastFrost: 'mid March',
    medianFirstFrost: 'early December',
    station: 'heathrow',
  },
  'outer-london': {
    zone: 'outer-london',
    name: 'Outer London and Romford',
    leastHardiness: 'H4',
    safePlantingOut: '1 May',
    rainMmPerYear: 616,
    medianLastFrost: 'about 1 April',
    medianFirstFrost: 'mid November',
    station: 'heathrow',
  },
  coast: {
    zone: 'coast',
    name: 'Essex and Kent coast',
    leastHardiness: 'H3',
    safePlantingOut: '25 April',
    rainMmPerYear: 615,
    medianLastFrost: 'late March',
    medianFirstFrost: 'about 28 November',
    station: 'manston',
  },
  'inland-essex': {
    zone: 'inland-essex',
    name: 'Inland Essex',
    leastHardiness: 'H4',
    safePlantingOut: '15 May',
    rainMmPerYear: 564,
    medianLastFrost: 'about 20 April',
    medianFirstFrost: 'about 5 November',
    station: 'cambridge',
  },
  'inland-south': {
    zone: 'inland-south',
    name: 'Surrey, the Weald and mid Kent',
    leastHardiness: 'H4',
    safePlantingOut: '15 May',
    rainMmPerYear: 660,
    medianLastFrost: 'about 20 April',
    medianFirstFrost: 'about 1 November',
    station: null,
  },
  'beyond-south': {
    zone: 'beyond-south',
    name: 'England and Wales beyond our area',
    leastHardiness: 'H4',
    safePlantingOut: '25 May',
    rainMmPerYear: 800,
    medianLastFrost: 'early May',
    medianFirstFrost: 'late October',
    station: null,
  },
  'beyond-north': {
    zone: 'beyond-north',
    name: 'The north and Scotland',
    leastHardiness: 'H4',
    safePlantingOut: '1 June',
    rainMmPerYear: 1000,
    medianLastFrost: 'mid May',
    medianFirstFrost: 'mid October',
    station: null,
  },
};

const INNER_LONDON = new Set([
  'Camden',
  'City of London',
  'Hackney',
  'Hammersmith and Fulham',
  'Islington',
  'Kensington and Chelsea',
  'Lambeth',
  'Southwark',
  'Tower Hamlets',
  'Wandsworth',
  'Westminster',
]);
const OUTER_LONDON = new Set([
  'Barking and Dagenham',
  'Barnet',
  'Bexley',
  'Brent',
  'Bromley',
  'Croydon',
  'Ealing',
  'Enfield',
  'Greenwich',
  'Haringey',
  'Harrow',
  'Havering',
  'Hillingdon',
  'Hounslow',
  'Kingston upon Thames',
  'Lewisham',
  'Merton',
  'Newham',
  'Redbridge',
  'Richmond upon Thames',
  'Sutton',
  'Waltham Forest',
  // the built-up edge that Heathrow's figures fit better than the hollows' do
  'Dartford',
  'Elmbridge',
  'Epsom and Ewell',
  'Spelthorne',
  'Thurrock',
]);
/** Outward codes within a few kilometres of salt water in Essex and Kent. */
const COAST = new Set([
  'CM0',
  'CO5',
  'CO12',
  'CO13',
  'CO14',
  'CO15',
  'SS0',
  'SS1',
  'SS2',
  'SS3',
  'SS8',
  'SS9',
  'ME11',
  'ME12',
  'CT5',
  'CT6',
  'CT7',
  'CT8',
  'CT9',
  'CT10',
  'CT11',
  'CT12',
  'CT13',
  'CT14',
  'CT16',
  'CT17',
  'CT18',
  'CT19',
  'CT20',
  'CT21',
  'TN28',
  'TN29',
]);
const INLAND_ESSEX_AREA = /^(?:CM|CO|CB|SS|IG|EN|RM)\d/;

/** The zone of an outward code; `inArea` is whether the four counties' soil table knows it. */
export function climateZoneOf(
  outcode: string,
  district: string,
  country: string,
  latitudeDeg: number,
  inArea: boolean,
): ClimateZone {
  let zone: ClimateZoneId;
  if (INNER_LONDON.has(district)) zone = 'inner-london';
  else if (OUTER_LONDON.has(district)) zone = 'outer-london';
  else if (COAST.has(outcode)) zone = 'coast';
  else if (!inArea) zone = country === 'S' || latitudeDeg > 53.2 ? 'beyond-north' : 'beyond-south';
  else zone = INLAND_ESSEX_AREA.test(outcode) ? 'inland-essex' : 'inland-south';
  return CLIMATE_ZONES[zone];
}

/** What a postcode says about a garden: where it is, its soil zone and its climate, from embedded tables alone. */
import { lowerFirst } from '#engine/model/format.ts';
import type { Problem } from '#engine/model/brief.ts';
import type { Place, Soil } from '#engine/model/site.ts';
import { climateZoneOf } from './climate-zones.ts';
import type { ClimateZone } from './climate-zones.ts';
import { OUTCODE_TABLE } from './outcode-table.ts';
import { readPostcode } from './read-postcode.ts';
import { SOIL_ZONES } from './soil-zones.ts';
import type { SoilZone } from './soil-zones.ts';

export type Confidence = 'high' | 'medium' | 'low';
export type Outcode = {
  outcode: string;
  latitudeDeg: number;
  longitudeDeg: number;
  district: string;
  /** Post town, in London, Essex, Kent and Surrey. */
  town: string | null;
  country: 'England' | 'Scotland' | 'Wales';
  /** Codes of soil zones, the commonest first; empty outside the four counties. */
  soilZones: string[];
  soilConfidence: Confidence;
};
/** Everything a page shows about the soil of an area. */
export type SoilDetails = {
  zone: SoilZone;
  /** What else is often found there. */
  second: SoilZone | null;
  confidence: Confidence;
  /** "Typical for your area …": never a measured fact. */
  wording: string;
};
export type FoundPlace = { place: Place | null; problem?: Problem; outcode?: Outcode };

const COUNTRIES = { E: 'England', S: 'Scotland', W: 'Wales' } as const;
const CONFIDENCES: Record<string, Confidence> = { H: 'high', M: 'medium', L: 'low' };
const ZONES = new Map(SOIL_ZONES.map((zone) => [zone.code, zone]));
const UNMAPPED = ZONES.get('XX')!;

let table: Map<string, Outcode> | null = null;
/** The table is read once, when first asked for. */
function outcodes(): Map<string, Outcode> {
  if (table) return table;
  table = new Map();
  for (const line of OUTCODE_TABLE.trim().split('\n')) {
    const [district, country, codes] = line.split('|') as [string, 'E' | 'S' | 'W', string];
    for (const text of codes.split(',')) {
      const [outcode, latitude, longitude, soil, ...town] = text.split(' ') as [
        string,
        string,
        string,
        string?,
        ...string[],
      ];
      const [zones, confidence] = soil ? soil.split(':') : ['', 'L'];
      table.set(outcode, {
        outcode,
        latitudeDeg: Number(latitude),
        longitudeDeg: Number(longitude),
        district,
        town: soil ? town.join(' ') || district : null,
        country: COUNTRIES[country],
        soilZones: zones ? zones.split('/') : [],
        soilConfidence: CONFIDENCES[confidence!] ?? 'low',
      });
    }
  }
  return table;
}

/** The row of an outward code written the official way, or null. */
export const outcodeOf = (outcode: string): Outcode | null => outcodes().get(outcode) ?? null;
/** Every outward code held, in the table's order. */
export const allOutcodes = (): Outcode[] => [...outcodes().values()];
/** The climate zone of an outward code's row. */
export const climateOf = (row: Outcode): ClimateZone =>
  climateZoneOf(
    row.outcode,
    row.district,
    row.country[0]!,
    row.latitudeDeg,
    row.soilZones.length > 0,
  );

/** Soil of an outward code's area for a page: zone, second zone, confidence and the words to show it with. */
export function soilOf(row: Outcode | null): SoilDetails {
  const zone = ZONES.get(row?.soilZones[0] ?? 'XX') ?? UNMAPPED;
  const second = ZONES.get(row?.soilZones[1] ?? '') ?? null;
  const confidence = row && row.soilZones.length ? row.soilConfidence : 'low';
  if (!row || zone === UNMAPPED) {
    return {
      zone: UNMAPPED,
      second: null,
      confidence: 'low',
      wording:
        'We hold no soil record for this area, so a middling loam is assumed. A test kit or a spadeful will tell you more.',
    };
  }
  const also = second ? ` ${second.soilType} (${second.name}) is also found there.` : '';
  const sure =
    confidence === 'low'
      ? ' The ground changes from street to street here, so look at a spadeful of your own.'
      : '';
  return {
    zone,
    second,
    confidence,
    wording: `Typical for your area (${row.outcode}): ${lowerFirst(zone.soilType)} on ${zone.name}.${also}${sure}`,
  };
}

function soilFor(row: Outcode): Soil {
  const { zone } = soilOf(row);
  if (zone === UNMAPPED)
    return {
      texture: 'loam',
      ph: 6.5,
      drainage: 'moderate',
      name: 'Loam (assumed)',
      from: 'assumed',
    };
  const name =
    zone.soilType.includes(zone.name) ||
    zone.soilType.toLowerCase().includes(zone.name.toLowerCase())
      ? zone.soilType
      : `${zone.soilType} (${zone.name})`;
  return {
    texture: zone.texture,
    ph: zone.phTypical,
    drainage: zone.drainageClass,
    name,
    from: 'zone',
  };
}
function toClimate({
  zone,
  name,
  leastHardiness,
  safePlantingOut,
  rainMmPerYear,
}: ClimateZone): Place['climate'] {
  return { zone, name, leastHardiness, safePlantingOut, rainMmPerYear };
}

/** Where a garden stands when no postcode was given: by the firm, else in outer London by Romford; with an assumed loam. */
export function defaultPlace(near: string | null = null): Place {
  const row = outcodes().get(near ?? 'RM1') ?? outcodes().get('RM1')!;
  return {
    postcode: null,
    outcode: null,
    district: null,
    latitudeDeg: row.latitudeDeg,
    longitudeDeg: row.longitudeDeg,
    soil: {
      texture: 'loam',
      ph: 6.6,
      drainage: 'moderate',
      name: 'Loam (assumed)',
      from: 'assumed',
    },
    climate: toClimate(climateOf(row)),
  };
}

const ELSEWHERE: [RegExp, string][] = [
  [/^BT\d/i, 'Northern Ireland'],
  [/^(?:JE|GY)\d/i, 'the Channel Islands'],
  [/^IM\d/i, 'the Isle of Man'],
];

/** The part of the country that our tables do not cover and a postcode belongs to, or null. */
export const elsewhereOf = (postcode: string): string | null =>
  ELSEWHERE.find(([pattern]) => pattern.test(postcode.trim()))?.[1] ?? null;

/**
 * The place of a postcode, an outward code alone, or nothing (the default place).
 * @param near outward code of the firm, for the default place
 * A postcode that does not exist or lies outside Great Britain gives `place: null` and a problem in plain words.
 */
export function placeOf(
  postcode: string | null | undefined,
  near: string | null = null,
): FoundPlace {
  const typed = (postcode ?? '').trim();
  if (!typed) return { place: defaultPlace(near) };
  const read = readPostcode(typed, (code) => outcodes().has(code));
  if (!read) return { place: null, problem: unknownPostcode(typed, near) };
  const row = outcodes().get(read.outcode)!;
  return {
    place: {
      postcode: read.postcode,
      outcode: row.outcode,
      district: row.district,
      latitudeDeg: row.latitudeDeg,
      longitudeDeg: row.longitudeDeg,
      soil: soilFor(row),
      climate: toClimate(climateOf(row)),
    },
    outcode: row,
  };
}
function unknownPostcode(typed: string, near: string | null): Problem {
  const shown = typed.slice(0, 12).toUpperCase();
  const away = elsewhereOf(typed);
  const message = away
    ? `“${shown}” is in ${away}, which our soil and sun tables do not cover. Leave the postcode empty to design for ${near ? 'our own area' : 'outer London'}.`
    : `We could not find the postcode “${shown}”. Please check it, for example ${near ?? 'RM1'} 3DS or just ${near ?? 'RM1'}, or leave it empty.`;
  return { code: 'postcode-unknown', severity: 'error', message, field: 'postcode' };
}

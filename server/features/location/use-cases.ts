/** The site check: where a postcode is, what the ground is likely to be, and a picture of the place. */
import type { AerialInput, AerialResult, PostcodeResult, SoilResult } from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import { nearestOutcode } from '#content/places/nearest.ts';
import { elsewhereOf, outcodeOf } from '#content/places/place-of.ts';
import { readPostcode } from '#content/places/read-postcode.ts';
import { AppError } from '#server/errors.ts';
import {
  describeExactness,
  OUTSIDE_BRITAIN,
  postcodeElsewhere,
  unknownPostcode,
} from '#server/features/location/messages.ts';
import type { Aerial, AerialPoint } from '#server/ports/aerial.ts';
import type { Postcodes } from '#server/ports/postcodes.ts';
import type { Soils } from '#server/ports/soils.ts';

/** Degrees: Great Britain with its waters. */
const BRITAIN = { south: 49.8, north: 60.9, west: -8.7, east: 1.9 };
const PLOT_ZOOM = 19;
const AREA_ZOOM = 15;

type Coordinates = { latitude: number; longitude: number };

/**
 * Where a postcode is. The house number is not an argument: nothing here may ever send or store it.
 * @throws AppError 'invalid' when there is no such postcode, 'impossible' when it lies outside Great Britain
 */
export async function lookUpPostcode({
  postcodes,
  postcode: typed,
}: {
  postcodes: Postcodes;
  postcode: string;
}): Promise<PostcodeResult> {
  const away = elsewhereOf(typed);
  if (away) throw elsewhere(typed, away);
  // A code our table does not hold may be newer than the table: the service is asked about it as it was typed.
  const query =
    readPostcode(typed, (code) => outcodeOf(code) !== null) ?? readPostcode(typed, () => true);
  const answer = query ? await postcodes.find(query) : ({ kind: 'unknown' } as const);
  if (answer.kind === 'elsewhere') throw elsewhere(typed, answer.country);
  if (answer.kind === 'unknown') {
    const message = unknownPostcode(typed);
    throw new AppError('invalid', message, [{ field: 'postcode', message }]);
  }
  const { postcode, district, latitudeDeg: latitude, longitudeDeg: longitude, source } = answer;
  return { postcode, district, latitude, longitude, source, ...describeExactness(answer) };
}
function elsewhere(typed: string, country: string): AppError {
  const message = postcodeElsewhere(typed, country);
  return new AppError('impossible', message, [{ field: 'postcode', message }]);
}

/** @throws AppError 'impossible' outside Great Britain */
export async function analyseSoil({
  soils,
  latitude,
  longitude,
}: { soils: Soils } & Coordinates): Promise<SoilResult> {
  assertInBritain({ latitude, longitude });
  return soils.at({ latitudeDeg: latitude, longitudeDeg: longitude });
}

function assertInBritain({ latitude, longitude }: Coordinates): void {
  if (
    latitude < BRITAIN.south ||
    latitude > BRITAIN.north ||
    longitude < BRITAIN.west ||
    longitude > BRITAIN.east
  )
    throw new AppError('impossible', OUTSIDE_BRITAIN);
}

/**
 * A picture of the place and the words that belong beside it.
 * @throws AppError 'impossible' outside Great Britain
 */
export function describeAerial({
  aerial,
  input,
}: {
  aerial: Aerial;
  input: AerialInput;
}): AerialResult {
  assertInBritain(input);
  const read = input.postcode
    ? readPostcode(input.postcode, (code) => outcodeOf(code) !== null)
    : null;
  const isExact = !input.postcode || read?.postcode != null;
  const row = read ? outcodeOf(read.outcode) : nearestOutcode(input.latitude, input.longitude, 10);
  // Rounded to a metre, so that one place has one address.
  const point: AerialPoint = {
    latitudeDeg: round(input.latitude),
    longitudeDeg: round(input.longitude),
    zoom: isExact ? PLOT_ZOOM : AREA_ZOOM,
  };
  const { latitudeDeg: lat, longitudeDeg: lon, zoom } = point;
  const map = API.locatorMap(lat, lon, row?.outcode ?? '');
  const { kind, source, attribution, mayPrint, delivery } = aerial;
  const place = read?.postcode ?? row?.outcode ?? 'your place';
  const district = row ? ` in ${row.district}` : '';
  return {
    imageUrl:
      delivery.by === 'map'
        ? map
        : delivery.by === 'link'
          ? delivery.url(point)
          : API.aerialPicture(lat, lon, zoom, delivery.mark(point)),
    kind,
    alt: kind === 'map' ? `Map showing ${place}${district}` : `${place}${district} from above`,
    fallbackUrl: map,
    mapUrl: `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${isExact ? 17 : 14}/${lat}/${lon}`,
    attribution,
    mayPrint,
    source,
    confidence: kind === 'map' ? 'medium' : isExact ? 'high' : 'low',
    note:
      kind === 'map'
        ? 'A drawn map of the area, to about half a kilometre. The link opens a street map.'
        : isExact
          ? 'The middle of your postcode; your own plot may lie to one side.'
          : 'An area view: a full postcode would come nearer.',
  };
}
const round = (degrees: number) => Number(degrees.toFixed(5));

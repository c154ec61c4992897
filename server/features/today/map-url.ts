/** Google's Maps URLs take this many stops on the way (developers.google.com/maps/documentation/urls, "waypoints"). */
const MOST_STOPS = 9;
const named = (place: string) => `${place}, UK`;

/**
 * The round on a map of another house, for a plain link: nothing is asked of it until somebody presses it, and it is told
 * postcodes alone. Null where fewer than all stops have one, or there are too many.
 * @param from where it begins and ends; null leaves that to the map
 */
export function mapUrlOf(
  from: string | null,
  postcodes: readonly (string | null)[],
): string | null {
  const stops = postcodes.filter((postcode) => postcode !== null && postcode.trim() !== '');
  if (stops.length === 0 || stops.length < postcodes.length || stops.length > MOST_STOPS)
    return null;
  const way = from === null ? stops.slice(0, -1) : stops;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({
    api: '1',
    travelmode: 'driving',
    ...(from === null ? {} : { origin: named(from) }),
    destination: named(from ?? stops.at(-1)!),
    ...(way.length > 0 ? { waypoints: way.map((stop) => named(stop!)).join('|') } : {}),
  }).toString()}`;
}

/** Satellite and aerial image services, each with its own terms. 800 × 600 px, Web Mercator zoom levels. */
import { createHmac } from 'node:crypto';
import { ProviderError } from '#server/errors.ts';
import { fetchBounded } from '#server/outbound/fetch-bounded.ts';
import type { Aerial, AerialPicture, AerialPoint } from '#server/ports/aerial.ts';

const LIMIT_MS = 8_000;
const MAX_BYTES = 4_000_000;
const AT_ONCE = 8;
const [WIDTH, HEIGHT] = [800, 600];
export type ProviderOptions = { key: string; baseUrl?: string; limitMs?: number };

/** Stadia's cacheable images may be stored while subscribed and printed in reports. */
export function stadiaAerial({
  key,
  baseUrl = 'https://tiles.stadiamaps.com',
  ...options
}: ProviderOptions): Aerial {
  return {
    kind: 'aerial',
    source: 'Stadia Maps satellite imagery',
    attribution: '© Stadia Maps © OpenMapTiles © OpenStreetMap contributors © Airbus DS',
    mayPrint: true,
    delivery: proxy(
      key,
      options.limitMs,
      ({ latitudeDeg, longitudeDeg, zoom }) =>
        `${baseUrl}/static_cacheable/alidade_satellite.jpg?${new URLSearchParams({ center: `${latitudeDeg},${longitudeDeg}`, zoom: String(zoom), size: `${WIDTH}x${HEIGHT}`, api_key: key })}`,
    ),
  };
}

/** Esri bakes its own attribution into the picture; reports and e-mails are named among its uses, storage is not. */
export function esriStaticAerial({
  key,
  baseUrl = 'https://static-maps-api.arcgis.com',
  ...options
}: ProviderOptions): Aerial {
  return {
    kind: 'aerial',
    source: 'Esri World Imagery',
    attribution:
      'Powered by Esri. Sources: Esri, Maxar, Earthstar Geographics, and the GIS user community',
    mayPrint: true,
    delivery: proxy(
      key,
      options.limitMs,
      ({ latitudeDeg, longitudeDeg, zoom }) =>
        `${baseUrl}/arcgis/rest/services/static-maps-service/beta/generate-map/arcgis/imagery/centered-at?${new URLSearchParams(
          {
            lon: String(longitudeDeg),
            lat: String(latitudeDeg),
            zoomLevel: String(zoom),
            mapImageWidth: String(WIDTH),
            mapImageHeight: String(HEIGHT),
            attribution: 'auto',
            token: key,
          },
        )}`,
    ),
  };
}

/** @param key an Amazon Location API key; another region than London's is written before it, "eu-west-1:v1.public…" */
export function amazonLocationAerial({
  key: configured,
  baseUrl,
  ...options
}: ProviderOptions): Aerial {
  const [, region = 'eu-west-2', key = configured] =
    /^([a-z]{2}(?:-[a-z]+)+-\d):(.+)$/.exec(configured) ?? [];
  const host = baseUrl ?? `https://maps.geo.${region}.amazonaws.com`;
  return {
    kind: 'aerial',
    source: 'Amazon Location Service satellite imagery',
    attribution: '© Amazon Web Services, Inc. and its imagery providers',
    mayPrint: true,
    delivery: proxy(
      key,
      options.limitMs,
      ({ latitudeDeg, longitudeDeg, zoom }) =>
        `${host}/v2/static/map?${new URLSearchParams({ style: 'Satellite', width: String(WIDTH), height: String(HEIGHT), zoom: String(zoom), center: `${longitudeDeg},${latitudeDeg}`, key })}`,
    ),
  };
}

/** Mapbox's terms require the browser to fetch pictures, with a public token, and do not allow printing. */
export function mapboxDirectAerial({
  key,
  baseUrl = 'https://api.mapbox.com',
}: ProviderOptions): Aerial {
  return {
    kind: 'aerial',
    source: 'Mapbox satellite imagery',
    attribution: '© Mapbox © OpenStreetMap © Maxar',
    mayPrint: false,
    delivery: {
      by: 'link',
      origin: new URL(baseUrl).origin,
      url: ({ latitudeDeg: lat, longitudeDeg: lon, zoom }) =>
        `${baseUrl}/styles/v1/mapbox/satellite-v9/static/pin-s+2e7d32(${lon},${lat})/${lon},${lat},${zoom},0,0/${WIDTH}x${HEIGHT}@2x?attribution=true&logo=true&access_token=${encodeURIComponent(key)}`,
    },
  };
}

const textOf = ({ latitudeDeg, longitudeDeg, zoom }: AerialPoint) =>
  `${latitudeDeg.toFixed(5)},${longitudeDeg.toFixed(5)},${zoom}`;

function proxy(
  key: string,
  limitMs: number = LIMIT_MS,
  url: (point: AerialPoint) => string,
): Aerial['delivery'] {
  const running = new Map<string, Promise<AerialPicture>>();
  return {
    by: 'proxy',
    // Derived from the key, so that signatures survive a restart; unsigned URLs would let anyone spend the firm's quota.
    mark: (point) =>
      createHmac('sha256', key)
        .update(`aerial:${textOf(point)}`)
        .digest('base64url')
        .slice(0, 22),
    fetch(point) {
      const name = textOf(point);
      const same = running.get(name);
      if (same) return same;
      if (running.size >= AT_ONCE)
        return Promise.reject(
          new ProviderError('rate-limited', 'Too many pictures are being fetched at once.'),
        );
      const picture = fetchBounded(url(point), {
        signal: AbortSignal.timeout(limitMs),
        maxBytes: MAX_BYTES,
        accept: /^image\/(jpeg|png|webp)\b/,
      })
        .then(({ bytes }) => readPicture(bytes))
        .finally(() => running.delete(name));
      running.set(name, picture);
      return picture;
    },
  };
}

/** The type from the bytes, ignoring the content type. @throws ProviderError if it is not a picture */
function readPicture(bytes: Uint8Array): AerialPicture {
  const head = Buffer.from(bytes.subarray(0, 12));
  if (head[0] === 0xff && head[1] === 0xd8) return { bytes, contentType: 'image/jpeg' };
  if (head.toString('latin1', 1, 4) === 'PNG') return { bytes, contentType: 'image/png' };
  if (head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8, 12) === 'WEBP')
    return { bytes, contentType: 'image/webp' };
  throw new ProviderError('bad-output', 'The picture service sent no picture.');
}

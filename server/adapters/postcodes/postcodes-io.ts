/** postcodes.io: the National Statistics postcode register. Only the postcode is sent, never a house number. */
import { DAY_MS } from '#contracts/london-time.ts';
import { z } from 'zod';
import { outcodeOf } from '#content/places/place-of.ts';
import { ProviderError } from '#server/errors.ts';
import { fetchBounded, readJson } from '#server/outbound/fetch-bounded.ts';
import { guardService } from '#server/outbound/guarded-service.ts';
import type { PostcodeAnswer, PostcodeQuery } from '#server/ports/postcodes.ts';

const LIMIT_MS = 3_000;
const KEEP_MS = 30 * DAY_MS;
const KEEP_ENTRIES = 5_000;
const MAX_BYTES = 65_536;
const SOURCE = 'postcodes.io (Ordnance Survey, Royal Mail and National Statistics open data)';
const OUTSIDE = /Northern Ireland|Channel Islands|Isle of Man/i;

const Full = z.object({
  postcode: z.string().min(5).max(8),
  country: z.string().nullish(),
  latitude: z.number().min(49).max(61.5).nullable(),
  longitude: z.number().min(-9).max(2.5).nullable(),
  admin_district: z.string().nullish(),
});
const Outcode = z.object({
  outcode: z.string(),
  latitude: z.number().min(49).max(61.5).nullable(),
  longitude: z.number().min(-9).max(2.5).nullable(),
  admin_district: z.array(z.string()).nullish(),
  country: z.array(z.string()).nullish(),
});
const Retired = z.object({
  postcode: z.string(),
  latitude: z.number().min(49).max(61.5).nullable(),
  longitude: z.number().min(-9).max(2.5).nullable(),
});
const Found = z.object({ status: z.literal(200), result: z.unknown() });
const Missing = z.object({
  status: z.literal(404),
  error: z.string(),
  terminated: Retired.nullish(),
});

export type PostcodesIo = {
  /** Null if the service is unavailable or knows no position. */
  find(query: PostcodeQuery): Promise<PostcodeAnswer | null>;
};

export function postcodesIo({
  baseUrl = 'https://api.postcodes.io',
  limitMs = LIMIT_MS,
  unprovenMs,
}: { baseUrl?: string; limitMs?: number; unprovenMs?: number } = {}): PostcodesIo {
  const guard = guardService<PostcodeAnswer | null>({
    limitMs,
    keepMs: KEEP_MS,
    keepEntries: KEEP_ENTRIES,
    ...(unprovenMs === undefined ? {} : { unprovenMs }),
  });

  async function get(path: string, signal: AbortSignal) {
    const { status, bytes } = await fetchBounded(`${baseUrl}${path}`, {
      signal,
      maxBytes: MAX_BYTES,
      accept: /\bjson\b/,
      alsoStatus: [404],
    });
    return { status, body: readJson(bytes) };
  }
  return {
    find: ({ outcode, postcode }) =>
      guard.ask(postcode ?? outcode, async (signal) => {
        const { status, body } = await get(
          postcode
            ? `/postcodes/${encodeURIComponent(postcode)}`
            : `/outcodes/${encodeURIComponent(outcode)}`,
          signal,
        );
        if (status === 404) return readMissing(body, outcode);
        const { result } = parse(Found, body);
        return postcode ? readFull(result) : readOutcode(result);
      }),
  };
}

function parse<T>(schema: z.ZodType<T>, body: unknown): T {
  const read = schema.safeParse(body);
  if (!read.success)
    throw new ProviderError(
      'bad-output',
      'The postcode service answered in a form we do not know.',
    );
  return read.data;
}

/** The code itself if the table does not have it. */
const districtOf = (outcode: string): string => outcodeOf(outcode)?.district ?? outcode;

function readFull(result: unknown): PostcodeAnswer | null {
  const { postcode, country, latitude, longitude, admin_district: district } = parse(Full, result);
  if (country && OUTSIDE.test(country)) return { kind: 'elsewhere', country };
  if (latitude === null || longitude === null) return null;
  return {
    kind: 'found',
    postcode,
    district: district || districtOf(postcode.split(' ')[0]!),
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    exactness: 'postcode',
    source: SOURCE,
  };
}
function readOutcode(result: unknown): PostcodeAnswer | null {
  const {
    outcode,
    country,
    latitude,
    longitude,
    admin_district: districts,
  } = parse(Outcode, result);
  const outside = country?.find((name) => OUTSIDE.test(name));
  if (outside) return { kind: 'elsewhere', country: outside };
  if (latitude === null || longitude === null) return null;
  const district = outcodeOf(outcode)?.district ?? districts?.[0] ?? outcode;
  return {
    kind: 'found',
    postcode: outcode,
    district,
    latitudeDeg: latitude,
    longitudeDeg: longitude,
    exactness: 'outcode',
    source: SOURCE,
  };
}
function readMissing(body: unknown, outcode: string): PostcodeAnswer | null {
  const { terminated } = parse(Missing, body);
  if (!terminated) return { kind: 'unknown' };
  if (terminated.latitude === null || terminated.longitude === null) return null;
  return {
    kind: 'found',
    postcode: terminated.postcode,
    district: districtOf(outcode),
    latitudeDeg: terminated.latitude,
    longitudeDeg: terminated.longitude,
    exactness: 'retired',
    source: SOURCE,
  };
}

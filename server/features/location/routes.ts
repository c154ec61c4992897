import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import {
  AerialInput,
  AerialResult,
  Coordinates,
  PostcodeLookupInput,
  PostcodeResult,
  SoilResult,
} from '#contracts/location.ts';
import { API } from '#contracts/routes.ts';
import { outcodeOf } from '#content/places/place-of.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import { drawLocatorMap } from '#server/features/location/locator-map.ts';
import {
  analyseSoil,
  describeAerial,
  lookUpPostcode,
} from '#server/features/location/use-cases.ts';

const LOOKUPS_PER_MINUTE = 60;
/** A map is the same for ever; a new drawing of it is worth a month's wait. */
const MAP_CACHE = 'public, max-age=2592000';
/** No provider's terms allow a shared store without asking. */
const PICTURE_CACHE = 'private, max-age=86400';
const MAP_FILE = /^(-?\d{1,2}\.\d{3}),(-?\d\.\d{3})\.svg$/;
const PICTURE_FILE = /^(-?\d{1,2}\.\d{5}),(-?\d\.\d{5}),(\d{1,2})\.jpg$/;

export function registerLocationRoutes(
  app: FastifyInstance,
  { postcodes, soils, aerial }: Pick<Container, 'postcodes' | 'soils' | 'aerial'>,
  limits: { lookupsPerMinute?: number },
): void {
  const config = {
    rateLimit: { max: limits.lookupsPerMinute ?? LOOKUPS_PER_MINUTE, timeWindow: 60_000 },
  };
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.post(
    API.postcodeLookup,
    {
      schema: {
        summary: 'Where a postcode is',
        description:
          'The house number is accepted and goes no further: it is neither sent out nor stored.',
        tags: ['Location'],
        body: PostcodeLookupInput,
        response: { 200: PostcodeResult },
      },
      config,
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(await lookUpPostcode({ postcodes, postcode: request.body.postcode })),
  );
  typed.post(
    API.soilAnalysis,
    {
      schema: {
        summary: 'What the ground is likely to be',
        tags: ['Location'],
        body: Coordinates,
        response: { 200: SoilResult },
      },
      config,
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(await analyseSoil({ soils, ...request.body })),
  );
  typed.post(
    API.aerialImagery,
    {
      schema: {
        summary: 'A picture of the place, or our own map of it',
        tags: ['Location'],
        body: AerialInput,
        response: { 200: AerialResult },
      },
      config,
    },
    async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send(describeAerial({ aerial, input: request.body })),
  );

  app.get<{ Params: { file: string }; Querystring: { place?: unknown } }>(
    '/api/location/aerial/map/:file',
    { schema: { hide: true }, config },
    async (request, reply) => {
      const [, latitude, longitude] = MAP_FILE.exec(request.params.file) ?? [];
      if (latitude === undefined || longitude === undefined)
        throw new AppError('not-found', 'There is no such map.');
      const place = typeof request.query.place === 'string' ? outcodeOf(request.query.place) : null;
      return reply
        .header('cache-control', MAP_CACHE)
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
        .type('image/svg+xml; charset=utf-8')
        .send(
          drawLocatorMap({
            latitudeDeg: Number(latitude),
            longitudeDeg: Number(longitude),
            place: place?.outcode ?? null,
          }),
        );
    },
  );

  app.get<{ Params: { file: string }; Querystring: { mark?: unknown } }>(
    '/api/location/aerial/picture/:file',
    { schema: { hide: true }, config },
    async (request, reply) => {
      const { delivery } = aerial;
      const [, latitude, longitude, zoom] = PICTURE_FILE.exec(request.params.file) ?? [];
      if (delivery.by !== 'proxy' || latitude === undefined)
        throw new AppError('not-found', 'There is no such picture.');
      const point = {
        latitudeDeg: Number(latitude),
        longitudeDeg: Number(longitude),
        zoom: Number(zoom),
      };
      if (!isSame(String(request.query.mark ?? ''), delivery.mark(point)))
        throw new AppError('not-found', 'There is no such picture.');
      const picture = await delivery.fetch(point).catch((cause: unknown) => {
        throw Object.assign(
          new AppError('unavailable', 'The picture from above cannot be had at the moment.'),
          { cause },
        );
      });
      return reply
        .header('cache-control', PICTURE_CACHE)
        .type(picture.contentType)
        .send(Buffer.from(picture.bytes));
    },
  );
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

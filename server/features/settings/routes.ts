/** What everybody may read of the settings by a call. */
import { z } from 'zod';
import { isPostcodeServed } from '#content/places/served.ts';
import { areaInWords } from '#contracts/area-words.ts';
import { SERVED_API, ServedAnswer } from '#contracts/served.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { PriceListAnswer } from '#contracts/admin-prices.ts';
import { PRICE_LIST_API } from '#contracts/price-list.ts';
import type { Container } from '#server/container.ts';
import { readPriceList } from '#server/features/settings/prices.ts';

export function registerSettingRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    PRICE_LIST_API,
    {
      schema: {
        summary: 'The cost calculator’s prices',
        description: 'Whole pence, by service or extra and size of garden.',
        tags: ['Services'],
        response: { 200: PriceListAnswer },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-cache').send(
        (await readPriceList({
          ctx: container.contextFor({ kind: 'visitor' }, request.id),
        })) as PriceListAnswer,
      ),
  );
  app.withTypeProvider<ZodTypeProvider>().get(
    SERVED_API,
    {
      schema: {
        summary: 'Whether the firm works at a postcode',
        description: 'null where the postcode cannot be read or nothing is known of it.',
        tags: ['Services'],
        querystring: z.object({ postcode: z.string().max(12) }),
        response: { 200: ServedAnswer },
      },
    },
    async (request, reply) => {
      const settings = await readSettings({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
      });
      return reply.header('cache-control', 'private, no-store').send({
        served: isPostcodeServed(request.query.postcode, settings),
        area: areaInWords(settings.serviceArea),
      });
    },
  );
}

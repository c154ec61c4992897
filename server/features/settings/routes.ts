/** What everybody may read of the settings by a call. */
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
}

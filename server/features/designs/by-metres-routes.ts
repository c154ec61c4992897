/** The cost calculator's second figure. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { BY_METRES_API, ByMetresAnswer, ByMetresQuery } from '#contracts/by-metres.ts';
import type { Container } from '#server/container.ts';
import { createByMetres } from '#server/features/designs/by-metres.ts';

const ASKED_PER_MINUTE = 30;

export function registerByMetresRoutes(
  app: FastifyInstance,
  container: Container,
  {
    perMinute = ASKED_PER_MINUTE,
    laneOf,
  }: { perMinute?: number; laneOf(request: FastifyRequest): string },
): void {
  const byMetres = createByMetres(container);
  app.withTypeProvider<ZodTypeProvider>().get(
    BY_METRES_API,
    {
      config: { rateLimit: { max: perMinute, timeWindow: 60_000 } },
      schema: {
        summary: 'What the designer comes to on a plot of given metres',
        description: 'Three designs priced from the rate book, as a range. Nothing is stored.',
        tags: ['Services'],
        querystring: ByMetresQuery,
        response: { 200: ByMetresAnswer },
      },
    },
    async (request, reply) =>
      reply.header('cache-control', 'no-store').send(
        await byMetres({
          ctx: container.contextFor({ kind: 'visitor' }, request.id),
          query: request.query,
          lane: laneOf(request),
        }),
      ),
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { API } from '#contracts/routes.ts';
import { HealthResponse } from '#contracts/site-info.ts';

/** Does not query the database, so that it stays fast under load. */
export function registerHealth(app: FastifyInstance, version: string): void {
  // Fastify answers HEAD for every GET, but documents only routes registered explicitly.
  app.withTypeProvider<ZodTypeProvider>().route({
    method: ['GET', 'HEAD'],
    url: API.healthCheck,
    schema: {
      summary: 'Says that the site is up',
      tags: ['Site'],
      response: { 200: HealthResponse },
    },
    handler: async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true, version }),
  });
}

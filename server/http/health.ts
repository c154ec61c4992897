import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { API } from '#contracts/routes.ts';
import { HealthResponse } from '#contracts/site-info.ts';

/** GET and HEAD; asks nothing of the database, so that it stays quick under load. */
export function registerHealth(app: FastifyInstance, version: string): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.healthCheck,
    {
      schema: {
        summary: 'Says that the site is up',
        tags: ['Site'],
        response: { 200: HealthResponse },
      },
    },
    async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true, version }),
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import { Service, ServicesQuery } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { listServices } from '#server/features/services/use-cases.ts';

export function registerServiceRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.services,
    { schema: { summary: 'The services on offer', tags: ['Services'], querystring: ServicesQuery, response: { 200: z.array(Service) } } },
    async (request, reply) => {
      // Only the owner sees inactive ones, through the back office's own call.
      const services = await listServices({ ctx: container.contextFor({ kind: 'visitor' }, request.id), activeOnly: true });
      return reply.header('cache-control', 'no-cache').send(services);
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { API } from '#contracts/routes.ts';
import { CalendarPlant } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import { listCalendarPlants } from '#server/features/plants/use-cases.ts';

export function registerPlantRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.plants,
    { schema: { summary: 'Plants of the planting calendar', tags: ['Plants'], response: { 200: z.array(CalendarPlant) } } },
    async (request, reply) =>
      reply.header('cache-control', 'no-cache').send(await listCalendarPlants({ ctx: container.contextFor({ kind: 'visitor' }, request.id) })),
  );
}

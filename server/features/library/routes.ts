import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LibraryResponse } from '#contracts/library.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';

export function registerLibraryRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.designLibrary,
    { schema: { summary: 'The public design library', tags: ['Library'], response: { 200: LibraryResponse } } },
    async (request, reply) => {
      const designs = await listLibrary({ ctx: container.contextFor({ kind: 'visitor' }, request.id) });
      return reply.header('cache-control', 'no-cache').send({ designs });
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LibraryQuery, LibraryResponse } from '#contracts/library.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { listLibrary } from '#server/features/library/use-cases.ts';

/** A person types; the whole library is looked through for each pause of theirs. */
const PER_MINUTE = 240;

export function registerLibraryRoutes(app: FastifyInstance, container: Container): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.designLibrary,
    {
      config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } },
      schema: { summary: 'The public design library, a page at a time', tags: ['Library'], querystring: LibraryQuery, response: { 200: LibraryResponse } },
    },
    async (request, reply) => {
      const library = await listLibrary({ ctx: container.contextFor({ kind: 'visitor' }, request.id), query: request.query });
      return reply.header('cache-control', 'no-cache').send(library);
    },
  );
}

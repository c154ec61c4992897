import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LibraryQuery, LibraryResponse } from '#contracts/library.ts';
import { API } from '#contracts/routes.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import { isSearch, listLibrary } from '#server/features/library/use-cases.ts';

/** Each pause in somebody's typing has the whole library looked through. */
const SEARCHES_PER_MINUTE = 120;

/** Counts a client's search. @throws AppError too-many */
export type CountSearch = (request: FastifyRequest) => Promise<void>;

/** One count for the call and the page, so that neither is a way round the other. */
export function librarySearches(app: FastifyInstance): CountSearch {
  const countSearch = app.createRateLimit({ max: SEARCHES_PER_MINUTE, timeWindow: 60_000 });
  return async (request) => {
    const limit = await countSearch(request);
    if (!limit.isAllowed && limit.isExceeded)
      throw new AppError(
        'too-many',
        'That was a lot of searches in a short time. Please wait a minute and try again.',
      );
  };
}

export function registerLibraryRoutes(
  app: FastifyInstance,
  container: Container,
  requireTurn: CountSearch,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.designLibrary,
    {
      schema: {
        summary: 'The public design library, a page at a time',
        tags: ['Library'],
        querystring: LibraryQuery,
        response: { 200: LibraryResponse },
      },
    },
    async (request, reply) => {
      if (isSearch(request.query)) await requireTurn(request);
      const library = await listLibrary({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
        query: request.query,
      });
      return reply.header('cache-control', 'no-cache').send(library);
    },
  );
}

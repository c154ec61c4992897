import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { SearchAnswer, SearchQuery } from '#contracts/admin-search.ts';
import type { Container } from '#server/container.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import { searchEverything } from '#server/features/search/use-cases.ts';

export function registerSearchAdminRoutes(admin: FastifyInstance, container: Container): void {
  admin.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/search',
    {
      schema: {
        summary: 'People, and everything that came from them',
        tags: ['Back office: the day'],
        querystring: SearchQuery,
        response: { 200: SearchAnswer },
      },
    },
    async (request) =>
      searchEverything({
        ctx: container.contextFor({ kind: 'owner' }, request.id),
        providers: SEARCH_PROVIDERS,
        query: request.query,
      }),
  );
}

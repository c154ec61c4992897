import type { FastifyInstance } from 'fastify';
import { SearchAnswer, SearchQuery } from '#contracts/admin-search.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { SEARCH_PROVIDERS } from '#server/features/search-providers.ts';
import { searchEverything } from '#server/features/search/use-cases.ts';

export const registerSearchAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: the day', { providers: SEARCH_PROVIDERS })(
    'get',
    '/api/admin/search',
    'People, and everything that came from them',
    { query: SearchQuery, answer: SearchAnswer },
    searchEverything,
  );

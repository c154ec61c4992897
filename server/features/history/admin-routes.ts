import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { HISTORY_KINDS, HistoryEntry } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { readHistory } from '#server/features/history/use-cases.ts';

const Query = z.object({ kind: z.enum(HISTORY_KINDS), id: z.string().min(1).max(80) });

export function registerHistoryAdminRoutes(admin: FastifyInstance, container: Container): void {
  admin.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/history',
    {
      schema: {
        summary: 'The changes of one record, the newest first',
        tags: ['Back office: history'],
        querystring: Query,
        response: { 200: z.array(HistoryEntry) },
      },
    },
    async (request) =>
      readHistory({
        ctx: container.contextFor({ kind: 'owner' }, request.id),
        storage: container.storage,
        ...request.query,
      }),
  );
}

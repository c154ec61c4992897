import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ChangeDetail, ChangePage, ChangeQuery } from '#contracts/admin-changes.ts';
import { RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { listChangePage, readChange } from '#server/features/changes/use-cases.ts';

export function registerChangeAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: changes'];

  calls.get(
    '/api/admin/changes',
    {
      schema: {
        summary: 'Who changed what, the newest first',
        tags,
        querystring: ChangeQuery,
        response: { 200: ChangePage },
      },
    },
    async (request) => listChangePage({ ctx: owner(request.id), query: request.query }),
  );

  calls.get(
    '/api/admin/changes/:id',
    {
      schema: {
        summary: 'One change, field by field',
        tags,
        params: RecordParams,
        response: { 200: ChangeDetail },
      },
    },
    async (request) => readChange({ ctx: owner(request.id), id: request.params.id }),
  );
}

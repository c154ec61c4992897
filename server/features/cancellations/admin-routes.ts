import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminCancellation,
  CancellationsPage,
  CancellationsQuery,
  SettleInput,
} from '#contracts/cancellations.ts';
import { RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { baseVersionOf } from '#server/db/records.ts';
import { listCancellations, settleCancellation } from '#server/features/cancellations/manage.ts';

export function registerCancellationAdminRoutes(
  admin: FastifyInstance,
  container: Container,
): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: complaints'];

  calls.get(
    ADMIN_API.cancellations,
    {
      schema: {
        summary: 'Notices of cancellation, what has to be dealt with first',
        tags,
        querystring: CancellationsQuery,
        response: { 200: CancellationsPage },
      },
    },
    async (request) => listCancellations({ ctx: owner(request.id), query: request.query }),
  );

  calls.put(
    `${ADMIN_API.cancellations}/:id/settled`,
    {
      schema: {
        summary: 'Notes what came of a notice',
        tags,
        params: RecordParams,
        body: SettleInput,
        response: { 200: AdminCancellation },
      },
    },
    async (request) =>
      settleCancellation({
        ctx: owner(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );
}

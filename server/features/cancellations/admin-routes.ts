import type { FastifyInstance } from 'fastify';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  AdminCancellation,
  CancellationsPage,
  CancellationsQuery,
  SettleInput,
} from '#contracts/cancellations.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listCancellations, settleCancellation } from '#server/features/cancellations/manage.ts';

export function registerCancellationAdminRoutes(
  admin: FastifyInstance,
  container: Container,
): void {
  const call = ownerCalls(admin, container, 'Back office: complaints');
  call(
    'get',
    ADMIN_API.cancellations,
    'Notices of cancellation, what has to be dealt with first',
    { query: CancellationsQuery, answer: CancellationsPage },
    listCancellations,
  );
  call(
    'put',
    `${ADMIN_API.cancellations}/:id/settled`,
    'Notes what came of a notice',
    { params: RecordParams, body: SettleInput, answer: AdminCancellation },
    settleCancellation,
  );
}

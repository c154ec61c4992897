import type { FastifyInstance } from 'fastify';
import { ChangeDetail, ChangePage, ChangeQuery } from '#contracts/admin-changes.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listChangePage, readChange } from '#server/features/changes/use-cases.ts';

export function registerChangeAdminRoutes(admin: FastifyInstance, container: Container): void {
  const call = ownerCalls(admin, container, 'Back office: changes');
  call(
    'get',
    '/api/admin/changes',
    'Who changed what, the newest first',
    { query: ChangeQuery, answer: ChangePage },
    listChangePage,
  );
  call(
    'get',
    '/api/admin/changes/:id',
    'One change, field by field',
    { params: RecordParams, answer: ChangeDetail },
    readChange,
  );
}

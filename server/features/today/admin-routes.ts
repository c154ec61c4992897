import type { FastifyInstance } from 'fastify';
import { AdminToday } from '#contracts/admin-today.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { readToday } from '#server/features/today/use-cases.ts';

export const registerTodayAdminRoutes = (admin: FastifyInstance, container: Container): void =>
  ownerCalls(admin, container, 'Back office: the day')(
    'get',
    '/api/admin/today',
    'Who waits for an answer, and the visits of today and tomorrow',
    { answer: AdminToday },
    readToday,
  );

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { AdminToday } from '#contracts/admin-today.ts';
import type { Container } from '#server/container.ts';
import { readToday } from '#server/features/today/use-cases.ts';

export function registerTodayAdminRoutes(admin: FastifyInstance, container: Container): void {
  admin.withTypeProvider<ZodTypeProvider>().get(
    '/api/admin/today',
    {
      schema: {
        summary: 'Who waits for an answer, and the visits of today and tomorrow',
        tags: ['Back office: the day'],
        response: { 200: AdminToday },
      },
    },
    async (request) => readToday({ ctx: container.contextFor({ kind: 'owner' }, request.id) }),
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminService } from '#contracts/admin-services.ts';
import { API } from '#contracts/routes.ts';
import { Service, ServicesQuery } from '#contracts/site-content.ts';
import type { Container } from '#server/container.ts';
import type { AuthService } from '#server/features/owner/auth-service.ts';
import { listServices, serviceRecord } from '#server/features/services/record.ts';
import { listRecords } from '#server/records/edit.ts';

/** The owner's answer has the same address as everybody else's, so it must not be cached. */
const OWNERS_ANSWER = { 'cache-control': 'private, no-store', vary: 'cookie' } as const;

/** Everybody is shown the active services; the owner is shown all of them, unless only active ones are asked for. */
export function registerServiceRoutes(
  app: FastifyInstance,
  container: Container,
  auth: Pick<AuthService, 'readSession'>,
): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    API.services,
    {
      schema: {
        summary: 'The services on offer',
        description:
          "With a live owner's session, and without active=true: all services, inactive ones too.",
        tags: ['Services'],
        querystring: ServicesQuery,
        response: { 200: z.union([z.array(AdminService), z.array(Service)]) },
      },
    },
    async (request, reply) => {
      if (request.query.active !== 'true' && (await auth.readSession(request)) !== null) {
        return reply.headers(OWNERS_ANSWER).send(
          await listRecords({
            ctx: container.contextFor({ kind: 'owner' }, request.id),
            record: serviceRecord,
          }),
        );
      }
      const services = await listServices({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
      });
      return reply.header('cache-control', 'no-cache').send(services);
    },
  );
}

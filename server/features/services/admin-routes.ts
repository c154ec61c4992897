import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminService, ServiceInput, ServiceOrderInput } from '#contracts/admin-services.ts';
import { DoneAnswer } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import {
  addService,
  deleteService,
  listAllServices,
  reorderServices,
  updateService,
} from '#server/features/services/edit.ts';

const Params = z.object({ id: z.string().max(80) });

export function registerServiceAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const { queue } = container;
  const tags = ['Back office: services'];

  calls.get(
    '/api/admin/services',
    { schema: { summary: 'All services', tags, response: { 200: z.array(AdminService) } } },
    async (request) => listAllServices({ ctx: owner(request.id) }),
  );

  calls.post(
    '/api/admin/services',
    {
      schema: {
        summary: 'Adds a service',
        tags,
        body: ServiceInput,
        response: { 201: AdminService },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await addService({
          ctx: owner(request.id),
          queue,
          input: request.body,
          requestKey: requestKeyOf(request.headers['idempotency-key']),
        }),
      ),
  );

  calls.put(
    '/api/admin/services/:id',
    {
      schema: {
        summary: 'Changes a service',
        tags,
        params: Params,
        body: ServiceInput,
        response: { 200: AdminService },
      },
    },
    async (request) =>
      updateService({
        ctx: owner(request.id),
        queue,
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.delete(
    '/api/admin/services/:id',
    {
      schema: {
        summary: 'Puts a service into the bin',
        tags,
        params: Params,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteService({
        ctx: owner(request.id),
        id: request.params.id,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return { success: true as const, message: 'Service deleted' };
    },
  );

  calls.put(
    '/api/admin/service-order',
    {
      schema: {
        summary: 'Puts the services in order',
        tags,
        body: ServiceOrderInput,
        response: { 200: z.array(AdminService) },
      },
    },
    async (request) => reorderServices({ ctx: owner(request.id), ids: request.body.ids }),
  );
}

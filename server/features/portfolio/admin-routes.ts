import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AdminProject, PortfolioInput } from '#contracts/admin-portfolio.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { requestKeyOf } from '#server/db/add-once.ts';
import { baseVersionOf } from '#server/db/records.ts';
import {
  addProject,
  deleteProject,
  listAllProjects,
  updateProject,
} from '#server/features/portfolio/edit.ts';

export function registerPortfolioAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const parts = (requestId: string) => ({
    ctx: container.contextFor({ kind: 'owner' }, requestId),
    queue: container.queue,
  });
  const tags = ['Back office: portfolio'];

  calls.get(
    '/api/admin/portfolio',
    { schema: { summary: 'All projects', tags, response: { 200: z.array(AdminProject) } } },
    async (request) => listAllProjects(parts(request.id)),
  );

  calls.post(
    '/api/admin/portfolio',
    {
      schema: {
        summary: 'Adds a project',
        tags,
        body: PortfolioInput,
        response: { 201: AdminProject },
      },
    },
    async (request, reply) =>
      reply.code(201).send(
        await addProject({
          ...parts(request.id),
          input: request.body,
          requestKey: requestKeyOf(request.headers['idempotency-key']),
        }),
      ),
  );

  calls.put(
    '/api/admin/portfolio/:id',
    {
      schema: {
        summary: 'Changes a project',
        tags,
        params: RecordParams,
        body: PortfolioInput,
        response: { 200: AdminProject },
      },
    },
    async (request) =>
      updateProject({
        ...parts(request.id),
        id: request.params.id,
        input: request.body,
        baseVersion: baseVersionOf(request.headers['if-match']),
      }),
  );

  calls.delete(
    '/api/admin/portfolio/:id',
    {
      schema: {
        summary: 'Puts a project into the bin',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await deleteProject({
        ...parts(request.id),
        id: request.params.id,
        baseVersion: baseVersionOf(request.headers['if-match']),
      });
      return { success: true as const, message: 'Project deleted' };
    },
  );
}

import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { JobList, JobQuery } from '#contracts/admin-jobs.ts';
import { DoneAnswer, RecordParams } from '#contracts/records.ts';
import type { Container } from '#server/container.ts';
import { listJobsFor, retryFailedJob } from '#server/features/job-admin/use-cases.ts';

export function registerJobAdminRoutes(admin: FastifyInstance, container: Container): void {
  const calls = admin.withTypeProvider<ZodTypeProvider>();
  const owner = (requestId: string) => container.contextFor({ kind: 'owner' }, requestId);
  const tags = ['Back office: jobs'];

  calls.get(
    '/api/admin/jobs',
    {
      schema: {
        summary: 'Work behind the scenes',
        tags,
        querystring: JobQuery,
        response: { 200: JobList },
      },
    },
    async (request) => listJobsFor({ ctx: owner(request.id), status: request.query.status }),
  );

  calls.post(
    '/api/admin/jobs/:id/retry',
    {
      schema: {
        summary: 'Has failed work done again',
        tags,
        params: RecordParams,
        response: { 200: DoneAnswer },
      },
    },
    async (request) => {
      await retryFailedJob({
        ctx: owner(request.id),
        queue: container.queue,
        id: request.params.id,
      });
      return { success: true as const, message: 'It is being done again' };
    },
  );
}

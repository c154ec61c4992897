import type { FastifyInstance } from 'fastify';
import { JobList, JobQuery } from '#contracts/admin-jobs.ts';
import { RecordParams } from '#contracts/records.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Container } from '#server/container.ts';
import { listJobsFor, retryFailedJob } from '#server/features/job-admin/use-cases.ts';

export function registerJobAdminRoutes(admin: FastifyInstance, container: Container): void {
  const { queue } = container;
  const call = ownerCalls(admin, container, 'Back office: jobs', { queue });
  call(
    'get',
    '/api/admin/jobs',
    'Work behind the scenes',
    { query: JobQuery, answer: JobList },
    ({ ctx, query: { status } }) => listJobsFor({ ctx, status }),
  );
  call(
    'post',
    '/api/admin/jobs/:id/retry',
    'Has failed work done again',
    { params: RecordParams, done: 'It is being done again' },
    retryFailedJob,
  );
}

/** Every kind of job that this server does. */
import type { Container } from '#server/container.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import { retentionJobs } from '#server/features/retention/jobs.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

export function jobHandlers(container: Container): Record<string, JobHandler> {
  const { engine, picture, storage, places, queue, content } = container;
  const contextFor = (job: string, jobId: string) => container.contextFor({ kind: 'job', job }, jobId);
  return {
    ...designJobs({ engine, picture, storage, places, queue, samples: content.samples }, contextFor),
    ...retentionJobs({ storage, queue }, contextFor),
  };
}

/** Every kind of job that this server does. */
import type { Container } from '#server/container.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

export function jobHandlers(container: Container): Record<string, JobHandler> {
  const { engine, picture, storage, places, queue, content } = container;
  return designJobs({ engine, picture, storage, places, queue, samples: content.samples }, (job, jobId) => container.contextFor({ kind: 'job', job }, jobId));
}

import type { Context } from '#server/context.ts';
import { PICTURE_JOB, type PictureJobParts, runPictureJob } from '#server/features/designs/picture-job.ts';
import { runSampleJob, SAMPLE_JOB, type SampleJobParts } from '#server/features/designs/samples.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

/** The jobs of this feature by kind. */
export function designJobs(parts: PictureJobParts & SampleJobParts, contextFor: (job: string, jobId: string) => Context): Record<string, JobHandler> {
  return {
    [PICTURE_JOB]: (run) => runPictureJob(parts, { ctx: contextFor(PICTURE_JOB, run.jobId), run }),
    [SAMPLE_JOB]: (run) => runSampleJob(parts, { ctx: contextFor(SAMPLE_JOB, run.jobId), run }),
  };
}

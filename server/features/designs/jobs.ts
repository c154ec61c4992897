import type { Context } from '#server/context.ts';
import { runPurgeJob } from '#server/features/designs/erase.ts';
import { PICTURE_JOB, runPictureJob } from '#server/features/designs/picture-job.ts';
import { PURGE_JOB } from '#server/features/designs/removal.ts';
import {
  RENDER_JOB,
  type RenderJobParts,
  runRenderJob,
} from '#server/features/designs/render-job.ts';
import { SAMPLE_JOB } from '#server/features/designs/sample-marks.ts';
import { runSampleJob, type SampleJobParts } from '#server/features/designs/samples.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

/** The jobs of this feature by kind. */
export function designJobs(
  parts: RenderJobParts & SampleJobParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    [PICTURE_JOB]: (run) => runPictureJob(parts, { ctx: contextFor(PICTURE_JOB, run.jobId), run }),
    [RENDER_JOB]: (run) => runRenderJob(parts, { ctx: contextFor(RENDER_JOB, run.jobId), run }),
    [PURGE_JOB]: (run) => runPurgeJob(parts, { ctx: contextFor(PURGE_JOB, run.jobId), run }),
    [SAMPLE_JOB]: (run) => runSampleJob(parts, { ctx: contextFor(SAMPLE_JOB, run.jobId), run }),
  };
}

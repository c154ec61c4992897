/** Every kind of job that this server does. */
import type { Container } from '#server/container.ts';
import { appointmentJobs } from '#server/features/appointments/jobs.ts';
import { backupFolder } from '#server/features/backups/admin-routes.ts';
import { backupJobs } from '#server/features/backups/use-cases.ts';
import { calendarJobs } from '#server/features/busy-calendars/jobs.ts';
import { designJobs } from '#server/features/designs/jobs.ts';
import { PICTURE_JOB } from '#server/features/designs/picture-job.ts';
import { RENDER_JOB } from '#server/features/designs/render-job.ts';
import { mailJobs, type MailParts } from '#server/features/mail/send-job.ts';
import { retentionJobs } from '#server/features/retention/jobs.ts';
import { fetchPictureJobs } from '#server/features/site-pictures/fetch-job.ts';
import { sweepPictureJobs } from '#server/features/uploads/sweep.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { siteOrigin } from '#server/site-origin.ts';
import type { JobHandler } from '#server/jobs/worker.ts';

/** Plans and solid pictures alone, for a process that draws for others (server/role.ts). */
export function pictureHandlers(container: Container): Record<string, JobHandler>[] {
  const { [PICTURE_JOB]: plan, [RENDER_JOB]: render } = designHandlers(container);
  return [{ [PICTURE_JOB]: plan! }, { [RENDER_JOB]: render! }];
}

type Jobs = Omit<Container, 'mail'> & Pick<MailParts, 'mail'>;

const contexts = (container: Jobs) => (job: string, jobId: string) =>
  container.contextFor({ kind: 'job', job }, jobId);

function designHandlers(container: Jobs): Record<string, JobHandler> {
  const { engine, picture, storage, places, queue, samplePictures, content } = container;
  return designJobs(
    { engine, picture, storage, places, queue, samplePictures, samples: content.samples },
    contexts(container),
  );
}

/**
 * The handlers of each worker; a worker does one job at a time. Solid pictures have one of their own: they take ten
 * seconds and more, and plans and samples need not wait for them. So have backups, which may take
 * minutes, and pictures of other sites, which may be slow.
 * @param withPictures false where another machine draws the solid ones
 */
export function jobHandlers(
  container: Jobs,
  { withPictures = true } = {},
): Record<string, JobHandler>[] {
  const { storage, queue, siteImages, outsideImages, outsideCalendars: calendars } = container;
  const contextFor = contexts(container);
  const { [RENDER_JOB]: render, ...others } = designHandlers(container);
  const outside = fetchPictureJobs(
    { storage, siteImages, outsideImages, queue, listNamed: (ctx) => listNamedPictures({ ctx }) },
    contextFor,
  );
  return [
    { ...others, ...retentionJobs({ storage, queue }, contextFor) },
    ...(withPictures ? [{ [RENDER_JOB]: render! }] : []),
    backupJobs(
      { storage, queue, version: container.version, folder: backupFolder(container) },
      contextFor,
    ),
    {
      ...appointmentJobs({ queue, origin: siteOrigin(container.config) }, contextFor),
      ...mailJobs({ mail: container.mail, origin: siteOrigin(container.config) }, contextFor),
    },
    {
      ...outside,
      ...calendarJobs({ calendars, queue }, contextFor),
      ...sweepPictureJobs({ storage, queue }, contextFor),
    },
  ];
}

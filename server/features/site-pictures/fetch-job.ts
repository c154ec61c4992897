/** Fetches the pictures of other sites that records name, each into our own sizes; a failure is remembered, so that no site is asked too often. */
import { z } from 'zod';
import { isDriveAddress, isOutsideAddress } from '#contracts/image-address.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError, ProviderError } from '#server/errors.ts';
import { findSizedPictures, saveFailure } from '#server/features/site-pictures/repo.ts';
import { REMOTE_FOLDER, storeImage } from '#server/features/site-pictures/store-image.ts';
import { FETCH_PICTURE_JOB, fetchJobOf } from '#server/features/site-pictures/use-cases.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import type { OutsideImages } from '#server/ports/outside-images.ts';
import type { SiteImages } from '#server/ports/site-image.ts';
import type { Storage } from '#server/ports/storage.ts';

const Payload = z.object({ url: z.string(), failures: z.number().int() });
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Between tries; after the last the address is left alone until its record is saved again. */
const WAITS_MS = [5 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS, 168 * HOUR_MS];
/** Drive answers with a page, or not at all, where a file is not shared. */
const HOW_TO_SHARE = ' Share it in Drive with “Anyone with the link”, and save once more.';

export type FetchParts = {
  storage: Storage;
  siteImages: SiteImages;
  outsideImages: OutsideImages;
  queue: Queue;
  listNamed: (ctx: Context) => Promise<ReadonlySet<string>>;
};

export function fetchPictureJobs(
  parts: FetchParts,
  contextFor: (job: string, jobId: string) => Context,
): Record<string, JobHandler> {
  return {
    async [FETCH_PICTURE_JOB](run) {
      await fetchPicture(
        parts,
        contextFor(FETCH_PICTURE_JOB, run.jobId),
        Payload.parse(run.payload),
        run.signal,
      );
    },
  };
}

async function fetchPicture(
  { storage, siteImages, outsideImages, queue, listNamed }: FetchParts,
  ctx: Context,
  { url, failures }: z.infer<typeof Payload>,
  signal: AbortSignal,
): Promise<void> {
  // Only what a record names at this moment is ever asked for.
  if (
    !isOutsideAddress(url) ||
    !(await listNamed(ctx)).has(url) ||
    (await findSizedPictures(ctx.db.read, [url])).has(url)
  )
    return;
  try {
    const bytes = await outsideImages.fetch(url, signal);
    await storeImage({
      ctx,
      storage,
      siteImages,
      bytes,
      folder: REMOTE_FOLDER,
      url,
      action: 'pictures.fetch',
    });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof ProviderError || error instanceof AppError)) throw error;
    await keepFailure(ctx, queue, { url, failures, error });
  }
}

async function keepFailure(
  ctx: Context,
  queue: Queue,
  { url, failures, error }: { url: string; failures: number; error: ProviderError | AppError },
): Promise<void> {
  const isPassing =
    error instanceof ProviderError
      ? error.kind === 'unavailable' || error.kind === 'rate-limited'
      : error.code === 'unavailable';
  // What is not tried again by itself is asked for as soon as its record is saved: each save asks once.
  const waitMs = isPassing ? WAITS_MS[failures] : undefined;
  const isUnshared =
    isDriveAddress(url) &&
    error instanceof ProviderError &&
    (error.kind === 'refused' || error.kind === 'bad-output');
  const problem = `The picture could not be fetched. ${error.message}${isUnshared ? HOW_TO_SHARE : ''}`;
  await ctx.db.write(async (tx) => {
    await saveFailure(tx, {
      url,
      failures: failures + 1,
      problem,
      try_again_at: new Date(ctx.clock.now().getTime() + (waitMs ?? 0)).toISOString(),
    });
    if (waitMs !== undefined) await queue.enqueue(tx, fetchJobOf(url, failures + 1, waitMs));
    await writeAudit(tx, ctx, {
      action: 'pictures.fetch-failed',
      subject: `picture:${url}`,
      detail: { failures: failures + 1 },
    });
  });
}

/** The sizes in which the site's pictures are kept, for the features whose content names them. */
import { DAY_MS } from '#contracts/london-time.ts';
import { createHash } from 'node:crypto';
import type { PictureDetails, PictureWords } from '#contracts/admin-pictures.ts';
import { isOutsideAddress } from '#contracts/image-address.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  describePicture,
  findFailure,
  findSizedPictures,
  findUnfetchedUrls,
  isLongUnshown,
  markShown,
  selectUndescribed,
  selectUnfetched,
} from '#server/features/site-pictures/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** By address; an address without sizes is not among them. */
export function findSitePictures({
  ctx,
  urls,
}: {
  ctx: Context;
  urls: readonly string[];
}): Promise<Map<string, SizedPicture>> {
  return findSizedPictures(ctx.db.read, urls);
}

/** For `where … in` of a list that is searched by the database: the addresses whose pictures nobody has described. */
export const undescribedUrls = (db: Reader) => selectUndescribed(db);

/** The same of addresses at other sites from where no picture could be fetched. */
export const unfetchedUrls = (db: Reader) => selectUnfetched(db);

/** Those of the addresses that are of this kind. */
export function findUnfetched({
  ctx,
  urls,
}: {
  ctx: Context;
  urls: readonly string[];
}): Promise<Set<string>> {
  return findUnfetchedUrls(ctx.db.read, [...new Set(urls.filter(isOutsideAddress))]);
}

/** The address that a visitor is given: never one of another site, whose picture is ours once it has been fetched, and "" until then. */
export function publicImageUrl(url: string, picture: SizedPicture | null | undefined): string {
  return isOutsideAddress(url) ? (picture?.jpegUrl ?? '') : url;
}

/** The addresses of all of a picture's files, which are ours. */
export const fileUrlsOf = ({
  jpegUrl,
  avif,
  jpeg,
}: Pick<SizedPicture, 'jpegUrl' | 'avif' | 'jpeg'>): string[] => [
  ...new Set([jpegUrl, ...[...avif, ...jpeg].map((size) => size.url)]),
];

export const FETCH_PICTURE_JOB = 'fetch-picture';
/** After what a visitor waits for. */
const PRIORITY = 1;

/** One job for each try of an address, so that saving a record ten times asks once. */
export const fetchJobOf = (url: string, failures: number, afterMs = 0) => ({
  kind: FETCH_PICTURE_JOB,
  key: `${FETCH_PICTURE_JOB}:${createHash('sha256').update(url).digest('hex').slice(0, 32)}:${failures}`,
  payload: { url, failures },
  priority: PRIORITY,
  maxAttempts: 3,
  again: true,
  afterMs,
});

/**
 * To be called for each picture of a record that is saved, in the same transaction; call `queue.announce()` after it.
 * A picture of another site is then fetched soon, unless it is here or its site was away not long ago, when it is tried again by itself; our own need nothing.
 */
export async function wantPicture({
  ctx,
  tx,
  queue,
  url,
}: {
  ctx: Context;
  tx: Tx;
  queue: Queue;
  url: string;
}): Promise<void> {
  if (!isOutsideAddress(url) || (await findSizedPictures(tx, [url])).has(url)) return;
  const failure = await findFailure(tx, url);
  if (failure && Date.parse(failure.try_again_at) > ctx.clock.now().getTime()) return;
  await queue.enqueue(tx, fetchJobOf(url, failure?.failures ?? 0));
}

/** What is known of a picture by its address, for its form: the form's draft may name it, so one that no record names yet is kept from now on anew. */
export async function readPictureDetails({
  ctx,
  url,
}: {
  ctx: Context;
  url: string;
}): Promise<PictureDetails> {
  requireOwner(ctx);
  const now = ctx.clock.now();
  // Looked at first: most are named, and once a day is enough. On a disk without room the form is shown all the same.
  if (await isLongUnshown(ctx.db.read, url, new Date(now.getTime() - DAY_MS).toISOString()))
    await ctx.db.write((tx) => markShown(tx, url, now.toISOString())).catch(() => undefined);
  const picture = (await findSizedPictures(ctx.db.read, [url])).get(url) ?? null;
  const failure = picture ? undefined : await findFailure(ctx.db.read, url);
  return { url, picture, problem: failure?.problem ?? null };
}

/** What the record of changes keeps of a picture, to be read by people. */
const keptOf = ({ alt, focal }: Pick<SizedPicture, 'alt' | 'focal'>) => ({
  alt,
  focalPoint:
    focal &&
    `${Math.round(focal.x * 100)}% from the left, ${Math.round(focal.y * 100)}% from the top`,
});

/** What the input leaves out stays as it was. @throws AppError not-found when the picture has no sizes: of another site, it may still have to be fetched */
export async function describeSitePicture({
  ctx,
  input,
}: {
  ctx: Context;
  input: PictureWords;
}): Promise<PictureDetails> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = (await findSizedPictures(tx, [input.url])).get(input.url);
    const words = {
      ...(input.alt === undefined ? {} : { alt: input.alt }),
      ...(input.focal === undefined ? {} : { focal: input.focal }),
    };
    if (!before || !(await describePicture(tx, input.url, words)))
      throw new AppError(
        'not-found',
        'This picture is not kept here yet. Please save the record first, and describe the picture once it is shown.',
      );
    await writeAudit(tx, ctx, {
      action: 'pictures.describe',
      subject: `picture:${input.url}`,
      before: keptOf(before),
      after: keptOf({ ...before, ...words }),
    });
  });
  return readPictureDetails({ ctx, url: input.url });
}

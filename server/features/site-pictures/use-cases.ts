/** The sizes in which the site's pictures are kept, for the features whose content names them. */
import type { SizedPicture } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { findSizedPictures } from '#server/features/site-pictures/repo.ts';

/** By address; an address without sizes is not among them. */
export function findSitePictures({ ctx, urls }: { ctx: Context; urls: readonly string[] }): Promise<Map<string, SizedPicture>> {
  return findSizedPictures(ctx.db.read, urls);
}

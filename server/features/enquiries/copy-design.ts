/** The owner's own copy of a design that came with an enquiry. */
import { type Context, requireOwner } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { copyForEnquiry, type OwnCopy } from '#server/features/designs/copies.ts';
import { listDesigns } from '#server/features/enquiries/parts-repo.ts';
import { requireThere } from '#server/features/enquiries/read-for-owner.ts';
import { findEnquiry } from '#server/features/enquiries/repo.ts';
import type { Queue } from '#server/jobs/queue.ts';

/** @throws AppError not-found where the enquiry or the design is gone; conflict where there are very many copies */
export async function copyDesignOf({
  ctx,
  queue,
  id,
  n,
}: {
  ctx: Context;
  queue: Queue;
  id: string;
  n: number;
}): Promise<OwnCopy> {
  requireOwner(ctx);
  const enquiry = requireThere(await findEnquiry(ctx.db.read, id));
  const design = (await listDesigns(ctx.db.read, id)).find((one) => one.n === n);
  if (!design) throw new AppError('not-found', 'This enquiry came with no such design.');
  return copyForEnquiry({ ctx, queue, designId: design.design_id, enquiry });
}

import type { Context } from '#server/context.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import { deleteComplaints, listSettledBefore } from '#server/features/complaints/repo.ts';

/**
 * Deletes every complaint that was settled, and not touched since, before a time. An open one stays until it is answered.
 * @param before ISO time
 * @returns how many were deleted
 */
export const expireComplaints = ({
  ctx,
  before,
  signal,
}: {
  ctx: Context;
  before: string;
  signal: AbortSignal;
}): Promise<number> =>
  expireRows({
    ctx,
    signal,
    action: 'complaints.expire',
    subject: 'complaints',
    list: (tx, limit) => listSettledBefore(tx, before, limit),
    remove: deleteComplaints,
    subjectFor: (id) => `complaints:${id}`,
  });

import type { Context } from '#server/context.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import {
  deleteBookingRequests,
  listBookingRequestIdsBefore,
} from '#server/features/booking-requests/repo.ts';

/**
 * Deletes every request for an appointment that was sent before a time, with what the record of changes kept of it.
 * @param before ISO time
 * @returns how many were deleted
 */
export const expireBookingRequests = ({
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
    action: 'booking-requests.expire',
    subject: 'booking-requests',
    list: (tx, limit) => listBookingRequestIdsBefore(tx, before, limit),
    remove: deleteBookingRequests,
    subjectFor: (id) => id,
  });

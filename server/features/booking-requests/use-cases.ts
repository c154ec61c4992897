/** Requests for appointments, kept until the owner answers them. */
import type { BookingRequestInput } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError } from '#server/errors.ts';
import {
  addBookingRequest,
  findBookingRequestByKey,
} from '#server/features/booking-requests/repo.ts';
import { tellOfRequest, type TellParts } from '#server/features/booking-requests/notifications.ts';
import { rejectBots } from '#server/reject-bots.ts';

/**
 * Stores a request once, however often it is sent, and mails firm and visitor.
 * @returns the reference a visitor can quote
 * @throws AppError 'invalid' where a program filled in what people do not see; 'conflict' when the same key was used for somebody else's request
 */
export async function sendBookingRequest({
  ctx,
  input,
  ...parts
}: { ctx: Context; input: BookingRequestInput } & TellParts): Promise<{
  reference: string;
  isNew: boolean;
}> {
  rejectBots(input);
  const id = ctx.ids.make('bkr');
  const isNew = await ctx.db.write(async (tx) => {
    const added = await addBookingRequest(tx, {
      id,
      request_key: input.requestKey,
      kind: input.kind,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      postcode: input.postcode || null,
      preferred_times: input.preferredTimes || null,
      message: input.message || null,
      design_id: input.designId ?? null,
      created_at: ctx.clock.now().toISOString(),
    });
    if (!added) return false;
    await writeAudit(tx, ctx, {
      action: 'booking-requests.send',
      subject: id,
      detail: { kind: input.kind },
    });
    await tellOfRequest({ ctx, tx, id, reference: referenceOf(id), input, ...parts });
    return true;
  });
  if (isNew) {
    parts.queue.announce();
    return { reference: referenceOf(id), isNew };
  }
  const known = await findBookingRequestByKey(ctx.db.read, input.requestKey);
  if (!known || known.email !== input.email)
    throw new AppError(
      'conflict',
      'This form was already sent with other details. Please reload the page and send it again.',
    );
  return { reference: referenceOf(known.id), isNew };
}

/** When requests came. Those in the bin do not count. */
export const listRequestTimeline = (ctx: Context): Promise<{ at: string }[]> =>
  ctx.db.read
    .selectFrom('booking_requests')
    .select('created_at as at')
    .where('deleted_at', 'is', null)
    .execute();

/** Short enough to say on the telephone. */
export const referenceOf = (id: string) =>
  id
    .slice(4)
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 6)
    .toUpperCase();

/** Requests for appointments, kept until the owner answers them. */
import type { BookingRequestInput } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { tellOfRequest } from '#server/features/booking-requests/notifications.ts';
import { requests } from '#server/features/booking-requests/request.ts';
import { sendOnce, type Sent, type TellParts } from '#server/submissions/send.ts';

/** Stores a request once, however often it is sent, and mails firm and visitor. @throws AppError invalid, conflict */
export const sendBookingRequest = ({
  ctx,
  input,
  ...parts
}: { ctx: Context; input: BookingRequestInput } & TellParts): Promise<Sent> =>
  sendOnce({
    ctx,
    submission: requests,
    input,
    parts,
    values: (at) => ({
      kind: input.kind,
      name: input.name,
      email: input.email,
      phone: input.phone || null,
      postcode: input.postcode || null,
      preferred_times: input.preferredTimes || null,
      message: input.message || null,
      design_id: input.designId ?? null,
      created_at: at,
    }),
    audit: ({ kind }) => ({ detail: { kind } }),
    tell: tellOfRequest,
  });

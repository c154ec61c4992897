import type { BookingFacts } from '#contracts/appointments.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import type { Context } from '#server/context.ts';
import { findFreeWeek } from '#server/features/appointments/find-slots.ts';
import { listOfferedKinds } from '#server/features/appointments/settings.ts';

/** What the booking page says, with the first week in which the chosen kind can be had. */
export async function readBooking({
  ctx,
  kind,
  isMailed,
}: {
  ctx: Context;
  kind: BookingKind;
  isMailed: boolean;
}): Promise<BookingFacts> {
  const kinds = await listOfferedKinds(ctx.db.read);
  const isOffered = kinds.some((one) => one.kind === kind && one.isOffered);
  return { kinds, week: isOffered ? await findFreeWeek({ ctx, kind }) : null, isMailed };
}

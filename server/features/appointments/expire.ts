import { londonParts } from '#contracts/london-time.ts';
import type { Context } from '#server/context.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import {
  deleteBlocks,
  deleteBookings,
  listBlockIdsBefore,
  listBookingIdsBefore,
} from '#server/features/appointments/repo.ts';
import { deleteDaysOff, listDayOffIdsBefore } from '#server/features/settings/days-off.ts';

/**
 * Deletes every appointment that was over before a time.
 * @param before ISO time
 * @returns how many were deleted
 */
export const expireAppointments = ({
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
    action: 'appointments.expire',
    subject: 'bookings',
    list: (tx, limit) => listBookingIdsBefore(tx, before, limit),
    remove: deleteBookings,
    subjectFor: (id) => `bookings:${id}`,
  });

/**
 * Deletes every time that was kept, and all days off, that had ended before a time: their reasons may name somebody.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireDiary({
  ctx,
  before,
  signal,
}: {
  ctx: Context;
  before: string;
  signal: AbortSignal;
}): Promise<number> {
  const blocks = await expireRows({
    ctx,
    signal,
    action: 'appointments.expire-blocks',
    subject: 'diary-blocks',
    list: (tx, limit) => listBlockIdsBefore(tx, before, limit),
    remove: deleteBlocks,
    subjectFor: (id) => `diary-blocks:${id}`,
  });
  const daysOff = await expireRows({
    ctx,
    signal,
    action: 'appointments.expire-days-off',
    subject: 'days-off',
    list: (tx, limit) => listDayOffIdsBefore(tx, londonParts(before).date, limit),
    remove: deleteDaysOff,
    subjectFor: (id) => `days-off:${id}`,
  });
  return blocks + daysOff;
}

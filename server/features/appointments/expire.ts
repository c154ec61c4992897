import { londonParts } from '#contracts/london-time.ts';
import { deleteByIds, listIdsBefore } from '#server/db/rows.ts';
import { bookings } from '#server/features/appointments/repo.ts';
import { deleteDaysOff, listDayOffIdsBefore } from '#server/features/settings/days-off.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import { type ExpireOrder, expiry } from '#server/submissions/keep.ts';

/** Those that were over before a time. */
export const expireAppointments = expiry(bookings, { subject: 'bookings', column: 'ends_at' });

/**
 * Deletes every time that was kept, and all days off, that had ended before a time: their reasons may name somebody.
 * @param before ISO time
 * @returns how many were deleted
 */
export async function expireDiary({ ctx, before, signal }: ExpireOrder): Promise<number> {
  const blocks = await expireRows({
    ctx,
    signal,
    action: 'appointments.expire-blocks',
    subject: 'diary-blocks',
    list: (tx, limit) => listIdsBefore(tx, 'diary_blocks', { column: 'ends_at', before, limit }),
    remove: (tx, ids) => deleteByIds(tx, 'diary_blocks', ids),
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

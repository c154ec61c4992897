/** By when an enquiry is answered: within two working days, as the firm's week, its days off and the bank holidays have them. */
import { isDayOff } from '#contracts/bank-holidays.ts';
import { addDays, londonParts, momentOf, weekdayOf } from '#contracts/london-time.ts';
import { REPLY_WITHIN_DAYS } from '#contracts/enquiry-words.ts';
import type { OpenHours } from '#contracts/week.ts';
import type { Context } from '#server/context.ts';
import { listDaysOff, toDayOff } from '#server/features/settings/days-off.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

export type Working = {
  week: readonly OpenHours[];
  daysOff: readonly { from: string; to: string }[];
};
/** Longer than any firm is away; without opening hours an answer is due by its end. */
const LOOKED_AHEAD_DAYS = 60;

/**
 * The end of the second working day after the day of asking. Pure.
 * @param since ISO time @returns ISO time
 */
export function replyByOf(
  since: string,
  { week, daysOff }: Working,
  days: number = REPLY_WITHIN_DAYS,
): string {
  const first = londonParts(since).date;
  let left = days;
  for (let ahead = 1; ahead <= LOOKED_AHEAD_DAYS; ahead += 1) {
    const date = addDays(first, ahead);
    const hours = week.filter((one) => one.weekday === weekdayOf(date));
    if (hours.length === 0 || isDayOff(date, daysOff)) continue;
    left -= 1;
    if (left === 0)
      return momentOf(
        date,
        hours
          .map((one) => one.to)
          .toSorted()
          .at(-1)!,
      );
  }
  return momentOf(addDays(first, LOOKED_AHEAD_DAYS), '17:00');
}

/** The clock of every enquiry that waits, read once for a whole list. */
export async function dueOf(
  ctx: Context,
): Promise<(since: string) => { replyBy: string; isOverdue: boolean }> {
  const now = ctx.clock.now().toISOString();
  const [{ week }, rows] = await Promise.all([readSettings({ ctx }), listDaysOff(ctx.db.read)]);
  const daysOff = rows.map(toDayOff);
  return (since) => {
    const replyBy = replyByOf(since, { week, daysOff });
    return { replyBy, isOverdue: replyBy < now };
  };
}

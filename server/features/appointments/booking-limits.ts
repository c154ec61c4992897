/** How much of the diary one stranger may take. What the owner has entered by hand is not counted. */
import { DAY_MS } from '#contracts/london-time.ts';
import { createTimer } from '#server/runtime/timer.ts';
import type { Context } from '#server/context.ts';
import { listAuditOfAll } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import type { SharedCounts } from '#server/db/shared-counts.ts';
import { AppError } from '#server/errors.ts';
import { listOpenIdsByEmail } from '#server/features/appointments/repo.ts';
import type { Clock } from '#server/ports/clock.ts';

/** Appointments to come that were booked online with one e-mail address. */
const MOST_OPEN = 3;
/** New ones of one client within a day: a household, or an office behind one address, never needs as many. */
export const BOOKINGS_A_DAY = 10;
/** Remembered at a time; beyond them the oldest is forgotten. */
const MOST_BOOKINGS = 20_000;
const OTHERWISE = 'please ring us, or use “Ask for a time” under the calendar.';

/** In the transaction of the booking, under the diary's lock. @throws AppError impossible */
export async function refuseFullDiary(tx: Tx, ctx: Context, email: string): Promise<void> {
  const ids = await listOpenIdsByEmail(tx, email, ctx.clock.now().toISOString());
  if (ids.length < MOST_OPEN || (await countBookedByVisitors(tx, ids)) < MOST_OPEN) return;
  throw new AppError(
    'impossible',
    `Three appointments are booked for this e-mail address already. To move or cancel one, open the link in its confirmation; for another one, ${OTHERWISE}`,
  );
}

/** Only the audit rows say who booked. */
async function countBookedByVisitors(tx: Tx, ids: readonly string[]): Promise<number> {
  const changes = await listAuditOfAll(
    tx,
    ids.map((id) => `bookings:${id}`),
  );
  return changes.filter(
    ({ action, actor }) => action === 'appointments.book' && actor === 'visitor',
  ).length;
}

export type BookingTurns = {
  /**
   * Counts a booking that was made, and none that failed or was there before.
   * @param client told apart by laneOf
   * @param book calls `admit` before it books anew, and not for a form that is sent again; `admit` throws AppError too-many
   * @throws whatever `book` throws
   */
  take<T extends { isNew: boolean }>(
    client: string,
    book: (admit: () => Promise<void>) => Promise<T>,
  ): Promise<T>;
  /** Bookings whose client is known still: none for longer than a day, as the privacy policy says. */
  remembered(): number;
};

const tooMany = () =>
  new AppError(
    'too-many',
    `As many appointments have been booked from here today as can be booked at once. For another one, ${OTHERWISE}`,
  );

/** One a process: what it counts by itself is gone with it; with `counts` all processes count together. */
export function bookingTurns({
  clock,
  perDay = BOOKINGS_A_DAY,
  counts = null,
}: {
  clock: Clock;
  perDay?: number | undefined;
  counts?: SharedCounts | null;
}): BookingTurns {
  // In the order in which they came.
  let taken: { client: string; at: number }[] = [];
  const timer = createTimer(forgetOld);

  function forgetOld(): void {
    const now = clock.now().getTime();
    taken = taken.filter(({ at }) => now - at < DAY_MS);
    if (taken[0]) timer.set(taken[0].at + DAY_MS - now);
  }

  return {
    async take(client, book) {
      let own: { client: string; at: number } | null = null;
      // Held while it is being booked, so that many sent at once are not let through together.
      let isShared = false;
      const countShared = async (amount: number) => {
        const order = { name: 'bookings', client, amount, windowMs: DAY_MS };
        return (await counts!.add(order)).amount;
      };
      const admit = async () => {
        forgetOld();
        if (taken.filter((one) => one.client === client).length >= perDay) throw tooMany();
        if (counts) {
          isShared = true;
          if ((await countShared(1)) > perDay) throw tooMany();
        }
        own = { client, at: clock.now().getTime() };
        taken = [...taken, own].slice(-MOST_BOOKINGS);
        timer.set(DAY_MS);
      };
      const giveBack = async () => {
        taken = taken.filter((one) => one !== own);
        // What is not given back counts for a day, and stops nobody else.
        if (isShared) await countShared(-1).catch(() => undefined);
      };
      try {
        const booked = await book(admit);
        if (!booked.isNew) await giveBack();
        return booked;
      } catch (error) {
        await giveBack();
        throw error;
      }
    },
    remembered: () => taken.length,
  };
}

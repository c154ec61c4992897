/** What is agreed when an appointment that costs money is booked: the price on the screen, and whether we may come within the days in which it can be cancelled. */
import { kindSentence } from '#content/policies/appointment-words.ts';
import { modelFormLines } from '#content/policies/model-form.ts';
import { BOOKING_WORDS } from '#content/words/booking.ts';
import { registrationWords } from '#content/policies/policy.ts';
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import { VisitContract as KeptContract } from '#contracts/appointments.ts';
import { dateInWords } from '#contracts/london-time.ts';
import {
  agreedPriceOf,
  BEGIN_VISIT_LABEL,
  isPaidPrice,
  isWithinCancelDays,
  lastCancelDay,
  type VisitContract,
  visitRights,
} from '#contracts/paid-visits.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { textOf } from '#contracts/site-texts.ts';
import { vatMode } from '#contracts/vat-words.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import type { BookingRow } from '#server/features/appointments/repo.ts';

type Agreeing = {
  ctx: Context;
  kind: AppointmentKind;
  startsAt: string;
  settings: BusinessSettings;
  input: { agreedPrice?: string | undefined; beginEarly?: boolean | undefined };
};

/**
 * Read in the transaction of the booking. By hand, it is what was said on the telephone: the owner is not asked for the price.
 * @returns null for a free appointment
 * @throws AppError conflict when a different price was on the screen; invalid without the request to come so soon
 */
export function agreeVisit({
  ctx,
  kind,
  startsAt,
  settings,
  input,
}: Agreeing): VisitContract | null {
  if (!isPaidPrice(kind.price)) return null;
  const agreedAt = ctx.clock.now().toISOString();
  const price = agreedPriceOf(kind, vatMode(settings));
  if (ctx.actor.kind === 'visitor') {
    if (input.agreedPrice !== price)
      throw new AppError(
        'conflict',
        `This appointment costs ${price}, which is not what stood on your screen. Please reload the page, read it and try again.`,
      );
    if (isWithinCancelDays(agreedAt, startsAt) && !input.beginEarly) throw tooSoon(agreedAt);
  }
  const reach = [settings.phone, settings.email];
  return {
    agreedAt,
    price,
    what: `${kind.label}. ${kindSentence({ ...kind, price })} ${textOf(settings, 'bookingPayment', BOOKING_WORDS.bookingPayment)}`,
    firm: [
      settings.firmName,
      ...settings.address,
      ...reach,
      ...[registrationWords(settings).trim()].filter(Boolean),
    ],
    beginsEarly: input.beginEarly ?? false,
    rights: visitRights(
      lastCancelDay(agreedAt),
      [settings.firmName, ...settings.address, ...reach].join(', '),
    ),
    form: modelFormLines(settings),
  };
}

const tooSoon = (agreedAt: string): AppError => {
  const words = `You can cancel until the end of ${dateInWords(lastCancelDay(agreedAt))}, and we come before that only if you ask us to. Please tick the box, or choose a later day.`;
  return new AppError('invalid', words, [{ field: 'beginEarly', message: words }]);
};

/** null for a free appointment, and for those from before it was kept. */
export const contractOf = ({ contract }: Pick<BookingRow, 'contract'>): VisitContract | null =>
  contract === null ? null : KeptContract.parse(JSON.parse(contract));

/** Whether a visitor may move a booking to a time: not into the days in which it can be cancelled, unless that was asked for. */
export function mayMoveTo(row: Pick<BookingRow, 'contract'>, startsAt: string): boolean {
  const contract = contractOf(row);
  return (
    contract === null || contract.beginsEarly || !isWithinCancelDays(contract.agreedAt, startsAt)
  );
}

/** @throws AppError invalid, see mayMoveTo */
export function requireMoveAgreed(row: Pick<BookingRow, 'contract'>, startsAt: string): void {
  if (mayMoveTo(row, startsAt)) return;
  throw new AppError(
    'invalid',
    `You did not ask us to come within the 14 days in which you can cancel. Please choose a day after ${dateInWords(lastCancelDay(contractOf(row)!.agreedAt))}, or cancel and book again with “${BEGIN_VISIT_LABEL}” ticked.`,
  );
}

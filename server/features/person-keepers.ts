/** Who holds something of people; each feature that does gives one. */
import { findInDiary } from '#server/features/appointments/own-words.ts';
import { appointmentPersonKeeper } from '#server/features/appointments/person.ts';
import { bookingRequestPersonKeeper } from '#server/features/booking-requests/person.ts';
import { cancellationPersonKeeper } from '#server/features/cancellations/person.ts';
import { complaintPersonKeeper } from '#server/features/complaints/person.ts';
import { designPersonKeeper } from '#server/features/designs/person.ts';
import { enquiryPersonKeeper } from '#server/features/enquiries/person.ts';
import { mailPersonKeeper } from '#server/features/mail/person.ts';
import type { FindOwnWords, PersonKeeper } from '#server/features/people/keeper.ts';
import { quotePersonKeeper } from '#server/features/quotes/person.ts';
import type { KeeperParts } from '#server/features/record-keepers.ts';
import { findInTestimonials } from '#server/features/testimonials/own-words.ts';

export function personKeepers(parts: KeeperParts): PersonKeeper[] {
  return [
    designPersonKeeper(parts),
    bookingRequestPersonKeeper,
    appointmentPersonKeeper,
    enquiryPersonKeeper(parts),
    quotePersonKeeper(parts),
    complaintPersonKeeper,
    cancellationPersonKeeper,
    mailPersonKeeper(parts),
  ];
}

/** Where the firm's own words may name somebody. */
export const OWN_WORDS: readonly FindOwnWords[] = [findInTestimonials, findInDiary];

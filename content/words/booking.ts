/** Of the booking page; what is offered follows the introduction. */
export const BOOKING_WORDS = {
  bookingTitle: 'Talk to *somebody* who will dig',
  bookingIntro: 'Three kinds of appointment.',
} as const;

/** Of the booking page; what is offered follows the introduction. */
export const BOOKING_WORDS = {
  bookingTitle: 'Talk to *somebody* who will dig',
  bookingIntro: 'Three kinds of appointment.',
  /** Of a visit that costs money: how and when it is paid. */
  bookingPayment: 'You pay by invoice, after the visit.',
} as const;

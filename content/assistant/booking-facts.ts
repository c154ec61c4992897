/** Terms in figures, as the specification fixes them. What appointments there are, and their prices, the owner sets. */
export const bookingTerms = {
  depositPercent: 50,
  cancelHours: 24,
  reminderHours: 24,
  designYears: 3,
  privacyReplyDays: 30,
} as const;

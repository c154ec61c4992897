/** The records that hang on an enquiry, for its own pages (server/context.ts). */
import type { RelatedRecords } from '#server/context.ts';
import { listVisitsForEnquiry } from '#server/features/appointments/for-others.ts';
import { settleQuotesOfWithdrawn } from '#server/features/quotes/for-others.ts';

export const relatedRecords: RelatedRecords = {
  listVisits: listVisitsForEnquiry,
  settleQuotes: settleQuotesOfWithdrawn,
};

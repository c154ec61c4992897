/** The records that hang on an enquiry or on a design, for their own pages, and what answers a letter (server/context.ts). */
import type { RelatedRecords } from '#server/context.ts';
import { listVisitsForEnquiry } from '#server/features/appointments/for-others.ts';
import { questionsOfLetter } from '#server/features/assistant/for-others.ts';
import { isDesignSent } from '#server/features/enquiries/for-others.ts';
import { isDesignQuoted, settleQuotesOfWithdrawn } from '#server/features/quotes/for-others.ts';

export const relatedRecords: RelatedRecords = {
  listVisits: listVisitsForEnquiry,
  settleQuotes: settleQuotesOfWithdrawn,
  isDesignSent,
  isDesignQuoted,
  questionsOfLetter,
};

/** What the owner's search looks through; each feature with people or things to find gives one. In the order of the results. */
import { appointmentSearch } from '#server/features/appointments/search.ts';
import { bookingRequestSearch } from '#server/features/booking-requests/request.ts';
import { complaintSearch } from '#server/features/complaints/complaint.ts';
import { designSearch } from '#server/features/designs/search.ts';
import { enquirySearch } from '#server/features/enquiries/search.ts';
import { quoteSearch } from '#server/features/quotes/search.ts';
import { recordSearch } from '#server/records/search.ts';
import type { SearchProvider } from '#server/features/search/provider.ts';

export const SEARCH_PROVIDERS: readonly SearchProvider[] = [
  enquirySearch,
  quoteSearch,
  appointmentSearch,
  bookingRequestSearch,
  designSearch,
  complaintSearch,
  recordSearch,
];

/** What the owner can take out as a list; each feature with one gives it. In the order of the page. */
import { appointmentsOut } from '#server/features/appointments/list-out.ts';
import { bookingRequestsOut } from '#server/features/booking-requests/list-out.ts';
import { enquiriesOut } from '#server/features/enquiries/list-out.ts';
import { quotesOut } from '#server/features/quotes/list-out.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';
import { tasksOut } from '#server/features/tasks/list-out.ts';
import { recordLists } from '#server/records/list-out.ts';

export const LISTS_OUT: readonly ListOut[] = [
  enquiriesOut,
  quotesOut,
  appointmentsOut,
  bookingRequestsOut,
  tasksOut,
  ...recordLists,
];

/** What every kind of record tells the bin; each feature that has records gives one. */
import type { RecordKeeper } from '#server/db/records.ts';
import { bookingRequestKeeper } from '#server/features/booking-requests/manage.ts';
import { designKeeper } from '#server/features/designs/bin.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { plantKeeper } from '#server/features/plants/edit.ts';
import { portfolioKeeper } from '#server/features/portfolio/edit.ts';
import { quoteKeeper } from '#server/features/quotes/edit.ts';
import { serviceKeeper } from '#server/features/services/edit.ts';
import { testimonialKeeper } from '#server/features/testimonials/edit.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';

/** What a keeper may need to let go of a record's files and jobs. */
export type KeeperParts = { storage: Storage; queue: Queue };

export function recordKeepers(parts: KeeperParts): RecordKeeper[] {
  return [
    portfolioKeeper(parts),
    testimonialKeeper,
    plantKeeper(parts),
    serviceKeeper(parts),
    designKeeper(parts),
    bookingRequestKeeper(parts),
    enquiryKeeper(parts),
    quoteKeeper(parts),
  ];
}

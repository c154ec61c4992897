/** What every kind of record tells the bin; each feature that has records gives one. */
import type { BinProvider } from '#server/db/records.ts';
import { bookingRequestKeeper } from '#server/features/booking-requests/manage.ts';
import { designKeeper } from '#server/features/designs/bin.ts';
import { enquiryKeeper } from '#server/features/enquiries/keeper.ts';
import { quoteKeeper } from '#server/features/quotes/bin.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { Storage } from '#server/ports/storage.ts';
import { recordBin } from '#server/records/bin.ts';
import { RECORDS } from '#server/records/list.ts';

/** What a keeper may need to let go of a record's files and jobs. */
export type BinParts = { storage: Storage; queue: Queue };

export function binProviders(parts: BinParts): BinProvider[] {
  return [
    ...RECORDS.map((record) => recordBin(record, parts)),
    designKeeper(parts),
    bookingRequestKeeper(parts),
    enquiryKeeper(parts),
    quoteKeeper(parts),
  ];
}

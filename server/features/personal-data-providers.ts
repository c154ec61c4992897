/** Who holds something of people; each feature that does gives one. */
import { findInDiary } from '#server/features/appointments/mentions.ts';
import { appointmentPersonalData } from '#server/features/appointments/personal-data.ts';
import { bookingRequestPersonalData } from '#server/features/booking-requests/request.ts';
import { cancellationPersonalData } from '#server/features/cancellations/cancellation.ts';
import { complaintPersonalData } from '#server/features/complaints/complaint.ts';
import { designPersonalData } from '#server/features/designs/personal-data.ts';
import { enquiryPersonalData } from '#server/features/enquiries/personal-data.ts';
import { invoicePersonalData } from '#server/features/invoices/keep.ts';
import { taskPersonalData } from '#server/features/tasks/keep.ts';
import { mailPersonalData } from '#server/features/mail/personal-data.ts';
import type { FindMentions, PersonalDataProvider } from '#server/privacy/personal-data.ts';
import { quotePersonalData } from '#server/features/quotes/personal-data.ts';
import type { BinParts } from '#server/features/bin-providers.ts';
import { findInRecords } from '#server/records/mentions.ts';

export function personalDataProviders(parts: BinParts): PersonalDataProvider[] {
  return [
    designPersonalData(parts),
    bookingRequestPersonalData,
    appointmentPersonalData,
    enquiryPersonalData(parts),
    quotePersonalData(parts),
    invoicePersonalData,
    taskPersonalData,
    complaintPersonalData,
    cancellationPersonalData,
    mailPersonalData(parts),
  ];
}

/** Where the firm's own words may name somebody. */
export const MENTIONS: readonly FindMentions[] = [findInRecords, findInDiary];

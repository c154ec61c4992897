/** Appointments that cost money and are booked at a distance: what is said before, agreed and confirmed (Consumer Contracts Regulations 2013, regulations 13, 14, 16 and 36). Without a schema library. */
import type { OfferedKind } from './appointment-kinds.ts';
import { addDays, dateInWords, londonParts } from './london-time.ts';
import type { VatMode } from './vat-words.ts';

export const CANCEL_DAYS = 14;
const VAT_SHARE = 20;
const FIGURE = /£(\d+(?:,\d{3})*(?:\.\d\d)?)/;

/** Whether an appointment is to be paid for: its price names a sum and does not begin with "Free". */
export const isPaidPrice = (price: string): boolean =>
  !/^free\b/i.test(price) && /£\s*[\d,.]*[1-9]/.test(price);

/** The price in full, as it is agreed: "£150 including VAT, credited towards the project if it proceeds". A sum before VAT is raised to what is paid. */
export function agreedPriceOf({ price }: Pick<OfferedKind, 'price'>, mode: VatMode): string {
  if (mode === 'none') return price;
  if (mode === 'included') return price.replace(FIGURE, '$& including VAT');
  return price.replace(FIGURE, (_all, figure: string) => {
    const net = Math.round(Number(figure.replaceAll(',', '')) * 100);
    return `£${((net * (100 + VAT_SHARE)) / 10_000).toFixed(2)} including VAT`;
  });
}

/** The last day of the 14 on which the contract can be cancelled. @param agreedAt ISO time @returns ISO date */
export const lastCancelDay = (agreedAt: string): string =>
  addDays(londonParts(agreedAt).date, CANCEL_DAYS);

/** Whether an appointment lies within the days in which it can be cancelled, so that it has to be asked for expressly. */
export const isWithinCancelDays = (agreedAt: string, startsAt: string): boolean =>
  londonParts(startsAt).date <= lastCancelDay(agreedAt);

export const BOOK_PAID_LABEL = 'Book this time, with an obligation to pay';
export const BEGIN_VISIT_LABEL = 'Please come within the 14 days in which I can cancel.';
export const BEGIN_VISIT_HINT =
  'If I cancel once you have begun, I pay for the part that has been done. Once the visit has fully taken place, I can no longer cancel it.';

/** What the right to cancel is, in short, for the confirmation. */
export const visitRights = (lastDay: string, reach: string): string[] => [
  `You have the right to cancel this contract within ${CANCEL_DAYS} days without giving any reason. The time is over at the end of ${dateInWords(lastDay)}.`,
  `To cancel, tell us of your decision in a clear statement, by letter, e-mail or telephone (${reach}), or with the form on our site. You may use the model form below; you need not. It is enough to send it before the time is over.`,
  `If you cancel, we pay back all that you have paid within ${CANCEL_DAYS} days, in the way in which you paid. If you asked us to come within the ${CANCEL_DAYS} days and cancel while the visit is going on, you pay for the part done by then; once it has fully taken place, the right to cancel has ended.`,
  'Our wish for 24 hours’ notice is about our diary. It does not shorten this right.',
];

/** As it was agreed, kept with the appointment: what is changed in the settings later changes nothing of it. */
export type VisitContract = {
  /** ISO time. */
  agreedAt: string;
  /** What the visitor is bound to pay, in words. */
  price: string;
  what: string;
  /** Name, legal identity, address, telephone, e-mail, in lines. */
  firm: string[];
  /** Whether they expressly asked us to come within the 14 days. */
  beginsEarly: boolean;
  rights: string[];
  /** The model cancellation form, in lines. */
  form: string[];
};

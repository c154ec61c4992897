/** Words of quotes that pages and printed sheets share; without a schema library. */
import { groupDigits } from '#engine/model/format.ts';
import { addDays, dateInWords, londonParts, momentOf } from './london-time.ts';
import type { QuoteGroup } from './quote-sums.ts';

export const QUOTE_STATES = [
  'draft',
  'sent',
  'change-asked',
  'accepted',
  'declined',
  'withdrawn',
  'lapsed',
] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];
/** Of one version: an older one is replaced by the next that is sent. */
export const QUOTE_VERSION_STATES = [...QUOTE_STATES, 'replaced'] as const;
export type QuoteVersionState = (typeof QUOTE_VERSION_STATES)[number];

export const QUOTE_STATE_LABELS: Record<QuoteVersionState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  'change-asked': 'Change asked',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
  replaced: 'Replaced',
};
export const QUOTE_GROUP_LABELS: Record<QuoteGroup, string> = {
  work: 'Work and materials',
  plants: 'Plants',
  allowance: 'Allowance',
  discount: 'Discount',
};

export const QUOTE_UNITS = ['m2', 'm', 'm3', 't', 'no', 'hour', 'day', 'week', 'item'] as const;
export type QuoteUnit = (typeof QUOTE_UNITS)[number];
export const QUOTE_UNIT_LABELS: Record<QuoteUnit, string> = {
  m2: 'm²',
  m: 'm',
  m3: 'm³',
  t: 't',
  no: 'no.',
  hour: 'h',
  day: 'days',
  week: 'weeks',
  item: 'item',
};

/** "£1,234.50"; a minus sign before the pound. */
export function pencePounds(pence: number): string {
  const size = Math.abs(pence);
  return `${pence < 0 ? '−' : ''}£${groupDigits(String(Math.floor(size / 100)))}.${String(size % 100).padStart(2, '0')}`;
}

/** "12.5 m²" */
export const quantityWords = (quantity: string, unit: QuoteUnit): string => {
  const [whole = '0', part] = quantity.split('.');
  return `${groupDigits(whole)}${part ? `.${part}` : ''} ${QUOTE_UNIT_LABELS[unit]}`;
};

/** "10 %" of 1000 hundredths of a per cent. */
export const shareWords = (share: number): string => `${share / 100}%`;

/** The last moment at which a version can be accepted: the end of its last day in London. @param sentAt ISO time */
export function validUntilOf(sentAt: string, days: number): string {
  const next = addDays(londonParts(sentAt).date, days + 1);
  return new Date(Date.parse(momentOf(next, '00:00')) - 1).toISOString();
}

/** "Tuesday 24 November 2026": of a moment, or of a day. */
export const dayWords = (iso: string): string =>
  dateInWords(iso.length === 10 ? iso : londonParts(iso).date);

/** When work would begin; null if not given. */
export function startWords(from: string, to: string): string | null {
  if (from && to)
    return from === to ? dayWords(from) : `between ${dayWords(from)} and ${dayWords(to)}`;
  if (from) return `from ${dayWords(from)}`;
  return to ? `by ${dayWords(to)}` : null;
}

/** Shown before anybody accepts, and sent with the confirmation (Consumer Contracts Regulations 2013, schedules 1 to 3). */
export const CANCELLATION_PATH = '/cancellation';
export const CANCELLATION_RIGHT = [
  'You have the right to cancel this contract within 14 days without giving any reason. The 14 days end 14 days after the day on which you accept; where goods are part of the contract, 14 days after the day on which you receive the last of them.',
  'To cancel, tell us in a clear statement, by letter, e-mail or with the cancellation form on our site, before the 14 days are over. You need not use the form.',
  'If you cancel, we pay back what you have paid within 14 days. If you have asked us to begin within the 14 days and then cancel, you pay for what has been done until you told us, in proportion to the whole.',
] as const;
export const BEGIN_EARLY_LABEL =
  'Please begin within the 14 days in which I can cancel, if your diary allows it.';
export const BEGIN_EARLY_HINT =
  'If I cancel after that, I pay for what has been done by then; once the work is wholly done, I can no longer cancel it. Leave this empty to have the work begin after the 14 days.';
export const ACCEPT_LABEL = 'Accept this quote, with an obligation to pay';

/** Whether a quote speaks of VAT: not where none of its lines has any. */
export const hasVat = ({ vatPence }: { vatPence: number }): boolean => vatPence > 0;
/** " including VAT", where there is any. */
export const withVat = (quote: { vatPence: number }): string =>
  hasVat(quote) ? ' including VAT' : '';

/** What the address of the booking page asks for. */
import type { BookingEnquiry, BookingFacts } from '#contracts/appointments.ts';
import type { BookingKind } from '#contracts/site-words.ts';
import { readKind } from './appointment-kinds.ts';

export type BookingPage = {
  kind: BookingKind;
  designId: string | null;
  enquiry: BookingEnquiry | null;
  facts: BookingFacts;
};

/** A design's id, or null for anything else. */
export const designIn = (text: string | null | undefined): string | null =>
  text && /^dsn_[\w-]{1,56}$/.test(text) ? text : null;

/** Who has written to us already books the visit. */
export const kindAsked = (params: URLSearchParams): BookingKind =>
  params.get('enquiry') && !params.has('kind') ? 'site-assessment' : readKind(params);

/** The page as its address asks for it: what the worker had kept, for want of a line, may be of another address. @param search with its question mark */
export function pageAsked<Page extends BookingPage>(page: Page, search: string): Page {
  const params = new URLSearchParams(search);
  const kind = kindAsked(params);
  const enquiry = page.enquiry?.token === params.get('enquiry') ? page.enquiry : null;
  const designId = designIn(params.get('design')) ?? (enquiry && page.designId);
  // Free times are those of one kind.
  return {
    ...page,
    kind,
    enquiry,
    designId,
    facts: kind === page.kind ? page.facts : { ...page.facts, week: null },
  };
}

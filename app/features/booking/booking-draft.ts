/** What is typed into the request form, kept in this tab so that a reload or a lost connection costs nothing. */
import type { BookingRequestInput } from '#contracts/site-content.ts';
import type { z } from 'zod';
import { keptTexts } from '#app/lib/kept-texts.ts';

const DRAFT_KEY = 'plotwright-booking-draft';

/** What the page's own form holds, as form-rules.ts checks it. */
export type BookingFormInput = Omit<
  z.input<typeof BookingRequestInput>,
  'kind' | 'requestKey' | 'designId' | 'website'
>;
export type BookingFormValues = Omit<
  z.output<typeof BookingRequestInput>,
  'kind' | 'requestKey' | 'designId' | 'website'
>;
export type BookingDraft = Required<BookingFormInput> & { address: string };
export const EMPTY_DRAFT: BookingDraft = {
  name: '',
  email: '',
  phone: '',
  address: '',
  postcode: '',
  preferredTimes: '',
  message: '',
};

/** The words typed before in this tab; fields that are no text are left empty. */
export function readDraft(): BookingDraft {
  const fields = Object.keys(EMPTY_DRAFT) as (keyof BookingDraft)[];
  return { ...EMPTY_DRAFT, ...keptTexts(DRAFT_KEY, fields) };
}

/** null forgets it. */
export function writeDraft(draft: Partial<BookingDraft> | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(DRAFT_KEY);
    else sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
}

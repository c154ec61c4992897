/** What is typed into the enquiry form, kept in this tab so that a reload or a lost connection costs nothing. */
import { ACCESS_QUESTIONS } from '#contracts/enquiry-words.ts';
import { readDraft } from '#app/features/booking/booking-draft.ts';
import { keptTexts } from '#app/lib/kept-texts.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';
import { readToldWithDesigns } from '#app/lib/told-with-designs.ts';
import { TEXT_FIELDS } from './enquiry-fields.ts';

const DRAFT_KEY = 'plotwright-enquiry-draft';
const KEPT: readonly string[] = [...TEXT_FIELDS, ...ACCESS_QUESTIONS];
export type EnquiryDraft = Record<string, string>;

/** Typed here before, else given elsewhere on the site: nothing is asked twice. */
export function readEnquiryDraft(isAboutNothingYet = false): EnquiryDraft {
  const { name, email, phone, postcode } = readDraft();
  const design = readToldWithDesigns();
  const told: EnquiryDraft = {
    name: name || design.name,
    email: email || design.email,
    phone,
    postcode: postcode || design.postcode || (readSitePassport()?.postcode?.postcode ?? ''),
    message: isAboutNothingYet ? design.description : '',
  };
  // What is not known here may be known to the page.
  return { ...filled(told), ...filled(keptTexts(DRAFT_KEY, KEPT)) };
}

const filled = (texts: Partial<EnquiryDraft>): EnquiryDraft =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]) => (text ? [[field, text]] : [])),
  );

/** null forgets it. */
export function writeEnquiryDraft(values: EnquiryDraft | null): void {
  try {
    if (values === null) sessionStorage.removeItem(DRAFT_KEY);
    else
      sessionStorage.setItem(
        DRAFT_KEY,
        JSON.stringify(
          Object.fromEntries(
            KEPT.flatMap((field) => (values[field] ? [[field, values[field]]] : [])),
          ),
        ),
      );
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
}

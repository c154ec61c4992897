import { EnquiryInput } from '#contracts/enquiries.ts';
import { fieldOf } from './enquiry-fields.ts';

export type FieldErrors = Record<string, string>;

/** The contract's own rules and words, field by field; fetched when somebody begins to type. */
export function checkEnquiry(input: Record<string, string>): FieldErrors {
  const checked = EnquiryInput.safeParse({ ...input, requestKey: 'key-to-check' });
  const errors: FieldErrors = {};
  for (const { path, message } of checked.error?.issues ?? [])
    errors[fieldOf(path.join('.'))] ??= message;
  return errors;
}

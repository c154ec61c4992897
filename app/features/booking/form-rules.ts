import { zodResolver } from '@hookform/resolvers/zod';
import { BookingRequestInput } from '#contracts/site-content.ts';

/** What the page's own form holds; the kind, the key and the design are added when it is sent. */
const BookingForm = BookingRequestInput.omit({
  kind: true,
  requestKey: true,
  designId: true,
  website: true,
});
/** The contract's rules and words. */
export const rules = zodResolver(BookingForm);

/** Addresses of the firm's appointment calendar with an outside service. */
import { z } from 'zod';
import { BOOKING_KINDS, type BookingKind } from './site-words.ts';
import type { BookingProvider } from './site-info.ts';

/** Only these hosts are framed, so that a slip in an address cannot put another site on ours. */
export const BOOKING_HOSTS: Record<BookingProvider, readonly string[]> = {
  calendly: ['calendly.com', 'www.calendly.com'],
  cal: ['cal.com', 'www.cal.com', 'app.cal.com'],
};
export const BOOKING_PROVIDERS = ['calendly', 'cal'] as const satisfies readonly BookingProvider[];
export const BOOKING_NAMES: Record<BookingProvider, string> = {
  calendly: 'Calendly',
  cal: 'Cal.com',
};

/** No user, no port, a path. */
const ADDRESS = /^https:\/\/([a-z\d.-]+)\/[^\s\\?#][^\s\\]*$/i;

/** Whether it is the https address of an appointment with this service. */
export const isBookingAddress = (text: string, provider: BookingProvider): boolean =>
  BOOKING_HOSTS[provider].includes(ADDRESS.exec(text)?.[1]?.toLowerCase() ?? '');

/** Whose appointment an address is of; null where it is of neither. */
export const bookingProviderOf = (text: string): BookingProvider | null =>
  BOOKING_PROVIDERS.find((provider) => isBookingAddress(text, provider)) ?? null;

const Link = z
  .string('Please enter an address, or leave it empty')
  .trim()
  .max(500, 'That address is too long')
  .refine(
    (text) => text === '' || bookingProviderOf(text) !== null,
    'Please enter the https address of an appointment at calendly.com or cal.com, such as https://calendly.com/your-name/first-call, or leave it empty',
  )
  .default('');

const LinkRecord = z.object(
  Object.fromEntries(BOOKING_KINDS.map((kind) => [kind, Link])) as Record<BookingKind, typeof Link>,
);

/** One address a tab; an empty one leaves the tab with our own form. */
export const BookingLinks = z.object({ urls: LinkRecord }).check((context) => {
  const providers = new Map<BookingProvider, BookingKind>();
  for (const kind of BOOKING_KINDS) {
    const provider = bookingProviderOf(context.value.urls[kind]);
    if (provider && !providers.has(provider)) providers.set(provider, kind);
  }
  if (providers.size < 2) return;
  const [, second] = [...providers.values()];
  context.issues.push({
    code: 'custom',
    input: context.value,
    path: ['urls', second!],
    message:
      'Please use one service for all tabs: the booking page lets in only one, Calendly or Cal.com',
  });
});
export type BookingLinks = z.infer<typeof BookingLinks>;

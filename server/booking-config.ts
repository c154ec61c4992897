/** The firm's appointment calendar with an outside service: BOOKING_PROVIDER and its three addresses. */
import { z } from 'zod';
import { BOOKING_HOSTS, isBookingAddress } from '#contracts/booking-links.ts';
import type { BookingProvider } from '#contracts/site-info.ts';
import type { BookingKind } from '#contracts/site-content.ts';
import { StartError } from '#server/errors.ts';

const VARIABLE_OF: Record<
  BookingKind,
  'BOOKING_URL_GENERAL' | 'BOOKING_URL_SITE' | 'BOOKING_URL_FOLLOWUP'
> = {
  'general-consultation': 'BOOKING_URL_GENERAL',
  'site-assessment': 'BOOKING_URL_SITE',
  'project-followup': 'BOOKING_URL_FOLLOWUP',
};

export type BookingConfig = { provider: BookingProvider; urls: Record<BookingKind, string> };

export const BOOKING_VARIABLES = {
  BOOKING_PROVIDER: z
    .enum(['builtin', 'calendly', 'cal'], 'must be builtin, calendly or cal')
    .optional(),
  BOOKING_URL_GENERAL: z.string().optional(),
  BOOKING_URL_SITE: z.string().optional(),
  BOOKING_URL_FOLLOWUP: z.string().optional(),
};
type Values = {
  [Name in keyof typeof BOOKING_VARIABLES]?: z.infer<(typeof BOOKING_VARIABLES)[Name]>;
};

/**
 * null means our own form.
 * @throws StartError if an address is missing, not the provider's, or set without a provider
 */
export function readBookingConfig(values: Values): BookingConfig | null {
  const provider = values.BOOKING_PROVIDER ?? 'builtin';
  if (provider === 'builtin') {
    const idle = Object.values(VARIABLE_OF).find((name) => values[name] !== undefined);
    if (idle)
      throw new StartError(
        `${idle} is set, but BOOKING_PROVIDER is not calendly or cal: set it too, or remove the address.`,
      );
    return null;
  }
  const address = (kind: BookingKind) =>
    checkAddress(VARIABLE_OF[kind], values[VARIABLE_OF[kind]], provider);
  return {
    provider,
    urls: {
      'general-consultation': address('general-consultation'),
      'site-assessment': address('site-assessment'),
      'project-followup': address('project-followup'),
    },
  };
}

function checkAddress(name: string, text: string | undefined, provider: BookingProvider): string {
  if (text === undefined)
    throw new StartError(
      `${name} is not set: BOOKING_PROVIDER=${provider} needs the addresses of all three kinds of appointment.`,
    );
  if (!isBookingAddress(text, provider) || !URL.canParse(text))
    throw new StartError(
      `${name} is not usable: it must be the https address of an appointment at ${BOOKING_HOSTS[provider][0]}, such as https://${BOOKING_HOSTS[provider][0]}/your-name/first-call.`,
    );
  return new URL(text).href;
}

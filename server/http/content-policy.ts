/** The Content-Security-Policy: only our own files and the scripts and styles rendered into the page may run. */
import { createHash, randomBytes } from 'node:crypto';
import type { BookingProvider } from '#contracts/site-info.ts';

/** CSP hashes of a page's inline scripts and styles. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] };
export const NO_INLINE: InlineHashes = { scripts: [], styles: [] };

/** A nonce that marks our own scripts and styles during rendering; it is never sent, so it cannot be injected. */
export const makeMark = (): string => randomBytes(16).toString('base64url');

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Removes the nonce from a rendered page.
 * @returns the page, and hashes of the inline code that carried the nonce; nothing else may run
 */
export function hashInline(html: string, mark: string): { html: string; inline: InlineHashes } {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const marked = new RegExp(
    `<(script|style)(?=[^>]* nonce="${mark}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</\\1>`,
    'g',
  );
  for (const [, tag, text] of html.matchAll(marked))
    (tag === 'script' ? scripts : styles).add(hashOf(text!));
  return {
    html: html.replaceAll(` nonce="${mark}"`, ''),
    inline: { scripts: [...scripts], styles: [...styles] },
  };
}

/** Google Analytics loads only after consent, so its hosts are allowed only if an id is configured. */
const ANALYTICS = {
  script: ' https://*.googletagmanager.com',
  image: ' https://*.google-analytics.com https://*.googletagmanager.com',
  connect:
    ' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
};

/** Hosts of the firm's booking provider, for the booking page only. */
const BOOKING: Record<
  BookingProvider,
  { script: string; style: string; image: string; frame: string }
> = {
  calendly: {
    script: ' https://assets.calendly.com',
    style: ' https://assets.calendly.com',
    image: ' https://assets.calendly.com',
    frame: 'https://calendly.com https://www.calendly.com',
  },
  cal: {
    script: ' https://app.cal.com',
    style: '',
    image: '',
    frame: 'https://cal.com https://www.cal.com https://app.cal.com',
  },
};
const NOTHING = { script: '', style: '', image: '', connect: '', frame: '' };

export function contentPolicy({
  inline,
  withAnalytics,
  imageSources,
  bookingProvider,
}: {
  inline: InlineHashes;
  withAnalytics: boolean;
  imageSources: readonly string[];
  bookingProvider: BookingProvider | null;
}): string {
  const analytics = withAnalytics ? ANALYTICS : NOTHING;
  const booking = bookingProvider ? BOOKING[bookingProvider] : NOTHING;
  // Cal.com's script inserts style elements, and a hash beside 'unsafe-inline' would disable that.
  const styles =
    bookingProvider === 'cal'
      ? "'self' 'unsafe-inline'"
      : `${["'self'", ...inline.styles].join(' ')}${booking.style}`;
  const scripts = ["'self'", ...inline.scripts].join(' ');
  return [
    "default-src 'self'",
    `script-src ${scripts}${analytics.script}${booking.script}`,
    `style-src ${styles}`,
    // React writes style attributes for computed sizes; they cannot run code.
    "style-src-attr 'unsafe-inline'",
    [`img-src 'self' data: blob:${analytics.image}${booking.image}`, ...imageSources].join(' '),
    "font-src 'self'",
    `connect-src 'self'${analytics.connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(booking.frame ? [`frame-src 'self' ${booking.frame}`] : []),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}

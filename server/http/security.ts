/** Security headers, the Origin check, the limit on bodies, and texts that every database can store. */
import { IMPORT_BODY_BYTES, IMPORT_CHECK, IMPORTS_API } from '#contracts/imports.ts';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { BRAND_UPLOAD } from '#contracts/brand.ts';
import type { BookingProvider } from '#contracts/site-info.ts';
import { AppError } from '#server/errors.ts';
import { MOST_IMAGE_BYTES } from '#server/features/site-pictures/image-kind.ts';
import { contentPolicy, type InlineHashes, NO_INLINE } from '#server/http/content-policy.ts';
import { isHolder, sanitizeInPlace } from '#server/text/sanitize-unicode.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Inline scripts and styles that the policy allows. */
    inline: InlineHashes;
  }
}

/** Larger than any form of the site. */
export const BODY_LIMIT_BYTES = 1_048_576;
/** A picture with its form; the guard checks the session before the body is read. */
const UPLOAD_LIMIT_BYTES = MOST_IMAGE_BYTES + 65_536;
const UPLOAD_CALLS = new Set<string>([...Object.values(UPLOAD_PATHS), BRAND_UPLOAD]);
/** Tables that the owner brings in. */
const IMPORT_CALLS = new Set<string>([IMPORTS_API, IMPORT_CHECK]);
/** Photographs for an enquiry, sent through its private link. */
const PHOTO_CALL = /^\/api\/enquiries\/[^/]{1,200}\/photos$/;

const STATIC_HEADERS: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** Document headers are useless on images and fonts, of which a page loads many; SVG can be a document. */
const OF_DOCUMENTS = [
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'x-permitted-cross-domain-policies',
  'permissions-policy',
];
const NO_DOCUMENT = /^(?:font|image)\/(?!svg)/;

const BOOKING_PAGE = /^\/booking\/?(?:\?|$)/;

export type SecurityOptions = {
  publicUrl: string | null;
  development: boolean;
  withAnalytics?: boolean;
  /** External image origins: none unless a configured service needs one. */
  imageSources?: readonly string[];
  /** Booking provider shown on the booking page. */
  bookingProvider?: () => Promise<BookingProvider | null>;
};

export function registerSecurity(
  app: FastifyInstance,
  {
    publicUrl,
    development,
    withAnalytics = false,
    imageSources = [],
    bookingProvider = async () => null,
  }: SecurityOptions,
): void {
  app.decorateRequest('inline', null as never);
  const isHttps = publicUrl?.startsWith('https:') ?? false;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(STATIC_HEADERS).header('x-request-id', request.id);
    if (isHttps) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    request.inline = NO_INLINE;
    checkHost(request);
    checkOrigin(request, publicUrl);
    checkLength(request);
  });
  app.addHook('onSend', async (request, reply) => {
    // Fonts have a shorter policy.
    if (!development && !reply.hasHeader('content-security-policy'))
      reply.header(
        'content-security-policy',
        contentPolicy({
          inline: request.inline,
          withAnalytics,
          imageSources,
          bookingProvider: BOOKING_PAGE.test(request.url) ? await bookingProvider() : null,
        }),
      );
    if (NO_DOCUMENT.test(String(reply.getHeader('content-type') ?? '')))
      for (const name of OF_DOCUMENTS)
        if (reply.getHeader(name) === STATIC_HEADERS[name]) reply.removeHeader(name);
  });
  app.addHook('preValidation', async ({ body, query, params }) => {
    for (const part of [query, params]) sanitizeInPlace(part as object);
    // Files and forms are parsed by their routes.
    if (isHolder(body)) sanitizeInPlace(body);
  });
}

/** A host name or address, with an optional port. A missing Host is accepted: old health checkers send none. */
const PLAIN_HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** The site's URLs are built from it if PUBLIC_URL is not set. */
function checkHost(request: FastifyRequest): void {
  if (request.host && !PLAIN_HOST.test(request.host))
    throw new AppError(
      'invalid',
      'The address of this site could not be read from the request. Please check it and try again.',
    );
}

function checkLength(request: FastifyRequest): void {
  const path = request.url.split('?', 1)[0]!;
  const isUpload = request.method === 'POST' && (UPLOAD_CALLS.has(path) || PHOTO_CALL.test(path));
  const isImport = request.method === 'POST' && IMPORT_CALLS.has(path);
  const limit = isUpload ? UPLOAD_LIMIT_BYTES : isImport ? IMPORT_BODY_BYTES : BODY_LIMIT_BYTES;
  if (Number(request.headers['content-length'] ?? 0) <= limit) return;
  throw new AppError(
    'too-large',
    isUpload
      ? 'The picture is larger than 10 MB. Please save it smaller and try again.'
      : isImport
        ? 'The file is too large to bring in at once. Please split it.'
        : 'That is too much to send at once: the limit is 1 MB. Please shorten the text and try again.',
  );
}

/**
 * A state-changing request must come from our own pages. Browsers always send their origin;
 * a non-browser client sends none and has no cookies to abuse.
 */
function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeignSite = site === 'cross-site' || site === 'same-site';
  // A page with no-referrer posts Origin "null"; Sec-Fetch-Site, which pages cannot set, shows that it is ours.
  const isPrivatePage = origin === 'null' && site === 'same-origin';
  if (
    isForeignSite ||
    (origin !== undefined && !isPrivatePage && !isOwnOrigin(origin, request, publicUrl))
  ) {
    throw new AppError(
      'forbidden',
      'This request came from another site, so it was not carried out. Please use the form on our own pages.',
    );
  }
}

function isOwnOrigin(origin: string, request: FastifyRequest, publicUrl: string | null): boolean {
  const asked = `${request.protocol}://${request.host}`;
  if (publicUrl === null) return origin === asked;
  return origin === publicUrl || (origin === asked && isLoopback(request.hostname));
}

const isLoopback = (host: string) =>
  host === 'localhost' ||
  host === '[::1]' ||
  host === '::1' ||
  (isIP(host) === 4 && host.startsWith('127.'));

/** Security headers, the Origin check, the limit on bodies, and texts that every database can store. */
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import type { BookingProvider } from '#contracts/site-info.ts';
import { AppError } from '#server/errors.ts';
import { MOST_IMAGE_BYTES } from '#server/features/site-pictures/image-kind.ts';
import { contentPolicy, type InlineHashes, NO_INLINE } from '#server/http/content-policy.ts';
import { isHolder, sanitizeInPlace } from '#server/text/sanitize-unicode.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Scripts and styles written into the answer, which its policy allows. */
    inline: InlineHashes;
  }
}

/** No form of the product needs more. */
export const BODY_LIMIT_BYTES = 1_048_576;
/** A picture and the form around it; the guard has asked for the owner's session before any of it is read. */
const UPLOAD_LIMIT_BYTES = MOST_IMAGE_BYTES + 65_536;
const UPLOAD_CALLS = new Set<string>(Object.values(UPLOAD_PATHS));
/** Photographs with an enquiry, by whoever holds its private link. */
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

/** What says how a document behaves says nothing of a picture or of letters, of which a page asks for many: SVG can be a document. */
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
  /** Origins that pictures may come from besides our own: none unless a configured service demands it. */
  imageSources?: readonly string[];
  /** Whose appointment calendar the booking page shows. */
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
    // Letters have a shorter policy of their own.
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
    // Files and forms are read by the calls that take them.
    if (isHolder(body)) sanitizeInPlace(body);
  });
}

/** A name or an address, and perhaps a port. Without a Host there is nothing to check: old programs that ask after our health send none. */
const PLAIN_HOST = /^(?:[a-z0-9._-]{1,253}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/** Addresses of this site are made of it where no PUBLIC_URL is set. */
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
  if (
    Number(request.headers['content-length'] ?? 0) <=
    (isUpload ? UPLOAD_LIMIT_BYTES : BODY_LIMIT_BYTES)
  )
    return;
  throw new AppError(
    'too-large',
    isUpload
      ? 'The picture is larger than 10 MB. Please save it smaller and try again.'
      : 'That is too much to send at once: the limit is 1 MB. Please shorten the text and try again.',
  );
}

/**
 * A state-changing request must come from our own pages. A browser always says where it comes from;
 * a client that is no browser says nothing and carries nobody's cookies.
 */
function checkOrigin(request: FastifyRequest, publicUrl: string | null): void {
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return;
  const { origin } = request.headers;
  const site = request.headers['sec-fetch-site'];
  const isForeignSite = site === 'cross-site' || site === 'same-site';
  // A form on a page that keeps its address to itself sends no origin; that it is ours stands beside it, where no page can write.
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

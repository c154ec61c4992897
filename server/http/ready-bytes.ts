/**
 * The public lists, answered from memory: made by their own routes, compressed once, and made anew when the
 * content has changed since. An answer kept costs less than counting it, so limits on requests do not apply to it.
 */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#contracts/routes.ts';
import { accepts } from '#server/http/compression.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Exactly these addresses, the pages' own among them: with another query the route answers. */
const LISTS = new Set<string>([
  API.plants,
  API.services,
  `${API.services}?active=true`,
  API.portfolio,
  API.testimonials,
  API.designLibrary,
  API.heroImages,
]);
const BROTLI_QUALITY = 7;

type Coding = 'br' | 'gzip' | null;
type Form = { bytes: Buffer; etag: string };
type Kept = {
  version: string;
  type: string;
  cacheControl: string;
  br: Form;
  gzip: Form;
  plain: Form;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The content's version before the answer was made; null for an answer that is not kept. */
    listVersion: string | null;
  }
}

/** The one list in which the owner is shown more: with the owner's cookie its route answers. */
const OWNERS_TOO: string = API.services;

/** To be registered before the compression, which then leaves these answers alone. */
export function registerReadyBytes(
  app: FastifyInstance,
  {
    contentVersion,
    hasOwnerCookie,
  }: {
    contentVersion: () => Promise<string>;
    hasOwnerCookie: (request: FastifyRequest) => boolean;
  },
): void {
  const answers = new Map<string, Kept>();
  app.decorateRequest('listVersion', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !LISTS.has(request.url)) return undefined;
    if (request.url === OWNERS_TOO && hasOwnerCookie(request)) return undefined;
    // A database that cannot be asked is the route's to report.
    const version = await contentVersion().catch(() => null);
    const kept = answers.get(request.url);
    if (version !== null && kept?.version === version)
      return reply.send(chooseForm(request, reply, kept));
    request.listVersion = version;
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (request.listVersion === null || reply.statusCode !== 200 || typeof payload !== 'string')
      return payload;
    const kept = await make(payload, {
      version: request.listVersion,
      type: String(reply.getHeader('content-type')),
      cacheControl: String(reply.getHeader('cache-control')),
    });
    answers.set(request.url, kept);
    reply.removeHeader('content-length');
    return chooseForm(request, reply, kept);
  });
}

async function make(
  text: string,
  facts: Pick<Kept, 'version' | 'type' | 'cacheControl'>,
): Promise<Kept> {
  const bytes = Buffer.from(text);
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  const [br, zipped] = await Promise.all([
    brotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    zip(bytes),
  ]);
  return {
    ...facts,
    plain: { bytes, etag: `"${digest}"` },
    br: { bytes: br, etag: `"${digest}-br"` },
    gzip: { bytes: zipped, etag: `"${digest}-gz"` },
  };
}

/** Sets the headers; the body is null where the browser has it already. */
function chooseForm(request: FastifyRequest, reply: FastifyReply, kept: Kept): Buffer | null {
  const header = String(request.headers['accept-encoding'] ?? '');
  const coding: Coding = accepts(header, 'br') ? 'br' : accepts(header, 'gzip') ? 'gzip' : null;
  const { bytes, etag } = kept[coding ?? 'plain'];
  reply.headers({ 'cache-control': kept.cacheControl, etag, vary: 'accept-encoding' });
  if (isKnown(request.headers['if-none-match'], etag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  reply.header('content-type', kept.type);
  if (coding) reply.header('content-encoding', coding);
  return bytes;
}

/** A proxy that recompresses marks the tag as weak: it still names the same content. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

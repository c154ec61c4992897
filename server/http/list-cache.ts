/** Public lists answered from memory. A cached answer is cheaper than counting it, so rate limits do not apply. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API } from '#contracts/routes.ts';
import { NO_INLINE } from '#server/http/content-policy.ts';
import { type CachedAnswer, createResponseCache } from '#server/http/response-cache.ts';

/** Exactly these URLs, as used by the pages: any other query goes to the route. */
const LISTS = new Set<string>([
  API.plants,
  API.services,
  `${API.services}?active=true`,
  API.portfolio,
  API.testimonials,
  API.designLibrary,
  API.heroImages,
]);
/** The owner sees more in this list only, so requests with the owner's cookie go to its route (decision 014). */
const LONGER_FOR_OWNER: string = API.services;
/** Headers that a cached answer repeats. */
const HEADERS = ['content-type', 'cache-control'];

declare module 'fastify' {
  interface FastifyRequest {
    /** Content version before the answer was made; null if it is not cached. */
    listVersion: string | null;
  }
}

/** Register before compression, which then skips these answers. */
export function registerListCache(
  app: FastifyInstance,
  {
    contentVersion,
    hasOwnerCookie,
  }: {
    contentVersion: () => Promise<string>;
    hasOwnerCookie: (request: FastifyRequest) => boolean;
  },
): void {
  const cache = createResponseCache({ most: LISTS.size });
  app.decorateRequest('listVersion', null);

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || !LISTS.has(request.url)) return undefined;
    if (request.url === LONGER_FOR_OWNER && hasOwnerCookie(request)) return undefined;
    // Database failures are reported by the route.
    const version = await contentVersion().catch(() => null);
    const cached = version === null ? null : await cache.read(request.url, version);
    if (cached) return reply.send(await choose(request, reply, cached));
    request.listVersion = version;
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const version = request.listVersion;
    if (version === null || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const headers = HEADERS.map((name) => [name, String(reply.getHeader(name))] as const);
    const answer = await cache.put(request.url, version, async () => ({
      headers,
      text: payload,
      inline: NO_INLINE,
    }));
    reply.removeHeader('content-length');
    return choose(request, reply, answer!);
  });
}

/** Sets the headers; the body is null if the browser has it already (304). */
async function choose(request: FastifyRequest, reply: FastifyReply, answer: CachedAnswer) {
  for (const [name, value] of answer.headers) reply.header(name, value);
  const body = await answer.body.choose(request, reply);
  const coding = reply.getHeader('content-encoding');
  const etag = `"${answer.hash.slice(0, 22)}${coding ? `-${String(coding)}` : ''}"`;
  reply.header('etag', etag);
  if (!isKnown(request.headers['if-none-match'], etag)) return body;
  reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
  return null;
}

/** A recompressing proxy weakens the ETag: it still identifies the same content. */
const isKnown = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*');

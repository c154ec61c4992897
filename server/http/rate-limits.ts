/** Rate limits that stop scripts but not people. Counted by client address; IPv6 by its /64 network. */
import { createHmac, randomBytes } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedCounts } from '#server/db/shared-counts.ts';
import { AppError } from '#server/errors.ts';
import { RateStore, sharedStoreOf } from '#server/http/rate-store.ts';
import type { Clock } from '#server/ports/clock.ts';

export type RateLimits = {
  requestsPerMinute: number;
  designsPerMinute: number;
  pdfsPerMinute?: number;
  postedPdfsPerMinute?: number;
  bookingsPerDay?: number;
  picturesPerMinute?: number;
  plansPerMinute?: number;
  sharesPerMinute?: number;
  requestsToFirmPerMinute?: number;
  questionsPerMinute?: number;
  lookupsPerMinute?: number;
  signInsPerMinute?: number;
};
export const RATE_LIMITS: RateLimits = { requestsPerMinute: 6000, designsPerMinute: 90 };

export function clientKey(request: FastifyRequest): string {
  const address = request.ip.replace(/^::ffff:/, '');
  return address.includes(':') ? expandIpv6(address).slice(0, 4).join(':') : address;
}

function expandIpv6(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array.from({ length: Math.max(0, missing) }, () => '0'), ...right];
}

/**
 * @param onRefused called for every request that a limit refuses
 * @param shared with which the limits of single calls are those of all nodes; the one of all requests protects each node alone
 */
export async function registerRateLimits(
  app: FastifyInstance,
  limits: RateLimits,
  onRefused: (request: FastifyRequest) => void = () => undefined,
  shared: { counts: SharedCounts; hash(client: string): string } | null = null,
): Promise<void> {
  await app.register(rateLimit, {
    max: limits.requestsPerMinute,
    timeWindow: 60_000,
    store: shared ? sharedStoreOf(shared) : RateStore,
    keyGenerator: clientKey,
    onExceeded: onRefused,
    // Remaining counts are not sent; a refused client gets Retry-After.
    addHeaders: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: () =>
      new AppError(
        'too-many',
        'That was a lot of requests in a short time. Please wait a minute and try again.',
      ),
  });
}

export type Lanes = { hash(client: string): string; laneOf(request: FastifyRequest): string };

/**
 * Queue keys of clients, which tell nobody their addresses and are others on the next day (UTC).
 * @param salt the same on all nodes that count together; without one they are valid within this process only
 */
export function createLanes(clock: Clock, salt: Buffer = randomBytes(16)): Lanes {
  const hash = (client: string) =>
    createHmac('sha256', salt)
      .update(`${clock.now().toISOString().slice(0, 10)} ${client}`)
      .digest('base64url')
      .slice(0, 16);
  return { hash, laneOf: (request) => hash(clientKey(request)) };
}

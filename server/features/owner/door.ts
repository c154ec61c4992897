/** From a request to the owner: whose session it carries, and signing in. One for a server. */
import type { FastifyRequest } from 'fastify';
import type { LogInInput } from '#contracts/owner.ts';
import type { Container } from '#server/container.ts';
import { boundHasher } from '#server/features/owner/bounded-hasher.ts';
import { noOwnerCookie, ownerCookie, readOwnerCookie } from '#server/features/owner/cookie.ts';
import { shortenUserAgent } from '#server/features/owner/device.ts';
import { type Door, logIn } from '#server/features/owner/log-in.ts';
import { type Client, findSession, type LiveSession } from '#server/features/owner/sessions.ts';
import { createTurns } from '#server/features/owner/turns.ts';

export type OwnerDoor = Door & {
  /** Null where the request carries no session, or one that has ended. */
  readSession(request: FastifyRequest): Promise<LiveSession | null>;
  /** @returns the Set-Cookie header of a new session. @throws AppError, DelayedError */
  logIn(request: FastifyRequest, input: LogInInput): Promise<{ cookie: string; session: LiveSession }>;
  hasCookie(request: FastifyRequest): boolean;
  /** A Set-Cookie header that takes the cookie away. */
  clearedCookie(request: FastifyRequest): string;
  clientOf(request: FastifyRequest): Client;
};

/** @param addressOf how the site counts clients; @param perMinute attempts of one address that are looked at */
export function createOwnerDoor(container: Container, { addressOf, perMinute }: { addressOf: (request: FastifyRequest) => string; perMinute?: number | undefined }): OwnerDoor {
  const { config, passwords } = container;
  const door: Door = { hasher: boundHasher(passwords), turns: createTurns(perMinute) };
  const isSecure = (request: FastifyRequest) => request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false);
  const secretOf = (request: FastifyRequest) => readOwnerCookie(request.headers.cookie, isSecure(request));
  const clientOf = (request: FastifyRequest): Client => ({ address: addressOf(request), userAgent: shortenUserAgent(request.headers['user-agent']) });
  return {
    ...door,
    clientOf,
    readSession: (request) => findSession({ ctx: container.contextFor({ kind: 'visitor' }, String(request.id)), secret: secretOf(request) }),
    async logIn(request, input) {
      const { secret, session } = await logIn({ ctx: container.contextFor({ kind: 'visitor' }, String(request.id)), door, client: clientOf(request), input, presented: secretOf(request) });
      return { cookie: ownerCookie(secret, isSecure(request)), session };
    },
    hasCookie: (request) => secretOf(request) !== null,
    clearedCookie: (request) => noOwnerCookie(isSecure(request)),
  };
}

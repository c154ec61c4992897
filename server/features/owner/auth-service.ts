/** From a request to the owner: whose session it carries, and signing in. One for a server. */
import type { FastifyRequest } from 'fastify';
import type { LogInInput } from '#contracts/owner.ts';
import type { PasskeyUsed } from '#contracts/passkeys.ts';
import type { PasskeyPlace } from '#server/features/owner/passkey-place.ts';
import { signInWithPasskey } from '#server/features/owner/passkey-sign-in.ts';
import type { Container } from '#server/container.ts';
import { noteRefused } from '#server/features/owner/attempts.ts';
import { hasColleagues } from '#server/features/owner/colleagues.ts';
import { boundHasher } from '#server/features/owner/bounded-hasher.ts';
import {
  deviceCookie,
  noOwnerCookie,
  ownerCookie,
  readDeviceCookie,
  readOwnerCookie,
} from '#server/features/owner/cookie.ts';
import { shortenUserAgent } from '#server/features/owner/device.ts';
import { type LoginGuard, logIn } from '#server/features/owner/log-in.ts';
import { findDevice } from '#server/features/owner/known-devices.ts';
import { createRefusedTries } from '#server/features/owner/refused-tries.ts';
import { type Client, findSession, type LiveSession } from '#server/features/owner/sessions.ts';
import { createTurns } from '#server/features/owner/turns.ts';

export type AuthService = LoginGuard & {
  /** Null where the request carries no session, or one that has ended. */
  readSession(request: FastifyRequest): Promise<LiveSession | null>;
  /** @returns the Set-Cookie headers of a new session, its own first. @throws AppError, DelayedError */
  logIn(
    request: FastifyRequest,
    input: LogInInput,
  ): Promise<{ cookies: string[]; session: LiveSession }>;
  /** The same, by a passkey. @throws AppError */
  logInWithPasskey(
    request: FastifyRequest,
    input: PasskeyUsed,
    place: PasskeyPlace,
  ): Promise<{ cookies: string[]; session: LiveSession }>;
  /** Whether anybody signs in beside the owner, so that the form has to ask who it is. */
  asksWho(): Promise<boolean>;
  hasCookie(request: FastifyRequest): boolean;
  /** A Set-Cookie header that takes the cookie away. */
  clearedCookie(request: FastifyRequest): string;
  clientOf(request: FastifyRequest): Client;
  /** With the device, where the owner has signed in with it before. */
  knownClientOf(request: FastifyRequest): Promise<Client>;
};

type AuthOptions = {
  addressOf: (request: FastifyRequest) => string;
  perMinute?: number | undefined;
  onFailure: (error: unknown) => void;
};

/** @param addressOf how the site counts clients; @param perMinute attempts of one address that are looked at; @param onFailure what was refused could not be written yet */
export function createAuthService(
  container: Container,
  { addressOf, perMinute, onFailure }: AuthOptions,
): AuthService {
  const { config, passwords } = container;
  const refused = createRefusedTries({
    clock: container.clock,
    write: (rows) =>
      noteRefused({ ctx: container.contextFor({ kind: 'system' }, 'refused-tries'), rows }),
    onFailure,
  });
  const guard: LoginGuard = {
    hasher: boundHasher(passwords),
    turns: createTurns(perMinute),
    refused,
  };
  const isSecure = (request: FastifyRequest) =>
    request.protocol === 'https' || (config.publicUrl?.startsWith('https:') ?? false);
  const secretOf = (request: FastifyRequest) =>
    readOwnerCookie(request.headers.cookie, isSecure(request));
  const clientOf = (request: FastifyRequest): Client => ({
    address: addressOf(request),
    userAgent: shortenUserAgent(request.headers['user-agent']),
  });
  const knownClientOf = async (request: FastifyRequest): Promise<Client> => ({
    ...clientOf(request),
    device: await findDevice(
      container.db.read,
      readDeviceCookie(request.headers.cookie, isSecure(request)),
    ),
  });
  const opened = (
    request: FastifyRequest,
    { secret, session, deviceSecret }: Awaited<ReturnType<typeof logIn>>,
  ) => {
    // A device that is known keeps its secret, for another while.
    const device = deviceSecret ?? readDeviceCookie(request.headers.cookie, isSecure(request))!;
    return {
      cookies: [ownerCookie(secret, isSecure(request)), deviceCookie(device, isSecure(request))],
      session,
    };
  };
  return {
    ...guard,
    clientOf,
    knownClientOf,
    readSession: (request) =>
      findSession({
        ctx: container.contextFor({ kind: 'visitor' }, String(request.id)),
        secret: secretOf(request),
      }),
    async logIn(request, input) {
      const ctx = container.contextFor({ kind: 'visitor' }, String(request.id));
      return opened(
        request,
        await logIn({
          ctx,
          guard,
          client: await knownClientOf(request),
          input,
          presented: secretOf(request),
        }),
      );
    },
    async logInWithPasskey(request, input, place) {
      return opened(
        request,
        await signInWithPasskey({
          ctx: container.contextFor({ kind: 'visitor' }, String(request.id)),
          client: await knownClientOf(request),
          input,
          place,
          presented: secretOf(request),
        }),
      );
    },
    asksWho: () => hasColleagues(container.db.read),
    hasCookie: (request) => secretOf(request) !== null,
    clearedCookie: (request) => noOwnerCookie(isSecure(request)),
  };
}

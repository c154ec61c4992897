/** Passkeys: one's own behind the guard, and signing in with one before it. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { LogInAnswer } from '#contracts/owner.ts';
import {
  PASSKEY_SIGN_IN,
  PasskeyBegin,
  PasskeyList,
  PasskeyMade,
  PasskeyOptions,
  PasskeyParams,
  PASSKEYS_URL,
  PasskeyUsed,
} from '#contracts/passkeys.ts';
import { ownerCalls } from '#server/calls.ts';
import type { Config } from '#server/config.ts';
import type { Container } from '#server/container.ts';
import { AppError } from '#server/errors.ts';
import type { AuthService } from '#server/features/owner/auth-service.ts';
import { type PasskeyPlace, passkeyPlace } from '#server/features/owner/passkey-place.ts';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from '#server/features/owner/passkeys.ts';
import { beginSignIn } from '#server/features/owner/passkey-sign-in.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** Of one client in a minute. */
const SIGN_INS = 30;

const askedOf = (request: FastifyRequest) => `${request.protocol}://${request.host || 'localhost'}`;

/** @throws AppError impossible, with what hinders */
export function requirePlace(config: Config, request: FastifyRequest): PasskeyPlace {
  const place = passkeyPlace(config, askedOf(request));
  if ('hindrance' in place) throw new AppError('impossible', place.hindrance);
  return place;
}

export function registerPasskeyRoutes(
  admin: FastifyInstance,
  container: Container,
  auth: AuthService,
): void {
  const { config } = container;
  const call = ownerCalls(admin, container, 'Owner');
  call('get', PASSKEYS_URL, 'Your passkeys', { answer: PasskeyList }, ({ ctx }, { request }) => {
    const place = passkeyPlace(config, askedOf(request));
    return listPasskeys({ ctx, hindrance: 'hindrance' in place ? place.hindrance : null });
  });
  call(
    'post',
    `${PASSKEYS_URL}/begin`,
    'With your password: what the browser needs to make a passkey',
    { body: PasskeyBegin, answer: PasskeyOptions },
    async ({ ctx, input }, { request }) => ({
      options: await beginPasskey({
        ctx,
        input,
        guard: auth,
        client: await auth.knownClientOf(request),
        place: requirePlace(config, request),
        firmName: (await readSettings({ ctx })).firmName,
      }),
    }),
  );
  call(
    'post',
    PASSKEYS_URL,
    'Keeps the passkey that was made',
    { body: PasskeyMade, done: 'The passkey was added' },
    ({ ctx, input }, { request }) =>
      addPasskey({
        ctx,
        input,
        client: auth.clientOf(request),
        place: requirePlace(config, request),
      }),
  );
  call(
    'delete',
    `${PASSKEYS_URL}/:id`,
    'Removes a passkey',
    { params: PasskeyParams, done: 'The passkey was removed' },
    removePasskey,
  );
}

/** Outside the guard, as the password is. */
export function registerPasskeySignIn(
  app: FastifyInstance,
  container: Container,
  auth: AuthService,
): void {
  const calls = app.withTypeProvider<ZodTypeProvider>();
  const config = { rateLimit: { max: SIGN_INS, timeWindow: 60_000 } };
  calls.post(
    PASSKEY_SIGN_IN.begin,
    {
      config,
      schema: {
        summary: 'What the browser needs to sign in with a passkey',
        tags: ['Owner'],
        response: { 200: PasskeyOptions },
      },
    },
    async (request) => ({
      options: await beginSignIn({
        ctx: container.contextFor({ kind: 'visitor' }, request.id),
        place: requirePlace(container.config, request),
      }),
    }),
  );
  calls.post(
    PASSKEY_SIGN_IN.finish,
    {
      config,
      schema: {
        summary: 'Signs in with a passkey: sets a cookie that lasts two hours',
        tags: ['Owner'],
        body: PasskeyUsed,
        response: { 200: LogInAnswer },
      },
    },
    async (request, reply) => {
      const place = requirePlace(container.config, request);
      const { cookies, session } = await auth.logInWithPasskey(request, request.body, place);
      return reply.header('set-cookie', cookies).send({
        success: true,
        message: 'You are signed in.',
        signedInAt: session.signedInAt,
        endsAt: session.endsAt,
      });
    },
  );
}

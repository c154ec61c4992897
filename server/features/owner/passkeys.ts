/** Passkeys beside the passwords: made once the password has been given again, listed and removed by whose they are. */
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { MOST_PASSKEYS, PasskeyBegin, type PasskeyList, PasskeyMade } from '#contracts/passkeys.ts';
import type { Colleague } from '#contracts/rights.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { countRows, findRow, insertRows, listRows, takeRow } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { describeDevice } from '#server/features/owner/device.ts';
import { type LoginGuard, withPassword } from '#server/features/owner/log-in.ts';
import type { PasskeyPlace } from '#server/features/owner/passkey-place.ts';
import {
  ALGORITHMS,
  asSent,
  keepChallenge,
  library,
  takeChallenge,
} from '#server/features/owner/passkey-questions.ts';
import type { Client } from '#server/features/owner/sessions.ts';

const byOf = ({ actor }: Context): Colleague | null =>
  actor.kind === 'owner' ? (actor.by ?? null) : null;
const purposeOf = (by: Colleague | null) => `add:${by?.id ?? 'owner'}`;
const subjectOf = (by: Colleague | null) => (by ? `colleagues:${by.id}` : 'owner');
/** Of whoever is signed in, the oldest first. */
export async function listPasskeys({
  ctx,
  hindrance,
}: {
  ctx: Context;
  hindrance: string | null;
}): Promise<PasskeyList> {
  requireOwner(ctx);
  const rows = await listRows(
    ctx.db.read,
    'passkeys',
    { colleague_id: byOf(ctx)?.id ?? null },
    'created_at',
    'id',
  );
  return {
    hindrance,
    items: rows.map((row) => ({
      id: row.id,
      label: row.label,
      addedAt: row.created_at,
      lastUsedAt: row.last_used_at,
      isShared: row.is_shared === 1,
    })),
  };
}

/** Once the password has been given again: what the browser needs to make one. @throws AppError, DelayedError */
export async function beginPasskey({
  ctx,
  guard,
  client,
  input,
  place,
  firmName,
}: {
  ctx: Context;
  guard: LoginGuard;
  client: Client;
  input: unknown;
  place: PasskeyPlace;
  firmName: string;
}): Promise<Record<string, unknown>> {
  requireOwner(ctx);
  const by = byOf(ctx);
  const { currentPassword } = PasskeyBegin.parse(input);
  const known = await listRows(ctx.db.read, 'passkeys', { colleague_id: by?.id ?? null }, 'id');
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: firmName,
    rpID: place.rpId,
    userName: by?.email ?? 'owner',
    userDisplayName: by?.name ?? 'The owner',
    // The same for all of one person's, so that a device shows one line for them.
    userID: new Uint8Array(Buffer.from(by?.id ?? 'owner')),
    excludeCredentials: known.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as AuthenticatorTransport[],
    })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const outcome = await withPassword({
    ctx,
    guard,
    client,
    password: currentPassword,
    whose: by && { id: by.id },
    passedAs: 'password-confirmed',
    apply: (tx) => keepChallenge(tx, ctx, { challenge: options.challenge, purpose: purposeOf(by) }),
  });
  if (!outcome.isRight)
    throw new AppError('invalid', 'The password is not right.', [
      { field: 'currentPassword', message: 'The password is not right.' },
    ]);
  return { ...options };
}

/** @throws AppError impossible, conflict */
export async function addPasskey({
  ctx,
  client,
  input,
  place,
}: {
  ctx: Context;
  client: Client;
  input: unknown;
  place: PasskeyPlace;
}): Promise<void> {
  requireOwner(ctx);
  const by = byOf(ctx);
  const made = PasskeyMade.parse(input);
  const expectedChallenge = await takeChallenge(ctx, made.response.clientDataJSON, purposeOf(by));
  const { verifyRegistrationResponse } = await library();
  const found = await verifyRegistrationResponse({
    response: asSent(made),
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch(() => null);
  if (!found?.verified)
    throw new AppError('impossible', 'The passkey could not be checked. Please try again.');
  const { credential, credentialBackedUp } = found.registrationInfo;
  await ctx.db.write(async (tx) => {
    if ((await countRows(tx, 'passkeys', { colleague_id: by?.id ?? null })) >= MOST_PASSKEYS)
      throw new AppError(
        'conflict',
        `${MOST_PASSKEYS} passkeys are kept for one person. Please remove one first.`,
      );
    if (await findRow(tx, 'passkeys', { id: credential.id }))
      throw new AppError('conflict', 'This passkey is known already.');
    await insertRows(tx, 'passkeys', {
      id: credential.id,
      colleague_id: by?.id ?? null,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: JSON.stringify(made.response.transports ?? []),
      is_shared: credentialBackedUp ? 1 : 0,
      label: describeDevice(client.userAgent),
      created_at: ctx.clock.now().toISOString(),
      last_used_at: null,
    });
    await writeAudit(tx, ctx, { action: 'owner.add-passkey', subject: subjectOf(by) });
  });
}

/** One's own alone. @throws AppError not-found */
export async function removePasskey({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  const by = byOf(ctx);
  await ctx.db.write(async (tx) => {
    if (!(await takeRow(tx, 'passkeys', { id, colleague_id: by?.id ?? null })))
      throw new AppError('not-found', 'This passkey is no longer here.');
    await writeAudit(tx, ctx, { action: 'owner.remove-passkey', subject: subjectOf(by) });
  });
}

/** Signing in with a passkey, in place of a password. */
import type { AuthenticatorTransport } from '@simplewebauthn/server';
import { PasskeyUsed } from '#contracts/passkeys.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { findRow, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { toColleague } from '#server/features/owner/colleague-rows.ts';
import { addDevice } from '#server/features/owner/known-devices.ts';
import type { PasskeyPlace } from '#server/features/owner/passkey-place.ts';
import {
  asSent,
  keepChallenge,
  library,
  takeChallenge,
} from '#server/features/owner/passkey-questions.ts';
import { insertAttempt } from '#server/features/owner/repo.ts';
import { type Client, type LiveSession, startSession } from '#server/features/owner/sessions.ts';

const SIGN_IN = 'sign-in';
const notUsable = () =>
  new AppError(
    'unauthenticated',
    'This passkey opens nothing here. Please sign in with the password.',
  );

/** What the browser needs to sign in with one of its own; whose it is, the answer tells. */
export async function beginSignIn({
  ctx,
  place,
}: {
  ctx: Context;
  place: PasskeyPlace;
}): Promise<Record<string, unknown>> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: place.rpId,
    userVerification: 'required',
  });
  await ctx.db.write((tx) =>
    keepChallenge(tx, ctx, { challenge: options.challenge, purpose: SIGN_IN }),
  );
  return { ...options };
}

/** @returns `deviceSecret` where the device was not known before @throws AppError unauthenticated, invalid */
export async function signInWithPasskey({
  ctx,
  client,
  input,
  place,
  presented,
}: {
  ctx: Context;
  client: Client;
  input: unknown;
  place: PasskeyPlace;
  presented: string | null;
}): Promise<{ secret: string; session: LiveSession; deviceSecret: string | null }> {
  const used = PasskeyUsed.parse(input);
  const expectedChallenge = await takeChallenge(ctx, used.response.clientDataJSON, SIGN_IN);
  const row = await findRow(ctx.db.read, 'passkeys', { id: used.id });
  if (!row) throw notUsable();
  const { verifyAuthenticationResponse } = await library();
  const found = await verifyAuthenticationResponse({
    response: asSent(used),
    expectedChallenge,
    expectedOrigin: place.origin,
    expectedRPID: place.rpId,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
      transports: JSON.parse(row.transports) as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch(() => null);
  if (!found?.verified) throw notUsable();
  const at = ctx.clock.now().toISOString();
  return ctx.db.write(async (tx) => {
    // It may have been taken away, or used by a copy of itself, in the meantime.
    const now = await findRow(tx, 'passkeys', { id: row.id });
    if (!now || Number(now.counter) !== Number(row.counter)) throw notUsable();
    const colleague =
      now.colleague_id === null ? null : await findRow(tx, 'colleagues', { id: now.colleague_id });
    if (colleague === undefined) throw notUsable();
    const who = colleague && toColleague(colleague);
    await updateRows(
      tx,
      'passkeys',
      { id: row.id },
      { counter: found.authenticationInfo.newCounter, last_used_at: at },
    );
    const owner: Context = { ...ctx, actor: { kind: 'owner', by: who } };
    const started = await startSession(tx, owner, client, presented, who);
    await insertAttempt(tx, {
      id: ctx.ids.make('sia'),
      at,
      address: client.address,
      outcome: 'signed-in',
      user_agent: client.userAgent,
      count: 1,
    });
    if (who) await updateRows(tx, 'colleagues', { id: who.id }, { last_sign_in_at: at });
    await writeAudit(tx, owner, {
      action: 'owner.sign-in',
      subject: started.session.id,
      detail: { passkey: true },
    });
    return {
      ...started,
      deviceSecret: client.device === undefined ? await addDevice(tx, at) : null,
    };
  });
}

/** The questions that a passkey answers: each is good once, for five minutes, and for what it was asked. */
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { insertRows, takeRow } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';

const CHALLENGE_MS = 5 * 60_000;

/** Loaded when somebody first uses a passkey. */
export const library = () => import('@simplewebauthn/server');
/** EdDSA, ES256 and RS256, which every device has one of. */
export const ALGORITHMS = [-8, -7, -257];

export async function keepChallenge(
  tx: Tx,
  ctx: Context,
  { challenge, purpose }: { challenge: string; purpose: string },
): Promise<void> {
  const now = ctx.clock.now();
  await tx.deleteFrom('passkey_challenges').where('ends_at', '<=', now.toISOString()).execute();
  await insertRows(tx, 'passkey_challenges', {
    challenge,
    purpose,
    ends_at: new Date(now.getTime() + CHALLENGE_MS).toISOString(),
  });
}

/** What the answer says that it answers; it is good once. @throws AppError impossible */
export async function takeChallenge(
  ctx: Context,
  clientDataJSON: string,
  purpose: string,
): Promise<string> {
  const late = () =>
    new AppError('impossible', 'That took too long, or was sent twice. Please try again.');
  let challenge: unknown;
  try {
    ({ challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')));
  } catch {
    throw late();
  }
  if (typeof challenge !== 'string' || challenge.length > 200) throw late();
  const row = await ctx.db.write((tx) =>
    takeRow(tx, 'passkey_challenges', { challenge: challenge as string, purpose }),
  );
  if (!row || row.ends_at <= ctx.clock.now().toISOString()) throw late();
  return row.challenge;
}

/** The library's own shape: extensions are not asked for, so none is read. */
export function asSent<Sent extends { authenticatorAttachment?: unknown }>(sent: Sent) {
  const { authenticatorAttachment: _place, ...rest } = sent;
  return { ...rest, clientExtensionResults: {} } as Omit<Sent, 'authenticatorAttachment'> & {
    clientExtensionResults: Record<string, never>;
  } as never;
}

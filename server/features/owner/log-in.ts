/** Checks the password, at sign-in and before it is changed. */
import { type AttemptOutcome, LogInInput } from '#contracts/owner.ts';
import type { Colleague } from '#contracts/rights.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import {
  type Attempt,
  beginAttempt,
  DelayedError,
  dropAttempt,
  failAttempt,
  passAttempt,
} from '#server/features/owner/attempts.ts';
import { addDevice, countedBy } from '#server/features/owner/known-devices.ts';
import { findPasswordOf, type WhosePassword } from '#server/features/owner/colleague-rows.ts';
import type { BoundedHasher } from '#server/features/owner/bounded-hasher.ts';
import { describeWait } from '#server/features/owner/delays.ts';
import type { RefusedTries } from '#server/features/owner/refused-tries.ts';
import { type Client, type LiveSession, startSession } from '#server/features/owner/sessions.ts';
import type { Turns } from '#server/features/owner/turns.ts';

/** What stands before the password; one of each for a server. */
export type LoginGuard = { hasher: BoundedHasher; turns: Turns; refused: RefusedTries };

/**
 * Checks a password and, where it is right, does `apply` in one transaction with what is kept of the attempt.
 * @returns null where it is wrong, with the wait that follows
 * @throws DelayedError, AppError unavailable
 */
export async function withPassword<T>({
  ctx,
  guard,
  client,
  password,
  whose = null,
  passedAs,
  apply,
}: {
  ctx: Context;
  guard: LoginGuard;
  client: Client;
  password: string;
  whose?: WhosePassword;
  passedAs: AttemptOutcome;
  apply: (tx: Tx, who: Colleague | null) => Promise<T>;
}): Promise<{ isRight: true; result: T } | { isRight: false; waitMs: number }> {
  const waitMs = guard.turns.take(countedBy(client), ctx.clock.now().getTime());
  if (waitMs > 0) {
    guard.refused.count(client);
    throw new DelayedError(waitMs);
  }
  const attempt = await beginAttempt(ctx, client);
  const { hash, isNobody } = await findPasswordOf(ctx.db.read, whose);
  const isRight =
    hash !== null && (await verify({ ctx, guard, client, attempt, hash, password })) && !isNobody;
  const passed =
    isRight &&
    (await ctx.db.write(async (tx) => {
      // The password may have been changed while this one was looked at.
      const found = await findPasswordOf(tx, whose);
      if (found.isNobody || found.hash !== hash) return null;
      await passAttempt(tx, ctx, client, attempt, passedAs);
      return { result: await apply(tx, found.who) };
    }));
  if (passed) {
    guard.turns.clear(countedBy(client));
    return { isRight: true, result: passed.result };
  }
  await failAttempt(ctx, client, attempt);
  return { isRight: false, waitMs: attempt.nextWaitMs };
}

async function verify({
  ctx,
  guard,
  client,
  attempt,
  hash,
  password,
}: {
  ctx: Context;
  guard: LoginGuard;
  client: Client;
  attempt: Attempt;
  hash: string;
  password: string;
}): Promise<boolean> {
  try {
    return await guard.hasher.verify(hash, password, attempt.isKnown);
  } catch (error) {
    await dropAttempt(ctx, client, attempt);
    throw error;
  }
}

/**
 * Signs the owner in, or with an e-mail address somebody who signs in beside them.
 * @param presented the secret of a session that came along; it is ended
 * @returns `deviceSecret` where the device was not known before
 * @throws AppError unauthenticated for a wrong password; DelayedError; AppError unavailable
 */
export async function logIn({
  ctx,
  guard,
  client,
  input,
  presented,
}: {
  ctx: Context;
  guard: LoginGuard;
  client: Client;
  input: LogInInput;
  presented: string | null;
}): Promise<{ secret: string; session: LiveSession; deviceSecret: string | null }> {
  const { password, email = '' } = LogInInput.parse(input);
  const outcome = await withPassword({
    ctx,
    guard,
    client,
    password,
    whose: email === '' ? null : { email },
    passedAs: 'signed-in',
    async apply(tx, who) {
      const owner: Context = { ...ctx, actor: { kind: 'owner', by: who } };
      const started = await startSession(tx, owner, client, presented, who);
      if (who)
        await updateRows(
          tx,
          'colleagues',
          { id: who.id },
          { last_sign_in_at: started.session.signedInAt },
        );
      await writeAudit(tx, owner, { action: 'owner.sign-in', subject: started.session.id });
      return {
        ...started,
        deviceSecret:
          client.device === undefined ? await addDevice(tx, ctx.clock.now().toISOString()) : null,
      };
    },
  });
  if (!outcome.isRight) throw new AppError('unauthenticated', sayWrong(outcome.waitMs, email));
  return outcome.result;
}

function sayWrong(waitMs: number, email: string): string {
  const wrong =
    email === ''
      ? 'That password is not right.'
      : 'That e-mail address and password do not go together.';
  return waitMs === 0 ? wrong : `${wrong} You can try again in ${describeWait(waitMs)}.`;
}

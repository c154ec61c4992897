/** Attempts at the password: counted by address, or by device where it is known, before anything is hashed, so that those made at the same time count too. */
import type { AttemptOutcome } from '#contracts/owner.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { countingFailures, delayAfter, describeWait } from '#server/features/owner/delays.ts';
import {
  countAttempts,
  findUnbroken,
  holdDelay,
  insertAttempt,
  saveDelay,
  setAttemptOutcome,
} from '#server/features/owner/repo.ts';
import { countedBy } from '#server/features/owner/known-devices.ts';
import type { Refused } from '#server/features/owner/refused-tries.ts';
import type { Client } from '#server/features/owner/sessions.ts';

const DELAYED: AttemptOutcome = 'delayed';

/** This address has to wait. */
export class DelayedError extends AppError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super(
      'too-many',
      `There have been several wrong passwords from your connection. Please wait ${describeWait(retryAfterMs)} and try again.`,
    );
    this.retryAfterMs = retryAfterMs;
  }
}

export type Attempt = {
  id: string;
  /** Whether this address has signed in before. */
  isKnown: boolean;
  /** How long this address has to wait if the password turns out to be wrong. */
  nextWaitMs: number;
};

/**
 * Counts an attempt as a failure until it proves to be none.
 * @throws DelayedError when this address has to wait; others need not
 */
export async function beginAttempt(ctx: Context, client: Client): Promise<Attempt> {
  const now = ctx.clock.now();
  const at = now.toISOString();
  const begun = await ctx.db.write(async (tx): Promise<Attempt | { waitMs: number }> => {
    const held = await holdDelay(tx, countedBy(client), at);
    const waitMs = held.blocked_until === null ? 0 : Date.parse(held.blocked_until) - now.getTime();
    if (waitMs > 0) {
      await noteTurnedAway(tx, ctx, {
        address: client.address,
        userAgent: client.userAgent,
        count: 1,
        at,
      });
      return { waitMs };
    }
    const failures =
      countingFailures({ failures: held.failures, failedAt: held.failed_at, now }) + 1;
    const nextWaitMs = delayAfter(failures);
    await saveDelay(tx, {
      address: countedBy(client),
      failures,
      failed_at: at,
      blocked_until: nextWaitMs > 0 ? new Date(now.getTime() + nextWaitMs).toISOString() : null,
    });
    const id = ctx.ids.make('sia');
    await insertAttempt(tx, {
      id,
      at,
      address: client.address,
      outcome: 'unfinished',
      user_agent: client.userAgent,
      count: 1,
    });
    return { id, isKnown: held.known_at !== null, nextWaitMs };
  });
  if ('waitMs' in begun) throw new DelayedError(begun.waitMs);
  return begun;
}

/** A flood leaves one row that counts, not a row each, under whatever names its browsers give themselves: the latest is kept. */
async function noteTurnedAway(
  tx: Tx,
  ctx: Context,
  { address, userAgent, count, at }: Refused,
): Promise<void> {
  const latest = await findUnbroken(tx, { address, outcome: DELAYED });
  if (latest)
    return countAttempts(tx, latest.id, {
      ...(latest.at > at
        ? { at: latest.at, user_agent: latest.user_agent }
        : { at, user_agent: userAgent }),
      count,
    });
  await insertAttempt(tx, {
    id: ctx.ids.make('sia'),
    at,
    address,
    outcome: DELAYED,
    user_agent: userAgent,
    count,
  });
}

/** What was turned away from memory meanwhile stands among the attempts. */
export async function noteRefused({
  ctx,
  rows,
}: {
  ctx: Context;
  rows: readonly Refused[];
}): Promise<void> {
  await ctx.db.write(async (tx) => {
    for (const row of rows) await noteTurnedAway(tx, ctx, row);
  });
}

/** The password was wrong: what was counted stands. The wait begins now, not when the hashing began. */
export async function failAttempt(
  ctx: Context,
  client: Client,
  { id, nextWaitMs }: Attempt,
): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    await setAttemptOutcome(tx, id, 'wrong-password');
    if (nextWaitMs === 0) return;
    const held = await holdDelay(tx, countedBy(client), now.toISOString());
    const until = new Date(now.getTime() + nextWaitMs).toISOString();
    if (held.blocked_until === null || held.blocked_until < until)
      await saveDelay(tx, { address: countedBy(client), blocked_until: until });
  });
}

/** Nobody looked at the password: the attempt is taken back. */
export async function dropAttempt(ctx: Context, client: Client, { id }: Attempt): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await ctx.db.write(async (tx) => {
    const held = await holdDelay(tx, countedBy(client), at);
    await saveDelay(tx, {
      address: countedBy(client),
      failures: Math.max(0, held.failures - 1),
      blocked_until: null,
    });
    await setAttemptOutcome(tx, id, 'busy');
  });
}

/** The password was right: this address begins anew. In the transaction of what the password was asked for, which `outcome` names. */
export async function passAttempt(
  tx: Tx,
  ctx: Context,
  client: Client,
  { id }: Attempt,
  outcome: AttemptOutcome,
): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await holdDelay(tx, countedBy(client), at);
  await saveDelay(tx, {
    address: countedBy(client),
    failures: 0,
    failed_at: null,
    blocked_until: null,
    known_at: at,
  });
  await setAttemptOutcome(tx, id, outcome);
}

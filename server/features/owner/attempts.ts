/** Attempts at the password: counted by address before anything is hashed, so that those made at the same time count too. */
import type { AttemptOutcome } from '#contracts/owner.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { countingFailures, delayAfter, describeWait } from '#server/features/owner/delays.ts';
import { countAttempt, findLatestAttempt, holdDelay, insertAttempt, saveDelay, setAttemptOutcome } from '#server/features/owner/repo.ts';
import type { Client } from '#server/features/owner/sessions.ts';

/** This address has to wait. */
export class DelayedError extends AppError {
  readonly retryAfterMs: number;

  constructor(retryAfterMs: number) {
    super('too-many', `There have been several wrong passwords from your connection. Please wait ${describeWait(retryAfterMs)} and try again.`);
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
    const held = await holdDelay(tx, client.address, at);
    const waitMs = held.blocked_until === null ? 0 : Date.parse(held.blocked_until) - now.getTime();
    if (waitMs > 0) {
      await noteTurnedAway(tx, ctx, client, 'delayed');
      return { waitMs };
    }
    const failures = countingFailures({ failures: held.failures, failedAt: held.failed_at, now }) + 1;
    const nextWaitMs = delayAfter(failures);
    await saveDelay(tx, { address: client.address, failures, failed_at: at, blocked_until: nextWaitMs > 0 ? new Date(now.getTime() + nextWaitMs).toISOString() : null });
    const id = ctx.ids.make('sia');
    await insertAttempt(tx, { id, at, address: client.address, outcome: 'unfinished', user_agent: client.userAgent, count: 1 });
    return { id, isKnown: held.known_at !== null, nextWaitMs };
  });
  if ('waitMs' in begun) throw new DelayedError(begun.waitMs);
  return begun;
}

/** A flood leaves one row that counts, not a row each. */
async function noteTurnedAway(tx: Tx, ctx: Context, client: Client, outcome: AttemptOutcome): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const latest = await findLatestAttempt(tx, client.address);
  if (latest?.outcome === outcome && latest.user_agent === client.userAgent) return countAttempt(tx, latest.id, at);
  await insertAttempt(tx, { id: ctx.ids.make('sia'), at, address: client.address, outcome, user_agent: client.userAgent, count: 1 });
}

/** The password was wrong: what was counted stands. The wait begins now, not when the hashing began. */
export async function failAttempt(ctx: Context, client: Client, { id, nextWaitMs }: Attempt): Promise<void> {
  const now = ctx.clock.now();
  await ctx.db.write(async (tx) => {
    await setAttemptOutcome(tx, id, 'wrong-password');
    if (nextWaitMs === 0) return;
    const held = await holdDelay(tx, client.address, now.toISOString());
    const until = new Date(now.getTime() + nextWaitMs).toISOString();
    if (held.blocked_until === null || held.blocked_until < until) await saveDelay(tx, { address: client.address, blocked_until: until });
  });
}

/** Nobody looked at the password: the attempt is taken back. */
export async function dropAttempt(ctx: Context, client: Client, { id }: Attempt): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await ctx.db.write(async (tx) => {
    const held = await holdDelay(tx, client.address, at);
    await saveDelay(tx, { address: client.address, failures: Math.max(0, held.failures - 1), blocked_until: null });
    await setAttemptOutcome(tx, id, 'busy');
  });
}

/** The password was right: this address begins anew. In the transaction of what the password was asked for. */
export async function passAttempt(tx: Tx, ctx: Context, client: Client, { id }: Attempt): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await holdDelay(tx, client.address, at);
  await saveDelay(tx, { address: client.address, failures: 0, failed_at: null, blocked_until: null, known_at: at });
  await setAttemptOutcome(tx, id, 'signed-in');
}

/** The owner's sessions: made at sign-in, kept for two hours, ended by the owner. The cookie's secret is kept as its hash alone. */
import { createHash, randomBytes } from 'node:crypto';
import { type OwnerAccess, SESSION_MS } from '#contracts/owner.ts';
import type { Colleague } from '#contracts/rights.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { findRow, listSome } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { toColleague } from '#server/features/owner/colleague-rows.ts';
import { describeDevice } from '#server/features/owner/device.ts';
import { forgetAllDevices } from '#server/features/owner/known-devices.ts';
import {
  type AttemptRow,
  deleteSessions,
  findSessionByHash,
  insertSession,
  listAttemptRows,
  listSessionRows,
} from '#server/features/owner/repo.ts';

/** Where a request comes from, as the site counts it; the User-Agent already shortened. `device`: one that is known (known-devices.ts). */
export type Client = { address: string; userAgent: string; device?: string | undefined };
/** ISO times. `who`: somebody beside the owner; null for the owner. */
export type LiveSession = {
  id: string;
  signedInAt: string;
  endsAt: string;
  who: Colleague | null;
};

const SECRET = /^[A-Za-z0-9_-]{43}$/;
const ATTEMPTS_SHOWN = 50;
/** However many guesses came since: whether somebody got in is what the owner looks for. */
const SIGN_INS_SHOWN = 10;

const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes a session in the transaction of its sign-in; one that was presented along is ended. */
export async function startSession(
  tx: Tx,
  ctx: Context,
  client: Client,
  presented: string | null,
  who: Colleague | null = null,
): Promise<{ secret: string; session: LiveSession }> {
  const now = ctx.clock.now();
  const secret = randomBytes(32).toString('base64url');
  const session = {
    id: ctx.ids.make('own'),
    signedInAt: now.toISOString(),
    endsAt: new Date(now.getTime() + SESSION_MS).toISOString(),
    who,
  };
  await deleteSessions(tx, { endedBy: session.signedInAt });
  if (presented !== null) await deleteSessions(tx, { secretHash: hashSecret(presented) });
  await insertSession(tx, {
    id: session.id,
    secret_hash: hashSecret(secret),
    created_at: session.signedInAt,
    ends_at: session.endsAt,
    address: client.address,
    user_agent: client.userAgent,
    colleague_id: who?.id ?? null,
  });
  return { secret, session };
}

/** Null for a secret that was never given out, has been ended, or is older than two hours. */
export async function findSession({
  ctx,
  secret,
}: {
  ctx: Context;
  secret: string | null;
}): Promise<LiveSession | null> {
  if (secret === null || !SECRET.test(secret)) return null;
  const row = await findSessionByHash(
    ctx.db.read,
    hashSecret(secret),
    ctx.clock.now().toISOString(),
  );
  if (!row) return null;
  const colleague =
    row.colleague_id === null
      ? null
      : await findRow(ctx.db.read, 'colleagues', { id: row.colleague_id });
  // A sign-in that was taken away opens nothing, also where its session was begun at the same moment.
  if (colleague === undefined) return null;
  return {
    id: row.id,
    signedInAt: row.created_at,
    endsAt: row.ends_at,
    who: colleague && toColleague(colleague),
  };
}

async function listAttempts(ctx: Context): Promise<AttemptRow[]> {
  const latest = await listAttemptRows(ctx.db.read, ATTEMPTS_SHOWN);
  const signIns = await listAttemptRows(ctx.db.read, SIGN_INS_SHOWN, 'signed-in');
  return [...latest, ...signIns.filter(({ id }) => latest.every((row) => row.id !== id))];
}

/** Live sessions and the latest attempts to sign in. */
export async function listAccess({
  ctx,
  sessionId,
  canChangePassword,
}: {
  ctx: Context;
  sessionId: string;
  canChangePassword: boolean;
}): Promise<OwnerAccess> {
  requireOwner(ctx);
  const [sessions, attempts, colleagues] = [
    await listSessionRows(ctx.db.read, ctx.clock.now().toISOString()),
    await listAttempts(ctx),
    await listSome(ctx.db.read, 'colleagues', ['id', 'name'], {}),
  ];
  const nameOf = new Map(colleagues.map(({ id, name }) => [id, name]));
  return {
    canChangePassword,
    sessions: sessions.map((row) => ({
      id: row.id,
      signedInAt: row.created_at,
      endsAt: row.ends_at,
      address: row.address,
      device: describeDevice(row.user_agent),
      isCurrent: row.id === sessionId,
      who: row.colleague_id === null ? null : (nameOf.get(row.colleague_id) ?? null),
    })),
    attempts: attempts.map((row) => ({
      id: row.id,
      at: row.at,
      outcome: row.outcome as OwnerAccess['attempts'][number]['outcome'],
      address: row.address,
      device: describeDevice(row.user_agent),
      count: row.count,
    })),
  };
}

/** Ends one session by its public id: the owner's own at logout, or another of theirs. */
export async function endSession({
  ctx,
  id,
  action,
}: {
  ctx: Context;
  id: string;
  action: 'owner.sign-out' | 'owner.end-session';
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    if ((await deleteSessions(tx, { id })) === 0)
      throw new AppError('not-found', 'That session has already ended.');
    await writeAudit(tx, ctx, { action, subject: id });
  });
}

/** @returns how many others were ended */
export async function endOtherSessions({
  ctx,
  sessionId,
  device,
}: {
  ctx: Context;
  sessionId: string;
  /** Of this session: it stays known. */ device: string | undefined;
}): Promise<number> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    const count = await deleteSessions(tx, { allBut: sessionId });
    await forgetAllDevices(tx, device);
    await writeAudit(tx, ctx, {
      action: 'owner.end-other-sessions',
      subject: sessionId,
      detail: { count },
    });
    return count;
  });
}

/** Setting the owner's password; whenever it changes, sessions end. */
import { ChangePasswordInput, PASSWORD_LENGTH } from '#contracts/owner.ts';
import { type Context, requireActor, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { deleteRows, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import { forgetAllDevices } from '#server/features/owner/known-devices.ts';
import { type LoginGuard, withPassword } from '#server/features/owner/log-in.ts';
import { deleteSessions } from '#server/features/owner/repo.ts';
import type { Client } from '#server/features/owner/sessions.ts';
import {
  addPasswordHash,
  findPasswordHash,
  type PasswordHasher,
  savePasswordHash,
} from '#server/features/settings/owner-password.ts';

/**
 * Keeps the owner's password as a hash: the configured one, else one made now. A configured one that is new ends all sessions.
 * @returns the password when it was made now, to be shown once; null otherwise
 */
export async function ensureOwnerPassword({
  ctx,
  configured,
  hasher,
}: {
  ctx: Context;
  configured: string | null;
  hasher: PasswordHasher;
}): Promise<string | null> {
  requireSystem(ctx);
  const known = await findPasswordHash(ctx.db.read);
  if (configured === null && known !== null) return null;
  if (configured !== null && known !== null && (await hasher.verify(known, configured)))
    return null;
  if (configured !== null) {
    await setOwnerPassword({ ctx, password: configured, hasher });
    return null;
  }
  const password = hasher.make();
  const hash = await hasher.hash(password);
  const isKept = await ctx.db.write(async (tx) => {
    // Another node may have made one in the meantime; the first stays.
    if (!(await addPasswordHash({ ctx, tx, hash }))) return false;
    await writeAudit(tx, ctx, {
      action: 'owner.password',
      subject: 'owner',
      detail: { made: true },
    });
    return true;
  });
  return isKept ? password : null;
}

/**
 * Sets the password from outside the site and ends all sessions.
 * @returns how many sessions were ended
 */
export async function setOwnerPassword({
  ctx,
  password,
  hasher,
}: {
  ctx: Context;
  password: string;
  hasher: PasswordHasher;
}): Promise<number> {
  requireSystem(ctx);
  if (password.length < PASSWORD_LENGTH.least || password.length > PASSWORD_LENGTH.most) {
    throw new AppError(
      'invalid',
      `The password must have ${PASSWORD_LENGTH.least} to ${PASSWORD_LENGTH.most} characters.`,
    );
  }
  const hash = await hasher.hash(password);
  return ctx.db.write(async (tx) => {
    await savePasswordHash({ ctx, tx, hash });
    const ended = await deleteSessions(tx, 'all');
    // Somebody may have added one of their own with the old password.
    await deleteRows(tx, 'passkeys', { colleague_id: null });
    await forgetAllDevices(tx);
    await writeAudit(tx, ctx, {
      action: 'owner.password',
      subject: 'owner',
      detail: { made: false, ended },
    });
    return ended;
  });
}

/**
 * The owner changes the password and stays signed in; everywhere else the session ends. A colleague changes their own, which ends their own sessions.
 * @returns how many other sessions were ended
 * @throws AppError invalid for a wrong current password, conflict where ADMIN_PASSWORD sets it; DelayedError
 */
export async function changePassword({
  ctx,
  guard,
  client,
  sessionId,
  input,
  canChange,
}: {
  ctx: Context;
  guard: LoginGuard;
  client: Client;
  sessionId: string;
  input: ChangePasswordInput;
  canChange: boolean;
}): Promise<number> {
  requireOwner(ctx);
  const by = ctx.actor.kind === 'owner' ? (ctx.actor.by ?? null) : null;
  if (!canChange && by === null)
    throw new AppError(
      'conflict',
      'The password is set by ADMIN_PASSWORD where the server is started. Please change it there.',
    );
  const { currentPassword, newPassword } = ChangePasswordInput.parse(input);
  if (newPassword === currentPassword)
    throw new AppError('invalid', 'The new password is the one you have now.', [
      { field: 'newPassword', message: 'The new password is the one you have now.' },
    ]);
  const hash = await guard.hasher.hash(newPassword);
  const outcome = await withPassword({
    ctx,
    guard,
    client,
    password: currentPassword,
    whose: by && { id: by.id },
    passedAs: 'password-confirmed',
    async apply(tx) {
      if (by) {
        await updateRows(
          tx,
          'colleagues',
          { id: by.id },
          { password_hash: hash, updated_at: ctx.clock.now().toISOString() },
        );
        const ended = await deleteSessions(tx, { of: by.id, but: sessionId });
        await writeAudit(tx, ctx, {
          action: 'owner.own-password',
          subject: `colleagues:${by.id}`,
          detail: { ended },
        });
        return ended;
      }
      await savePasswordHash({ ctx, tx, hash });
      const ended = await deleteSessions(tx, { allBut: sessionId });
      await forgetAllDevices(tx, client.device);
      await writeAudit(tx, ctx, {
        action: 'owner.password',
        subject: 'owner',
        detail: { made: false, ended },
      });
      return ended;
    },
  });
  if (!outcome.isRight)
    throw new AppError('invalid', 'The current password is not right.', [
      { field: 'currentPassword', message: 'The current password is not right.' },
    ]);
  return outcome.result;
}

function requireSystem(ctx: Context): void {
  requireActor(ctx, 'system');
}

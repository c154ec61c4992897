/** The hash of the owner's password, among the settings. Who may set it is decided by the owner's feature. */
import type { Context } from '#server/context.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { addSetting, findSetting, saveSetting } from '#server/features/settings/repo.ts';

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** A new password that a person can type. */
  make(): string;
};

const OWNER_PASSWORD = 'owner.password-hash';

/** Null before the first start is done. */
export async function findPasswordHash(db: Reader): Promise<string | null> {
  const hash = await findSetting(db, OWNER_PASSWORD);
  return typeof hash === 'string' ? hash : null;
}

/** @returns whether it was written; one that is there stays */
export async function addPasswordHash({
  ctx,
  tx,
  hash,
}: {
  ctx: Context;
  tx: Tx;
  hash: string;
}): Promise<boolean> {
  return addSetting(tx, OWNER_PASSWORD, hash, ctx.clock.now().toISOString());
}

export async function savePasswordHash({
  ctx,
  tx,
  hash,
}: {
  ctx: Context;
  tx: Tx;
  hash: string;
}): Promise<void> {
  await saveSetting(tx, OWNER_PASSWORD, hash, ctx.clock.now().toISOString());
}

/** Business settings, and the owner's password. */
import { BusinessSettings } from '#contracts/site-info.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { addSetting, findSetting, saveSetting } from '#server/features/settings/repo.ts';

const BUSINESS = 'business';
const OWNER_PASSWORD = 'owner.password-hash';

/** Anyone may read them: they are what the site says about the firm. */
export async function readSettings({ ctx }: { ctx: Context }): Promise<BusinessSettings> {
  const stored = BusinessSettings.safeParse(await findSetting(ctx.db.read, BUSINESS));
  if (!stored.success) throw new AppError('unavailable', 'The settings of the site cannot be read at the moment.');
  return stored.data;
}

/** Fills a fresh database; what is there stays. */
export async function seedSettings({ ctx, tx, business }: { ctx: Context; tx: Tx; business: BusinessSettings }): Promise<void> {
  requireSystem(ctx);
  if (await addSetting(tx, BUSINESS, BusinessSettings.parse(business), ctx.clock.now().toISOString())) {
    await writeAudit(tx, ctx, { action: 'settings.seed', subject: BUSINESS });
  }
}

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  verify(hash: string, password: string): Promise<boolean>;
  /** A new password that a person can type. */
  make(): string;
};

/**
 * Keeps the owner's password as a hash: the configured one, else one made now.
 * @returns the password when it was made now, to be shown once; null otherwise
 */
export async function ensureOwnerPassword({ ctx, configured, hasher }: { ctx: Context; configured: string | null; hasher: PasswordHasher }): Promise<string | null> {
  requireSystem(ctx);
  const known = await findSetting(ctx.db.read, OWNER_PASSWORD);
  if (configured === null && typeof known === 'string') return null;
  if (configured !== null && typeof known === 'string' && (await hasher.verify(known, configured))) return null;
  const password = configured ?? hasher.make();
  const hash = await hasher.hash(password);
  const isKept = await ctx.db.write(async (tx) => {
    const at = ctx.clock.now().toISOString();
    if (configured === null) {
      // Another node may have made one in the meantime; the first stays.
      if (!(await addSetting(tx, OWNER_PASSWORD, hash, at))) return false;
    } else {
      await saveSetting(tx, OWNER_PASSWORD, hash, at);
    }
    await writeAudit(tx, ctx, { action: 'owner.password', subject: 'owner', detail: { made: configured === null } });
    return true;
  });
  return configured === null && isKept ? password : null;
}

function requireSystem(ctx: Context): void {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the server itself may do this.');
}

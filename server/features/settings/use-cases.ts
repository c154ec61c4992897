/** Business settings. */
import { BusinessSettings } from '#contracts/site-info.ts';
import { type Context, requireActor } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { addSetting, findSetting } from '#server/features/settings/repo.ts';

export const SETTING_KEYS = {
  business: 'business',
  booking: 'booking-links',
  prices: 'price-list',
  textModel: 'text-model',
  carousel: 'carousel',
  policyPrivacy: 'policy-privacy',
  policyTerms: 'policy-terms',
  policyCookies: 'policy-cookies',
  policyComplaints: 'policy-complaints',
  policyCancellation: 'policy-cancellation',
} as const;
const BUSINESS = SETTING_KEYS.business;

/** Anyone may read them: they are what the site says about the firm. */
export async function readSettings({ ctx }: { ctx: Context }): Promise<BusinessSettings> {
  const stored = BusinessSettings.safeParse(await findSetting(ctx.db.read, BUSINESS));
  if (!stored.success)
    throw new AppError('unavailable', 'The settings of the site cannot be read at the moment.');
  return stored.data;
}

/** Fills a fresh database; what is there stays. */
export async function seedSettings({
  ctx,
  tx,
  business,
}: {
  ctx: Context;
  tx: Tx;
  business: BusinessSettings;
}): Promise<void> {
  requireSystem(ctx);
  if (
    await addSetting(tx, BUSINESS, BusinessSettings.parse(business), ctx.clock.now().toISOString())
  ) {
    await writeAudit(tx, ctx, { action: 'settings.seed', subject: BUSINESS });
  }
}

function requireSystem(ctx: Context): void {
  requireActor(ctx, 'system');
}

/** Which sample content was put into this database last. */
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { findSetting, saveSetting } from '#server/features/settings/repo.ts';

const KEY = 'content-version';

export async function isContentKnown({
  ctx,
  version,
}: {
  ctx: Context;
  version: string;
}): Promise<boolean> {
  return (await findSetting(ctx.db.read, KEY)) === version;
}

export async function rememberContent({
  ctx,
  tx,
  version,
}: {
  ctx: Context;
  tx: Tx;
  version: string;
}): Promise<void> {
  await saveSetting(tx, KEY, version, ctx.clock.now().toISOString());
}

/** The secret that private links are signed with: made at the first need, kept with the settings, never shown. */
import { randomBytes } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { addSetting, findSetting } from '#server/features/settings/repo.ts';

const KEY = 'links.secret';
/** 256 bits. */
const BYTES = 32;

export async function readLinkSecret({
  ctx,
}: {
  ctx: Pick<Context, 'db' | 'clock'>;
}): Promise<Buffer> {
  const known = await findSetting(ctx.db.read, KEY);
  if (typeof known === 'string') return Buffer.from(known, 'base64url');
  const made = randomBytes(BYTES);
  // Two at once, on two nodes even: the first one stays, and both read it.
  await ctx.db.write((tx) =>
    addSetting(tx, KEY, made.toString('base64url'), ctx.clock.now().toISOString()),
  );
  return Buffer.from(String(await findSetting(ctx.db.read, KEY)), 'base64url');
}

/** "No more e-mails of this kind": the link names an address by its hash and a kind, so that it works when the message is long gone. */
import { MAIL_PURPOSES } from '#contracts/mail.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { addressHash } from '#server/features/mail/addresses.ts';
import { addSuppression, isSuppressed } from '#server/features/mail/repo.ts';
import { linkToken, readLinkToken } from '#server/links.ts';

/** A SHA-256 in base64url; the kind follows it. */
const HASH_LENGTH = 43;

type Ending = { addressHash: string; purpose: string };

export async function unsubscribePath(
  ctx: Context,
  address: string,
  purpose: string,
): Promise<string> {
  const hash = Buffer.from(addressHash(address), 'hex').toString('base64url');
  return `/unsubscribe/${await linkToken(ctx, 'unsubscribe', `${hash}${purpose}`)}`;
}

async function readEnding(ctx: Context, token: string): Promise<Ending | null> {
  const id = await readLinkToken(ctx, 'unsubscribe', token);
  if (id === null) return null;
  return {
    addressHash: Buffer.from(id.slice(0, HASH_LENGTH), 'base64url').toString('hex'),
    purpose: id.slice(HASH_LENGTH),
  };
}

const wordsOf = (purpose: string): string =>
  (MAIL_PURPOSES as Record<string, string>)[purpose] ?? 'e-mails of this kind';

/** What a link ends, and whether it has been ended; null when it is none of ours. */
export async function readUnsubscribe({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<{ what: string; isDone: boolean } | null> {
  const ending = await readEnding(ctx, token);
  return (
    ending && {
      what: wordsOf(ending.purpose),
      isDone: await isSuppressed(ctx.db.read, ending.addressHash, ending.purpose),
    }
  );
}

/** Pressing twice changes nothing. @returns null when the link is none of ours */
export async function unsubscribe({
  ctx,
  token,
}: {
  ctx: Context;
  token: string;
}): Promise<{ what: string } | null> {
  const ending = await readEnding(ctx, token);
  if (!ending) return null;
  await ctx.db.write(async (tx) => {
    if (await isSuppressed(tx, ending.addressHash, ending.purpose)) return;
    await addSuppression(tx, {
      address_hash: ending.addressHash,
      purpose: ending.purpose,
      created_at: ctx.clock.now().toISOString(),
    });
    await writeAudit(tx, ctx, {
      action: 'mail.unsubscribe',
      subject: 'mail',
      detail: { purpose: ending.purpose },
    });
  });
  return { what: wordsOf(ending.purpose) };
}

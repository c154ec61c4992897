/**
 * Private links: the holder may see or change the one thing it was made for. Not stored; validity is checked by
 * signature. A link can be regenerated at any time, and ends with its target.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '#server/context.ts';
import { readLinkSecret } from '#server/features/settings/link-secret.ts';

export type LinkPurpose =
  | 'booking'
  | 'enquiry'
  | 'quote'
  | 'calendar-feed'
  | 'unsubscribe'
  | 'complaint'
  | 'cancellation'
  | 'form';
type Needs = Pick<Context, 'db' | 'clock'>;

const TOKEN = /^([A-Za-z0-9_-]{4,80})\.([A-Za-z0-9_-]{43})$/;

async function sign(ctx: Needs, purpose: LinkPurpose, id: string): Promise<string> {
  return createHmac('sha256', await readLinkSecret({ ctx }))
    .update(`${purpose}\0${id}`)
    .digest('base64url');
}

/** Do not call inside a write transaction: the first call stores the secret. */
export async function linkToken(ctx: Needs, purpose: LinkPurpose, id: string): Promise<string> {
  return `${id}.${await sign(ctx, purpose, id)}`;
}

/** The id of a token; null for any other text. */
export async function readLinkToken(
  ctx: Needs,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  // Compared as text: the last character has unused bits that decoding ignores.
  const given = Buffer.from(signature);
  const right = Buffer.from(await sign(ctx, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/**
 * Private links: who holds one may see or change the one thing it was made for. Nothing of them is stored; the signature
 * tells a true one. A link can be written again at any time, in a later e-mail say, and ends with what it leads to.
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

/** Not to be called inside a write: the first call of all stores the secret. */
export async function linkToken(ctx: Needs, purpose: LinkPurpose, id: string): Promise<string> {
  return `${id}.${await sign(ctx, purpose, id)}`;
}

/** The id that a token was made for; null for any other text. */
export async function readLinkToken(
  ctx: Needs,
  purpose: LinkPurpose,
  token: string,
): Promise<string | null> {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  // Letter by letter: the last one holds bits that decoding would not look at.
  const given = Buffer.from(signature);
  const right = Buffer.from(await sign(ctx, purpose, id));
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

/** Where a message may go: one address, checked, with nothing in it that could start a header of its own. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '#server/errors.ts';

const Address = z.email().max(200);
const MOST_NAME = 120;
const MOST_SUBJECT = 200;

/** Lines are folded into spaces, and what is no letter is left out. */
export const plainLine = (text: string, most: number): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most);

/** @throws AppError invalid when it is not exactly one e-mail address */
export function checkRecipient({ name, address }: { name: string | null; address: string }): {
  name: string | null;
  address: string;
} {
  const checked = Address.safeParse(address);
  if (!checked.success)
    throw new AppError('invalid', 'This is not an e-mail address that a message can be sent to.');
  return { name: name === null ? null : plainLine(name, MOST_NAME) || null, address: checked.data };
}

export const checkSubject = (subject: string): string => plainLine(subject, MOST_SUBJECT);

/** An address for comparing, not for reading. */
export const addressHash = (address: string): string =>
  createHash('sha256').update(`mail\0${address.trim().toLowerCase()}`).digest('hex');

const NAME = /^[\p{L}\p{M}'’.,& -]{1,60}$/u;

/**
 * A name as it may stand in a message to an address that nobody has checked: null for what could be somebody's advertisement,
 * sent by us to a stranger. "Ada Field" passes, "win at example.com" does not.
 */
export const greetingName = (name: string): string | null =>
  NAME.test(name) && !/\.\S|www|http/i.test(name) ? name : null;

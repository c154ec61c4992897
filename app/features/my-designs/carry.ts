/** A link that carries one's designs to another device: the secrets stand behind the #, which no browser sends to a server. */
import { MOST_REQUESTS } from '#contracts/mine.ts';

const MARK = '#carry=';
const PREFIX = 'ses_';
const SECRET = /^[A-Za-z0-9_-]{6,64}$/;

/** @param page the address of "My designs", without a hash */
export const linkToCarry = (page: string, sessionIds: readonly string[]): string =>
  `${page}${MARK}${sessionIds.map((id) => id.slice(PREFIX.length)).join('.')}`;

/** The secrets that such a link brings; none for any other. */
export function carriedIn(hash: string): string[] {
  if (!hash.startsWith(MARK)) return [];
  const parts = hash.slice(MARK.length).split('.').slice(0, MOST_REQUESTS);
  return [...new Set(parts.filter((part) => SECRET.test(part)).map((part) => PREFIX + part))];
}

/** The cookie that carries a session's secret. Behind TLS its name begins with __Host-, which browsers hold to this host, path / and TLS. */
import { SESSION_MS } from '#contracts/owner.ts';

const NAME = 'plotwright-owner';
const nameOf = (isSecure: boolean) => (isSecure ? `__Host-${NAME}` : NAME);
const rest = (isSecure: boolean) => `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** @returns the secret that a request's Cookie header carries; the first one where it comes twice */
export function readOwnerCookie(header: string | undefined, isSecure: boolean): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === nameOf(isSecure)) return part.slice(at + 1).trim();
  }
  return null;
}

/** A Set-Cookie header for a session that begins now. */
export const ownerCookie = (secret: string, isSecure: boolean) => `${nameOf(isSecure)}=${secret}; Max-Age=${SESSION_MS / 1000}; ${rest(isSecure)}`;

/** A Set-Cookie header that takes the cookie away. */
export const noOwnerCookie = (isSecure: boolean) => `${nameOf(isSecure)}=; Max-Age=0; ${rest(isSecure)}`;

/** The cookie that carries a session's secret. Behind TLS its name begins with __Host-, which browsers hold to this host, path / and TLS. */
import { SESSION_MS } from '#contracts/owner.ts';

const NAME = 'plotwright-owner';
const DEVICE_NAME = 'plotwright-owner-device';
/** As long as what is kept of attempts; each sign-in begins it anew. */
const DEVICE_SECONDS = 90 * 86_400;
const nameOf = (isSecure: boolean, name = NAME) => (isSecure ? `__Host-${name}` : name);
const rest = (isSecure: boolean) =>
  `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;

/** @returns what a request's Cookie header carries under a name; the first where it comes twice */
function readCookie(header: string | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** @returns the secret of the session that a request carries */
export const readOwnerCookie = (header: string | undefined, isSecure: boolean) =>
  readCookie(header, nameOf(isSecure));

/** @returns the secret of the device that a request carries: known-devices.ts */
export const readDeviceCookie = (header: string | undefined, isSecure: boolean) =>
  readCookie(header, nameOf(isSecure, DEVICE_NAME));

/** A Set-Cookie header for a session that begins now. */
export const ownerCookie = (secret: string, isSecure: boolean) =>
  `${nameOf(isSecure)}=${secret}; Max-Age=${SESSION_MS / 1000}; ${rest(isSecure)}`;

/** A Set-Cookie header for the device that has just signed in. */
export const deviceCookie = (secret: string, isSecure: boolean) =>
  `${nameOf(isSecure, DEVICE_NAME)}=${secret}; Max-Age=${DEVICE_SECONDS}; ${rest(isSecure)}`;

/** A Set-Cookie header that takes the cookie away. */
export const noOwnerCookie = (isSecure: boolean) =>
  `${nameOf(isSecure)}=; Max-Age=0; ${rest(isSecure)}`;

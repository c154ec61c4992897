/**
 * What this browser remembers of a sign-in: that there was one, and when. It opens nothing; the server asks for its
 * own session every time. Taking it away signs this browser out.
 */
export const FLAG_KEY = 'plotwright-admin';
export const TIME_KEY = 'plotwright-admin-at';
/** Two hours, as long as the server's session. */
export const FLAG_MS = 2 * 3_600_000;

/** 'unknown' where the browser keeps nothing for any site: then the server's word alone counts. */
export type FlagState = 'signed-in' | 'signed-out' | 'unknown';

/** @param at milliseconds since 1970 */
export function rememberSignIn(at: number): void {
  try {
    // The flag last: no other tab finds one without its time.
    localStorage.setItem(TIME_KEY, String(at));
    localStorage.setItem(FLAG_KEY, 'true');
  } catch {
    // A browser that keeps nothing still has the session.
  }
}

export function forgetSignIn(): void {
  try {
    localStorage.removeItem(FLAG_KEY);
    localStorage.removeItem(TIME_KEY);
  } catch {
    // Nothing was kept.
  }
}

/** @returns milliseconds until the flag is too old; two hours where nothing is kept */
export function flagLeft(now: number): number {
  try {
    return Math.max(0, Number(localStorage.getItem(TIME_KEY) ?? now) + FLAG_MS - now);
  } catch {
    return FLAG_MS;
  }
}

export function readFlag(now: number): FlagState {
  try {
    const at = Number(localStorage.getItem(TIME_KEY) ?? Number.NaN);
    // A clock that was set back does not make a sign-in last longer.
    const isFresh = now - at < FLAG_MS && at - now < FLAG_MS;
    return localStorage.getItem(FLAG_KEY) === 'true' && isFresh ? 'signed-in' : 'signed-out';
  } catch {
    return 'unknown';
  }
}

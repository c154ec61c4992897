/** Signing in from the page. */
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { rememberSignIn } from './session-flag.ts';

export type SignInOutcome =
  | { kind: 'done' }
  | { kind: 'refused'; message: string }
  | { kind: 'no-answer' };

const WAIT_MS = 30_000;

/**
 * Sends the password and, where it is right, remembers the sign-in. Never throws.
 * @param email of somebody beside the owner; empty for the owner
 */
export async function sendPassword(
  password: string,
  email = '',
  now: () => number = Date.now,
): Promise<SignInOutcome> {
  let response: Response;
  let body: { success?: unknown; message?: unknown } | null;
  try {
    response = await fetch(ADMIN_API.login, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(email === '' ? { password } : { email, password }),
      signal: AbortSignal.timeout(WAIT_MS),
    });
    body = (await response.json().catch(() => null)) as typeof body;
  } catch {
    return { kind: 'no-answer' };
  }
  if (!response.ok || body?.success !== true)
    return {
      kind: 'refused',
      message:
        typeof body?.message === 'string' && body.message ? body.message : 'Invalid password',
    };
  rememberSignIn(now());
  return { kind: 'done' };
}

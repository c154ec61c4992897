/** Leaving the back office. */
import { forgetSignIn } from '#app/features/admin-login/session-flag.ts';
import { ADMIN_API, LOGIN_PAGE } from '#contracts/admin-paths.ts';

const WAIT_MS = 5_000;

/** Ends the session, forgets it, and goes to the login as a new document: nothing of the back office stays in memory. */
export async function signOut(goTo = LOGIN_PAGE): Promise<void> {
  forgetSignIn();
  // Without an answer the session ends by itself after two hours; leaving is not held up by it.
  await fetch(ADMIN_API.logout, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => undefined);
  location.replace(goTo);
}

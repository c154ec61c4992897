/** The question "please sign in again", asked once however many calls wait for its answer. */
import { forgetSignIn } from '#app/features/admin-login/session-flag.ts';
import { ADMIN_API, LOGIN_PAGE } from '#contracts/admin-paths.ts';

type Asking = {
  promise: Promise<boolean>;
  answer: (isSignedIn: boolean) => void;
  /** Something that the owner pressed waits for it. */ isForPress: boolean;
};

let asking: Asking | null = null;
/** The owner would rather not: what only reads does not ask again before they press something. */
let isDeclined = false;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

export const sessionStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAsking: (): boolean => asking !== null,
  isPressWaiting: (): boolean => asking?.isForPress ?? false,
};

/**
 * @param isReading a list that loads its next page automatically
 * @returns true once the owner is signed in again, false when they would rather not
 */
export function askToSignIn(isReading: boolean): Promise<boolean> {
  // Without a mounted dialog the question cannot be answered.
  if (listeners.size === 0 || (isReading && isDeclined && !asking)) return Promise.resolve(false);
  if (!asking) {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    asking = { promise, answer: resolve, isForPress: false };
    tell();
  }
  if (!isReading) asking.isForPress = true;
  return asking.promise;
}

export function answerSignIn(isSignedIn: boolean): void {
  const was = asking;
  asking = null;
  isDeclined = !isSignedIn;
  // Not the press that has just answered: that one is on its way already.
  if (isDeclined)
    window.addEventListener('click', () => void (isDeclined = false), {
      capture: true,
      once: true,
    });
  tell();
  was?.answer(isSignedIn);
}

const WAIT_MS = 5_000;

/** Ends the session, forgets it, and goes to the login as a new document: nothing of the back office stays in memory. */
export async function signOut(goTo = LOGIN_PAGE): Promise<void> {
  forgetSignIn();
  // If the call fails the session expires after two hours; logging out does not wait.
  await fetch(ADMIN_API.logout, {
    method: 'POST',
    credentials: 'include',
    keepalive: true,
    signal: AbortSignal.timeout(WAIT_MS),
  }).catch(() => undefined);
  location.replace(goTo);
}
